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
  /// The materials of contacts with some bodies and boundaries, in place of the mix of both.
  var pairMaterials: [PairMaterialKey: PairMaterial] = [:]
}

/// A body that another one passes through in one collision set, although both are members.
struct Exemption: Hashable, BitwiseCopyable {
  /// The slot of the collision set.
  let set: Int32
  /// The slot of the other body.
  let body: Int32
}

extension BodyCollisions {
  mutating func set(_ exemption: Exemption, to isExempt: Bool) -> Bool {
    isExempt ? exemptions.insert(exemption).inserted : exemptions.remove(exemption) != nil
  }

  mutating func addNonColliding(_ body: Int32) { nonCollidingBodies.append(body) }

  mutating func removeNonColliding(_ body: Int32) {
    guard let place = nonCollidingBodies.lastIndex(of: body) else {
      return assertionFailure("no joint keeps the two bodies from colliding")
    }
    nonCollidingBodies.swapAt(place, nonCollidingBodies.count - 1)
    nonCollidingBodies.removeLast()
  }
}
