import Dynamics
import Foundation

extension Scene {
  static let explosion = Scene(
    "explosion", on: "Behaviors/ExplosionBehavior", seconds: 2, opensAt: 0.2
  ) { film in
    let crates = (0..<12).map { index in
      BasicItem(
        center: CGPoint(x: 30 + 40 * Double(index % 4), y: 187 - 26 * Double(index / 4)),
        size: CGSize(width: 26, height: 26))
    }
    let shielded = BasicItem(
      center: CGPoint(x: 270, y: 187), size: CGSize(width: 26, height: 26))
    let all = crates + [shielded]

    let collision = CollisionBehavior(items: all)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 230, y: 110), to: CGPoint(x: 230, y: 200))

    let explosion = ExplosionBehavior(items: all)
    explosion.position = CGPoint(x: 195, y: 185)
    explosion.radius = 300
    explosion.magnitude = 3

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [GravityBehavior(items: all), collision, explosion] {
      animator.addBehavior(behavior)
    }
    film.watch(animator, xray: [.pushes, .boundaries])
    animator.advance(by: 2)
  }
}
