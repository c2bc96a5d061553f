import Dynamics
import Foundation

extension Scene {
  static let dragField = Scene(
    "drag-field", on: "Behaviors/DragField", seconds: 2.5, opensAt: 0.5
  ) { film in
    let size = CGSize(width: 30, height: 30)
    let free = BasicItem(
      center: CGPoint(x: 20, y: 50), size: size, collisionBoundsType: .ellipse)
    let slowed = BasicItem(
      center: CGPoint(x: 20, y: 140), size: size, collisionBoundsType: .ellipse)

    let water = FieldBehavior.dragField()
    water.position = CGPoint(x: 150, y: 150)
    water.region = Region(size: CGSize(width: 160, height: 80))
    water.strength = 0.1
    water.addItem(free)
    water.addItem(slowed)

    let balls = DynamicItemBehavior(items: [free, slowed])
    for ball in [free, slowed] {
      balls.addLinearVelocity(CGPoint(x: 250, y: 0), for: ball)
    }

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(water)
    animator.addBehavior(balls)
    film.tint(CGRect(x: 70, y: 110, width: 160, height: 80))
    film.watch(animator, xray: [.velocities])
    animator.advance(by: 2.5)
  }
}
