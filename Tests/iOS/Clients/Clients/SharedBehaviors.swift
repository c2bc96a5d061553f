import UIKit

/// The gravity that everything in the app falls by.
class AppGravity: UIGravityBehavior {

  static let shared = AppGravity()

  override init(items: [UIDynamicItem]) {
    super.init(items: items)
    magnitude = 0.5
  }

  override func addItem(_ item: UIDynamicItem) {
    super.addItem(item)
    added += 1
  }

  private(set) var added = 0
}

/// Knows when it enters and leaves an animator.
class WatchedCollision: UICollisionBehavior {

  private(set) var moves: [String] = []

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    let from = self.dynamicAnimator == nil ? "outside" : "inside"
    let to = dynamicAnimator == nil ? "outside" : "inside"
    moves.append("\(from) > \(to)")
  }
}

/// A wind that the factories make, too.
class Wind: UIFieldBehavior {
  var name = "breeze"

  class func gale() -> Self {
    let wind = linearGravityField(direction: CGVector(dx: 1, dy: 0))
    wind.strength = 4
    wind.name = "gale"
    return wind
  }
}

/// A rope that the factories make, too.
class Rope: UIAttachmentBehavior {
  var color: UIColor { length > 100 ? .red : .brown }
}

/// A spring with an initializer of its own, and no other.
class Spring: UIAttachmentBehavior {
  let stiffness: CGFloat

  init(_ item: UIDynamicItem, at point: CGPoint, stiffness: CGFloat) {
    self.stiffness = stiffness
    super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    frequency = stiffness
    damping = 0.5
  }
}

/// An area made of others.
struct Areas {
  let ring = UIRegion(radius: 100).byDifference(from: UIRegion(radius: 50))
  let cross = UIRegion(size: CGSize(width: 200, height: 20))
    .byUnion(with: UIRegion(size: CGSize(width: 20, height: 200)))
  let corners = UIRegion(size: CGSize(width: 100, height: 100))
    .byIntersection(with: UIRegion(radius: 55).inverse())
}

/// A truss: two views welded to one group.
class TrussItem: UIDynamicItemGroup {
  convenience init(left: UIView, right: UIView) {
    self.init(items: [left, right])
  }
  var leading: UIView? { return items.first as? UIView }
}

/// Gravity that only admits to visible views.
class VisibleGravity: UIGravityBehavior {
  override var items: [UIDynamicItem] {
    return super.items.filter { ($0 as? UIView)?.isHidden == false }
  }

  override var magnitude: CGFloat {
    didSet { changes += 1 }
  }

  private(set) var changes = 0
}

/// An animator that counts.
class CountingAnimator: UIDynamicAnimator {
  private(set) var additions = 0

  override func addBehavior(_ behavior: UIDynamicBehavior) {
    additions += 1
    super.addBehavior(behavior)
  }

  override init() {
    super.init()
  }

  override init(referenceView view: UIView) {
    super.init(referenceView: view)
  }
}

/// A rubber band between two views, with an initializer of its own.
class RubberBand: UIDynamicBehavior {
  let spring: UIAttachmentBehavior
  let limit: UIAttachmentBehavior

  init(_ a: UIDynamicItem, _ b: UIDynamicItem, frequency: CGFloat = 2) {
    spring = UIAttachmentBehavior(item: a, attachedTo: b)
    spring.frequency = frequency
    spring.damping = 0.4
    limit = .limitAttachment(
      with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    limit.length = spring.length * 2
    super.init()
    [spring, limit].forEach(addChildBehavior)
  }
}
