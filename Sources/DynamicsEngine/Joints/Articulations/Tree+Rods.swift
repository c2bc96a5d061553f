// A single row: a rod, or an angle.

extension Tree {
  @inline(__always)
  func factorRod(_ link: LinkPointer, _ inertia: SymmetricMatrix3) -> SymmetricMatrix3 {
    let inverse = inertia.inverse
    let response = inverse.times(link.pointee.x.own)
    let pivot = link.pointee.x.own.dot(response)
    let stiffness = link.inverse(of: pivot, pivot, link.pointee.x)
    link.pointee.inverseInertia = inverse
    link.pointee.x.response = response
    link.pointee.stiffness.xx = stiffness
    return SymmetricMatrix3(squareOf: link.pointee.x.parents, times: stiffness)
  }

  @inline(__always)
  func eliminateRod(_ link: LinkPointer, _ fromPrevious: Vector3) -> Vector3 {
    let impulse = link.pointee.impulse + fromPrevious
    link.pointee.impulse = impulse
    let along = link.pointee.residual.x + link.pointee.x.response.dot(impulse)
    let held = along * link.pointee.stiffness.xx
    link.pointee.held.x = held
    return link.pointee.x.parents * -held
  }

  @inline(__always)
  func backSubstituteRod(_ link: LinkPointer, _ ofParent: Vector3) -> Vector3 {
    let held =
      link.pointee.held.x + link.pointee.x.parents.dot(ofParent) * link.pointee.stiffness.xx
    link.pointee.held.x = held
    return link.pointee.inverseInertia.times(link.pointee.impulse)
      - link.pointee.x.response * held
  }
}

// A rod between centers has no lever arms, so its arithmetic is two-dimensional. In a long chain,
// each link waits for the previous one, so these sums do last the parts that depend on it.

extension Tree {
  @inline(__always)
  func factorCenterRod(_ link: LinkPointer, _ inertia: SymmetricMatrix3) -> SymmetricMatrix3 {
    let own = link.pointee.x.own
    let x = inertia.yy * own.x - inertia.xy * own.y
    let y = inertia.xx * own.y - inertia.xy * own.x
    let determinant = inertia.xx * inertia.yy - inertia.xy * inertia.xy
    let stiffness = determinant / (own.x * x + own.y * y)
    let inverse = 1 / determinant
    link.pointee.inverseInertia.xx = inertia.yy * inverse
    link.pointee.inverseInertia.xy = -inertia.xy * inverse
    link.pointee.inverseInertia.yy = inertia.xx * inverse
    link.pointee.inverseInertia.zz = 1 / inertia.zz
    link.pointee.x.response = Vector3(x: x * inverse, y: y * inverse, z: 0)
    link.pointee.stiffness.xx = stiffness
    return SymmetricMatrix3(squareOf: link.pointee.x.parents, times: stiffness)
  }

  @inline(__always)
  func eliminateCenterRod(_ link: LinkPointer, _ fromPrevious: Vector3) -> Vector3 {
    let (response, stiffness) = (link.pointee.x.response, link.pointee.stiffness.xx)
    let impulse = link.pointee.impulse
    let alone =
      (link.pointee.residual.x + (response.x * impulse.x + response.y * impulse.y)) * stiffness
    let held =
      alone
      + ((response.x * stiffness) * fromPrevious.x + (response.y * stiffness) * fromPrevious.y)
    link.pointee.impulse = impulse + fromPrevious
    link.pointee.held.x = held
    return link.pointee.x.parents * -held
  }

  @inline(__always)
  func backSubstituteCenterRod(_ link: LinkPointer, _ ofParent: Vector3) -> Vector3 {
    let (inverse, impulse) = (link.pointee.inverseInertia, link.pointee.impulse)
    let (response, alone) = (link.pointee.x.response, link.pointee.held.x)
    let given = (link.pointee.x.parents * link.pointee.stiffness.xx).dot(ofParent)
    link.pointee.held.x = alone + given
    return Vector3(
      x: ((inverse.xx * impulse.x + inverse.xy * impulse.y) - response.x * alone)
        - response.x * given,
      y: ((inverse.xy * impulse.x + inverse.yy * impulse.y) - response.y * alone)
        - response.y * given,
      z: inverse.zz * impulse.z)
  }
}
