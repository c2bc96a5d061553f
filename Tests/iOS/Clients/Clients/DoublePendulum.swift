import UIKit

/// Two bobs on rigid rods; chaos for the whole family.
final class DoublePendulumView: UIView {

  let pivot: CGPoint
  let upperBob = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let lowerBob = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  private lazy var animator: UIDynamicAnimator = {
    return UIDynamicAnimator(referenceView: self)
  }()

  private var rods: [UIAttachmentBehavior] = []

  var dynamics: UIDynamicAnimator { animator }
  var rodLengths: [CGFloat] { rods.map { $0.length } }

  override init(frame: CGRect) {
    pivot = CGPoint(x: frame.width / 2, y: frame.height / 2)
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    for bob in [upperBob, lowerBob] {
      bob.layer.cornerRadius = bob.bounds.width / 2
      bob.backgroundColor = .darkGray
      addSubview(bob)
    }
  }

  func start(upperAngle: CGFloat, lowerAngle: CGFloat, length: CGFloat) {
    animator.removeAllBehaviors()

    upperBob.center = CGPoint(
      x: pivot.x + sin(upperAngle) * length, y: pivot.y + cos(upperAngle) * length)
    lowerBob.center = CGPoint(
      x: upperBob.center.x + sin(lowerAngle) * length,
      y: upperBob.center.y + cos(lowerAngle) * length)

    let upperRod = UIAttachmentBehavior(item: upperBob, attachedToAnchor: pivot)
    let lowerRod = UIAttachmentBehavior(item: lowerBob, attachedTo: upperBob)
    rods = [upperRod, lowerRod]
    rods.forEach(animator.addBehavior)

    let gravity = UIGravityBehavior(items: [upperBob, lowerBob])
    animator.addBehavior(gravity)

    // nothing slows the bobs down
    let properties = UIDynamicItemBehavior(items: [upperBob, lowerBob])
    properties.resistance = 0
    properties.angularResistance = 0
    properties.allowsRotation = false
    animator.addBehavior(properties)
  }

  func velocity(of bob: UIView) -> CGPoint {
    for case let properties as UIDynamicItemBehavior in animator.behaviors {
      return properties.linearVelocity(for: bob)
    }
    return .zero
  }
}
