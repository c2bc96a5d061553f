internal import DynamicsChipmunk

/// The contact of two shapes that touch, or that are less than a margin apart.
///
/// The narrow phase fills it, the solver stores its impulses in it for the next step, and events report it.
struct PairRow: BitwiseCopyable {
  /// The ranks of the two shapes, which is the order of pairs; that of an edge of a convex chain plus
  /// 1 if it is met from outside.
  var key: UInt64 = 0
  /// A part of a body that is not anchored.
  var a: ShapePointer
  var b: ShapePointer
  /// The bodies in Chipmunk's order, which the normal and lever arms are given in.
  var first: BodyPointer
  var second: BodyPointer
  /// From the first body to the second.
  var normal = Vector.zero
  var points = (ManifoldPoint(), ManifoldPoint())
  /// The points for the next steps, before ``GhostCorners`` corrected them.
  var manifold = LocalManifold()
  /// The time for which joints have kept the two shapes overlapped, in seconds.
  var overlapDuration = 0.0
  /// How many of the points there are.
  var count: Int32 = 0
  /// Whether Chipmunk has the two shapes in the opposite order.
  var isSwapped = false
  /// Whether the part lies across the chain of the edge, and collides with all of the chain.
  var isAcross = false
  /// Whether the two shapes did not touch in the previous step.
  var isNew = true
  /// Whether the two shapes overlap or push each other; false for a contact whose gap stays open.
  var isTouching = false
}

extension PairRow {
  var bodyA: BodyPointer { a.pointee.body! }
  var bodyB: BodyPointer { b.pointee.body! }
  /// Whether one of the shapes was removed.
  var hasRetiredShape: Bool { a.pointee.isRetired || b.pointee.isRetired }

  /// Whether a body collides with an edge from inside.
  var isInside: Bool {
    b.pointee.capsule != nil && UInt32(truncatingIfNeeded: key) == b.pointee.rank
  }
  /// The shape that the part collides with, unless it lies across a chain.
  var obstacle: UnsafeMutablePointer<cpShape>? { isInside ? b.pointee.capsule : b.pointee.shape }

  /// The shapes in Chipmunk's order.
  var firstShape: ShapePointer { isSwapped ? b : a }
  var secondShape: ShapePointer { isSwapped ? a : b }

  /// A pair without contacts, in the order of its shapes.
  init(a: ShapePointer, b: ShapePointer) {
    (self.a, self.b) = (a, b)
    (first, second) = (a.pointee.body!, b.pointee.body!)
  }
}

typealias PairPointer = UnsafeMutablePointer<PairRow>

extension PairPointer {
  var points: UnsafeMutablePointer<ManifoldPoint> {
    (UnsafeMutableRawPointer(self) + MemoryLayout<PairRow>.offset(of: \.points)!)
      .assumingMemoryBound(to: ManifoldPoint.self)
  }
  var count: Int { Int(pointee.count) }

  var first: BodyPointer { pointee.first }
  var second: BodyPointer { pointee.second }

  /// Whether impulses cannot move one of the bodies.
  var touchesStatic: Bool { first.inverseMass == 0 || second.inverseMass == 0 }

  /// Whether one of these pairs, counted from this one, has an immovable body.
  func isAnyTouchingStatic(_ indices: UnsafeBufferPointer<Int32>) -> Bool {
    indices.contains { (self + Int($0)).touchesStatic }
  }

  /// The distance of the two surfaces at a point; negative where they overlap.
  func gap(at point: UnsafeMutablePointer<ManifoldPoint>) -> Double {
    let onFirst = first.position + point.pointee.r1
    return (second.position + point.pointee.r2 - onFirst).dot(pointee.normal)
  }

  /// The velocity of the second body relative to the first at a point.
  func relativeVelocity(at point: UnsafeMutablePointer<ManifoldPoint>) -> Vector {
    second.velocity(at: point.pointee.r2) - first.velocity(at: point.pointee.r1)
  }

  /// Keeps the contacts, which are in world coordinates, for the next steps.
  func keepManifold() {
    pointee.manifold = LocalManifold(
      points, count: count, normal: pointee.normal, first, second)
  }

  /// Puts the kept contacts where the bodies are now.
  ///
  /// - Returns: Whether they are still those of the two shapes.
  func placeManifold() -> Bool {
    guard let normal = pointee.manifold.place(points, first, second) else { return false }
    pointee.normal = normal
    pointee.count = Int32(pointee.manifold.count)
    return true
  }
}
