import Dynamics
import Foundation

extension Scene {
  static let material = Scene(
    "material", on: "Behaviors/DynamicItemBehavior", seconds: 3, opensAt: 0.72
  ) { film in
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let gravity = GravityBehavior()
    let floor = CollisionBehavior()
    floor.translatesReferenceBoundsIntoBoundary = true
    for (index, elasticity) in [0, 0.5, 0.9].enumerated() {
      let ball = BasicItem(
        center: CGPoint(x: 60 + 90 * Double(index), y: 30), size: CGSize(width: 40, height: 40),
        collisionBoundsType: .ellipse)
      let material = DynamicItemBehavior(items: [ball])
      material.elasticity = elasticity
      material.resistance = 0
      material.addAngularVelocity(2, for: ball)
      animator.addBehavior(material)
      gravity.addItem(ball)
      floor.addItem(ball)
    }
    animator.addBehavior(gravity)
    animator.addBehavior(floor)
    film.watch(animator)
    animator.advance(by: 3)
  }
}
