import DynamicsChipmunk

/// The time of impact of a body in a motion, and the contact.
struct Stop: BitwiseCopyable {
  /// A fraction of the motion.
  let fraction: Double
  let part: ShapePointer
  let obstacle: ShapePointer
  let contact: SweptContact

  /// The order of stops: by time, then by rank, so that the order in which they are found does not
  /// matter.
  func isBefore(_ other: Stop) -> Bool {
    if fraction != other.fraction { return fraction < other.fraction }
    if obstacle != other.obstacle { return obstacle.pointee.rank < other.obstacle.pointee.rank }
    return part.pointee.rank < other.part.pointee.rank
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
