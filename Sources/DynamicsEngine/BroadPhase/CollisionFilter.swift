/// Decides whether two shapes may collide at all.
enum CollisionFilter {
  /// Whether two shapes may collide.
  ///
  /// This is false for parts of one body, for bodies without a common collision set that lets them
  /// collide, and for bodies that a joint keeps from colliding.
  ///
  /// - Parameter a: A part of a body that is not anchored.
  static func mayCollide(_ a: ShapePointer, _ b: ShapePointer) -> Bool {
    guard let bodyA = a.pointee.body, let bodyB = b.pointee.body, bodyA != bodyB else {
      return false
    }
    guard let boundary = b.pointee.boundary else { return bodyA.mayCollide(with: bodyB) }
    return bodyA.pointee.collisions.setsWithBoundaries.contains(Int(boundary.pointee.set))
  }
}

extension BodyPointer {
  /// Whether it is in any collision set that lets it collide.
  var mayCollide: Bool {
    !pointee.collisions.setsWithBoundaries.isEmpty || !pointee.collisions.setsWithBodies.isEmpty
  }

  /// Whether two different bodies may collide.
  func mayCollide(with other: BodyPointer) -> Bool {
    sharesSet(with: other) && !isNonColliding(with: other)
  }
}
