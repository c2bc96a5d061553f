/// Bodies that do not collide with each other because of a joint between them.
///
/// Both bodies list the other, and the shorter of the two lists is searched: a hub may have a
/// thousand spokes, but each spoke has one hub.
extension BodyPointer {
  /// Whether some joint keeps the two from colliding.
  func isNonColliding(with other: BodyPointer) -> Bool {
    pointee.collisions.nonCollidingBodies.count <= other.pointee.collisions.nonCollidingBodies.count
      ? pointee.collisions.nonCollidingBodies.contains(other.pointee.id.index)
      : other.pointee.collisions.nonCollidingBodies.contains(pointee.id.index)
  }

  /// Counts one more joint that keeps the two from colliding.
  func addNonColliding(_ other: BodyPointer) {
    noteNonColliding(other)
    other.noteNonColliding(self)
  }

  /// Counts one joint less; after the last one, the two collide again.
  func removeNonColliding(_ other: BodyPointer) {
    forgetNonColliding(other)
    other.forgetNonColliding(self)
  }

  private func noteNonColliding(_ other: BodyPointer) {
    pointee.collisions.nonCollidingBodies.append(other.pointee.id.index)
  }

  private func forgetNonColliding(_ other: BodyPointer) {
    guard let place = pointee.collisions.nonCollidingBodies.lastIndex(of: other.pointee.id.index)
    else { return assertionFailure("no joint keeps the two bodies from colliding") }
    pointee.collisions.nonCollidingBodies.swapAt(
      place, pointee.collisions.nonCollidingBodies.count - 1)
    pointee.collisions.nonCollidingBodies.removeLast()
  }
}
