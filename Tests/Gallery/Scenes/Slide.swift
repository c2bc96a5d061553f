import Dynamics
import Foundation

extension Scene {
  static let slide = Scene(
    "slide", on: "Behaviors/SlidingAttachment", seconds: 2.5, opensAt: 0.5
  ) { film in
    let cart = BasicItem(frame: CGRect(x: 30, y: 36, width: 40, height: 28))

    let rail = AttachmentBehavior.slidingAttachment(
      with: cart, attachmentAnchor: cart.center, axisOfTranslation: CGVector(dx: 2, dy: 1))
    rail.attachmentRange = FloatRange(minimum: 0, maximum: 220)  // points along the rail

    let gravity = GravityBehavior(items: [cart])
    gravity.magnitude = 0.4
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(gravity)
    animator.addBehavior(rail)
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 2.5)
  }
}
