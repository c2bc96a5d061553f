import Testing

@testable import Dynamics

/// Waiting for an animator whose frames do not come.
@Suite struct MissingFramesTests {
  @MainActor private func makeFalling(_ source: any FrameSource) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    // Other tests keep the processors busy.
    animator.waits.checkInterval = .seconds(600)
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    return animator
  }

  @Test @MainActor func aSilentSourceIsReportedOnceAndWaitedFor() async {
    let animator = makeFalling(ManualFrameSource())
    animator.waits.checkInterval = .milliseconds(1)
    let (reports, report) = AsyncStream.makeStream(of: String.self)
    let wait = DynamicsDiagnostics.withHandler({ report.yield($0.description) }) {
      Task { @MainActor in await animator.settled() }
    }
    var iterator = reports.makeAsyncIterator()
    #expect(
      await iterator.next()?.hasPrefix("DynamicAnimator.settled(): no frame has come") == true)
    #expect(!wait.isCancelled && animator.isRunning)
    wait.cancel()
    await wait.value
    report.finish()
    #expect(await iterator.next() == nil)
  }

  @Test @MainActor func aSourceThatTicksIsNotReported() async {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    let reports = await DynamicsDiagnostics.collecting {
      let wait = Task { @MainActor in await animator.settled() }
      while animator.waits.count == 0 { await Task.yield() }
      for frame in 0...60 { source.tick(at: Double(frame) / 60) }
      await wait.value
    }.diagnostics
    #expect(reports == [])
  }

  @Test @MainActor func aSourceThatWasTakenAwayIsNotWaitedFor() async {
    let source = ManualFrameSource()
    let animator = makeFalling(source)
    let reports = await DynamicsDiagnostics.collecting {
      source.onFrame = { _ in }
      await animator.settled()
    }.diagnostics
    #expect(reports.map(\.reporter) == ["DynamicAnimator.settled()"])
  }

  @Test @MainActor func aSourceThatIsTakenAwayEndsTheWait() async {
    let link = DisplayLink()
    let animator = makeFalling(link)
    let reports = await DynamicsDiagnostics.collecting {
      let wait = Task { @MainActor in await animator.settled() }
      while animator.waits.count == 0 { await Task.yield() }
      link.invalidate()
      await wait.value
    }.diagnostics
    #expect(reports.map(\.reporter).contains("DynamicAnimator.settled()"))
    #expect(Set(reports).count == 1)
  }

  @Test @MainActor func aSourceThatGoesAfterRestIsNoMatter() async {
    final class Quitter: DynamicAnimatorDelegate {
      let link = ManualFrameSource()
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { link.onFrame = nil }
    }
    let quitter = Quitter()
    let animator = DynamicAnimator(referenceView: nil, frameSource: quitter.link)
    // Other tests keep the processors busy.
    animator.waits.checkInterval = .seconds(600)
    animator.delegate = quitter
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    let reports = await DynamicsDiagnostics.collecting {
      let wait = Task { @MainActor in await animator.settled() }
      while animator.waits.count == 0 { await Task.yield() }
      for frame in 0...60 { quitter.link.tick(at: Double(frame) / 60) }
      await wait.value
    }.diagnostics
    #expect(reports == [])
  }
}
