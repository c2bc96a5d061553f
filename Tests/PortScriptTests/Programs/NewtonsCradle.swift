// swift-format-ignore-file
import Foundation
import UIKit

/// Balls on strings, which draws the strings itself.
@IBDesignable
public class NewtonsCradle: UIView {

    private var balls: [UIView] = []
    private let ballSize: CGSize = CGSize(width: 50, height: 50)
    private var animator: UIDynamicAnimator?
    private var ballsToAttachmentBehaviors: [UIView: UIAttachmentBehavior] = [:]
    private var snapBehavior: UISnapBehavior?
    private var pushBehavior: UIPushBehavior?

    public let collisionBehavior: UICollisionBehavior
    public let itemBehavior: UIDynamicItemBehavior

    @IBInspectable public var stringColor: UIColor = UIColor.darkGray {
        didSet { setNeedsDisplay() }
    }

    public init(colors: [UIColor]) {
        collisionBehavior = UICollisionBehavior(items: [])
        itemBehavior = UIDynamicItemBehavior(items: [])
        super.init(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
        backgroundColor = UIColor.white

        animator = UIDynamicAnimator(referenceView: self)
        animator?.addBehavior(collisionBehavior)
        animator?.addBehavior(itemBehavior)
        itemBehavior.elasticity = 1.0
        itemBehavior.resistance = 0.2

        for (index, color) in colors.enumerated() {
            let ball = UIView(frame: CGRect.zero)
            ball.frame = CGRect(x: CGFloat(index) * (ballSize.width + 1) + 100, y: 180, width: ballSize.width, height: ballSize.height)
            ball.backgroundColor = color
            ball.layer.cornerRadius = ballSize.width / 2.0
            addSubview(ball)
            balls.append(ball)

            let pan = UIPanGestureRecognizer(target: self, action: #selector(handleBallPan(recognizer:)))
            ball.addGestureRecognizer(pan)

            collisionBehavior.addItem(ball)
            itemBehavior.addItem(ball)
            let gravity = UIGravityBehavior(items: [ball])
            gravity.magnitude = 2
            animator?.addBehavior(gravity)

            let attachment = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: ball.center.x, y: 20))
            attachment.action = { [weak self] in
                self?.setNeedsDisplay()
            }
            ballsToAttachmentBehaviors[ball] = attachment
            animator?.addBehavior(attachment)
        }
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func handleBallPan(recognizer: UIPanGestureRecognizer) {
        guard let ball = recognizer.view else { return }
        let location = recognizer.location(in: self)
        if recognizer.state == .began {
            if let snap = snapBehavior { animator?.removeBehavior(snap) }
            let push = UIPushBehavior(items: [ball], mode: .continuous)
            animator?.addBehavior(push)
            pushBehavior = push
        }
        if let push = pushBehavior {
            push.pushDirection = CGVector(dx: (location.x - ball.center.x) / 100, dy: (location.y - ball.center.y) / 100)
        }
        if recognizer.state == .ended || recognizer.state == .cancelled {
            if let push = pushBehavior { animator?.removeBehavior(push) }
            pushBehavior = nil
        }
    }

    override public func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()!
        context.saveGState()
        for ball in balls {
            guard let attachment = ballsToAttachmentBehaviors[ball] else { fatalError() }
            let anchor = attachment.anchorPoint
            context.move(to: anchor)
            context.addLine(to: ball.center)
            context.setStrokeColor(stringColor.cgColor)
            context.setLineWidth(4.0)
            context.strokePath()
            let dot = CGRect(x: anchor.x - 5.0, y: anchor.y - 5.0, width: 10, height: 10)
            context.setFillColor(UIColor.black.cgColor)
            context.fillEllipse(in: dot)
        }
        context.restoreGState()
    }
}
