import Dynamics
import Foundation

extension Scene {
  static let pin = Scene(
    "pin", on: "Behaviors/PinAttachment", seconds: 3, opensAt: 0.25
  ) { film in
    let wall = BasicItem(frame: CGRect(x: 30, y: 20, width: 20, height: 80))
    let door = BasicItem(frame: CGRect(x: 50, y: 32, width: 120, height: 16))
    let fixed = DynamicItemBehavior(items: [wall])
    fixed.isAnchored = true

    let hinge = AttachmentBehavior.pinAttachment(
      with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 50, y: 40))
    hinge.attachmentRange = FloatRange(minimum: 0, maximum: .pi / 3)  // 60° down from here
    hinge.frictionTorque = 0.05

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let gravity = GravityBehavior(items: [door])
    gravity.magnitude = 0.3
    for behavior in [gravity, fixed, hinge] { animator.addBehavior(behavior) }
    film.gray(wall)
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 3)
  }
}
