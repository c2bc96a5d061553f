import Dynamics
import Foundation

extension Scene {
  static let tumbling = Scene(
    "tumbling", on: "Behaviors/DynamicBehavior", seconds: 4, opensAt: 1.2, hold: 0
  ) { film in
    final class Tumbling: DynamicBehavior {
      init(items: [any DynamicItem], in drum: CGRect) {
        super.init()
        let gravity = GravityBehavior(items: items)
        gravity.magnitude = 0.5
        let wall = CollisionBehavior(items: items)
        wall.addBoundary(withIdentifier: "drum", for: BezierPath(ovalIn: drum))
        addChildBehavior(gravity)
        addChildBehavior(wall)
        action = { gravity.angle += .pi / 240 }  // each step: a turn in four seconds
      }
    }

    let socks = (0..<5).map { index in
      BasicItem(
        center: CGPoint(x: 110 + 20 * Double(index), y: 100), size: CGSize(width: 34, height: 18))
    }
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let drum = CGRect(x: 60, y: 10, width: 180, height: 180)
    animator.addBehavior(Tumbling(items: socks, in: drum))
    film.watch(animator, xray: [.boundaries])
    animator.advance(by: 4)
  }
}
