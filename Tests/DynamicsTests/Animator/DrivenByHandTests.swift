import Testing

@testable import Dynamics

/// An animator with frames that the program drives itself.
@Suite struct DrivenByHandTests {
  private func makeFalling(
    _ source: ManualFrameSource
  ) -> (animator: DynamicAnimator, item: BasicItem) {
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    let item = BasicItem.crate(at: 0, 0)
    animator.addBehavior(GravityBehavior(items: [item]))
    return (animator, item)
  }

  @Test func framesMoveItNoMoreOnceTheProgramDoes() {
    let ways: [(DynamicAnimator) -> Void] = [
      { $0.advance(by: 0.5) },
      { animator in for _ in 0..<60 { animator.step() } },
      { $0.advanceUntilPaused(limit: 0.5) },
      { animator in
        animator.followsFrames = false
        animator.advance(by: 0.5)
      },
    ]
    for drive in ways {
      let source = ManualFrameSource()
      let (animator, item) = makeFalling(source)
      #expect(animator.followsFrames && !source.isPaused)
      drive(animator)
      #expect(!animator.followsFrames && source.isPaused)
      for frame in 0...60 { source.tick(at: Double(frame) / 60) }
      #expect(animator.elapsedTime == 0.5)
      let twin = DynamicAnimator.headless()
      let other = BasicItem.crate(at: 0, 0)
      twin.addBehavior(GravityBehavior(items: [other]))
      twin.advance(by: 0.5)
      #expect(item.center == other.center)
      #expect(animator.stateHash == twin.stateHash)
    }
  }

  @Test func itGoesBackToItsFramesWhenTold() {
    let source = ManualFrameSource()
    let (animator, _) = makeFalling(source)
    source.tick(at: 0)
    source.tick(at: 0.1)
    animator.advance(by: 0.5)
    source.tick(at: 5)
    animator.followsFrames = true
    #expect(!source.isPaused)
    source.tick(at: 5.1)
    expect(animator.elapsedTime, near: 0.7, within: 1e-12)
  }

  @Test func atRestItIsTakenOverAsWell() {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.advance(by: 1)
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    #expect(source.isPaused)
    source.tick(at: 0)
    source.tick(at: 1)
    #expect(animator.isRunning && animator.elapsedTime == 0)
  }

  @Test func aCallThatIsRefusedLeavesItToItsFrames() {
    let source = ManualFrameSource()
    let (animator, _) = makeFalling(source)
    let behavior = DynamicBehavior()
    behavior.action = { [unowned animator] in animator.advance(by: 1) }
    animator.addBehavior(behavior)
    let reports = DynamicsDiagnostics.collecting {
      animator.advance(by: .nan)
      source.tick(at: 0)
      source.tick(at: 1.0 / 120)
    }.diagnostics
    #expect(reports.count == 2)
    #expect(animator.followsFrames)
  }

  @Test func aHeadlessAnimatorHasNothingToFollow() {
    let animator = DynamicAnimator.headless()
    #expect(!animator.followsFrames)
    let reports = DynamicsDiagnostics.collecting { animator.followsFrames = true }.diagnostics
    #expect(reports.count == 1)
    #expect(!animator.followsFrames)
  }

  /// Like a test that awaits something while the main beat runs.
  @Test @MainActor func whatIsAwaitedInBetweenMovesNothing() async throws {
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    animator.advance(by: 0.25)
    // Another animator follows the beat meanwhile, so that there are frames to ignore.
    let other = DynamicAnimator()
    other.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    await other.settled()
    animator.advance(by: 0.25)
    #expect(animator.elapsedTime == 0.5)
  }

  @Test @MainActor func whoWaitedForItsFramesTakesTheStepsInstead() async {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    let wait = Task { @MainActor in await animator.settled() }
    while animator.waits.count == 0 { await Task.yield() }
    animator.advance(by: 0.1)
    await wait.value
    #expect(!animator.isRunning)
    expect(animator.elapsedTime, near: 61.0 / 120, within: 1e-12)
  }
}
