import Dynamics
import Foundation

extension Scene {
  static let conveyor = Scene(
    "conveyor", on: "Behaviors/CollisionBehavior", seconds: 4, opensAt: 1.6
  ) { film in
    let boxes = (0..<3).map { index in
      BasicItem(
        center: CGPoint(x: 30 + 34 * CGFloat(index), y: 64), size: CGSize(width: 24, height: 24))
    }
    let wheel = BasicItem(
      center: CGPoint(x: 252, y: 50), size: CGSize(width: 36, height: 36),
      collisionBoundsType: .ellipse)
    let items = boxes + [wheel]

    let collision = CollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "upper", from: CGPoint(x: 10, y: 80), to: CGPoint(x: 160, y: 80))
    collision.addBoundary(
      withIdentifier: "lower", from: CGPoint(x: 60, y: 170), to: CGPoint(x: 290, y: 170))
    collision.addBoundary(
      withIdentifier: "drum",
      for: BezierPath(ovalIn: CGRect(x: 212, y: 8, width: 80, height: 80)))
    collision.setSurfaceSpeed(90, forBoundaryWithIdentifier: "upper")
    collision.setSurfaceSpeed(-60, forBoundaryWithIdentifier: "lower")
    collision.setSurfaceSpeed(120, forBoundaryWithIdentifier: "drum")
    let rubber = DynamicItemBehavior(items: items)
    rubber.friction = 0.5

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    animator.addBehavior(rubber)
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(collision)
    film.watch(animator, xray: [.boundaries])
    animator.advance(by: 4)
  }
}
