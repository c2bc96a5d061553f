internal import DynamicsChipmunk

/// Two shapes that touch, or that are less than a margin apart; the row begins with their Chipmunk arbiter.
struct PairRow: BitwiseCopyable {
  var arbiter = cpArbiter()
  /// Up to two contacts; the arbiter's pointer to them is set before each use.
  var contacts = (cpContact(), cpContact())
  /// The ranks of the two shapes, which is the order of pairs; that of an edge of a convex chain plus
  /// 1 if it is met from outside.
  var key: UInt64 = 0
  /// A part of a body that is not anchored.
  var a: ShapePointer
  var b: ShapePointer
  /// The combined elasticity of the two materials.
  var elasticity = 0.0
  /// The contacts for the next steps, before ``GhostCorners`` corrected them.
  var manifold = Manifold()
  /// Whether the two shapes overlap or push each other; false for a contact whose gap stays open.
  var isTouching = false
  /// The time for which joints have kept the two shapes overlapped, in seconds.
  var secondsDeep = 0.0
}

extension PairRow {
  var bodyA: BodyPointer { a.pointee.body! }
  var bodyB: BodyPointer { b.pointee.body! }
  var count: Int { Int(arbiter.count) }
  /// Whether one of the shapes was removed.
  var hasRetiredShape: Bool { a.pointee.isRetired || b.pointee.isRetired }

  /// Whether a body collides with an edge from inside.
  var isInside: Bool {
    b.pointee.capsule != nil && UInt32(truncatingIfNeeded: key) == b.pointee.rank
  }
  /// The shape that the part collides with, unless it lies across a chain.
  var obstacle: UnsafeMutablePointer<cpShape>? { isInside ? b.pointee.capsule : b.pointee.shape }
}

typealias PairPointer = UnsafeMutablePointer<PairRow>

extension PairPointer {
  /// A pointer to the contacts.
  var contacts: UnsafeMutablePointer<cpContact> {
    (UnsafeMutableRawPointer(self) + MemoryLayout<PairRow>.offset(of: \.contacts)!)
      .assumingMemoryBound(to: cpContact.self)
  }

  /// This row as a Chipmunk arbiter.
  var chipmunk: UnsafeMutablePointer<cpArbiter> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: cpArbiter.self)
  }

  /// The bodies in Chipmunk's order, which normals and lever arms are given in.
  var first: BodyPointer { pointee.arbiter.body_a.row }
  var second: BodyPointer { pointee.arbiter.body_b.row }

  /// Whether impulses cannot move one of the bodies.
  var touchesStatic: Bool { first.inverseMass == 0 || second.inverseMass == 0 }

  /// Whether one of these pairs, counted from this one, has an immovable body.
  func isAnyTouchingStatic(_ indices: UnsafeBufferPointer<Int32>) -> Bool {
    indices.contains { (self + Int($0)).touchesStatic }
  }

  /// The distance of the two surfaces at a contact; negative where they overlap.
  func gap(at contact: UnsafeMutablePointer<cpContact>) -> Double {
    let onFirst = first.position + contact.pointee.r1
    return (second.position + contact.pointee.r2 - onFirst).dot(pointee.arbiter.n)
  }

  /// The velocity of the second body relative to the first at a contact.
  func relativeVelocity(at contact: UnsafeMutablePointer<cpContact>) -> Vector {
    second.velocity(at: contact.pointee.r2) - first.velocity(at: contact.pointee.r1)
  }
}
