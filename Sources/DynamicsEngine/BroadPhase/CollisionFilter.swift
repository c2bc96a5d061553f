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

  /// Whether an edge stops a body that ``mayCollide(_:_:)`` has accepted.
  ///
  /// Bodies inside a closed convex chain collide with its inner edges, bodies outside with its
  /// outer ones.
  static func stops(_ edge: ShapePointer, _ body: BodyPointer) -> Bool {
    guard edge.pointee.side != .both else { return true }
    let isInside = body.pointee.enclosures.contains {
      $0.boundary == edge.pointee.boundary && $0.chain == edge.pointee.chain
    }
    return isInside == (edge.pointee.side == .inner)
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
