import Dynamics
import Foundation

extension Scene {
  static let push = Scene(
    "push", on: "Behaviors/PushBehavior", seconds: 2, opensAt: 0.3
  ) { film in
    let size = CGSize(width: 40, height: 40)  // 0.16 kg
    let rocket = BasicItem(center: CGPoint(x: 40, y: 40), size: size)
    let puck = BasicItem(center: CGPoint(x: 40, y: 100), size: size)
    let spinner = BasicItem(center: CGPoint(x: 40, y: 160), size: size)

    let thrust = PushBehavior(items: [rocket], mode: .continuous)
    thrust.pushDirection = CGVector(dx: 0.2, dy: 0)  // 0.2 N: 125 pt/s²
    let hit = PushBehavior(items: [puck, spinner], mode: .instantaneous)
    hit.setAngle(0, magnitude: 0.2)  // 0.2 N·s: 125 pt/s at once
    hit.setTargetOffsetFromCenter(Offset(horizontal: 0, vertical: -10), for: spinner)

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(thrust)
    animator.addBehavior(hit)
    film.watch(animator, xray: [.pushes])
    animator.advance(by: 2)
  }
}
