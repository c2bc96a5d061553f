import DynamicsChipmunk

/// The time of impact of a body in a step, and the obstacle.
struct Stop: BitwiseCopyable {
  /// A fraction of the step.
  let fraction: Double
  let obstacle: ShapePointer
  /// The displacement by which a kinematic body pushes the stopped body in the rest of the step.
  var push = Vector.zero

  /// The earlier of two stops; of two at the same time, the one with the obstacle of lower rank.
  ///
  /// So the order in which obstacles are found does not matter.
  func earlier(_ other: Stop?) -> Stop {
    guard let other else { return self }
    if fraction != other.fraction { return fraction < other.fraction ? self : other }
    return obstacle.pointee.rank < other.obstacle.pointee.rank ? self : other
  }

  /// The displacement of a moving obstacle in the rest of the step, which the body shares.
  ///
  /// A body inside moves with the boundary, so that it meets no other edge; a body outside is
  /// pushed.
  ///
  /// - Parameter place: The position of the stopped body.
  func obstacleDisplacement(after place: Vector, _ body: BodyPointer) -> Vector {
    guard let boundary = obstacle.pointee.boundary else { return push }
    let edge = MovingEdge(obstacle.pointee, from: .zero)
    guard edge.isMoving else { return .zero }
    let displacement = edge.displacement(of: place, at: fraction) * (1 - fraction)
    if Containment.isInside(boundary, body) { return displacement }
    let along = edge.edge(at: fraction).along
    let normal = along.turned * (1 / along.length)
    return normal * displacement.dot(normal)
  }
}
