// The collision filter: decides whether two shapes may collide at all.

extension ShapePointer {
  /// Whether a part of a body that is not anchored may collide with another shape.
  ///
  /// This is false for parts of one body, for bodies without a common collision set that lets them
  /// collide, and for bodies that a joint keeps from colliding.
  func mayCollide(with other: ShapePointer) -> Bool {
    guard let body = pointee.body, let otherBody = other.pointee.body, body != otherBody else {
      return false
    }
    guard let boundary = other.pointee.boundary else { return body.mayCollide(with: otherBody) }
    return body.pointee.collisions.setsWithBoundaries.contains(Int(boundary.pointee.set))
  }
}

extension BodyPointer {
  /// Whether it is in any collision set that lets it collide.
  var mayCollide: Bool {
    !pointee.collisions.setsWithBoundaries.isEmpty || !pointee.collisions.setsWithBodies.isEmpty
  }

  /// Whether two different bodies may collide.
  func mayCollide(with other: BodyPointer) -> Bool {
    guard pointee.collisions.setsWithBodies.intersects(other.pointee.collisions.setsWithBodies),
      !isNonColliding(with: other)
    else { return false }
    var isAny = pointee.collisions.exemptions.isEmpty
    if !isAny { forEachCommonSet(with: other) { _ in isAny = true } }
    return isAny
  }

  /// Calls a block with the slot of each collision set that lets two bodies collide.
  @inline(__always)
  func forEachCommonSet(with other: BodyPointer, _ visit: (Int32) -> Void) {
    // A copy of the sets would have to be counted.
    let wordCount = min(
      pointee.collisions.setsWithBodies.wordCount, other.pointee.collisions.setsWithBodies.wordCount
    )
    for index in 0..<wordCount {
      let common =
        pointee.collisions.setsWithBodies.word(index)
        & other.pointee.collisions.setsWithBodies.word(index)
      BitSet.forEachBit(of: common, from: 64 * index) { set in
        if !isExempt(from: other, in: Int32(set)) { visit(Int32(set)) }
      }
    }
  }
}
