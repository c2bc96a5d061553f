internal import DynamicsChipmunk

// The depth of a disc in the curve of an edge.

extension SweptPart {
  /// The penetration depth of a disc in a curve, at a fraction of the motion.
  func overlap(with curve: SweptCurve, at fraction: Double, limit: Double) -> Overlap {
    let center = motion.displacement * fraction
    let nearest = curve.nearest(to: center, at: fraction)
    let (distance, normal) = nearest.seen(from: curve.side)
    let carried = curve.edge.displacement(of: nearest.point, at: fraction)
    var overlap = Overlap(depth: radius - distance, safeFraction: 0)
    (overlap.normal, overlap.place) = (normal, nearest.point)
    overlap.rate = -(motion.displacement - carried).dot(normal)
    let side = curve.side ?? (nearest.distance < 0 ? -1 : 1)
    if curve.shape.pointee.curve.bulges(to: side) {
      // All of the curve is behind the line at right angles to the normal.
      overlap.safeFraction =
        (limit - overlap.depth) / fastest(against: normal, curve.edge.farthest(along: normal))
    } else {
      overlap.safeFraction = max(
        (limit - overlap.depth) / (motion.displacement.length + curve.edge.farthest),
        safeFraction(beside: curve, at: fraction, limit),
        safeFraction(within: curve, nearest, side, at: fraction, limit))
    }
    return overlap
  }

  /// The contact of a disc with a curve at a fraction of the motion.
  func contact(with curve: SweptCurve, at fraction: Double) -> SweptContact {
    let center = motion.displacement * fraction
    let nearest = curve.nearest(to: center, at: fraction)
    let (distance, normal) = nearest.seen(from: curve.side)
    return SweptContact(
      normal: normal, point: center - normal * radius,
      obstacleDisplacement: curve.edge.displacement(of: nearest.point, at: fraction),
      isTouching: curve.side != nil || distance < radius)
  }

  /// The fraction of the step for which the edge of a curve stays so far away that the curve does, too.
  private func safeFraction(
    beside curve: SweptCurve, at fraction: Double, _ limit: Double
  ) -> Double {
    let center = motion.displacement * fraction
    let way = center - curve.edge.edge(at: fraction).place(nearest: center)
    let distance = way.length
    guard distance > 0 else { return 0 }
    let normal = way * (1 / distance)
    return (limit + distance - radius - Tuning.Chain.maxDeviation)
      / fastest(against: normal, curve.edge.farthest(along: normal))
  }

  /// The fraction of the step for which a disc on the hollow side of a curve at rest stays less deep than a limit, if
  /// the curve went on straight at both ends.
  ///
  /// In front of it is a convex region, and the distance from the edge of that is a concave function of the place: on
  /// a straight path, the disc is less deep than on a straight line between two depths.
  private func safeFraction(
    within curve: SweptCurve, _ nearest: CurvedEdge.Nearest, _ side: Double, at fraction: Double,
    _ limit: Double
  ) -> Double {
    guard !curve.edge.isMoving, curve.shape.pointee.curve.bulges(to: -side) else { return 0 }
    let end = curve.nearest(to: motion.displacement, at: 1)
    let depth = radius - nearest.distanceFromTangent * side
    let last = radius - end.distanceFromTangent * side
    guard depth < limit else { return 0 }
    return last < limit ? 1 : (limit - depth) / (last - depth) * (1 - fraction)
  }
}
