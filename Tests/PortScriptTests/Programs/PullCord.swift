// swift-format-ignore-file
import UIKit

/// A cord that switches the light when it is pulled down far enough.
@objc protocol PullCordDelegate {
    @objc optional func pullCordDidSwitch(_ cord: PullCord, isOn: Bool)
}

class PullCord: UIControl {
    @IBOutlet weak var delegate: PullCordDelegate?
    private let knob = UIImageView(image: #imageLiteral(resourceName: "knob"))
    private var links: [UIView] = []
    private var cordAnimator: UIDynamicAnimator!
    private var slide: UIAttachmentBehavior!
    private var isOn = false
    private let cordLayer = CAShapeLayer()

    override func awakeFromNib() {
        super.awakeFromNib()
        setUp()
    }

    private func setUp() {
        layer.addSublayer(cordLayer)
        cordLayer.lineCap = kCALineCapRound
        cordLayer.strokeColor = UIColor.brown.cgColor
        cordAnimator = UIDynamicAnimator(referenceView: self)
        knob.frame = CGRect(x: bounds.midX - 15, y: 60, width: 30, height: 30)
        addSubview(knob)
        slide = UIAttachmentBehavior.slidingAttachment(with: knob, attachmentAnchor: knob.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: -80, maximum: 0)
        slide.action = { [unowned self] in self.drawCord() }
        cordAnimator.addBehavior(slide)
        addTarget(self, action: #selector(toggle), for: .valueChanged)
    }

    private func drawCord() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX, y: 0))
        path.addLine(to: knob.center)
        cordLayer.path = path.cgPath
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        return knob.frame.contains(touch.location(in: self))
    }

    @objc private func toggle() {
        isOn = !isOn
        delegate?.pullCordDidSwitch?(self, isOn: isOn)
    }
}
