import UIKit

/// A card that hangs on the finger where it was touched, and flies off when it is thrown.
class SwipeCardView: UIView {

  enum Verdict {
    case like, nope
  }

  var onVerdict: ((Verdict) -> Void)?

  private let throwingThreshold: CGFloat = 1000
  private let throwingVelocityPadding: CGFloat = 35

  private weak var stage: UIView?
  private var animator: UIDynamicAnimator!
  private var attachmentBehavior: UIAttachmentBehavior!
  private var pushBehavior: UIPushBehavior!
  private var itemBehavior: UIDynamicItemBehavior!
  private let originalCenter: CGPoint

  var dynamics: UIDynamicAnimator { return animator }

  init(frame: CGRect, on stage: UIView) {
    originalCenter = CGPoint(x: frame.midX, y: frame.midY)
    self.stage = stage
    super.init(frame: frame)
    stage.addSubview(self)
    animator = UIDynamicAnimator(referenceView: stage)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func touchBegan(at location: CGPoint) {
    let boxLocation = convert(location, from: stage)
    animator.removeAllBehaviors()

    let centerOffset = UIOffset(
      horizontal: boxLocation.x - bounds.midX, vertical: boxLocation.y - bounds.midY)
    attachmentBehavior = UIAttachmentBehavior(
      item: self, offsetFromCenter: centerOffset, attachedToAnchor: location)
    animator.addBehavior(attachmentBehavior)
  }

  func touchMoved(to location: CGPoint) {
    attachmentBehavior.anchorPoint = location
  }

  func touchEnded(at location: CGPoint, velocity: CGPoint) {
    animator.removeAllBehaviors()

    let magnitude = sqrt((velocity.x * velocity.x) + (velocity.y * velocity.y))
    guard magnitude > throwingThreshold else {
      resetCard()
      return
    }

    let pushBehavior = UIPushBehavior(items: [self], mode: .instantaneous)
    pushBehavior.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
    pushBehavior.magnitude = magnitude / throwingVelocityPadding
    self.pushBehavior = pushBehavior
    animator.addBehavior(pushBehavior)

    // a little spin, as a real card would have
    let angle = location.y < originalCenter.y ? 5 : -5
    itemBehavior = UIDynamicItemBehavior(items: [self])
    itemBehavior.friction = 0.2
    itemBehavior.allowsRotation = true
    itemBehavior.addAngularVelocity(CGFloat(angle), for: self)
    itemBehavior.action = { [weak self] in
      self?.leaveIfOutside()
    }
    animator.addBehavior(itemBehavior)
  }

  private func leaveIfOutside() {
    guard let stage = stage, !frame.intersects(stage.bounds) else { return }
    animator.removeAllBehaviors()
    removeFromSuperview()
    onVerdict?(center.x > stage.bounds.midX ? .like : .nope)
  }

  private func resetCard() {
    let snap = UISnapBehavior(item: self, snapTo: originalCenter)
    snap.damping = 0.7
    animator.addBehavior(snap)
  }
}
