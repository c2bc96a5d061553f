import Dynamics
import Foundation

extension Scene {
  static let autumn = Scene(
    "autumn", on: "Tutorials/OwnBehavior", seconds: 5, opensAt: 1.2, isExample: false
  ) { film in
    let bounds = CGRect(x: 0, y: 0, width: 600, height: 300)
    let leaves = [20, 26, 30, 34, 40].enumerated().map { index, width in
      BasicItem(
        center: CGPoint(x: 60 + 50 * index, y: 20 + (index * 2 % 5) * 22),
        size: CGSize(width: width, height: 15))
    }
    let wind = FieldBehavior.field { _, _, velocity, _, _, time in
      let gust = 2 - abs(time.truncatingRemainder(dividingBy: 2) - 1)
      return CGVector(
        dx: 0.0005 * (100 * gust - velocity.dx * 100), dy: -0.0005 * velocity.dy * 100)
    }
    for leaf in leaves { wind.addItem(leaf) }
    let gravity = GravityBehavior(items: leaves)
    gravity.magnitude = 0.05
    let ground = CollisionBehavior(items: leaves)
    ground.addBoundary(
      withIdentifier: "ground", from: CGPoint(x: -1000, y: 299), to: CGPoint(x: 2000, y: 299))

    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [gravity, wind, ground] { animator.addBehavior(behavior) }
    film.watch(animator)
    animator.advance(by: 5)
  }
}
