import Testing
import UIKit

@MainActor @Suite("Nothing outlives its last owner")
struct MemoryTests {
  @Test("Animator, behaviors and items are freed together")
  func together() {
    weak var animator: UIDynamicAnimator?
    weak var stage: UIView?
    weak var view: UIView?
    weak var group: UIDynamicItemGroup?
    var behaviors: [() -> UIDynamicBehavior?] = []
    do {
      let theStage = makeStage()
      let theView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let other = UIView(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
      let third = UIView(frame: CGRect(x: 60, y: 100, width: 50, height: 50))
      for view in [theView, third] { theStage.addSubview(view) }
      let theGroup = UIDynamicItemGroup(items: [other])
      let theAnimator = UIDynamicAnimator(referenceView: theStage)
      let collision = UICollisionBehavior(items: [theView, theGroup])
      collision.translatesReferenceBoundsIntoBoundary = true
      let all = [
        UIGravityBehavior(items: [theView, theGroup]), collision,
        UIDynamicItemBehavior(items: [theView]), UISnapBehavior(item: theView, snapTo: .zero),
        UIPushBehavior(items: [theView], mode: .continuous),
        UIAttachmentBehavior(item: theView, attachedTo: third),
        UIAttachmentBehavior.pinAttachment(
          with: theView, attachedTo: third, attachmentAnchor: .zero),
        UIFieldBehavior.field { field, _, _, _, _, _ in
          field.items.isEmpty ? .zero : CGVector(dx: 1, dy: 0)
        },
      ]
      for behavior in all {
        theAnimator.addBehavior(behavior)
        behaviors.append { [weak behavior] in behavior }
      }
      theAnimator.run(frames: 20)
      (animator, stage, view, group) = (theAnimator, theStage, theView, theGroup)
    }
    #expect(animator == nil)
    #expect(stage == nil)
    #expect(view == nil)
    #expect(group == nil)
    #expect(behaviors.allSatisfy { $0() == nil })
  }

  @Test("A behavior keeps its items, and its children, and they outlive the animator")
  func ownership() {
    let parent = UIDynamicBehavior()
    weak var view: UIView?
    weak var child: UIGravityBehavior?
    do {
      let theView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let gravity = UIGravityBehavior(items: [theView])
      parent.addChildBehavior(gravity)
      let animator = UIDynamicAnimator()
      animator.addBehavior(parent)
      animator.run(frames: 20)
      (view, child) = (theView, gravity)
    }
    #expect(parent.dynamicAnimator == nil)
    #expect(child?.items.count == 1)
    #expect(view != nil)
    let other = UIDynamicAnimator()
    other.addBehavior(parent)
    let y = view?.center.y ?? 0
    other.run(frames: 20)
    #expect((view?.center.y ?? 0) > y)
    parent.removeChildBehavior(child!)
    #expect(child == nil)
    #expect(view == nil)
  }

  @Test("Delegates are not kept")
  func delegates() {
    final class Delegate: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {}
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior()
    do {
      let delegate = Delegate()
      animator.delegate = delegate
      collision.collisionDelegate = delegate
    }
    #expect(animator.delegate == nil)
    #expect(collision.collisionDelegate == nil)
  }
}
