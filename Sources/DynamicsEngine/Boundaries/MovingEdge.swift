import DynamicsChipmunk

/// An edge of a boundary in a step that may move it: each end goes straight and evenly.
struct MovingEdge: BitwiseCopyable {
  /// Before the step.
  let start: Edge
  private let startWay: Vector
  private let endWay: Vector

  /// - Parameter origin: What places are measured from.
  init(_ shape: ShapeRow, from origin: Vector) {
    start = Edge(start: shape.start - origin, end: shape.end - origin)
    (startWay, endWay) = (shape.startWay, shape.endWay)
  }

  var isMoving: Bool { !startWay.isZero || !endWay.isZero }

  /// Where it is at a share of the step.
  func edge(at share: Double) -> Edge {
    Edge(start: start.start + startWay * share, end: start.end + endWay * share)
  }

  /// Around all places that it comes to.
  var box: BoundingBox { start.box.union(edge(at: 1).box) }

  /// How far the step takes the point of the edge that is nearest to a place at a share of the step.
  func way(of place: Vector, at share: Double) -> Vector {
    guard isMoving else { return .zero }
    return startWay + (endWay - startWay) * edge(at: share).share(nearest: place)
  }

  /// How far the step turns it, as the velocities of its ends before the step say; in radians.
  var turn: Double {
    let along = start.along
    return along.cross(endWay - startWay) / along.dot(along)
  }

  /// The most that any point of it goes along a direction.
  func farthest(along direction: Vector) -> Double {
    max(startWay.dot(direction), endWay.dot(direction))
  }
}
