internal import DynamicsChipmunk

/// Rounds over contacts that agree much sooner than plain ones.
///
/// Plain rounds need as many as the square of a stack's height, or as the ratio of two masses. After
/// each of these, impulses go on in the direction in which they have been changing: a nonlinear
/// conjugate gradient, whose gradient is what one round changes (Silcowitz-Hansen, Niebe and Erleben,
/// "A nonsmooth nonlinear conjugate gradient method for interactive contact force problems", 2010).
struct ConjugateRounds: BitwiseCopyable {
  /// What no contact's velocity changes by in the last round, in pt/s.
  private static var tolerance: Double { 1e-4 }

  /// What the impulses were before the round, and how they changed in the one before; for two contacts
  /// of each pair.
  private let before = FlatArray<ContactImpulses>()
  private let directions = FlatArray<ContactImpulses>()

  func deallocate() {
    before.deallocate()
    directions.deallocate()
  }

  /// - Parameter indices: The pairs of an island.
  func solve(_ indices: UnsafeBufferPointer<Int32>, _ pairs: PairPointer, rounds: Int) {
    before.resize(to: 2 * indices.count)
    directions.resize(to: 2 * indices.count)
    var (lastVelocities, lastSeparation) = (0.0, 0.0)
    for round in 1...rounds {
      solveOnce(indices, pairs)
      let change = change(indices, pairs)
      if change.fastest < Self.tolerance || round == rounds { return }
      // Where changes grow, the direction was none.
      let velocities = change.velocities < lastVelocities ? change.velocities / lastVelocities : 0
      let separation = change.separation < lastSeparation ? change.separation / lastSeparation : 0
      goOn(indices, pairs, velocities, separation)
      (lastVelocities, lastSeparation) = (change.velocities, change.separation)
    }
  }

  private func solveOnce(_ indices: UnsafeBufferPointer<Int32>, _ pairs: PairPointer) {
    for place in indices.indices {
      let pair = pairs + Int(indices[place])
      for index in 0..<pair.pointee.count {
        before[2 * place + index] = ContactImpulses(pair.contacts + index)
      }
      pair.solveVelocities()
      pair.solveSeparation()
    }
  }

  /// The squares of what the round changed, in units of energy, and the fastest that it changed a
  /// contact's velocity by.
  private func change(
    _ indices: UnsafeBufferPointer<Int32>, _ pairs: PairPointer
  ) -> (velocities: Double, separation: Double, fastest: Double) {
    var (velocities, separation, fastest) = (0.0, 0.0, 0.0)
    for place in indices.indices {
      let pair = pairs + Int(indices[place])
      for index in 0..<pair.pointee.count {
        let contact = pair.contacts + index
        let old = before[2 * place + index]
        let normal = contact.pointee.jnAcc - old.normal
        let tangent = contact.pointee.jtAcc - old.tangent
        let opening = contact.pointee.jBias - old.separation
        let (normalSpeed, tangentSpeed) = (
          normal / contact.pointee.nMass, tangent / contact.pointee.tMass
        )
        let openingSpeed = opening / contact.pointee.nMass
        velocities += normal * normalSpeed + tangent * tangentSpeed
        separation += opening * openingSpeed
        fastest = max(fastest, abs(normalSpeed), abs(tangentSpeed), abs(openingSpeed))
      }
    }
    return (velocities, separation, fastest)
  }

  /// Adds shares of the last directions to impulses and velocities, and notes the new directions.
  private func goOn(
    _ indices: UnsafeBufferPointer<Int32>, _ pairs: PairPointer, _ velocities: Double,
    _ separation: Double
  ) {
    for place in indices.indices {
      let pair = pairs + Int(indices[place])
      let (a, b, n) = (pair.first, pair.second, pair.pointee.arbiter.n)
      for index in 0..<pair.pointee.count {
        let contact = pair.contacts + index
        let (old, slot) = (before[2 * place + index], 2 * place + index)
        if velocities > 0 {
          let normal = velocities * directions[slot].normal
          let tangent = velocities * directions[slot].tangent
          contact.pointee.jnAcc += normal
          contact.pointee.jtAcc += tangent
          let impulse = n * normal + n.turned * tangent
          a.applyImpulse(-impulse, at: contact.pointee.r1)
          b.applyImpulse(impulse, at: contact.pointee.r2)
        }
        if separation > 0 {
          let opening = separation * directions[slot].separation
          contact.pointee.jBias += opening
          a.separate(n * -opening, at: contact.pointee.r1)
          b.separate(n * opening, at: contact.pointee.r2)
        }
        directions[slot].normal = contact.pointee.jnAcc - old.normal
        directions[slot].tangent = contact.pointee.jtAcc - old.tangent
        directions[slot].separation = contact.pointee.jBias - old.separation
      }
    }
  }
}
