import Dynamics
import Foundation

extension Scene {
  static let overlay = Scene(
    "debug-overlay", on: "Behaviors/DebugOverlayBehavior", seconds: 2.5, opensAt: 0.8
  ) { film in
    let ball = BasicItem(
      center: CGPoint(x: 60, y: 40), size: CGSize(width: 36, height: 36),
      collisionBoundsType: .ellipse)
    let crate = BasicItem(frame: CGRect(x: 158, y: 68, width: 44, height: 44))
    let walls = CollisionBehavior(items: [ball, crate])
    walls.translatesReferenceBoundsIntoBoundary = true
    let spring = AttachmentBehavior(item: crate, attachedToAnchor: CGPoint(x: 220, y: 20))
    spring.frequency = 2
    spring.damping = 0.2
    let thrust = PushBehavior(items: [ball], mode: .continuous)
    thrust.pushDirection = CGVector(dx: 0.3, dy: 0)

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(GravityBehavior(items: [ball, crate]))
    for behavior in [walls, spring, thrust] { animator.addBehavior(behavior) }

    let overlay = DebugOverlayBehavior()
    overlay.layers = .everything  // the default
    animator.addBehavior(overlay)
    film.watch(animator, through: overlay)
    animator.advance(by: 2.5)
  }
}
