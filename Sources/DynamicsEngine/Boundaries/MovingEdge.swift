/// An edge of a boundary in a step that may move it; each end moves straight and at constant
/// velocity.
struct MovingEdge: BitwiseCopyable {
  /// The edge before the step.
  let start: Edge
  private let startDisplacement: Vector
  private let endDisplacement: Vector

  /// - Parameters:
  ///   - origin: The point that positions are relative to.
  ///   - time: The fraction of the step at which the motion starts.
  init(_ shape: ShapeRow, from origin: Vector, after time: Double = 0) {
    start = Edge(
      start: shape.start + shape.startDisplacement * time - origin,
      end: shape.end + shape.endDisplacement * time - origin)
    startDisplacement = shape.startDisplacement * (1 - time)
    endDisplacement = shape.endDisplacement * (1 - time)
  }

  var isMoving: Bool { !startDisplacement.isZero || !endDisplacement.isZero }

  /// The edge at a fraction of the step.
  func edge(at fraction: Double) -> Edge {
    Edge(
      start: start.start + startDisplacement * fraction, end: start.end + endDisplacement * fraction
    )
  }

  /// The box around all places of the edge in the step.
  var box: BoundingBox { start.box.union(edge(at: 1).box) }

  /// The displacement in the step of the point of the edge that is nearest to a place at a fraction
  /// of the step.
  func displacement(of place: Vector, at fraction: Double) -> Vector {
    guard isMoving else { return .zero }
    return startDisplacement + (endDisplacement - startDisplacement)
      * edge(at: fraction).fraction(nearest: place)
  }

  /// The rotation in the step, in radians, from the velocities of the ends before the step.
  var turn: Double {
    let along = start.along
    return along.cross(endDisplacement - startDisplacement) / along.dot(along)
  }

  /// The largest displacement of any of its points.
  var farthest: Double { max(startDisplacement.length, endDisplacement.length) }

  /// The largest displacement of any of its points along a direction.
  func farthest(along direction: Vector) -> Double {
    max(startDisplacement.dot(direction), endDisplacement.dot(direction))
  }
}
