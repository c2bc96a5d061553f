import Testing
import UIKit

@MainActor @Suite("A view drops, bounces, rolls away")
struct DropBounceRollTests {
  private let stage = makeStage()

  private func makeView() -> UIView {
    let view = BallView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    stage.addSubview(view)
    return view
  }

  @Test("The children are added as the behavior moves into the animator")
  func children() {
    let animator = UIDynamicAnimator(referenceView: stage)
    let behavior = DropBounceRollBehavior(view: makeView())
    #expect(behavior.childBehaviors.isEmpty)
    animator.addBehavior(behavior)
    #expect(behavior.childBehaviors.count == 4)
    #expect(behavior.childBehaviors.allSatisfy { $0.dynamicAnimator === animator })
    #expect(animator.isRunning)
  }

  @Test("It bounces on the floor, leaves to the right, and takes itself away")
  func leaving() {
    let animator = UIDynamicAnimator(referenceView: stage)
    let view = makeView()
    let behavior = DropBounceRollBehavior(view: view)
    var finished = 0
    behavior.finished = { finished += 1 }
    animator.addBehavior(behavior)
    var lowest: CGFloat = 0
    animator.run(seconds: 10) { lowest = max(lowest, view.center.y) }
    #expect(finished == 1)
    #expect(behavior.bounces >= 2)
    #expect(view.superview == nil)
    #expect(view.center.x > 320)
    #expect(animator.behaviors.isEmpty)
    #expect(behavior.dynamicAnimator == nil)
    #expect(lowest < 470)
    #expect(!animator.isRunning)
  }

  @Test("Nothing stays in memory")
  func memory() {
    weak var view: UIView?
    weak var behavior: UIDynamicBehavior?
    weak var animator: UIDynamicAnimator?
    do {
      let strongAnimator = UIDynamicAnimator(referenceView: stage)
      let strongView = makeView()
      let strongBehavior = DropBounceRollBehavior(view: strongView)
      strongAnimator.addBehavior(strongBehavior)
      strongAnimator.run(seconds: 10)
      (view, behavior, animator) = (strongView, strongBehavior, strongAnimator)
    }
    #expect(behavior == nil)
    #expect(view == nil)
    // As on iOS, the action that captures the animator is kept by no one once all is removed.
    #expect(animator == nil)
  }
}
