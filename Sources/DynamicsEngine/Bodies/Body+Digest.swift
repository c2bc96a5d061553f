internal import DynamicsChipmunk

extension Body {
  func digest(into digest: inout StateDigest) {
    let state = pointer.pointee
    digest.combine(id)
    for number in [
      state.p.x, state.p.y, state.a, state.v.x, state.v.y, state.w, state.v_bias.x,
      state.v_bias.y, state.w_bias, state.m, state.i, acceleration.x, acceleration.y, force.x,
      force.y, torque, veering, material.density, material.elasticity, material.friction,
      material.resistance, material.angularResistance, material.charge,
    ] { digest.combine(number) }
    if let imposedVelocity {
      digest.combine(imposedVelocity.x)
      digest.combine(imposedVelocity.y)
    }
    digest.combine(material.isAnchored)
    digest.combine(material.allowsRotation)
    for shape in shapes { digest.combine(Int(shape.pointee.hashid)) }
    for part in parts {
      for corner in [part.center] + part.corners {
        digest.combine(corner.x)
        digest.combine(corner.y)
      }
    }
    for enclosure in enclosures {
      digest.combine(enclosure.boundary.id)
      digest.combine(enclosure.chain)
    }
  }
}

extension CollisionGroup {
  func digest(into digest: inout StateDigest) {
    digest.combine(id)
    digest.combine(Int(partners.rawValue))
    for body in members { digest.combine(body.id) }
    for boundary in boundaries {
      digest.combine(boundary.id)
      for chain in boundary.chains {
        for edge in chain.edges {
          for number in [edge.start.x, edge.start.y, edge.end.x, edge.end.y] {
            digest.combine(number)
          }
        }
      }
    }
  }
}
