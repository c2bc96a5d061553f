internal import DynamicsEngine

/// Reads the pose and the outline of items, and reports invalid ones.
///
/// Each method calls the item's getters, and reports at most once.
enum ItemReader {
  /// The pose of an item, and the transform that its getter returned.
  static func pose(
    of item: any DynamicItem, reporter: Reporter
  ) -> (ItemPose, CGAffineTransform)? {
    let center = item.center
    guard Limits.isPlace(center) else {
      DynamicsDiagnostics.report(
        "the center of \(item) has a coordinate that is not \(Describe.range(Limits.coordinate)); "
          + "the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    let transform = item.transform
    let angle = transform.rotationAngle
    guard angle.isFinite, transform.isFinite else {
      DynamicsDiagnostics.report(
        "the transform of \(item) is not finite; the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    return (ItemPose(position: center, angle: angle), transform)
  }

  /// The outline of an item that is not a group.
  static func outline(of item: any DynamicItem, reporter: Reporter) -> Outline? {
    let size = item.bounds.size
    guard Limits.side.contains(size.width), Limits.side.contains(size.height) else {
      DynamicsDiagnostics.report(
        "\(item) does not take part in the simulation: its width and height must be "
          + "\(Describe.range(Limits.side)) points. Set its size, then call "
          + "updateItem(usingCurrentState:)",
        by: reporter)
      return nil
    }
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle(size)
    case .ellipse: return .ellipse(size)
    case .path: return polygon(around: item, reporter: reporter)
    }
  }

  private static func polygon(around item: any DynamicItem, reporter: Reporter) -> Outline? {
    let points = item.collisionBoundingPath.polylines(tolerance: Limits.flatness).flatMap { $0 }
    guard points.allSatisfy(Limits.isPlace) else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(item) has a coordinate that is not "
          + "\(Describe.range(Limits.coordinate)); the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    let polygon = ConvexPolygon(hullOf: points)
    guard let polygon, polygon.isUsable else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(item) has no area; the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    guard polygon.corners.count <= Outline.mostCorners else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(item) has \(polygon.corners.count) corners, more than "
          + "\(Outline.mostCorners); the item does not take part in the simulation. Use a path of "
          + "fewer lines, or of curves",
        by: reporter)
      return nil
    }
    if !polygon.hasAll(points) {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(item) is not convex; its convex hull is used",
        by: reporter)
    }
    return .polygon(polygon.corners)
  }
}
