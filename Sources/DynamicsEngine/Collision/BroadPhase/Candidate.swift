internal import DynamicsChipmunk

/// A pair of shapes that are near each other.
struct Candidate: BitwiseCopyable {
  /// The ranks of both shapes, with the first one in the upper bits.
  private(set) var key: UInt64
  /// A part of a body that is not anchored.
  let a: ShapePointer
  /// A part of another body, or an edge.
  let b: ShapePointer

  /// Orders two shapes: the dynamic one first; if both are dynamic, the one of lower rank.
  init(_ first: ShapePointer, _ second: ShapePointer) {
    let isSwapped =
      !second.pointee.isLeafStatic
      && (first.pointee.isLeafStatic || second.pointee.rank < first.pointee.rank)
    (a, b) = isSwapped ? (second, first) : (first, second)
    key = Self.key(a, b)
  }

  private static func key(_ a: ShapePointer, _ b: ShapePointer) -> UInt64 {
    UInt64(a.pointee.rank) << 32 | UInt64(b.pointee.rank)
  }

  /// Makes the key again from ranks that have changed.
  mutating func updateKey() { key = Self.key(a, b) }

  /// Whether the exact boxes intersect, with a margin for contacts; then both shapes are up to date.
  func boxesIntersect() -> Bool {
    guard a.touchingBox.intersects(otherBox()) else { return false }
    updateIfOutdated()
    return a.touchingBox.intersects(otherBox())
  }

  /// The box of the shape that `a` may touch.
  ///
  /// - Parameter capsule: The shape that it collides with instead of that of `b`.
  @inline(__always)
  func otherBox(_ capsule: UnsafeMutablePointer<cpShape>? = nil) -> BoundingBox {
    b.pointee.boundary == nil
      ? b.pointee.outerBox : BoundingBox((capsule ?? b.pointee.shape!).pointee.bb)
  }

  /// Whether the box of one of the two may be larger than its shape.
  var isOutdated: Bool { a.pointee.isOutdated || b.pointee.isOutdated }

  /// Computes the shapes for the present poses of their bodies, if that was put off.
  func updateIfOutdated() {
    a.updateIfOutdated()
    b.updateIfOutdated()
  }

  /// The shape of an edge that a body inside a convex chain collides with; `nil` for any other pair.
  var capsule: UnsafeMutablePointer<cpShape>? {
    b.isAround(a.pointee.body!) ? b.pointee.capsule : nil
  }

  /// The key of the pair of these shapes, if they touch.
  ///
  /// - Parameter isInside: Whether `a` collides with the capsule of `b`.
  func key(inside isInside: Bool) -> UInt64 {
    b.pointee.capsule != nil && !isInside ? key + 1 : key
  }

  /// Whether one of the two is awake.
  var isAwake: Bool { a.pointee.body!.pointee.isAwake || b.pointee.body!.pointee.isAwake }

  /// Whether one of the two is awake, and their sets and joints let them collide.
  var mayCollide: Bool { isAwake && a.mayCollide(with: b) }
}

extension FlatArray<Candidate> {
  /// Sorts by key.
  ///
  /// Hundreds of coincident shapes have a candidate for each two of them, in no order. So many are
  /// sorted by the digits of their keys, the lowest first, in linear time.
  func sort(using scratch: borrowing FlatArray) {
    guard count > Tuning.BroadPhase.fewCandidates else {
      return sort(using: scratch) { $0.key < $1.key }
    }
    var differences: UInt64 = 0
    for candidate in buffer { differences |= candidate.key ^ self[0].key }
    scratch.resize(to: count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) where differences >> shift & 0xff != 0 {
      distribute(into: scratch.base, byDigitAt: shift)
      swap(with: scratch)
    }
    scratch.removeAll()
  }

  private func distribute(into target: UnsafeMutablePointer<Candidate>, byDigitAt shift: UInt64) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      places.initialize(repeating: 0)
      for candidate in buffer { places[Int(candidate.key >> shift & 0xff)] += 1 }
      var next = 0
      for digit in places.indices { (places[digit], next) = (next, next + places[digit]) }
      for candidate in buffer {
        let digit = Int(candidate.key >> shift & 0xff)
        target[places[digit]] = candidate
        places[digit] += 1
      }
    }
  }
}
