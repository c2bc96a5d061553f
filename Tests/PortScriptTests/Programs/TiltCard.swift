// swift-format-ignore-file
import UIKit

/// A card that tilts as it is dragged, and swings back.
class TiltCardView: UIView {
    private var animator: UIDynamicAnimator!
    private var snap: UISnapBehavior!
    private let shine = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500.0
        layer.transform = perspective
        layer.anchorPointZ = 20
        shine.frame = bounds
        shine.backgroundColor = UIColor.white.cgColor
        layer.addSublayer(shine)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func didMoveToSuperview() {
        guard let superview = superview else { return }
        animator = UIDynamicAnimator(referenceView: superview)
        snap = UISnapBehavior(item: self, snapTo: superview.center)
        animator.addBehavior(snap)
    }

    @objc private func pan(_ gesture: UIPanGestureRecognizer) {
        let translation = gesture.translation(in: superview)
        if gesture.state == .changed {
            layer.transform = CATransform3DRotate(layer.transform, translation.x / 100, 0, 1, 0)
            shine.sublayerTransform = CATransform3DMakeTranslation(translation.x, 0, 0)
        } else if gesture.state == .ended {
            snap.snapPoint = superview!.center
        }
    }

    override func draw(_ rect: CGRect) {
        let space = CGColorSpaceCreateDeviceRGB()
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1])!
        let context = UIGraphicsGetCurrentContext()!
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [])
        ("Ace" as NSString).draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
}
