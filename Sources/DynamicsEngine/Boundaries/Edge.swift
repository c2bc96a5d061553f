/// A straight line between two different points of a chain.
struct Edge: BitwiseCopyable {
  var start: Vector
  var end: Vector

  var along: Vector { end - start }
  var box: BoundingBox { BoundingBox(around: start, end) }

  /// A unit vector.
  ///
  /// - Parameter innerSide: +1 if the inside is on the side of `along.perpendicular`, −1 on the other.
  func inwardNormal(_ innerSide: Double) -> Vector {
    along.perpendicular * (innerSide / along.length)
  }

  /// The point of the edge that is nearest to another point.
  func place(nearest point: Vector) -> Vector {
    start + along * fraction(nearest: point)
  }

  /// The position of that point along the edge, from 0 at the start to 1 at the end.
  func fraction(nearest point: Vector) -> Double {
    let along = along
    return max(0, min(1, (point - start).dot(along) / along.dot(along)))
  }
}
