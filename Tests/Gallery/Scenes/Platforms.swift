import Dynamics
import Foundation

extension Scene {
  static let platforms = Scene(
    "platforms", on: "Behaviors/CollisionBehavior", seconds: 2.6, opensAt: 0.35
  ) { film in
    let balls = (0..<3).map { index in
      BasicItem(
        center: CGPoint(x: 90 + 60 * CGFloat(index), y: 185), size: CGSize(width: 26, height: 26),
        collisionBoundsType: .ellipse)
    }
    let collision = CollisionBehavior(items: balls)
    collision.addBoundary(
      withIdentifier: "lower", from: CGPoint(x: 40, y: 140), to: CGPoint(x: 260, y: 140))
    collision.addBoundary(
      withIdentifier: "upper", from: CGPoint(x: 40, y: 80), to: CGPoint(x: 260, y: 80))
    collision.setSolidSide(.left, forBoundaryWithIdentifier: "lower")
    collision.setSolidSide(.left, forBoundaryWithIdentifier: "upper")
    collision.translatesReferenceBoundsIntoBoundary = true
    let jump = DynamicItemBehavior(items: balls)
    for (index, ball) in balls.enumerated() {
      jump.addLinearVelocity(CGPoint(x: 0, y: -590 - 30 * CGFloat(index)), for: ball)
    }

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    animator.addBehavior(jump)
    animator.addBehavior(GravityBehavior(items: balls))
    animator.addBehavior(collision)
    film.watch(animator, xray: [.boundaries])
    animator.advance(by: 2.6)
  }
}
