import Dynamics
import Foundation

extension Scene {
  static let velocityField = Scene(
    "velocity-field", on: "Behaviors/VelocityField", seconds: 3.5, opensAt: 1.8
  ) { film in
    let crates = (0..<3).map { index in
      BasicItem(
        center: CGPoint(x: 50, y: -20 - 160 * Double(index * (index + 1) / 2)),
        size: CGSize(width: 30, height: 30))
    }
    let stream = FieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0))
    stream.position = CGPoint(x: 120, y: 100)
    stream.region = Region(size: CGSize(width: 180, height: 60))
    for crate in crates { stream.addItem(crate) }

    let gravity = GravityBehavior(items: crates)
    gravity.magnitude = 0.3
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [gravity, stream] { animator.addBehavior(behavior) }
    film.tint(CGRect(x: 30, y: 70, width: 180, height: 60))
    film.watch(animator)
    animator.advance(by: 3.5)
  }
}
