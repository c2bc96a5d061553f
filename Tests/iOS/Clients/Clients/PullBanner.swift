import UIKit

/// A banner at the top that the user pulls down, and that falls shut or stays open.
class PullBanner: UIView {
  enum State {
    case closed
    case open
  }

  private(set) var state = State.closed
  var didChangeState: ((State) -> Void)?

  private let travel: CGFloat
  private let titleLabel = UILabel()
  private let grip = GripLayer()
  private var animator: UIDynamicAnimator?
  private lazy var gravity: UIGravityBehavior = {
    let gravity = UIGravityBehavior(items: [self])
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    return gravity
  }()

  init(title: String, width: CGFloat, height: CGFloat, travel: CGFloat) {
    self.travel = travel
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    titleLabel.attributedText = NSAttributedString(
      string: title,
      attributes: [
        .font: UIFont.systemFont(ofSize: UIFont.smallSystemFontSize),
        .foregroundColor: UIColor.white.darkened(by: 0.1),
        .paragraphStyle: style,
      ])
    addSubview(titleLabel)
    layer.addSublayer(grip)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: 20, dy: 8)
    grip.frame = CGRect(x: bounds.midX - 20, y: bounds.maxY - 8, width: 40, height: 4)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let superview = superview else {
      animator = nil
      return
    }
    let animator = UIDynamicAnimator(referenceView: superview)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: self, attachmentAnchor: center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    // The engine measures the anchor against the banner, so down is negative.
    rail.attachmentRange = UIFloatRange(minimum: -travel, maximum: 0)
    animator.addBehavior(rail)
    animator.addBehavior(gravity)
    self.animator = animator
  }

  /// Called when the finger lifts.
  func letGo(velocity: CGFloat) {
    let push = UIPushBehavior(items: [self], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: velocity / 500)
    animator?.addBehavior(push)
    setState(velocity > 0 ? .open : .closed)
  }

  private func setState(_ newState: State) {
    gravity.gravityDirection = CGVector(dx: 0, dy: newState == .open ? 1 : -1)
    guard newState != state else { return }
    state = newState
    setNeedsLayout()
    didChangeState?(newState)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.darkGray.cgColor)
    context.fill(rect)
    UIColor.lightGray.setStroke()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    line.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line.lineCapStyle = .round
    line.stroke()
  }
}

/// The handle under the title.
final class GripLayer: CALayer {
  var length: CGFloat = 40

  override init() {
    super.init()
    backgroundColor = UIColor.lightGray.cgColor
    cornerRadius = 2
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? GripLayer { length = other.length }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIColor {
  fileprivate func darkened(by amount: CGFloat) -> UIColor {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 0
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return self
    }
    return UIColor(
      hue: hue, saturation: saturation, brightness: max(0, brightness - amount), alpha: alpha)
  }
}
