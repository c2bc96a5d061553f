internal import DynamicsChipmunk

// Discs touch the curves that edges stand for.

extension PairRow {
  /// Whether the part is a disc at a curve, and not at its edge.
  var touchesCurve: Bool { !isAcross && b.isCurve(for: a) }

  /// Whether a disc touches a curve elsewhere than at an end of it.
  var isInsideCurve: Bool {
    guard touchesCurve else { return false }
    let (edge, point) = (b.pointee, points.0.r2)
    if (point - edge.start).isZero { return edge.curve.goesOnAtStart }
    if (point - edge.end).isZero { return edge.curve.goesOnAtEnd }
    return true
  }
}

extension PairPointer {
  /// Finds the contact of a disc with a curve, within the margin.
  ///
  /// - Returns: Whether there is one.
  func touchCurve() -> Bool {
    let (part, edge) = (pointee.a, pointee.b)
    let center = part.pointee.body!.position
    let nearest = edge.curvedEdge.nearest(to: center)
    let (distance, normal) = nearest.seen(from: pointee.isInside ? edge.innerSide : nil)
    let radius = UnsafePointer(part.pointee.shape!).radius
    guard distance <= radius + Tuning.ShapeContacts.margin,
      !edge.leavesToNeighbor(center, beyond: nearest.beyond)
    else { return false }
    (pointee.isAcross, pointee.isSwapped) = (false, false)
    (pointee.first, pointee.second) = (pointee.bodyA, pointee.bodyB)
    pointee.normal = -normal
    pointee.count = 1
    pointee.points.0 = ManifoldPoint()
    pointee.points.0.r1 = center - normal * radius
    pointee.points.0.r2 = nearest.point
    pointee.manifold.drop()
    return true
  }
}

extension CurvedEdge.Nearest {
  /// The distance of the place, and the unit vector to it, as seen from a side of the curve.
  ///
  /// - Parameter side: The only side that collides, as the inner side of a chain; `nil` if it is that of the place.
  func seen(from side: Double?) -> (distance: Double, normal: Vector) {
    guard let side else { return (abs(distance), distance < 0 ? -normal : normal) }
    // Behind an end, the distance from the end would be that of another edge.
    if beyond == 0 || distance * side > 0 { return (distance * side, normal * side) }
    let normal = tangent.perpendicular * side
    return (offset.dot(normal), normal)
  }
}
