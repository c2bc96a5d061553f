import DynamicsChipmunk

/// The time of impact of a body in a motion, and the contact.
struct Stop: BitwiseCopyable {
  /// A fraction of the motion.
  let fraction: Double
  let part: ShapePointer
  let obstacle: ShapePointer
  let contact: SweptContact

  /// The earlier of two stops; of two at the same time, the one with the obstacle of lower rank.
  ///
  /// So the order in which obstacles are found does not matter.
  func earlier(_ other: Stop?) -> Stop {
    guard let other else { return self }
    if fraction != other.fraction { return fraction < other.fraction ? self : other }
    return obstacle.pointee.rank < other.obstacle.pointee.rank ? self : other
  }

  /// The displacement of a moving obstacle in the rest of the motion, which the body shares.
  ///
  /// A body inside moves with the boundary, so that it meets no other edge; a body outside is
  /// moved along the normal.
  func obstacleDisplacement(for body: BodyPointer) -> Vector {
    let displacement = contact.obstacleDisplacement * (1 - fraction)
    if let boundary = obstacle.pointee.boundary, Containment.isInside(boundary, body) {
      return displacement
    }
    return contact.normal * displacement.dot(contact.normal)
  }
}
