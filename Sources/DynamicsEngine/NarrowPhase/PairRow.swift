internal import DynamicsChipmunk

/// Two shapes that touch, around what Chipmunk calls an arbiter.
struct PairRow: BitwiseCopyable {
  var arbiter = cpArbiter()
  /// Up to two; the arbiter's pointer to them is set before it is used.
  var contacts = (cpContact(), cpContact())
  /// The ranks of the two shapes: the order of all pairs.
  var key: UInt64 = 0
  /// The first is a part of a body that is not anchored.
  var a: ShapePointer
  var b: ShapePointer
  /// Of the two materials together.
  var elasticity = 0.0
  /// How long joints have kept the two inside each other.
  var secondsDeep = 0.0
}

extension PairRow {
  var bodyA: BodyPointer { a.pointee.body! }
  var bodyB: BodyPointer { b.pointee.body! }
  var count: Int { Int(arbiter.count) }
}

typealias PairPointer = UnsafeMutablePointer<PairRow>

extension PairPointer {
  /// The contacts where they lie.
  var contacts: UnsafeMutablePointer<cpContact> {
    (UnsafeMutableRawPointer(self) + MemoryLayout<PairRow>.offset(of: \.contacts)!)
      .assumingMemoryBound(to: cpContact.self)
  }

  /// The same, as Chipmunk knows it.
  var chipmunk: UnsafeMutablePointer<cpArbiter> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: cpArbiter.self)
  }

  /// The bodies in Chipmunk's order, in which normals and lever arms are.
  var first: BodyPointer { pointee.arbiter.body_a.row }
  var second: BodyPointer { pointee.arbiter.body_b.row }

  /// Whether one of its bodies cannot be moved.
  var isHeld: Bool { heldBody != nil }

  /// The one of its bodies that cannot be moved.
  var heldBody: BodyPointer? {
    first.inverseMass == 0 ? first : second.inverseMass == 0 ? second : nil
  }

  /// Whether something that cannot be moved is in one of these pairs, from this one on.
  func isAnyHeld(_ indices: UnsafeBufferPointer<Int32>) -> Bool {
    indices.contains { (self + Int($0)).isHeld }
  }

  /// Whether most of these pairs did not touch in the step before.
  func areMostNew(_ indices: UnsafeBufferPointer<Int32>) -> Bool {
    let new = indices.count { self[Int($0)].arbiter.state == CP_ARBITER_STATE_FIRST_COLLISION }
    return 2 * new > indices.count
  }

  /// Whether something nearly elastic meets at two points in one of these pairs.
  func isAnyElastic(_ indices: UnsafeBufferPointer<Int32>) -> Bool {
    indices.contains { index in
      let arbiter = self[Int(index)].arbiter
      return arbiter.e > Self.nearlyElastic && arbiter.count == 2
    }
  }

  private static var nearlyElastic: Double { 0.95 }
}
