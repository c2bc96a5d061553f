import Dynamics
import Foundation

extension Scene {
  static let weld = Scene(
    "weld", on: "Behaviors/FixedAttachment", seconds: 2, opensAt: 0.2
  ) { film in
    let head = BasicItem(frame: CGRect(x: 80, y: 27, width: 60, height: 26))
    let handle = BasicItem(frame: CGRect(x: 103, y: 53, width: 14, height: 80))

    let weld = AttachmentBehavior.fixedAttachment(
      with: head, attachedTo: handle, attachmentAnchor: CGPoint(x: 110, y: 53))

    let floor = CollisionBehavior(items: [head, handle])
    floor.translatesReferenceBoundsIntoBoundary = true
    let turn = DynamicItemBehavior(items: [head, handle])
    turn.addAngularVelocity(3, for: head)
    turn.addLinearVelocity(CGPoint(x: 80, y: 0), for: head)
    turn.addLinearVelocity(CGPoint(x: 80, y: 0), for: handle)
    let gravity = GravityBehavior(items: [head, handle])
    gravity.magnitude = 0.5

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [gravity, floor, turn, weld] { animator.addBehavior(behavior) }
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 2)
  }
}
