import UIKit

/// A round view that also collides as a round one.
class BubbleView: UIView {

  let title: String

  init(title: String, radius: CGFloat) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2))
    layer.cornerRadius = radius
    layer.masksToBounds = true
    backgroundColor = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.9, alpha: 1)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    return .ellipse
  }
}

/// Bubbles gather around the middle; a chosen one grows and pushes the others aside.
class BubbleMenuView: UIView {

  private(set) var bubbles: [BubbleView] = []

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravityField: UIFieldBehavior = {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: bounds.midX, y: bounds.midY)
    field.strength = 2
    return field
  }()

  private lazy var collision: UICollisionBehavior = {
    let collision = UICollisionBehavior()
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    return collision
  }()

  private lazy var properties: UIDynamicItemBehavior = {
    let properties = UIDynamicItemBehavior()
    properties.resistance = 4
    properties.friction = 0
    properties.elasticity = 0
    properties.allowsRotation = false
    return properties
  }()

  func add(_ title: String, radius: CGFloat, at point: CGPoint) {
    if bubbles.isEmpty {
      animator.addBehavior(gravityField)
      animator.addBehavior(collision)
      animator.addBehavior(properties)
    }
    let bubble = BubbleView(title: title, radius: radius)
    bubble.center = point
    addSubview(bubble)
    bubbles.append(bubble)
    join(bubble)
  }

  private func join(_ bubble: BubbleView) {
    gravityField.addItem(bubble)
    collision.addItem(bubble)
    properties.addItem(bubble)
  }

  func select(_ bubble: BubbleView) {
    bubble.bounds.size.width *= 1.5
    bubble.bounds.size.height *= 1.5
    bubble.layer.cornerRadius = bubble.bounds.width / 2
    // An animator reads the size of an item when it joins.
    gravityField.removeItem(bubble)
    collision.removeItem(bubble)
    properties.removeItem(bubble)
    join(bubble)
  }

  func bubble(at point: CGPoint) -> BubbleView? {
    let touch = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
    for case let bubble as BubbleView in animator.items(in: touch) {
      return bubble
    }
    return nil
  }
}
