public import DynamicsGeometry
public import Foundation

extension AttachmentBehavior {
  /// Makes a rod from the center of an item to an anchor, in points.
  ///
  /// If the anchor is not valid, the item's center is used; see ``anchorPoint``.
  public convenience init(item: any DynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Makes a rod between the centers of two items.
  public convenience init(item item1: any DynamicItem, attachedTo item2: any DynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Makes an attachment that lets an item slide along a line through an anchor, without turning.
  ///
  /// ``attachmentRange`` limits how far the item slides from where it is now, in points along the
  /// axis. With a ``frequency`` above 0, the line is elastic.
  ///
  /// - Parameters:
  ///   - item: The item that slides.
  ///   - point: The anchor, in points. If it is not valid, the item's center is used.
  ///   - axis: The direction of the line, of any length. If it is zero or not finite, (1, 0) is used.
  public class func slidingAttachment(
    with item: any DynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let point = Validation.place(point, orCenterOf: item)
    // The joint holds the item at its center: an item that does not turn needs no lever arm.
    let center = item.center
    let arm = Limits.isPlace(center) ? center - point : .zero
    return Self(
      Configuration(.slide, [item], anchor: point, anchorOffset: arm, axis: accepted(axis: axis)))
  }

  /// Makes an attachment that lets two items slide along a line, without turning against each
  /// other.
  ///
  /// ``attachmentRange`` limits how far the first item slides relative to the second, from where it
  /// is now, in points along the axis. The line turns with the second item. By default, the two
  /// items do not collide with each other (see ``attachedItemsCollide``).
  ///
  /// - Parameters:
  ///   - item1: The item that slides.
  ///   - item2: The item that carries the line.
  ///   - point: A point of the line, in points. If it is not valid, the first item's center is used.
  ///   - axis: The direction of the line, of any length. If it is zero or not finite, (1, 0) is used.
  public class func slidingAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let axis = accepted(axis: axis).rotated(by: -item2.transform.rotationAngle)
    return Self(
      Configuration(
        .slide, [item1, item2], offsets: (.zero, item2.offset(of: item1.center)),
        anchor: Validation.place(point, orCenterOf: item1), axis: axis))
  }

  /// Makes a rope: two items can be no farther apart than they are when it is added.
  ///
  /// ``length`` is the greatest distance in points. A rope does not stretch: it ignores
  /// ``frequency`` and ``damping``. For an elastic connection, use an attachment that is made with
  /// ``init(item:attachedTo:)``. By default, the two items collide with each other (see
  /// ``attachedItemsCollide``).
  ///
  /// The offsets are the points that the rope is tied to, in points from the centers. They turn with
  /// the items. For one that is not finite, the center is used.
  public class func limitAttachment(
    with item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) -> Self {
    Self(
      Configuration(
        .rope, [item1, item2], offsets: (accepted(offset1), accepted(offset2))))
  }

  /// Makes a weld: two items keep their positions and angles relative to each other.
  ///
  /// With a ``frequency`` above 0, they oscillate about the point where they are welded. By
  /// default, the two items do not collide with each other (see ``attachedItemsCollide``). For
  /// items that always stay together, a ``DynamicItemGroup`` costs less.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - item2: The second item; a different one.
  ///   - point: Where they are welded, in points. If it is not valid, the first item's center is
  ///     used.
  public class func fixedAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    joining(item1, item2, at: point, by: .weld)
  }

  /// Makes a pin: two items turn against each other about a point.
  ///
  /// ``attachmentRange`` limits how far the first item turns relative to the second, from its
  /// present angle, in radians. ``frictionTorque`` slows the turning. By default, the two items do
  /// not collide with each other (see ``attachedItemsCollide``).
  ///
  /// - Parameters:
  ///   - item1: The first item, whose angle ``attachmentRange`` limits.
  ///   - item2: The second item; a different one.
  ///   - point: The pin, in points. If it is not valid, the first item's center is used.
  public class func pinAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    joining(item1, item2, at: point, by: .pin)
  }

  private class func joining(
    _ item1: any DynamicItem, _ item2: any DynamicItem, at point: CGPoint, by kind: AttachmentKind,
    reporter: String = #function
  ) -> Self {
    let point = Validation.place(point, orCenterOf: item1, by: reporter)
    return Self(
      Configuration(
        kind, [item1, item2], offsets: (item1.offset(of: point), item2.offset(of: point)),
        anchor: point, reporter: reporter))
  }

  /// Returns the axis as a unit vector; (1, 0) if it has no direction.
  private class func accepted(axis: CGVector) -> CGVector {
    let length = hypotenuse(axis.dx, axis.dy)
    guard length > 0, length.isFinite else {
      DynamicsDiagnostics.report(
        "the axis (\(axis.dx), \(axis.dy)) has no direction; (1, 0) is used",
        by: "AttachmentBehavior.axisOfTranslation")
      return CGVector(dx: 1, dy: 0)
    }
    // The reciprocal of a length close to 0 is infinite.
    if length < 1e-300 {
      return accepted(axis: CGVector(dx: axis.dx / length, dy: axis.dy / length))
    }
    return axis * (1 / length)
  }
}

extension DynamicItem {
  /// The offset of a point from the item's center, in points and in the item's axes.
  ///
  /// For an item without a valid pose, it is zero; that is reported when the item joins.
  func offset(of point: CGPoint) -> Offset {
    let pose = ItemPose(of: self)
    guard Limits.isPlace(pose.position), pose.angle.isFinite, Limits.isPlace(point) else {
      return .zero
    }
    let arm = (point - pose.position).rotated(by: -pose.angle)
    return Offset(horizontal: arm.dx, vertical: arm.dy)
  }
}
