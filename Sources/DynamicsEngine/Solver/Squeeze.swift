internal import DynamicsChipmunk

/// Bodies between obstacles that come closer: no impulse stops them all.
enum Squeeze {
  /// Keeps impulses from growing where they do not stop a contact.
  ///
  /// Two obstacles that press a body push it back and forth in each iteration, and impulses would
  /// grow from step to step without end. When one of them leaves, the other would throw the body
  /// after it. So the next step starts from the impulses of the last one, as far as they help.
  ///
  /// - Parameter ratio: The length of this step divided by that of the previous one.
  static func limitImpulses(of contacts: IslandContacts, ratio: Double) {
    guard isBetweenMovingObstacles(contacts) else { return }
    contacts.forEach { pair, constraint in
      for (place, point) in constraint.points.enumerated() {
        let closing = -constraint.relativeVelocity(at: point).dot(constraint.pointee.normal)
        guard closing - point.pointee.bounce > Tuning.Squeeze.closing else { continue }
        let before = pair.points[place].normalImpulse * ratio
        point.pointee.normalImpulse = min(point.pointee.normalImpulse, before)
        let friction = constraint.pointee.friction * point.pointee.normalImpulse
        point.pointee.tangentImpulse = min(max(point.pointee.tangentImpulse, -friction), friction)
      }
    }
  }

  /// Drops the impulses of a moving obstacle that leaves a body.
  ///
  /// Between two obstacles they may be large, and would take many iterations to vanish.
  static func dropImpulsesOfLeaving(_ constraint: ContactConstraintPointer) {
    guard let obstacle = constraint.pointee.staticBody, obstacle.isMoving else { return }
    for point in constraint.points {
      let speed = constraint.relativeVelocity(at: point).dot(constraint.pointee.normal)
      guard speed > Tuning.Squeeze.leaving else { continue }
      point.pointee.normalImpulse = 0
      point.pointee.tangentImpulse = 0
    }
  }

  /// Whether two obstacles of an island move against each other.
  private static func isBetweenMovingObstacles(_ contacts: IslandContacts) -> Bool {
    var first: BodyPointer?
    for index in contacts.indices {
      guard let obstacle = contacts.constraints[Int(index)].staticBody else { continue }
      guard let first else {
        first = obstacle
        continue
      }
      let isAlike =
        (obstacle.velocity - first.velocity).isZero
        && obstacle.angularVelocity == first.angularVelocity
      if !isAlike {
        return true
      }
    }
    return false
  }
}
