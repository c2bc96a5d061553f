internal import DynamicsChipmunk

// Effective masses with all that hangs on the bodies.

extension CoupledRounds {
  /// How many times as fast as a contact opens may the bodies of its articulations move for that.
  ///
  /// A contact beside the pin that both its bodies hang on, or across a stretched chain, hardly opens however
  /// far they swing: there, contacts yield to joints.
  private static var mostLeverage: Double { 50 }

  /// Makes contacts and limits as heavy as all that hangs on their bodies.
  ///
  /// A limit that acts now may be released by the next contact. An effective mass that includes it would then be
  /// too large, and each round would undo more than the one before. Too small a mass only takes more rounds.
  func useCoupledMasses() {
    setLimits(active: false)
    coupleMasses()
    setLimits(active: true)
  }

  private func setLimits(active isActive: Bool) {
    for index in articulationIndices where articulations.all[Int(index)].hasLinkLimits {
      let links = articulations.links(of: articulations.all[Int(index)])
      if LinkLimits.include(isActive, links) {
        Tree(links, base: articulations.links.base).factor()
      }
    }
  }

  private func coupleMasses() {
    for index in pairIndices {
      let pair = pairs + Int(index)
      let (a, b) = (pair.pointee.arbiter.body_a.row, pair.pointee.arbiter.body_b.row)
      guard articulations.articulation(of: a) >= 0 || articulations.articulation(of: b) >= 0
      else { continue }
      for place in 0..<pair.pointee.count {
        useCoupledMasses(of: pair.contacts + place, in: pair, a, b)
      }
    }
    for joint in joints {
      joint.useInverseEffectiveMasses { row in
        articulations.inverseEffectiveMass(of: row, joint.pointee.a, joint.pointee.b)
      }
    }
  }

  /// Makes a contact as heavy as all that hangs on its bodies, or leaves it to the joints.
  private func useCoupledMasses(
    of contact: UnsafeMutablePointer<cpContact>, in pair: PairPointer, _ a: BodyPointer,
    _ b: BodyPointer
  ) {
    let n = pair.pointee.arbiter.n
    let normal = articulations.response(to: contact.pointee.row(along: n), a, b)
    guard let mass = Self.mass(normal, alone: contact.pointee.nMass) else {
      return pair.drop(contact)
    }
    contact.pointee.nMass = mass
    let tangent = articulations.response(to: contact.pointee.row(along: n.turned), a, b)
    contact.pointee.tMass = Self.mass(tangent, alone: contact.pointee.tMass) ?? 0
  }

  private static func mass(
    _ response: (inverseMass: Double, fastest: Double), alone: Double
  ) -> Double? {
    guard response.inverseMass * alone > EffectiveMass.leastShare,
      response.inverseMass * mostLeverage > response.fastest
    else { return nil }
    return 1 / response.inverseMass
  }
}

extension cpContact {
  fileprivate func row(along direction: Vector) -> JacobianRow {
    JacobianRow(
      linear: direction, angularA: r1.cross(direction), angularB: r2.cross(direction))
  }
}
