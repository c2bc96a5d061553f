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

  /// The center of mass in points; setting it moves all items, unless it is not finite.
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

  private var members: [Member]
  /// The center when the group was made.
  private let origin: CGPoint

  /// Makes a group of items at their present places.
  ///
  /// - Parameter items: The items. A group, an item that is given twice, and an item that an
  ///   animator would not accept are reported and left out. A group without items does not take
  ///   part in an animator.
  /// - Complexity: O(*n*), where *n* is the number of items and of their corners.
  public init(items: [any DynamicItem]) {
    members = Self.accepted(items)
    self.items = members.map(\.item)
    let center = Self.centerOfMass(of: members)
    self.center = center
    origin = center
    bounds = CGRect(origin: .zero, size: Self.box(around: members).size)
  }

  /// An item of the group, and where it was when the group was made.
  private struct Member {
    let item: any DynamicItem
    /// The pose that was read: the item's getters may return another one the next time.
    let pose: ItemPose
    /// In square points; the items' mass is in proportion.
    let area: CGFloat
    var shown: ShownPose

    /// - Parameter found: The item's present transform, whose scale, shear and translation stay.
    mutating func transform(
      turnedBy angle: CGFloat, from found: CGAffineTransform
    ) -> CGAffineTransform {
      // A present transform that follows from a restored original must not replace it.
      if shown.transform != nil { shown.follow(found) }
      return shown.turned(to: pose.angle + angle)
    }
  }

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
      guard let (pose, transform) = item.readPose(reporter: reporter),
        let shape = item.readShape(reporter: reporter)
      else { continue }
      accepted.append(
        Member(
          item: item, pose: pose, area: shape.area,
          shown: ShownPose(transform, angle: pose.angle, center: pose.position)))
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
    members.map { member in
      CGRect(centeredWith: member.item.bounds.size)
        .applying(CGAffineTransform(rotationAngle: member.pose.angle))
        .offsetBy(dx: member.pose.position.x, dy: member.pose.position.y)
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
      let position = members[place].pose.position
      item.center = isAtOrigin ? position : center + offset(of: members[place]).applying(rotation)
      let found = item.transform
      let transform = members[place].transform(turnedBy: angle, from: found)
      item.transform = transform
      members[place].shown.see(item.center, item.transform)
    }
  }

  /// From the group's center when it was made, in points.
  private func offset(of member: Member) -> CGVector { member.pose.position - origin }

  /// How the items show where the group last put them.
  var shown: [ShownPose] { members.map(\.shown) }

  /// Restores the original transforms, and places all items.
  func restore(_ shown: [ShownPose]) {
    for (place, shown) in zip(members.indices, shown) {
      members[place].shown = shown
      members[place].shown.forget()
    }
    placeItems()
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
    for member in members {
      let (path, offset) = (member.item.outlinePath, offset(of: member))
      path.apply(
        CGAffineTransform(rotationAngle: member.pose.angle)
          .concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy)))
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
    for member in members {
      guard let shape = member.item.readShape(reporter: reporter) else { return nil }
      let offset = offset(of: member)
      parts += shape.parts.map { part in
        CompoundShape.Part(
          part.outline, center: CGPoint(x: offset.dx, y: offset.dy), angle: member.pose.angle)
      }
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
