import Dynamics
import Foundation

extension Scene {
  static let firstFall = Scene(
    "first-fall", on: "Tutorials/FirstFall", seconds: 4, opensAt: 0.16, isExample: false
  ) { film in
    let ball = BasicItem(
      center: CGPoint(x: 200, y: 20), size: CGSize(width: 40, height: 40),
      collisionBoundsType: .ellipse)
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    let rubber = DynamicItemBehavior(items: [ball])
    rubber.elasticity = 0.7

    let bounds = CGRect(x: 0, y: 0, width: 400, height: 240)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [GravityBehavior(items: [ball]), walls, rubber] {
      animator.addBehavior(behavior)
    }
    film.watch(animator)
    animator.advance(by: 4)
  }
}
