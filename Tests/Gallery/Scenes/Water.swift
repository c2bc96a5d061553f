import Dynamics
import Foundation

extension Scene {
  static let water = Scene(
    "custom-field", on: "Behaviors/CustomField", seconds: 3, opensAt: 0.6
  ) { film in
    let cork = BasicItem(frame: CGRect(x: 77, y: 17, width: 26, height: 26))
    let plank = BasicItem(frame: CGRect(x: 155, y: 52, width: 90, height: 16))

    // Below y = 120, water lifts with 50 N for each kilogram and meter, and brakes.
    let water = FieldBehavior.field { _, position, velocity, mass, _, _ in
      guard position.y > 120 else { return .zero }
      let depth = (position.y - 120) / 100
      let lift = 50 * depth
      return CGVector(dx: -2 * mass * velocity.dx, dy: -mass * (lift + 2 * velocity.dy))
    }
    let gravity = GravityBehavior(items: [cork, plank])
    gravity.magnitude = 0.5
    for item in gravity.items { water.addItem(item) }

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(gravity)
    animator.addBehavior(water)
    film.tint(CGRect(x: 0, y: 120, width: 300, height: 80))
    film.watch(animator)
    animator.advance(by: 3)
  }
}
