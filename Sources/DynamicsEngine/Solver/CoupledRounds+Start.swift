// How the rounds begin.

extension CoupledRounds {
  /// Begins with the impulses of the step before, unless these would add energy.
  ///
  /// In another pose, or when other limits act, they may push where nothing gives way any more.
  func start(step h: Double) {
    startArticulations(step: h)
    guard arePassive, energy > Self.rounding * energyAfterForces else { return }
    forEachLink { $0.pointee.useInertiaOfBody() }
    forgetImpulses()
    for index in articulationIndices {
      ArticulationVelocities.prepare(articulations.all.base + Int(index), articulations, step: h)
    }
    startArticulations(step: h)
  }

  private static var rounding: Double { 1 + 1e-6 }

  private func startArticulations(step h: Double) {
    for index in articulationIndices {
      ArticulationVelocities.start(
        articulations.all[Int(index)], articulations, isTouched: !pairIndices.isEmpty, step: h)
    }
    forEachLink { $0.pointee.useInertiaOfLink() }
    _ = keepJoints()
  }

  private func forgetImpulses() {
    for index in pairIndices { (pairs + Int(index)).forgetImpulses() }
    for joint in joints { joint.pointee.storage.forgetImpulses() }
    for place in bodies {
      let body = awake[Int(place)]
      body.velocity = body.pointee.velocityAfterForces
      body.angularVelocity = body.pointee.spinAfterForces
    }
  }

  private var energy: Double {
    bodies.reduce(0) { sum, place in
      let body = awake[Int(place)]
      return sum + body.kineticEnergy(body.velocity, body.angularVelocity)
    }
  }

  private var energyAfterForces: Double {
    bodies.reduce(0) { sum, place in
      let body = awake[Int(place)]
      return sum
        + body.kineticEnergy(body.pointee.velocityAfterForces, body.pointee.spinAfterForces)
    }
  }
}

extension BodyPointer {
  fileprivate func kineticEnergy(_ velocity: Vector, _ angularVelocity: Double) -> Double {
    (velocity.dot(velocity) * pointee.mass
      + angularVelocity * angularVelocity * pointee.moment) / 2
  }
}
