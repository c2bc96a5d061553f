internal import DynamicsChipmunk

/// Turns the velocities of round bodies that slide or roll along a curve of a boundary.
///
/// A curve stands as edges. Where the next one begins, an impact would take (v·h/R)² of the energy in
/// each step. But the curve only turns the velocity.
extension TimeOfImpactHit {
  /// The rotation of a body's velocity; `nil` if it does not come along the curve.
  ///
  /// - Parameters:
  ///   - origin: The position of the body before the motion.
  ///   - time: The fraction of the step at which the motion starts.
  ///   - duration: The time of the motion in seconds.
  func turnOfCurve(
    for body: BodyPointer, from origin: Vector, after time: Double, duration: Double
  ) -> Rotation? {
    guard obstacle.pointee.boundary != nil, part.isRound else { return nil }
    let edge = MovingEdge(obstacle.pointee, from: origin, after: time).start
    let velocity = body.velocity - contact.obstacleDisplacement * (1 / duration)
    let (start, end) = (obstacle.pointee.turnAtStart, obstacle.pointee.turnAtEnd)
    if let start, comes(along: start.inverse, at: edge.start, velocity) { return start }
    if let end, comes(along: end, at: edge.end, velocity) { return end.inverse }
    return nil
  }

  /// Whether the body slides along the neighbor of the edge that it meets.
  ///
  /// - Parameters:
  ///   - turn: The rotation from this edge to its neighbor.
  ///   - place: Where both meet, relative to the body's center before the motion.
  private func comes(along turn: Rotation, at place: Vector, _ velocity: Vector) -> Bool {
    let normal = contact.normal.rotated(by: turn)
    let gap = -place.dot(normal) - part.pointee.radius
    let slope = abs(velocity.dot(normal))
    return abs(gap) < Tuning.ContinuousCollision.maxDepth
      && gap <= Tuning.ShapeContacts.margin
      && slope <= Tuning.ContinuousCollision.slidingSine * velocity.length
  }
}

extension BodyPointer {
  /// Turns the velocity where two edges of a curve meet.
  ///
  /// Forces have acted along the first edge for the whole step, and act along the second one for the
  /// rest of it. Between two steps, a velocity is half a step ahead of its position. So of a change
  /// in the middle of a step, nothing is left to correct, and bends keep the energy.
  ///
  /// - Parameters:
  ///   - duration: The time of the motion that the edge's displacement refers to, in seconds.
  ///   - rest: The time that is left of the step, in seconds.
  func turn(
    by turn: Rotation, on stop: TimeOfImpactHit, motion duration: Double, rest: Double, of h: Double
  ) {
    let carried = stop.contact.obstacleDisplacement * (1 / duration)
    let before = velocity - carried
    let after = before.rotated(by: turn)
    let speed = before.length
    guard speed > 0 else { return }
    let pull = (pointee.step.velocityAfterForces - pointee.step.velocityBeforeForces) * (1 / h)
    let gain = pull.dot(after - before) / speed * (rest - h / 2)
    velocity = carried + after * (max(0, speed + gain) / speed)
  }
}
