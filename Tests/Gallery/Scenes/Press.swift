import Dynamics
import Foundation

extension Scene {
  static let press = Scene(
    "press", on: "Behaviors/SlidingAttachment", seconds: 3, opensAt: 0.6
  ) { film in
    let plate = BasicItem(frame: CGRect(x: 110, y: 20, width: 80, height: 20))
    let crate = BasicItem(frame: CGRect(x: 130, y: 150, width: 40, height: 40))
    let guide = AttachmentBehavior.slidingAttachment(
      with: plate, attachmentAnchor: plate.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    guide.attachmentRange = FloatRange(minimum: 0, maximum: 150)
    guide.motor = AttachmentBehavior.Motor(speed: 120, maximum: 30)  // down, with up to 30 N
    guide.action = { [unowned guide] in
      // It has met something: back up.
      if guide.reactionForce.dy > 25 { guide.motor?.speed = -60 }
    }

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let walls = CollisionBehavior(items: [plate, crate])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(GravityBehavior(items: [crate]))
    for behavior in [walls, guide] { animator.addBehavior(behavior) }
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 3)
  }
}
