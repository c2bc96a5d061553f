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
  var isHeld: Bool { first.inverseMass == 0 || second.inverseMass == 0 }

  /// Whether something that cannot be moved is in one of these pairs, from this one on.
  func isAnyHeld(_ indices: UnsafeBufferPointer<Int32>) -> Bool {
    indices.contains { (self + Int($0)).isHeld }
  }

  /// The velocity of the second body against the first at a contact.
  func relativeVelocity(at contact: UnsafeMutablePointer<cpContact>) -> Vector {
    second.velocity(at: contact.pointee.r2) - first.velocity(at: contact.pointee.r1)
  }
}
