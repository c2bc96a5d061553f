import Dynamics
import Foundation

extension Scene {
  static let collision = Scene(
    "collision", on: "Behaviors/CollisionBehavior", seconds: 3, opensAt: 0.7
  ) { film in
    let balls = (0..<3).map { index in
      BasicItem(
        center: CGPoint(x: 60 + 12 * Double(index), y: 20 - 40 * Double(index)),
        size: CGSize(width: 26, height: 26), collisionBoundsType: .ellipse)
    }
    let bowl = BezierPath()
    bowl.move(to: CGPoint(x: 150, y: 110))
    bowl.addQuadCurve(to: CGPoint(x: 290, y: 110), controlPoint: CGPoint(x: 220, y: 260))

    let collision = CollisionBehavior(items: balls)
    collision.addBoundary(
      withIdentifier: "ramp", from: CGPoint(x: 10, y: 60), to: CGPoint(x: 150, y: 110))
    collision.addBoundary(withIdentifier: "bowl", for: bowl)

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(GravityBehavior(items: balls))
    animator.addBehavior(collision)
    film.watch(animator, xray: [.boundaries, .contacts])
    animator.advance(by: 3)
  }
}
