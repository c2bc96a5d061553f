import Dynamics
import Foundation

extension Scene {
  static let rope = Scene(
    "rope", on: "Behaviors/LimitAttachment", seconds: 3, opensAt: 0.25
  ) { film in
    let post = BasicItem(frame: CGRect(x: 130, y: 14, width: 40, height: 12))
    let ball = BasicItem(
      center: CGPoint(x: 200, y: 40), size: CGSize(width: 30, height: 30),
      collisionBoundsType: .ellipse)
    let fixed = DynamicItemBehavior(items: [post])
    fixed.isAnchored = true

    let rope = AttachmentBehavior.limitAttachment(
      with: post, offsetFromCenter: .zero,
      attachedTo: ball, offsetFromCenter: Offset(horizontal: 0, vertical: -15))
    rope.length = 110  // slack: the ball falls freely until it is taut

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [GravityBehavior(items: [ball]), fixed, rope] {
      animator.addBehavior(behavior)
    }
    film.gray(post)
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 3)
  }
}
