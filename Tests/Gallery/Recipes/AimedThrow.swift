import Dynamics
import Foundation

extension Scene {
  static let aimedThrow = Scene(
    "aimed-throw", on: "Recipes/AimedThrow", seconds: 3, opensAt: 0.35, hold: 1.2
  ) { film in
    let slot = CGRect(x: 222, y: 140, width: 36, height: 60)
    let ball = BasicItem(
      center: CGPoint(x: 40, y: 189), size: CGSize(width: 22, height: 22),
      collisionBoundsType: .ellipse)
    film.look(disc: ball, radius: 11)
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    for (name, x) in [("left", slot.minX), ("right", slot.maxX)] {
      collision.addBoundary(
        withIdentifier: name, from: CGPoint(x: x, y: slot.minY), to: CGPoint(x: x, y: slot.maxY))
    }
    collision.addBoundary(
      withIdentifier: "beam", from: CGPoint(x: 120, y: 0), to: CGPoint(x: 120, y: 90))
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [ball]))
    let bounce = DynamicItemBehavior(items: [ball])
    bounce.elasticity = 0.5
    animator.addBehavior(bounce)

    let push = PushBehavior(items: [ball], mode: .instantaneous)
    animator.addBehavior(push)
    let id = animator.id(of: ball)!  // it is in the animator
    for degrees in stride(from: 80.0, through: 20, by: -3) {
      push.setAngle(-degrees * .pi / 180, magnitude: 0.2)
      let forecast = animator.forecast(for: 3)  // the ball does not move, and the push is not used
      film.trace(id, in: forecast)
      if let end = forecast.pose(of: id, at: 3), slot.contains(end.center) { break }
    }

    film.watch(animator, xray: [.boundaries])
    animator.advance(by: 3)  // the same bits: it lands there
  }
}
