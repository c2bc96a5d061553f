import Dynamics
import Foundation

extension Scene {
  static let snap = Scene(
    "snap", on: "Behaviors/SnapBehavior", seconds: 2, opensAt: 0.08
  ) { film in
    let size = CGSize(width: 40, height: 56)
    let calm = BasicItem(center: CGPoint(x: 40, y: 150), size: size)
    let lively = BasicItem(center: CGPoint(x: 150, y: 150), size: size)
    calm.angle = -0.8
    lively.angle = -0.8

    let damped = SnapBehavior(item: calm, snapTo: CGPoint(x: 100, y: 80))
    damped.damping = 1
    let springy = SnapBehavior(item: lively, snapTo: CGPoint(x: 210, y: 80))
    springy.damping = 0.15
    springy.frequency = 2

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(damped)
    animator.addBehavior(springy)
    film.watch(animator)
    animator.advance(by: 1)
    damped.snapPoint.y = 130
    springy.snapPoint.y = 130
    animator.advance(by: 1)
  }
}
