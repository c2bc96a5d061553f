import Testing
import UIKit

/// What the delegate finds when it hears of a pause.
@MainActor @Suite struct PauseTests {
  private final class Witness: NSObject, UIDynamicAnimatorDelegate {
    var log: [String] = []
    var atPause: () -> Void = {}

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      log.append("pause")
      atPause()
    }
  }

  private let animator = UIDynamicAnimator()
  private let witness = Witness()
  private let view = makeView(at: 100, 100)
  private let snap: UISnapBehavior

  init() {
    snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 200))
    animator.delegate = witness
    animator.addBehavior(snap)
  }

  /// Items were a frame behind, time was a step ahead, and an action still came after the pause.
  @Test(arguments: [1.0 / 60, 1.0 / 120, 0.25, 10])
  func atAPauseItemsTimeAndActionsAreWhereTheyStay(interval: Double) {
    var (center, time, actionsBefore, actions) = (CGPoint.zero, 0.0, 0, 0)
    snap.action = { actions += 1 }
    witness.atPause = { [animator, view] in
      center = view.center
      time = animator.elapsedTime
      actionsBefore = actions
    }
    for _ in 0..<600 { animator.advance(by: interval) }
    #expect(!animator.isRunning)
    #expect(witness.log == ["resume", "pause"])
    #expect(center == view.center)
    #expect(time == animator.elapsedTime)
    #expect(actions > 0)
    #expect(actions == actionsBefore)
  }

  @Test func theLastActionBeforeAPauseCanPreventIt() {
    let still = UIDynamicAnimator()
    still.delegate = witness
    witness.log = []
    let properties = freely(view)
    var actions = 0
    properties.action = { [view, unowned properties, unowned still] in
      actions += 1
      #expect(still.isRunning)
      guard actions == 31 else { return }
      properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
    }
    still.addBehavior(properties)
    still.run(frames: 32)
    #expect(witness.log == ["resume"])
    #expect(still.isRunning)
    #expect(abs(view.center.x - (100 + 60 * 2 * step)) < 1e-9)
  }

  @Test func aWholeFrameOfSecondsHoldsAChainOfPauses() {
    witness.atPause = { [snap, unowned witness] in
      guard witness.log.count < 6 else { return }
      snap.snapPoint.x += 100
    }
    animator.advance(by: 30)
    #expect(witness.log == ["resume", "pause", "resume", "pause", "resume", "pause"])
    #expect(abs(view.center.x - 400) < 0.01)
  }
}
