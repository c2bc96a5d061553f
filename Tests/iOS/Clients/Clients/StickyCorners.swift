import UIKit

enum StickyCorner: Int {
  case topLeft = 0
  case bottomLeft
  case bottomRight
  case topRight
}

/// Makes the corners of the reference view attract an item.
class StickyCornersBehavior: UIDynamicBehavior {

  private let cornerInset: CGFloat
  private let item: UIDynamicItem
  private let collisionBehavior: UICollisionBehavior
  private let itemBehavior: UIDynamicItemBehavior
  private var fieldBehaviors = [UIFieldBehavior]()

  // MARK: Enabling/disabling

  var isEnabled = true {
    didSet {
      if isEnabled {
        for fieldBehavior in fieldBehaviors {
          fieldBehavior.addItem(item)
        }
        collisionBehavior.addItem(item)
        itemBehavior.addItem(item)
      } else {
        for fieldBehavior in fieldBehaviors {
          fieldBehavior.removeItem(item)
        }
        collisionBehavior.removeItem(item)
        itemBehavior.removeItem(item)
      }
    }
  }

  /// The corner whose field the item is in.
  var currentCorner: StickyCorner? {
    guard dynamicAnimator != nil else { return nil }

    let position = item.center
    for (i, fieldBehavior) in fieldBehaviors.enumerated() {
      let fieldPosition = fieldBehavior.position
      let location = CGPoint(x: position.x - fieldPosition.x, y: position.y - fieldPosition.y)
      if fieldBehavior.region.contains(location) {
        return StickyCorner(rawValue: i)
      }
    }
    return nil
  }

  // MARK: Initializers

  init(item: UIDynamicItem, cornerInset: CGFloat) {
    self.item = item
    self.cornerInset = cornerInset

    collisionBehavior = UICollisionBehavior(items: [item])
    collisionBehavior.translatesReferenceBoundsIntoBoundary = true

    itemBehavior = UIDynamicItemBehavior(items: [item])
    itemBehavior.density = 0.01
    itemBehavior.resistance = 7
    itemBehavior.friction = 0.0
    itemBehavior.allowsRotation = false

    super.init()

    addChildBehavior(collisionBehavior)
    addChildBehavior(itemBehavior)

    for _ in 0...3 {
      let fieldBehavior = UIFieldBehavior.springField()
      fieldBehavior.addItem(item)
      fieldBehaviors.append(fieldBehavior)
      addChildBehavior(fieldBehavior)
    }
  }

  // MARK: UIDynamicBehavior

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    guard let bounds = dynamicAnimator?.referenceView?.bounds else { return }
    updateFields(in: bounds)
  }

  // MARK: Public

  func updateFields(in bounds: CGRect) {
    guard bounds != .zero else { return }
    let h = bounds.height
    let w = bounds.width
    let itemBounds = item.bounds

    // Each field covers one quarter of the view.
    let size = CGSize(
      width: w / 2 - cornerInset * 2, height: h / 2 - cornerInset * 2)

    func updateRegion(for field: UIFieldBehavior, to point: CGPoint) {
      field.position = point
      field.region = UIRegion(size: CGSize(width: size.width * 2, height: size.height * 2))
    }

    let dx = cornerInset + itemBounds.width / 2
    let dy = cornerInset + itemBounds.height / 2

    updateRegion(for: fieldBehaviors[StickyCorner.topLeft.rawValue], to: CGPoint(x: dx, y: dy))
    updateRegion(
      for: fieldBehaviors[StickyCorner.bottomLeft.rawValue], to: CGPoint(x: dx, y: h - dy))
    updateRegion(
      for: fieldBehaviors[StickyCorner.bottomRight.rawValue], to: CGPoint(x: w - dx, y: h - dy))
    updateRegion(
      for: fieldBehaviors[StickyCorner.topRight.rawValue], to: CGPoint(x: w - dx, y: dy))
  }

  func addLinearVelocity(_ velocity: CGPoint) {
    itemBehavior.addLinearVelocity(velocity, for: item)
  }

  func position(for corner: StickyCorner) -> CGPoint {
    return fieldBehaviors[corner.rawValue].position
  }
}
