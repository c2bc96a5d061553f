internal import DynamicsChipmunk

/// The contacts of an island: the touching pairs and their constraints.
struct IslandContacts: BitwiseCopyable {
  /// The pairs of all islands; the constraint of each has the same index.
  let pairs: PairPointer
  let constraints: ContactConstraintPointer
  /// The indices of the contacts of this island.
  let indices: UnsafeBufferPointer<Int32>
  /// Whether any surface of the world moves along itself, or resists rolling.
  let mayHaveSurfaces: Bool

  var count: Int { indices.count }
  var isEmpty: Bool { indices.isEmpty }

  /// Whether a surface of the island moves along itself, or resists rolling.
  var haveSurfaces: Bool {
    mayHaveSurfaces && indices.contains { constraints[Int($0)].hasSurface }
  }

  @inline(__always)
  func forEach(_ visit: (PairPointer, ContactConstraintPointer) -> Void) {
    for index in indices { visit(pairs + Int(index), constraints + Int(index)) }
  }

  /// Makes the separation impulses 0, without taking them back.
  func clearSeparation() {
    forEach { _, constraint in
      for point in constraint.points { point.pointee.separationImpulse = 0 }
    }
  }

  /// Gives the bodies of the island the velocities that they had before contacts, and clears all impulses.
  func undo(on bodies: UnsafeBufferPointer<BodyPointer>) {
    clearSeparation()
    forEach { _, constraint in
      constraint.pointee.rollingImpulse = 0
      for point in constraint.points {
        point.pointee.normalImpulse = 0
        point.pointee.tangentImpulse = 0
      }
    }
    for body in bodies {
      body[.separation] = Vector3()
      body.velocity = body.pointee.step.velocityAfterForces
      body.angularVelocity = body.pointee.step.spinAfterForces
    }
  }

  /// Whether any overlap has to open.
  var isAnyOpening: Bool {
    indices.contains { (constraints + Int($0)).points.contains { $0.pointee.bias > 0 } }
  }

  /// Whether most of the pairs did not touch in the previous step.
  var areMostNew: Bool {
    let new = indices.count { pairs[Int($0)].isNew }
    return 2 * new > indices.count
  }

  /// Whether any nearly elastic contact has two points.
  var isAnyElastic: Bool {
    indices.contains { index in
      let constraint = constraints[Int(index)]
      return constraint.count == 2
        && constraint.material.restitution > Tuning.IslandContacts.nearlyElastic
    }
  }
}
