import Dynamics
import Foundation

extension Scene {
  static let landing = Scene(
    "landing", on: "Tutorials/TestingMotion", seconds: 1.8, opensAt: 0.4, isExample: false
  ) { film in
    let card = BasicItem(center: CGPoint(x: 150, y: 50), size: CGSize(width: 60, height: 84))
    let collision = CollisionBehavior(items: [card])
    collision.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
    let material = DynamicItemBehavior(items: [card])
    material.elasticity = 0.4

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 420)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [GravityBehavior(items: [card]), collision, material] {
      animator.addBehavior(behavior)
    }
    film.watch(animator, xray: [.boundaries, .contacts])
    animator.advance(by: 1.8)
  }
}
