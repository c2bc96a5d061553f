import Dynamics
import Foundation

extension Scene {
  static let breakingRope = Scene(
    "breaking-rope", on: "Behaviors/AttachmentBehavior", seconds: 2, opensAt: 0.2
  ) { film in
    let beam = BasicItem(frame: CGRect(x: 60, y: 10, width: 180, height: 10))
    let light = BasicItem(
      center: CGPoint(x: 100, y: 40), size: CGSize(width: 26, height: 26),
      collisionBoundsType: .ellipse)
    let heavy = BasicItem(
      center: CGPoint(x: 200, y: 40), size: CGSize(width: 44, height: 44),
      collisionBoundsType: .ellipse)
    let fixed = DynamicItemBehavior(items: [beam])
    fixed.isAnchored = true

    let ropes = [light, heavy].map { ball in
      AttachmentBehavior.limitAttachment(
        with: ball, offsetFromCenter: .zero, attachedTo: beam,
        offsetFromCenter: Offset(horizontal: ball.center.x - 150, vertical: 0))
    }
    var broken = 0
    for rope in ropes {
      rope.length = 100
      rope.breakingForce = 40  // newtons
      rope.onBreak = { broken += 1 }
    }

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let floor = CollisionBehavior(items: [light, heavy])
    floor.translatesReferenceBoundsIntoBoundary = true
    for behavior in [GravityBehavior(items: [light, heavy]), fixed, floor] + ropes {
      animator.addBehavior(behavior)
    }
    film.gray(beam)
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 2)
  }
}
