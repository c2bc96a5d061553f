import Testing

@testable import Dynamics

/// `settled()` waited forever without a report while the speed was 0, since frames came.
///
/// It did not report frames that ended after the first one either, and reported from another task.
@Suite struct WaitingInVainTests {
  @MainActor private func makeFalling(_ source: any FrameSource) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    animator.waits.checkInterval = .milliseconds(1)
    return animator
  }

  /// Starts two waits, sends two frames, and returns the reports within several times their
  /// patience.
  @MainActor private func reports(
    of animator: DynamicAnimator, _ source: ManualFrameSource
  ) async -> [String] {
    let (reports, report) = AsyncStream.makeStream(of: String.self)
    let waits = DynamicsDiagnostics.withHandler({
      // A wait on the main actor reports there.
      MainActor.assertIsolated()
      report.yield($0.message)
    }) {
      (0..<2).map { _ in Task { @MainActor in await animator.settled() } }
    }
    while animator.waits.count < 2 { await Task.yield() }
    source.tick(at: 0)
    source.tick(at: 1.0 / 60)
    var all: [String] = []
    for await message in reports {
      all.append(message)
      break
    }
    // Time for another report, which must not come.
    try? await Task.sleep(for: .milliseconds(20))
    for wait in waits {
      wait.cancel()
      await wait.value
    }
    report.finish()
    for await message in reports { all.append(message) }
    return all
  }

  @Test @MainActor func aSpeedOfZeroIsReportedOnce() async {
    let source = ManualFrameSource()
    let animator = makeFalling(source)
    animator.speed = 0
    let reports = await reports(of: animator, source)
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("the speed is 0") == true)
  }

  @Test @MainActor func framesThatEndAreReportedOnce() async {
    let source = ManualFrameSource()
    let animator = makeFalling(source)
    let reports = await reports(of: animator, source)
    #expect(animator.elapsedTime > 0)
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("no frame has come") == true)
  }

  @Test @MainActor func aHeadlessOneTakesStepsAtAnySpeed() async {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    animator.speed = 0
    await animator.settled()
    #expect(!animator.isRunning)
  }
}
