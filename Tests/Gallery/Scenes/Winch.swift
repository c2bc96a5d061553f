import Dynamics
import Foundation

extension Scene {
  static let winch = Scene("winch", on: "Behaviors/RatchetBehavior", seconds: 3, opensAt: 1) {
    film in
    let drum = BasicItem(center: CGPoint(x: 150, y: 50), size: CGSize(width: 60, height: 60))
    let load = BasicItem(center: CGPoint(x: 120, y: 160), size: CGSize(width: 40, height: 40))
    drum.collisionBoundsType = .ellipse

    let axle = AttachmentBehavior(item: drum, attachedToAnchor: drum.center)
    let rail = AttachmentBehavior.slidingAttachment(
      with: load, attachmentAnchor: load.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    let rope = GearBehavior(from: axle, to: rail, ratio: -30)  // clockwise pulls up
    let pawl = RatchetBehavior(on: axle, tooth: .pi / 3)
    axle.motor = AttachmentBehavior.Motor(speed: 1.6, maximum: 2)

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    animator.addBehavior(GravityBehavior(items: [load]))
    for behavior in [axle, rail, rope, pawl] { animator.addBehavior(behavior) }
    film.watch(animator, xray: [.attachments])

    animator.advance(by: 1.6)
    axle.motor = nil  // the load sinks to the last tooth, and hangs there
    animator.advance(by: 1)
    pawl.isEngaged = false
    animator.advance(by: 0.2)
  }
}
