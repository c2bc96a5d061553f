import Dynamics
import Foundation

extension Scene {
  static let elevator = Scene(
    "elevator", on: "Behaviors/KinematicBehavior", seconds: 2.4, opensAt: 0.7
  ) { film in
    let platform = BasicItem(center: CGPoint(x: 150, y: 180), size: CGSize(width: 120, height: 12))
    let box = BasicItem(center: CGPoint(x: 150, y: 154), size: CGSize(width: 40, height: 40))
    film.gray(platform)

    let elevator = KinematicBehavior(items: [platform])
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    animator.addBehavior(elevator)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(CollisionBehavior(items: [platform, box]))
    film.watch(animator)

    elevator.move(platform, to: CGPoint(x: 150, y: 80), duration: 1.5, timing: .easeInOut)
    animator.advanceUntilPaused(limit: 10)
  }
}
