internal import DynamicsChipmunk

// Surfaces that move along themselves, Box2D's `tangentSpeed` and Chipmunk's `surface_v`, and those that resist rolling.

extension ContactMaterial {
  /// Adds the surfaces of the two shapes of a pair.
  mutating func addSurfaces(of pair: PairPointer) {
    surfaceSpeed = pair.surfaceSpeed
    rollingArm = pair.rollingArm
  }
}

extension PairPointer {
  /// The velocity along the tangent, of the second body relative to the first, at which the two surfaces do not slide;
  /// in pt/s.
  ///
  /// The tangent is the normal, turned by `perpendicular`. Both surfaces of two items go around their items, so that
  /// their speeds add up at the contact, whichever item comes first.
  var surfaceSpeed: Double {
    let own = bodyA.pointee.material.surfaceSpeed
    guard let boundary = pointee.b.pointee.boundary else {
      return own + bodyB.pointee.material.surfaceSpeed
    }
    let speed = boundary.pointee.surface.speed
    return speed == 0 ? own : own + speed * directionOfBoundary
  }

  private var bodyA: BodyPointer { pointee.bodyA }
  private var bodyB: BodyPointer { pointee.bodyB }

  /// The direction in which the boundary is drawn, along the tangent of the contact: from −1 to 1.
  private var directionOfBoundary: Double {
    let edge = pointee.b
    let outward = pointee.isSwapped ? pointee.normal : -pointee.normal
    // Of the solid that an item lies across, the contact is at no particular edge.
    if pointee.isAcross { return edge.innerSide }
    let along = edge.pointee.end - edge.pointee.start
    let share = along.dot(outward.perpendicular) / along.length
    // A curve has the direction of its tangent, and not of the edge that stands for it.
    return pointee.touchesCurve ? (share < 0 ? -1 : 1) : share
  }
  /// The coefficient of rolling resistance times the radius: the larger of each of two items, and an item's own at a
  /// boundary.
  fileprivate var rollingArm: Double {
    let own = bodyA.pointee.material.rollingResistance
    guard pointee.b.pointee.boundary == nil else { return own * pointee.a.roundness }
    let coefficient = max(own, bodyB.pointee.material.rollingResistance)
    return coefficient * max(pointee.a.roundness, pointee.b.roundness)
  }
}

extension ShapePointer {
  /// The radius on which a part rolls: that of a disc, or of the narrow ends of an oval; 0 with corners.
  fileprivate var roundness: Double { UnsafePointer(pointee.shape!).radius }
}
