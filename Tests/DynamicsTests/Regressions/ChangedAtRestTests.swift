import Dynamics
import Testing

/// A history recorded what the delegate did on the pause as part of the step before, so that
/// `rewind(to:)` did not undo it.
@Suite struct ChangedAtRestTests {
  private final class Delegate: DynamicAnimatorDelegate {
    var onPause: () -> Void = {}
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { onPause() }
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}
  }

  private let item = BasicItem.crate(at: 0, 0)
  private let animator = DynamicAnimator.headless()
  private let push: PushBehavior
  private let history: History
  private let delegate = Delegate()

  init() {
    push = PushBehavior(items: [item], mode: .continuous)
    animator.addBehavior(push)
    history = History(animator, seconds: 10)
    animator.delegate = delegate
  }

  @Test func rewindUndoesWhatTheDelegateDid() throws {
    var hashAtRest: UInt64?
    delegate.onPause = { [unowned animator, push] in
      #expect(!animator.isRunning)
      hashAtRest = animator.stateHash
      push.magnitude = 1
    }
    while hashAtRest == nil { animator.step() }
    let time = animator.elapsedTime
    #expect(animator.isRunning)
    for _ in 0..<10 { animator.step() }
    #expect(item.center.x > 0)
    delegate.onPause = {}
    try history.rewind(to: time)
    #expect(push.magnitude == 0 && item.center == .zero)
    #expect(!animator.isRunning && animator.stateHash == hashAtRest)
  }

  /// Steps that the delegate takes come after the step that it is told of.
  @Test func stepsThatTheDelegateTakesAreInOrder() throws {
    var hashes: [(time: TimeInterval, hash: UInt64)] = []
    delegate.onPause = { [unowned animator, unowned delegate, push] in
      delegate.onPause = {}
      hashes.append((animator.elapsedTime, animator.stateHash))
      push.magnitude = 1
      for _ in 0..<3 {
        animator.step()
        hashes.append((animator.elapsedTime, animator.stateHash))
      }
    }
    while hashes.isEmpty { animator.step() }
    #expect(hashes.count == 4)
    for (time, hash) in hashes.reversed() {
      try history.rewind(to: time)
      #expect(animator.stateHash == hash)
    }
  }
}
