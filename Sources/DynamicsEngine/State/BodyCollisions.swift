/// The collisions that a body takes part in, for the collision filter.
struct BodyCollisions {
  /// The collision sets that the body is a member of.
  var sets = BitSet()
  /// The collision sets in which it collides with other bodies, and those in which it collides with
  /// boundaries.
  var setsWithBodies = BitSet()
  var setsWithBoundaries = BitSet()
  /// The slots of the bodies that a joint keeps it from colliding with, one entry for each such
  /// joint.
  ///
  /// The order does not matter, because the list is only searched.
  private(set) var nonCollidingBodies: [Int32] = []
  /// The bodies that it passes through in some of its collision sets.
  private(set) var exemptions: Set<Exemption> = []
}

/// A body that another one passes through in one collision set, although both are members.
struct Exemption: Hashable, BitwiseCopyable {
  /// The slot of the collision set.
  let set: Int32
  /// The slot of the other body.
  let body: Int32
}

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

extension BodyCollisions {
  fileprivate mutating func set(_ exemption: Exemption, to isExempt: Bool) -> Bool {
    isExempt ? exemptions.insert(exemption).inserted : exemptions.remove(exemption) != nil
  }

  fileprivate mutating func addNonColliding(_ body: Int32) { nonCollidingBodies.append(body) }

  fileprivate mutating func removeNonColliding(_ body: Int32) {
    guard let place = nonCollidingBodies.lastIndex(of: body) else {
      return assertionFailure("no joint keeps the two bodies from colliding")
    }
    nonCollidingBodies.swapAt(place, nonCollidingBodies.count - 1)
    nonCollidingBodies.removeLast()
  }
}
