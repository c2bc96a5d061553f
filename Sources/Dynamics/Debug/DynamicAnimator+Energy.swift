internal import DynamicsEngine

/// The mechanical energy of the items that move, for tests.
extension DynamicAnimator {
  /// The energy of motion, in kg·pt²/s².
  package var kineticEnergy: Double {
    dynamicBodies.reduce(0) { sum, body in
      let world = simulation.world
      let (velocity, turn) = (world.velocity(of: body), world.angularVelocity(of: body))
      let square = velocity.dx * velocity.dx + velocity.dy * velocity.dy
      let moment = world.shape(of: body).momentPerMass
      return sum + world.mass(of: body) * (square + moment * turn * turn) / 2
    }
  }

  /// The energy of height under the gravity behaviors, in kg·pt²/s², from an arbitrary zero.
  package var gravityEnergy: Double {
    let gravities = plan.all.compactMap { $0 as? GravityBehavior }
    return gravities.reduce(0) { sum, gravity in
      let direction = gravity.gravityDirection
      return gravity.items.reduce(sum) { sum, item in
        guard let body = simulation.body(of: item), simulation.world.isDynamic(body) else {
          return sum
        }
        let (world, place) = (simulation.world, simulation.world.position(of: body))
        let height = place.x * direction.dx + place.y * direction.dy
        return sum - world.mass(of: body) * height * GravityBehavior.pointsPerUnit
      }
    }
  }

  private var dynamicBodies: [BodyID] {
    simulation.items.bodies.filter { simulation.world.isDynamic($0) }
  }
}
