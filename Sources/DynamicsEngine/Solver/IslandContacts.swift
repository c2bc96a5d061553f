internal import DynamicsChipmunk

/// The contacts of an island: the pairs that touch, and what the rounds solve for them.
struct IslandContacts: BitwiseCopyable {
  /// Of all islands, with the constraint of each in the same place.
  let pairs: PairPointer
  let constraints: ContactConstraintPointer
  /// The places of those of this island.
  let indices: UnsafeBufferPointer<Int32>

  var count: Int { indices.count }
  var isEmpty: Bool { indices.isEmpty }

  @inline(__always)
  func forEach(_ visit: (PairPointer, ContactConstraintPointer) -> Void) {
    for index in indices { visit(pairs + Int(index), constraints + Int(index)) }
  }

  /// Whether one of them is with something that cannot be moved.
  var isAnyStatic: Bool { indices.contains { constraints[Int($0)].staticBody != nil } }

  /// Whether most of the pairs did not touch in the step before.
  var areMostNew: Bool {
    let new = indices.count {
      pairs[Int($0)].arbiter.state == CP_ARBITER_STATE_FIRST_COLLISION
    }
    return 2 * new > indices.count
  }

  /// Whether something nearly elastic meets at two points.
  var isAnyElastic: Bool {
    indices.contains { index in
      let arbiter = pairs[Int(index)].arbiter
      return arbiter.e > Self.nearlyElastic && arbiter.count == 2
    }
  }

  private static var nearlyElastic: Double { 0.95 }
}
