internal import DynamicsChipmunk

/// A straight line between two different points of a chain.
struct Edge: BitwiseCopyable {
  var start: Vector
  var end: Vector

  var along: Vector { end - start }
  var box: BoundingBox { BoundingBox(around: start, end) }

  /// The point of the edge that is nearest to another point.
  func place(nearest point: Vector) -> Vector {
    let along = along
    let share = (point - start).dot(along) / along.dot(along)
    return start + along * max(0, min(1, share))
  }
}
