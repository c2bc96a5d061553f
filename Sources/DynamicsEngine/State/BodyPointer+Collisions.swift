// Two bodies that pass through each other list each other, so that the pair is found from either.

extension BodyPointer {
  /// Whether one set leaves out two bodies.
  func isExempt(from other: BodyPointer, in set: Int32) -> Bool {
    !pointee.collisions.exemptions.isEmpty
      && pointee.collisions.exemptions.contains(Exemption(set: set, body: other.pointee.id.index))
  }

  /// - Returns: Whether that is a change.
  func setExempt(_ isExempt: Bool, from other: BodyPointer, in set: Int32) -> Bool {
    pointee.collisions.set(Exemption(set: set, body: other.pointee.id.index), to: isExempt)
      && other.pointee.collisions.set(Exemption(set: set, body: pointee.id.index), to: isExempt)
  }

  /// Whether some joint keeps the two from colliding.
  ///
  /// The shorter of the two lists is searched: a hub may have a thousand spokes, but each spoke has
  /// one hub.
  func isNonColliding(with other: BodyPointer) -> Bool {
    pointee.collisions.nonCollidingBodies.count <= other.pointee.collisions.nonCollidingBodies.count
      ? pointee.collisions.nonCollidingBodies.contains(other.pointee.id.index)
      : other.pointee.collisions.nonCollidingBodies.contains(pointee.id.index)
  }

  /// Counts one more joint that keeps the two from colliding.
  func addNonColliding(_ other: BodyPointer) {
    pointee.collisions.addNonColliding(other.pointee.id.index)
    other.pointee.collisions.addNonColliding(pointee.id.index)
  }

  /// Counts one joint less; after the last one, the two collide again.
  func removeNonColliding(_ other: BodyPointer) {
    pointee.collisions.removeNonColliding(other.pointee.id.index)
    other.pointee.collisions.removeNonColliding(pointee.id.index)
  }
}
