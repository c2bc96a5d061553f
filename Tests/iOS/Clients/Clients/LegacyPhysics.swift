import UIKit

/// Written for Swift 3; the names are those of its time.
class LegacyPhysics: NSObject, UICollisionBehaviorDelegate {

  fileprivate let animator: UIDynamicAnimator
  fileprivate let gravity = UIGravityBehavior()
  fileprivate let collision = UICollisionBehavior()
  var log: [String] = []

  init(view: UIView) {
    animator = UIDynamicAnimator(referenceView: view)
    super.init()
    collision.collisionDelegate = self
    collision.collisionMode = UICollisionBehaviorMode.everything
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsetsMake(0, 0, 20, 0))
    collision.addBoundary(
      withIdentifier: "barrier" as NSCopying, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 130, y: 300))
    collision.addBoundary(
      withIdentifier: 1 as NSCopying,
      for: UIBezierPath(ovalIn: CGRect(x: 250, y: 380, width: 40, height: 40)))
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }

  func drop(_ square: UIView) {
    gravity.addItem(square)
    collision.addItem(square)
  }

  func kick(_ square: UIView, mode: UIPushBehaviorMode) -> UIPushBehavior {
    let push = UIPushBehavior(items: [square], mode: mode)
    push.setTargetOffsetFromCenter(UIOffsetMake(0, 5), for: square)
    push.setAngle(CGFloat(Double.pi), magnitude: 0.2)
    push.active = true
    animator.addBehavior(push)
    return push
  }

  func hinge(_ a: UIView, _ b: UIView, at p: CGPoint) -> UIAttachmentBehavior {
    let pin = UIAttachmentBehavior.pinAttachment(with: a, attachedTo: b, attachmentAnchor: p)
    pin.attachmentRange = UIFloatRangeMake(-CGFloat.pi / 4, CGFloat.pi / 4)
    if pin.attachedBehaviorType == UIAttachmentBehaviorType.items {
      animator.addBehavior(pin)
    }
    return pin
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    if let identifier = identifier {
      log.append("\(identifier)")
    } else {
      log.append("bounds")
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {
    let name = (identifier as? String) ?? (identifier as? Int).map { String($0) } ?? "bounds"
    log.append("no " + name)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem, at p: CGPoint
  ) {
    log.append("\((item1 as! UIView).tag)-\((item2 as! UIView).tag)")
  }

  var running: Bool { return animator.isRunning }
  func tick() { animator.advance(by: 1.0 / 60.0) }
}
