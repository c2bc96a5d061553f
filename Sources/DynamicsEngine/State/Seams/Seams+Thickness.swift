extension Seams {
  /// The least thickness of the area, measured inward from the middle of each side of the outline.
  ///
  /// The widths of parts would depend on how the area was cut.
  var thickness: Double {
    let sides = outlineSides.map { (start(of: $0), end(of: $0)) }
    return sides.reduce(.infinity) { least, side in
      let along = side.1 - side.0
      let length = along.length
      guard length > 0 else { return least }
      let inward = along.perpendicular * (1 / length)
      let middle = (side.0 + side.1) * 0.5
      return sides.reduce(least) { min($0, Self.distance(from: middle, along: inward, to: $1)) }
    }
  }

  /// Along a ray, to a side that faces it; infinite for one that it misses.
  private static func distance(
    from origin: Vector, along direction: Vector, to side: (Vector, Vector)
  ) -> Double {
    let (start, end) = (side.0 - origin, side.1 - origin)
    let (atStart, atEnd) = (direction.cross(start), direction.cross(end))
    // The ray leaves the area from the left to the right of a side.
    guard atStart <= 0, atEnd >= 0, atStart < atEnd else { return .infinity }
    let fraction = atStart / (atStart - atEnd)
    let distance = (start + (end - start) * fraction).dot(direction)
    return distance > 0 ? distance : .infinity
  }
}
