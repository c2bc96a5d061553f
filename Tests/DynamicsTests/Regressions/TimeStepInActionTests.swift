import Dynamics
import Testing

/// An action that set `timeStep` replaced the clock while time passed.
///
/// `droppedTime` became negative, and steps still due were taken at the new length, so the total
/// time was wrong.
@Suite struct TimeStepInActionTests {
  /// Calls the action once, after a number of steps.
  private func act(
    in animator: DynamicAnimator, after steps: Int, _ action: @escaping (DynamicAnimator) -> Void
  ) {
    let behavior = DynamicBehavior()
    var left = steps
    behavior.action = { [unowned animator] in
      left -= 1
      if left == 0 { action(animator) }
    }
    animator.addBehavior(behavior)
  }

  private func letFall(in animator: DynamicAnimator) -> BasicItem {
    let item = BasicItem.crate(at: 0, 0)
    animator.withoutResistance(item)
    animator.addBehavior(GravityBehavior(items: [item]))
    return item
  }

  @Test func droppedTimeNeverFalls() {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    _ = letFall(in: animator)
    source.tick(at: 0)
    source.tick(at: 10)
    expect(animator.droppedTime, near: 9.75, within: 1e-9)
    act(in: animator, after: 1) { $0.timeStep = 1.0 / 60 }
    source.tick(at: 10.1)
    expect(animator.droppedTime, near: 9.75, within: 1e-9)
    expect(animator.elapsedTime, near: 0.35, within: 1e-9)
    source.tick(at: 20.1)
    expect(animator.droppedTime, near: 9.75 + 9.5, within: 1e-9)
  }

  @Test(arguments: [1.0 / 60, 1.0 / 240, 0.0001, 0.1]) func asMuchTimePassesAsWasAsked(step: Double)
  {
    let animator = DynamicAnimator.headless()
    let item = letFall(in: animator)
    act(in: animator, after: 60) { $0.timeStep = step }
    animator.advance(by: 2)
    expect(animator.elapsedTime, near: 2, within: 1e-9)
    // ½ g t², and the error of steps of such a length.
    expect(item.center.y, near: 2000, within: 1000 * 2 * step + 10)
  }

  @Test func timeThatFillsNoStepIsCarriedIntoStepsOfAnotherLength() {
    let animator = DynamicAnimator.headless()
    _ = letFall(in: animator)
    animator.advance(by: 0.008)
    animator.timeStep = 0.001
    #expect(animator.elapsedTime == 0.008)
    animator.advance(by: 0.002)
    expect(animator.elapsedTime, near: 0.01, within: 1e-12)
    animator.timeStep = 0.01
    animator.advance(by: 0.01)
    expect(animator.elapsedTime, near: 0.02, within: 1e-12)
  }

  @Test func theLimitIsInSecondsWhateverTheLengthOfSteps() {
    let animator = DynamicAnimator.headless()
    _ = letFall(in: animator)
    act(in: animator, after: 60) { $0.timeStep = 1.0 / 60 }
    animator.advanceUntilPaused(limit: 2)
    expect(animator.elapsedTime, near: 2, within: 1e-9)
  }

  @Test func theTimeOfAnActionIsThatOfTheStepsTaken() {
    let animator = DynamicAnimator.headless()
    _ = letFall(in: animator)
    var time = 0.0
    act(in: animator, after: 30) { time = $0.elapsedTime }
    animator.advance(by: 1)
    #expect(time == 0.25)
  }
}
