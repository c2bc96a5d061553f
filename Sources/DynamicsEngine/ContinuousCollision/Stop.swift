import DynamicsChipmunk

/// When a body is stopped on its way through a step, and the obstacle that stops it.
struct Stop: BitwiseCopyable {
  /// Of the step.
  let share: Double
  let obstacle: ShapePointer

  /// Of two at the same time, that of the obstacle made first, whichever was found first.
  func earlier(_ other: Stop?) -> Stop {
    guard let other else { return self }
    if share != other.share { return share < other.share ? self : other }
    return obstacle.pointee.rank < other.obstacle.pointee.rank ? self : other
  }

  /// How far a wall that moves takes the body along in the rest of the step.
  ///
  /// What is inside stays where it is in the boundary, so that it meets no other edge; the rest is pushed.
  ///
  /// - Parameter place: Where the body is when it is stopped.
  func wayOfWall(after place: Vector, _ body: BodyPointer) -> Vector {
    guard let boundary = obstacle.pointee.boundary else { return .zero }
    let edge = MovingEdge(obstacle.pointee, from: .zero)
    guard edge.isMoving else { return .zero }
    let way = edge.way(of: place, at: share) * (1 - share)
    if Containment.isInside(boundary, body) { return way }
    let along = edge.edge(at: share).along
    let normal = along.turned * (1 / along.length)
    return normal * way.dot(normal)
  }
}
