// swift-format-ignore-file
import UIKit
import UIKit.UIGestureRecognizerSubclass

class SingleTouchRecognizer: UIPanGestureRecognizer {
    var startedAt: CFTimeInterval = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        startedAt = CACurrentMediaTime()
        if touches.count > 1 { state = .failed }
    }
    override func reset() { startedAt = 0 }
}

@objc(ThrowableView)
class ThrowableView: UIView {
    struct Config {
        var throwingThreshold: CGFloat = 1000
        var velocityPadding: CGFloat = 35
        static let `default` = Config()
    }
    var config = Config.default
    private var originalBounds = CGRect.zero
    private var originalCenter = CGPoint.zero
    private var animator: UIDynamicAnimator!
    private var attachmentBehavior: UIAttachmentBehavior!
    private var redSquare = UIView(), blueSquare = UIView()

    override func awakeFromNib() { super.awakeFromNib() }

    @IBAction func handleAttachmentGesture(sender: UIPanGestureRecognizer) {
        let location = sender.location(in: superview)
        let boxLocation = sender.location(in: self)
        switch sender.state {
        case .began:
            animator.removeAllBehaviors()
            let offset = UIOffsetMake(boxLocation.x - bounds.midX, boxLocation.y - bounds.midY)
            attachmentBehavior = UIAttachmentBehavior(item: self, offsetFromCenter: offset, attachedToAnchor: location)
            redSquare.center = attachmentBehavior.anchorPoint
            blueSquare.center = location
            animator.addBehavior(attachmentBehavior)
        case .ended:
            reset()
            let velocity = sender.velocity(in: superview)
            let magnitude = hypot(velocity.x, velocity.y)
            if magnitude > config.throwingThreshold {
                let push = UIPushBehavior(items: [self], mode: .instantaneous)
                push.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
                push.magnitude = magnitude / config.velocityPadding
                animator.addBehavior(push)
                let angle = Int(arc4random_uniform(20)) - 10
                let item = UIDynamicItemBehavior(items: [self])
                item.friction = 0.2
                item.allowsRotation = true
                item.addAngularVelocity(CGFloat(angle), for: self)
                animator.addBehavior(item)
                let when = DispatchTime.now() + Double(Int64(0.4 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
                DispatchQueue.main.asyncAfter(deadline: when) { self.reset() }
            } else { reset() }
        default:
            attachmentBehavior.anchorPoint = sender.location(in: superview)
            redSquare.center = attachmentBehavior.anchorPoint
        }
    }

    func reset() {
        animator.removeAllBehaviors()
        UIView.animate(withDuration: 0.45) {
            self.bounds = self.originalBounds
            self.center = self.originalCenter
            self.transform = CGAffineTransform.identity
        }
    }
}
