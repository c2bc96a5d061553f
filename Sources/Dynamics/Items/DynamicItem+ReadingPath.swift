internal import DynamicsEngine
internal import DynamicsGeometry

extension DynamicItem {
  /// The area inside the collision path, as one or more convex polygons.
  func readPath(reporter: Reporter) -> CompoundShape? {
    let contours = collisionBoundingPath.polylines(tolerance: Limits.flatness)
    let points = contours.flatMap { $0 }
    guard points.allSatisfy(Limits.isPlace) else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(self) has a coordinate that is not "
          + "\(Describe.range(Limits.coordinate)); the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    let hull = ConvexPolygon(hullOf: points)
    guard let hull, hull.isUsable else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(self) has no area; the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    guard hull.corners.count <= Outline.mostCorners else {
      DynamicsDiagnostics.report(
        "the collisionBoundingPath of \(self) has \(hull.corners.count) corners, more than "
          + "\(Outline.mostCorners); the item does not take part in the simulation. Use a path of "
          + "fewer lines, or of curves",
        by: reporter)
      return nil
    }
    if hull.isOutline(of: contours) { return CompoundShape(.polygon(hull.corners)) }
    return cut(contours, hull, reporter)
  }

  /// The parts of a path that is not convex; its hull, and a diagnostic, if it cannot be cut.
  private func cut(
    _ contours: [[CGPoint]], _ hull: ConvexPolygon, _ reporter: Reporter
  ) -> CompoundShape {
    let reason: String
    do {
      let parts = try ConvexDecomposition(contours).parts
      let shape = CompoundShape(parts.map { CompoundShape.Part(.polygon($0)) })
      if shape.isValid { return shape }
      reason = "cannot be cut into convex parts"
    } catch .crossesItself {
      reason = "crosses or touches itself"
    } catch .hasTooManyCorners(let count) {
      reason =
        "is not convex, and has \(count) corners, more than \(ConvexDecomposition.mostCorners)"
    } catch {
      reason = "cannot be cut into convex parts"
    }
    DynamicsDiagnostics.report(
      "the collisionBoundingPath of \(self) \(reason); its convex hull is used", by: reporter)
    return CompoundShape(.polygon(hull.corners))
  }
}
