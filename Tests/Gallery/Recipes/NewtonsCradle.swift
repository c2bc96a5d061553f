import Dynamics
import Foundation

extension Scene {
  static let newtonsCradle = Scene(
    "newtons-cradle", on: "Recipes/NewtonsCradle", titled: "Newton's cradle", seconds: 4.46,
    opensAt: 0.2, hold: 0
  ) { film in
    let (radius, length, lifted) = (16.0, 120.0, 2)
    let distance = 2 * radius + 0.5  // a small gap, so that they strike one after the other
    let balls = (0..<5).map { index in
      BasicItem(
        center: CGPoint(x: 150 + distance * Double(index - 2), y: 30 + length),
        size: CGSize(width: 2 * radius, height: 2 * radius), collisionBoundsType: .ellipse)
    }
    for ball in balls { film.look(ball, .steel) }

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 190))
    for (index, ball) in balls.enumerated() {
      let anchor = CGPoint(x: ball.center.x, y: 30)
      if index < lifted {  // as many balls rise on the other side
        ball.center = CGPoint(x: anchor.x - length * sin(0.6), y: 30 + length * cos(0.6))
      }
      animator.addBehavior(AttachmentBehavior(item: ball, attachedToAnchor: anchor))
    }
    animator.addBehavior(GravityBehavior(items: balls))
    animator.addBehavior(CollisionBehavior(items: balls))
    let steel = DynamicItemBehavior(items: balls)
    steel.elasticity = 1  // no energy is lost
    steel.friction = 0
    steel.resistance = 0
    animator.addBehavior(steel)

    film.background(.rail)
    film.watch(animator, strings: "#808b99")
    animator.advance(by: 4.46)
  }
}
