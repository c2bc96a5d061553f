// The end of the iterations: contacts must not have added energy.

extension IslandSolver {
  /// Takes away the energy that contacts have added, and solves the island again if they have no solution.
  func limitEnergy(step h: Double) {
    guard !contacts.isEmpty else { return }
    let energy = EnergyGuard(contacts: contacts, bodies: bodies)
    let isPassive = arePassive
    if isPassive {
      energy.run(isIslandGrounded: isIslandGrounded)
    } else {
      energy.clearDepenetrationWork()
    }
    resolveImpasse(isPassive: isPassive, step: h)
  }

  private func resolveImpasse(isPassive: Bool, step h: Double) {
    // Solving again changes the impulses of joints.
    let impasse = Impasse(
      contacts: contacts, bodies: bodies, isPassive: isPassive, speedOfJoints: speedOfJoints)
    guard impasse.isReached else { return }
    startAgain(step: h)
    impasse.resolve(solveContact: { _ = solveMotion($0) }) {
      for joint in joints { _ = solveLooseRows(of: joint) }
      _ = solveArticulations()
    }
    forEachLink { $0.pointee.useInertiaOfBody() }
  }

  /// The greatest speed that the impulse of a loose joint gives one of its bodies.
  private var speedOfJoints: Double {
    joints.reduce(0) { greatest, joint in
      let impulse = joint.looseImpulse().linear.length
      return max(
        greatest, impulse * max(joint.pointee.a.inverseMass, joint.pointee.b.inverseMass))
    }
  }

  /// Whether no joint can add energy; springs, snaps, drags and motors can.
  var arePassive: Bool {
    joints.allSatisfy {
      !$0.pointee.isSoft && $0.pointee.motor == nil && !$0.pointee.isTarget
        && !$0.pointee.structure.yields
    } && !articulationIndices.contains { articulations.all[Int($0)].hasLinkMotors }
      && !isMovedByJoints
  }

  /// Whether a joint holds the island to a kinematic body that moves.
  private var isMovedByJoints: Bool {
    func moves(_ body: BodyPointer) -> Bool { body.inverseMass == 0 && body.isMoving }
    return joints.contains { moves($0.pointee.a) || moves($0.pointee.b) }
      || articulationIndices.contains { index in
        let articulation = articulations.all[Int(index)]
        return articulation.isGrounded
          && (articulations.links(of: articulation).contains { moves($0.pointee.parentBody) }
            || articulations.loops(of: articulation).contains {
              moves($0.pointee.bodyA) || moves($0.pointee.bodyB)
            })
      }
  }

  /// Whether a joint holds the island to an immovable body.
  private var isIslandGrounded: Bool {
    joints.contains { !$0.pointee.a.isMovable || !$0.pointee.b.isMovable }
      || articulationIndices.contains { articulations.all[Int($0)].isGrounded }
  }
}
