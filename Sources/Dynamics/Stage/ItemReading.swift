internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

/// What an item says about itself, once it is known to be sound.
struct ItemReading {
  let figure: Figure
  let center: CGPoint
  let angle: CGFloat
  let seen: SeenPose

  /// Reads an item; `nil` and one diagnostic when physics cannot be done on it.
  init?(_ item: any DynamicItem, reporter: Reporter) {
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
    guard let figure = Self.figure(of: item, reporter: reporter) else { return nil }
    self.center = center
    self.angle = angle
    seen = SeenPose(center: center, axis: transform.xAxis)
    self.figure = figure
  }

  private static func figure(of item: any DynamicItem, reporter: Reporter) -> Figure? {
    guard let group = item as? DynamicItemGroup else {
      return outline(of: item, reporter: reporter).map { Figure($0) }
    }
    return group.figure(reporter: reporter)
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
    let polygon = ConvexPolygon(hullOf: points)
    guard let polygon, polygon.isUsable else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(item) has no area; the item does not take part in the simulation",
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
