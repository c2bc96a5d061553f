import Dynamics
import Foundation

extension Scene {
  static let gears = Scene("gears", on: "Behaviors/GearBehavior", seconds: 3, opensAt: 0.5) {
    film in
    let wheel = BasicItem(center: CGPoint(x: 90, y: 100), size: CGSize(width: 120, height: 120))
    let pinion = BasicItem(center: CGPoint(x: 182, y: 100), size: CGSize(width: 60, height: 60))
    let rack = BasicItem(center: CGPoint(x: 222, y: 100), size: CGSize(width: 16, height: 70))
    wheel.collisionBoundsType = .ellipse
    pinion.collisionBoundsType = .ellipse

    let axle1 = AttachmentBehavior(item: wheel, attachedToAnchor: wheel.center)
    let axle2 = AttachmentBehavior(item: pinion, attachedToAnchor: pinion.center)
    let rail = AttachmentBehavior.slidingAttachment(
      with: rack, attachmentAnchor: rack.center, axisOfTranslation: CGVector(dx: 0, dy: 1))

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    for attachment in [axle1, axle2, rail] { animator.addBehavior(attachment) }
    animator.addBehavior(GearBehavior(from: axle1, to: axle2, ratio: -2))  // radii of 60 and 30 pt
    animator.addBehavior(GearBehavior(from: axle2, to: rail, ratio: 30))  // points per radian
    film.watch(animator, xray: [.attachments])

    axle1.motor = AttachmentBehavior.Motor(angle: 0.9, speed: 1.5)
    animator.advance(by: 1)
    axle1.motor?.angle = -0.9  // and back, with the rack
    animator.advance(by: 2)
  }
}
