// swift-format-ignore-file
import UIKit

/// A clock whose pendulum is a dynamic item.
class PendulumClock: UIControl {
    private let hour = CALayer(), minute = CALayer(), second = CALayer()
    private let bob = UIView(frame: CGRect(x: 85, y: 250, width: 30, height: 30))
    private lazy var animator = UIDynamicAnimator(referenceView: self)
    private var link: CADisplayLink!
    private let calendar = Calendar.current
    private var ticks = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        for (hand, length) in [(hour, 30), (minute, 45), (second, 50)] as [(CALayer, CGFloat)] {
            hand.bounds = CGRect(x: 0, y: 0, width: 3, height: length)
            hand.anchorPoint = CGPoint(x: 0.5, y: 1)
            hand.position = CGPoint(x: 100, y: 100)
            hand.backgroundColor = UIColor.black.cgColor
            layer.addSublayer(hand)
        }
        addSubview(bob)
        let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 100, y: 110))
        animator.addBehavior(rod)
        animator.addBehavior(UIGravityBehavior(items: [bob]))
        let air = UIDynamicItemBehavior(items: [bob])
        air.resistance = 0
        air.addLinearVelocity(CGPoint(x: 60, y: 0), for: bob)
        animator.addBehavior(air)
        link = CADisplayLink(target: self, selector: #selector(tick(link:)))
        link.preferredFramesPerSecond = 30
        link.add(to: .current, forMode: RunLoop.Mode.common)
        NotificationCenter.default.addObserver(self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func tick(link: CADisplayLink) {
        ticks += 1
        let now = calendar.dateComponents([.hour, .minute, .second], from: Date())
        set(hour, CGFloat(now.hour! % 12) / 12)
        set(minute, CGFloat(now.minute!) / 60)
        set(second, CGFloat(now.second!) / 60)
        sendActions(for: .valueChanged)
    }

    private func set(_ hand: CALayer, _ part: CGFloat) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        hand.setAffineTransform(CGAffineTransform(rotationAngle: part * 2 * .pi))
        hand.setValue(part, forKeyPath: "transform.rotation.z")
        CATransaction.commit()
    }

    @objc private func pause() { link.isPaused = true }
}
