import Dynamics
import Foundation

extension Scene {
  static let pulley = Scene("pulley", on: "Behaviors/PulleyBehavior", seconds: 2.6, opensAt: 0.5) {
    film in
    let heavy = BasicItem(center: CGPoint(x: 90, y: 70), size: CGSize(width: 50, height: 50))
    let light = BasicItem(center: CGPoint(x: 210, y: 160), size: CGSize(width: 40, height: 40))

    let pulley = PulleyBehavior(
      item: heavy, over: CGPoint(x: 90, y: 15), attachedTo: light, over: CGPoint(x: 210, y: 15))
    let gravity = GravityBehavior(items: [heavy, light])
    gravity.magnitude = 0.3
    let floor = CollisionBehavior(items: [heavy, light])
    floor.translatesReferenceBoundsIntoBoundary = true

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    for behavior in [gravity, floor, pulley] { animator.addBehavior(behavior) }
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 2.6)
  }
}
