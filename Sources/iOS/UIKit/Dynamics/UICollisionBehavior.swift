public import CoreGraphics
public import Dynamics
public import Foundation

/// A behavior in which items collide with each other and with boundaries; see Apple's
/// `UICollisionBehavior`.
@preconcurrency @MainActor open class UICollisionBehavior: UIShimItemsBehavior {
  /// The kinds of object that the items collide with.
  public typealias Mode = CollisionBehavior.Mode

  private let core = CollisionBehavior()
  private let listener = CollisionListener()
  private var identifiers: [AnyHashable: any NSCopying] = [:]

  /// Makes a collision behavior of mode `.everything` without boundaries.
  public init(items: [any UIDynamicItem]) {
    super.init()
    wrap(core, items, add: core.addItem, remove: core.removeItem)
    listener.owner = self
    core.collisionDelegate = listener
  }

  /// Makes a collision behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The kinds of object that the items collide with; `.everything` by default.
  open var collisionMode: Mode {
    get { core.collisionMode }
    set { core.collisionMode = newValue }
  }

  /// The object that is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { core.translatesReferenceBoundsIntoBoundary }
    set { core.translatesReferenceBoundsIntoBoundary = newValue }
  }

  override var usesReferenceBounds: Bool {
    translatesReferenceBoundsIntoBoundary || super.usesReferenceBounds
  }

  /// Makes the reference bounds a boundary, moved inward by insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    core.setTranslatesReferenceBoundsIntoBoundary(with: insets)
  }

  // MARK: Boundaries

  /// Adds a path as a boundary; it replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    core.addBoundary(withIdentifier: remember(identifier), for: bezierPath.core)
  }

  /// Adds a line as a boundary; it replaces a boundary with the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    core.addBoundary(withIdentifier: remember(identifier), from: p1, to: p2)
  }

  /// Returns the path of a boundary; `nil` for an unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    core.boundary(withIdentifier: Self.key(of: identifier)).map(UIBezierPath.init(core:))
  }

  /// Removes a boundary.
  ///
  /// An unknown identifier has no effect, as on iOS, where programs remove a boundary before they
  /// add it.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = Self.key(of: identifier)
    guard core.boundary(withIdentifier: key) != nil else { return }
    core.removeBoundary(withIdentifier: key)
  }

  /// Removes all boundaries with an identifier.
  open func removeAllBoundaries() { core.removeAllBoundaries() }

  /// The identifiers in the order added; `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    core.boundaryIdentifiers?.compactMap { identifiers[$0] }
  }

  private func remember(_ identifier: any NSCopying) -> AnyHashable {
    let key = Self.key(of: identifier)
    identifiers[key] = identifier
    return key
  }

  /// A key that is equal for identifiers that are equal on iOS, such as a Swift value and the
  /// object to which it bridges.
  private static func key(of identifier: any NSCopying) -> AnyHashable {
    switch identifier {
    case let text as String: text
    case let number as Double: number
    case let path as IndexPath: path
    case let id as UUID: id
    case let other as any Hashable: AnyHashable(other)
    default: ObjectIdentifier(identifier as AnyObject)
    }
  }

  /// The identifier of a boundary, which is known even after the boundary was removed.
  fileprivate func identifier(of key: AnyHashable?) -> (any NSCopying)? {
    key.flatMap { identifiers[$0] }
  }
}

/// An object that is notified of contacts; see Apple's `UICollisionBehaviorDelegate`.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)

  /// Called when two items stop touching.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)

  /// Called when an item begins to touch a boundary; the identifier is `nil` for the reference
  /// bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

  /// Called when an item stops touching a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

// The defaults do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Forwards the delegate calls of the core.
private final class CollisionListener: CollisionBehaviorDelegate {
  weak var owner: UICollisionBehavior?

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) {
    withoutIsolation((owner, item1, item2)) { owner, item1, item2 in
      guard let owner, let a = ItemAdapter.item(of: item1), let b = ItemAdapter.item(of: item2)
      else { return }
      owner.collisionDelegate?.collisionBehavior(owner, beganContactFor: a, with: b, at: point)
    }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    withoutIsolation((owner, item1, item2)) { owner, item1, item2 in
      guard let owner, let a = ItemAdapter.item(of: item1), let b = ItemAdapter.item(of: item2)
      else { return }
      owner.collisionDelegate?.collisionBehavior(owner, endedContactFor: a, with: b)
    }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) {
    withoutIsolation((owner, item, identifier)) { owner, item, identifier in
      guard let owner, let item = ItemAdapter.item(of: item) else { return }
      owner.collisionDelegate?.collisionBehavior(
        owner, beganContactFor: item, withBoundaryIdentifier: owner.identifier(of: identifier),
        at: point)
    }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    withoutIsolation((owner, item, identifier)) { owner, item, identifier in
      guard let owner, let item = ItemAdapter.item(of: item) else { return }
      owner.collisionDelegate?.collisionBehavior(
        owner, endedContactFor: item, withBoundaryIdentifier: owner.identifier(of: identifier))
    }
  }
}
