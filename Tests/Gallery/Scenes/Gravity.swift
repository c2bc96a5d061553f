import Dynamics
import Foundation

extension Scene {
  static let gravity = Scene(
    "gravity", on: "Behaviors/GravityBehavior", seconds: 2.5, opensAt: 0.5
  ) { film in
    let pebble = BasicItem(
      center: CGPoint(x: 60, y: 25), size: CGSize(width: 16, height: 16),
      collisionBoundsType: .ellipse)
    let crate = BasicItem(frame: CGRect(x: 118, y: 8, width: 44, height: 44))
    let balloon = BasicItem(
      center: CGPoint(x: 230, y: 170), size: CGSize(width: 34, height: 34),
      collisionBoundsType: .ellipse)

    let gravity = GravityBehavior(items: [pebble, crate])
    gravity.magnitude = 0.2  // 200 pt/s², for the small one and the large one
    let lift = GravityBehavior(items: [balloon])
    lift.magnitude = -0.08  // upward
    let walls = CollisionBehavior(items: [pebble, crate, balloon])
    walls.translatesReferenceBoundsIntoBoundary = true

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [gravity, lift, walls] { animator.addBehavior(behavior) }
    film.watch(animator)
    animator.advance(by: 2.5)
  }
}
