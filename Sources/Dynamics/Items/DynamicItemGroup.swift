internal import DynamicsEngine
public import DynamicsGeometry
public import Foundation

/// Several items that move as one rigid body.
///
/// The counterpart of `UIDynamicItemGroup`. Its center is the center of mass of its items when the
/// group is made. It collides by the outlines of all its items, and has their total mass and moment
/// of inertia. When an animator moves the group, its items move with it.
///
/// ```swift
/// let pair = DynamicItemGroup(items: [box, card])
/// animator.addBehavior(GravityBehavior(items: [pair]))
/// ```
///
/// While the group is in an animator, its items cannot be there on their own or in another group.
/// The one that was added second is reported and does not take part. To set the material of a
/// group, add the group to an item behavior, not its items.
open class DynamicItemGroup: DynamicItem, CustomStringConvertible {
  /// The items of the group, in the order given.
  public let items: [any DynamicItem]

  /// The center of mass in points; setting it moves all items.
  ///
  /// - Complexity: Setting is O(*n*), where *n* is the number of items.
  open var center: CGPoint {
    didSet { if center != oldValue { placeItems() } }
  }

  /// The rotation of the group since it was made.
  ///
  /// The default is the identity. Setting it turns all items about the center. Scale and
  /// translation are ignored.
  ///
  /// - Complexity: Setting is O(*n*), where *n* is the number of items.
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { placeItems() } }
  }

  /// The size of the upright box around all items when the group was made, in points.
  ///
  /// The origin is (0, 0).
  public let bounds: CGRect

  private var placements: [GroupPlacement]
  /// The center when the group was made.
  private let origin: CGPoint

  /// Makes a group of items at their present places.
  ///
  /// - Parameter items: The items. A group, an item that is given twice, and an item that an
  ///   animator would not accept are reported and left out. A group without items does not take
  ///   part in an animator.
  /// - Complexity: O(*n*), where *n* is the number of items and of their corners.
  public init(items: [any DynamicItem]) {
    let members = Self.accepted(items)
    self.items = members.map(\.item)
    let center = Self.centerOfMass(of: members)
    self.center = center
    origin = center
    placements = members.map { GroupPlacement($0.pose, $0.transform, around: center) }
    bounds = CGRect(origin: .zero, size: Self.box(around: members).size)
  }

  /// An item with the pose that was read: its getter may return another one the next time.
  private typealias Member = (
    item: any DynamicItem, pose: ItemPose, transform: CGAffineTransform, area: CGFloat
  )

  private static func accepted(_ items: [any DynamicItem]) -> [Member] {
    let reporter = Reporter(DynamicItemGroup.self, "init(items:)")
    var accepted: [Member] = []
    for item in items {
      guard !(item is DynamicItemGroup) else {
        DynamicsDiagnostics.report(
          "a group cannot contain a group; the inner one is left out", by: reporter)
        continue
      }
      guard !accepted.contains(where: { $0.item === item }) else {
        DynamicsDiagnostics.report(
          "\(item) is already in this group; it is added once", by: reporter)
        continue
      }
      guard let (pose, transform) = ItemReader.pose(of: item, reporter: reporter),
        let outline = ItemReader.outline(of: item, reporter: reporter)
      else { continue }
      accepted.append((item, pose, transform, outline.area))
    }
    return accepted
  }

  private static func centerOfMass(of members: [Member]) -> CGPoint {
    let mass = members.reduce(0) { $0 + $1.area }
    guard mass > 0 else { return .zero }
    return CGPoint(
      x: members.reduce(0) { $0 + $1.pose.position.x * $1.area } / mass,
      y: members.reduce(0) { $0 + $1.pose.position.y * $1.area } / mass)
  }

  private static func box(around members: [Member]) -> CGRect {
    members.map { item, pose, _, _ in
      CGRect(centeredWith: item.bounds.size)
        .applying(CGAffineTransform(rotationAngle: pose.angle))
        .offsetBy(dx: pose.position.x, dy: pose.position.y)
    }
    .reduce(CGRect.null) { $0.union($1) }
  }

  private func placeItems() {
    let angle = transform.rotationAngle
    guard angle.isFinite, center.x.isFinite, center.y.isFinite else { return }
    let rotation = CGAffineTransform(rotationAngle: angle)
    // At the original pose, the items get exactly their original positions.
    let isAtOrigin = center == origin && angle == 0
    for (place, item) in items.enumerated() {
      let placement = placements[place]
      let offset = placement.offset.applying(rotation)
      item.center = isAtOrigin ? placement.position : center + offset
      let found = item.transform
      let transform = placements[place].transform(turnedBy: angle, from: found)
      item.transform = transform
      placements[place].lastSeen = ShownPlace(of: item)
    }
  }

  var originals: [OriginalTransform] { placements.map(\.original) }

  /// Restores the original transforms, and places all items.
  func restore(_ originals: [OriginalTransform]) {
    for (place, original) in zip(placements.indices, originals) {
      placements[place].restore(original)
    }
    placeItems()
  }

  /// The places where the group last put its items; empty if unknown.
  var placed: [ShownPlace] {
    let places = placements.compactMap(\.lastSeen)
    return places.count == placements.count ? places : []
  }

  /// The shape is `.path`: the group collides by the outlines of its items.
  open var collisionBoundsType: DynamicItemCollisionBoundsType { .path }

  /// The outlines of all items around the group's center, one subpath each.
  ///
  /// It is meant for drawing; the animator reads the items themselves.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items and of their corners.
  open var collisionBoundingPath: BezierPath {
    let whole = BezierPath()
    for (item, placement) in zip(items, placements) {
      let path = item.outlinePath
      path.apply(
        CGAffineTransform(rotationAngle: placement.angle)
          .concatenating(
            CGAffineTransform(translationX: placement.offset.dx, y: placement.offset.dy)))
      whole.append(path)
    }
    return whole
  }

  /// The class and center of the group, and the number of its items.
  open var description: String {
    Describe.object(
      self, ["center: \(Describe.point(center))", Describe.count(items.count, "item")])
  }

  /// The shape and mass of the group; `nil` and one diagnostic if an item is not valid.
  func shape(reporter: Reporter) -> CompoundShape? {
    guard !items.isEmpty else {
      DynamicsDiagnostics.report(
        "the group has no items; it does not take part in the simulation", by: reporter)
      return nil
    }
    var parts: [CompoundShape.Part] = []
    for (item, placement) in zip(items, placements) {
      guard let outline = ItemReader.outline(of: item, reporter: reporter) else { return nil }
      parts.append(
        CompoundShape.Part(
          outline, center: CGPoint(x: placement.offset.dx, y: placement.offset.dy),
          angle: placement.angle))
    }
    return CompoundShape(parts)
  }
}

extension DynamicItem {
  /// The shape by which the item collides, around (0, 0).
  fileprivate var outlinePath: BezierPath {
    let box = CGRect(centeredWith: bounds.size)
    return switch collisionBoundsType {
    case .rectangle: BezierPath(rect: box)
    case .ellipse: BezierPath(ovalIn: box)
    case .path: collisionBoundingPath.copy()
    }
  }
}
