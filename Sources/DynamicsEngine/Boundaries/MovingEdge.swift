import DynamicsChipmunk

/// An edge of a boundary in a step that may move it; each end moves straight and at constant
/// velocity.
struct MovingEdge: BitwiseCopyable {
  /// The edge before the step.
  let start: Edge
  private let startWay: Vector
  private let endWay: Vector

  /// - Parameter origin: The point that positions are relative to.
  init(_ shape: ShapeRow, from origin: Vector) {
    start = Edge(start: shape.start - origin, end: shape.end - origin)
    (startWay, endWay) = (shape.startWay, shape.endWay)
  }

  var isMoving: Bool { !startWay.isZero || !endWay.isZero }

  /// The edge at a fraction of the step.
  func edge(at share: Double) -> Edge {
    Edge(start: start.start + startWay * share, end: start.end + endWay * share)
  }

  /// The box around all places of the edge in the step.
  var box: BoundingBox { start.box.union(edge(at: 1).box) }

  /// The displacement in the step of the point of the edge that is nearest to a place at a fraction
  /// of the step.
  func way(of place: Vector, at share: Double) -> Vector {
    guard isMoving else { return .zero }
    return startWay + (endWay - startWay) * edge(at: share).share(nearest: place)
  }

  /// The rotation in the step, in radians, from the velocities of the ends before the step.
  var turn: Double {
    let along = start.along
    return along.cross(endWay - startWay) / along.dot(along)
  }

  /// The largest displacement of any of its points along a direction.
  func farthest(along direction: Vector) -> Double {
    max(startWay.dot(direction), endWay.dot(direction))
  }
}
