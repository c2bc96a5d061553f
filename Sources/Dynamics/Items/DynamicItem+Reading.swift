internal import DynamicsEngine

// Each function calls the item's getters, and reports at most once.

extension DynamicItem {
  /// The pose of an item, and the transform that its getter returned.
  func readPose(reporter: Reporter) -> (ItemPose, CGAffineTransform)? {
    let center = self.center
    guard Limits.isPlace(center) else {
      DynamicsDiagnostics.report(
        "the center of \(self) has a coordinate that is not \(Describe.range(Limits.coordinate)); "
          + "the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    let transform = self.transform
    let angle = transform.rotationAngle
    guard angle.isFinite, transform.isFinite else {
      DynamicsDiagnostics.report(
        "the transform of \(self) is not finite; the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    return (ItemPose(position: center, angle: angle), transform)
  }

  /// The outline of an item that is not a group.
  func readOutline(reporter: Reporter) -> Outline? {
    let size = bounds.size
    guard Limits.side.contains(size.width), Limits.side.contains(size.height) else {
      DynamicsDiagnostics.report(
        "\(self) does not take part in the simulation: its width and height must be "
          + "\(Describe.range(Limits.side)) points. Set its size, then call "
          + "updateItem(usingCurrentState:)",
        by: reporter)
      return nil
    }
    switch collisionBoundsType {
    case .rectangle: return .rectangle(size)
    case .ellipse: return .ellipse(size)
    case .path: return readPolygon(reporter: reporter)
    }
  }

  private func readPolygon(reporter: Reporter) -> Outline? {
    let points = collisionBoundingPath.polylines(tolerance: Limits.flatness).flatMap { $0 }
    guard points.allSatisfy(Limits.isPlace) else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(self) has a coordinate that is not "
          + "\(Describe.range(Limits.coordinate)); the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    let polygon = ConvexPolygon(hullOf: points)
    guard let polygon, polygon.isUsable else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(self) has no area; the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    guard polygon.corners.count <= Outline.mostCorners else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(self) has \(polygon.corners.count) corners, more than "
          + "\(Outline.mostCorners); the item does not take part in the simulation. Use a path of "
          + "fewer lines, or of curves",
        by: reporter)
      return nil
    }
    if !polygon.hasAll(points) {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(self) is not convex; its convex hull is used",
        by: reporter)
    }
    return .polygon(polygon.corners)
  }
}
