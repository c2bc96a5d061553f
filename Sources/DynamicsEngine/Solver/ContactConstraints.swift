internal import DynamicsChipmunk
internal import DynamicsGeometry

/// The contact constraints of a step: made from the pairs before the iterations, and stored in them afterwards.
struct ContactConstraints: ~Copyable {
  /// One for each pair that touches, in the same order; those of pairs in no island are uninitialized.
  private let constraints = FlatArray<ContactConstraint>()

  /// - Parameter hasSurfaces: Whether any surface of the world moves along itself, or resists rolling.
  func contacts(
    of island: Int, _ islands: borrowing Islands, _ pairs: borrowing FlatArray<PairRow>,
    hasSurfaces: Bool
  ) -> IslandContacts {
    IslandContacts(
      pairs: pairs.base, constraints: constraints.base, indices: islands.pairs(of: island),
      mayHaveSurfaces: hasSurfaces)
  }

  /// Prepares the constraints from geometry and from the velocities before forces act.
  ///
  /// - Parameter hasSurfaces: Whether any surface of the world moves along itself, or resists rolling.
  func prepare(
    _ islands: borrowing Islands, _ pairs: borrowing FlatArray<PairRow>, hasSurfaces: Bool,
    step h: Double, count: Int
  ) {
    constraints.resize(to: pairs.count)
    guard !pairs.isEmpty else { return }
    let opening = 1 - power(Tuning.ContactConstraint.overlapAfterSecond, h)
    for island in islands.constrained.buffer {
      let indices = islands.pairs(of: island)
      let touchesStatic = pairs.base.isAnyTouchingStatic(indices)
      for index in indices {
        let pair = pairs.base + Int(index)
        var material = Restitution.decide(
          pair, touchesStatic: touchesStatic, step: h, count: count)
        if hasSurfaces { material.addSurfaces(of: pair) }
        (constraints.base + Int(index)).initialize(pair, material) { point, contact, speed in
          point.pointee.separationImpulse *= 1 - opening
          let gap = pair.gap(at: contact)
          if gap > 0 { return point.letGapClose(gap, speed: speed, step: h) }
          point.pointee.bias = -opening * min(0, gap + Tuning.ContactConstraint.slop) / h
          ImpactDepenetration.openOverlap(
            at: point, of: pair, material, speed: speed, step: h, bias: opening)
        }
      }
    }
  }

  /// Starts from the impulses of the previous step.
  ///
  /// - Parameter ratio: The length of this step divided by that of the previous one.
  func warmStart(_ islands: borrowing Islands, ratio: Double) {
    for index in islands.constrainedPairs {
      let constraint = constraints.base + Int(index)
      if ratio != 1 {
        for point in constraint.points {
          point.pointee.normalImpulse *= ratio
          point.pointee.tangentImpulse *= ratio
        }
      }
      constraint.applyImpulses()
    }
  }

  /// Stores the impulses in the pairs, for the warm start of the next step, and finds the pairs that
  /// push each other.
  func store(
    _ islands: borrowing Islands, in pairs: borrowing FlatArray<PairRow>, hasSurfaces: Bool
  ) {
    for index in islands.constrainedPairs {
      let (constraint, pair) = (constraints.base + Int(index), pairs.base + Int(index))
      if hasSurfaces { constraint.noteCarried() }
      for (place, point) in constraint.points.enumerated() {
        pair.points[place].normalImpulse = point.pointee.normalImpulse
        if point.pointee.normalImpulse > 0 {
          pair.pointee.isTouching = true
          if point.pointee.bounce >= 0 {
            constraint.pointee.a.pointee.step.isSupported = true
            constraint.pointee.b.pointee.step.isSupported = true
          }
        }
        pair.points[place].tangentImpulse = point.pointee.tangentImpulse
        pair.points[place].separationImpulse = point.pointee.separationImpulse.roundedToStart
      }
    }
  }
}

extension ContactConstraintPointer {
  /// Notes that bodies are carried by a surface that moves, if they do not slide on it.
  ///
  /// However slow the surface is, they move on for ever. One that an obstacle holds against it slides, and may rest.
  fileprivate func noteCarried() {
    guard pointee.hasMovingSurface, points.contains(where: isAdhering) else { return }
    pointee.a.pointee.step.isCarried = true
    pointee.b.pointee.step.isCarried = true
  }

  private func isAdhering(_ point: ContactPointPointer) -> Bool {
    abs(point.pointee.tangentImpulse)
      < pointee.friction * point.pointee.normalImpulse * Tuning.ContactConstraint.adhering
  }
}

extension Double {
  /// The number without its last 32 bits: exact enough to start from, and a `History` needs less
  /// memory.
  fileprivate var roundedToStart: Double { Double(bitPattern: bitPattern & ~0xFFFF_FFFF) }
}

extension ContactPointPointer {
  /// Lets a gap close within the step, but no faster, unless it closes so fast that the bodies meet and bounce.
  ///
  /// - Parameter speed: The speed at which it closes.
  @inline(__always)
  fileprivate func letGapClose(_ gap: Double, speed: Double, step h: Double) {
    // What opens overlaps nearby may close it, too.
    pointee.bias = -gap / h
    if pointee.bounce == 0 || speed * h < gap {
      pointee.bounce = (gap + Tuning.ShapeContacts.closedDepth) / h
    }
  }
}
