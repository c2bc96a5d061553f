import Testing

@testable import Dynamics

/// An animator that follows the main beat may be passed to another task.
///
/// There, it changed the list of those that share the beat; concurrent changes ended the process.
@Suite struct OffMainQueueTests {
  @Test func manyTasksMayHaveAnimatorsThatWereMadeOnTheMainActor() async {
    await #expect(processExitsWith: .success) {
      DynamicsDiagnostics.handler = { _ in }
      await useManyElsewhere()
    }
  }

  @Test @MainActor func usedElsewhereItIsReportedOnceAndHeadless() async {
    let animator = DynamicAnimator()
    let itFollowedFrames = animator.followsFrames
    let reports = await Task.detached {
      await DynamicsDiagnostics.collecting {
        animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
        #expect(!animator.followsFrames && animator.isRunning)
        animator.pause()
        animator.resume()
        animator.advance(by: 0.5)
        #expect(animator.elapsedTime == 0.5)
        animator.removeAllBehaviors()
        animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
        await animator.settled()
        #expect(!animator.isRunning)
      }.diagnostics
    }.value
    #expect(itFollowedFrames)
    #expect(reports.map(\.reporter) == ["DynamicAnimator"])
  }

  /// Only the wait is done elsewhere.
  @Test @MainActor func waitedForElsewhereItTakesItsStepsThere() async {
    let animator = DynamicAnimator(referenceView: nil, frameSource: SharedFrameSource())
    animator.pause()
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    let reports = await Task.detached {
      await DynamicsDiagnostics.collecting {
        animator.resume()
        await animator.settled()
        #expect(!animator.isRunning && !animator.followsFrames)
      }.diagnostics
    }.value
    #expect(reports.map(\.reporter).contains("DynamicAnimator"))
  }

  /// An animator may be released anywhere.
  @Test @MainActor func releasedElsewhereItIsNotReported() async {
    let animator = DynamicAnimator()
    let reports = await releaseElsewhere(animator)
    #expect(reports == [])
  }

  @MainActor private func releaseElsewhere(
    _ animator: sending DynamicAnimator
  ) async -> [DynamicsDiagnostic] {
    let task = Task.detached {
      DynamicsDiagnostics.collecting { _ = animator.isRunning }.diagnostics
    }
    return await task.value
  }
}

/// Uses animators that were made on the main actor in several tasks at once, while it makes more.
@MainActor private func useManyElsewhere() async {
  await withTaskGroup(of: Void.self) { group in
    for round in 0..<3000 {
      let animator = DynamicAnimator()
      group.addTask {
        animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 50, 50)]))
        for _ in 0..<3 {
          animator.pause()
          animator.resume()
        }
        if round % 2 == 0 { animator.advance(by: 0.1) }
      }
    }
  }
}
