internal import DynamicsChipmunk

// Effective masses that include the articulations of the bodies.

extension IslandSolver {
  /// Computes the effective masses of contacts and loose joints with the articulations of their
  /// bodies.
  ///
  /// Active limits are left out, because the next contact may release them. An effective mass that
  /// includes them would then be too large, and each iteration would undo more than the previous
  /// one did. A mass that is too small only takes more iterations.
  func useCoupledMasses() {
    setLimits(active: false)
    contacts.forEach { _, constraint in
      let (a, b) = (constraint.pointee.a, constraint.pointee.b)
      guard articulations.articulation(of: a) >= 0 || articulations.articulation(of: b) >= 0
      else { return }
      for point in constraint.points { useCoupledMasses(of: point, in: constraint) }
    }
    for joint in joints {
      joint.useInverseEffectiveMasses(inverseMass(of: joint))
      joint.useInverseEffectiveMassesOfDrag(inverseMass(of: joint))
    }
    setLimits(active: true)
  }

  /// Computes the effective masses of drags only.
  func useCoupledMassesOfDrags() {
    guard joints.contains(where: \.pointee.isDrag) else { return }
    setLimits(active: false)
    for joint in joints { joint.useInverseEffectiveMassesOfDrag(inverseMass(of: joint)) }
    setLimits(active: true)
  }

  private func inverseMass(of joint: JointPointer) -> (JacobianRow) -> Double {
    { row in articulations.response(to: row, joint.pointee.a, joint.pointee.b).inverseMass }
  }

  private func setLimits(active isActive: Bool) {
    for index in articulationIndices where articulations.all[Int(index)].hasLinkLimits {
      let tree = articulations.tree(of: articulations.all[Int(index)])
      if LinkLimits(links: tree.links).include(isActive) { tree.factor() }
    }
  }

  /// Includes the articulations in the effective masses of a point, or drops the point and leaves
  /// it to the joints.
  private func useCoupledMasses(
    of point: ContactPointPointer, in constraint: ContactConstraintPointer
  ) {
    let (a, b) = (constraint.pointee.a, constraint.pointee.b)
    let least =
      isInLoops(a) || isInLoops(b)
      ? Tuning.EffectiveMass.leastFractionInLoops : Tuning.EffectiveMass.leastFraction
    let normal = articulations.response(to: constraint.normalRow(of: point), a, b)
    guard let mass = Self.mass(normal, alone: point.pointee.normalMass, least) else {
      return constraint.drop(point)
    }
    point.pointee.normalMass = mass
    let tangent = articulations.response(to: constraint.tangentRow(of: point), a, b)
    point.pointee.tangentMass = Self.mass(tangent, alone: point.pointee.tangentMass, least) ?? 0
  }

  private func isInLoops(_ body: BodyPointer) -> Bool {
    let index = articulations.articulation(of: body)
    return index >= 0 && !articulations.all[index].loops.isEmpty
  }

  /// The effective mass of a row; `nil` if it hardly opens, however far the articulations move.
  private static func mass(
    _ response: Articulations.Response, alone: Double, _ least: Double
  ) -> Double? {
    guard response.inverseMass * alone > least,
      response.inverseMass * Tuning.EffectiveMass.maxLeverage > response.fastest
    else { return nil }
    return 1 / response.inverseMass
  }
}

extension ContactConstraintPointer {
  fileprivate func normalRow(of point: ContactPointPointer) -> JacobianRow {
    JacobianRow(
      linear: pointee.normal, angularA: point.pointee.normalArmA,
      angularB: point.pointee.normalArmB)
  }

  fileprivate func tangentRow(of point: ContactPointPointer) -> JacobianRow {
    JacobianRow(
      linear: pointee.normal.perpendicular, angularA: point.pointee.tangentArmA,
      angularB: point.pointee.tangentArmB)
  }
}
