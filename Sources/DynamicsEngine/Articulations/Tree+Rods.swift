// A single row: a rod, or an angle.

extension Tree {
  @inline(__always)
  func factorRod(_ link: LinkPointer) {
    let inverse = link.pointee.inertia.inverse
    let response = inverse.times(link.pointee.x.own)
    let pivot = link.pointee.x.own.dot(response)
    let stiffness = link.inverse(of: pivot, pivot, link.pointee.x)
    link.pointee.inverseInertia = inverse
    link.pointee.x.response = response
    link.pointee.stiffness.xx = stiffness
    guard let parent = parent(of: link) else { return }
    parent.pointee.inertia.addSquare(of: link.pointee.x.parents, times: stiffness)
  }

  @inline(__always)
  func eliminateRod(_ link: LinkPointer) {
    let along = link.pointee.residual.x + link.pointee.x.response.dot(link.pointee.impulse)
    let held = along * link.pointee.stiffness.xx
    link.pointee.held.x = held
    guard let parent = parent(of: link) else { return }
    parent.pointee.impulse = parent.pointee.impulse - link.pointee.x.parents * held
  }

  @inline(__always)
  func backSubstituteRod(_ link: LinkPointer) {
    var impulse = link.pointee.held.x
    if let parent = parent(of: link) {
      impulse +=
        link.pointee.x.parents.dot(parent.pointee.change) * link.pointee.stiffness.xx
      link.pointee.held.x = impulse
    }
    link.pointee.change =
      link.pointee.inverseInertia.times(link.pointee.impulse)
      - link.pointee.x.response * impulse
  }
}

// A rod between centers has no lever arms, so its arithmetic is two-dimensional.

extension Tree {
  @inline(__always)
  func factorCenterRod(_ link: LinkPointer) {
    let inertia = link.pointee.inertia
    let own = link.pointee.x.own
    let x = inertia.yy * own.x - inertia.xy * own.y
    let y = inertia.xx * own.y - inertia.xy * own.x
    let determinant = inertia.xx * inertia.yy - inertia.xy * inertia.xy
    // This does not depend on the inverse, which keeps the chain of dependencies to the parent
    // short.
    let stiffness = determinant / (own.x * x + own.y * y)
    let inverse = 1 / determinant
    link.pointee.inverseInertia.xx = inertia.yy * inverse
    link.pointee.inverseInertia.xy = -inertia.xy * inverse
    link.pointee.inverseInertia.yy = inertia.xx * inverse
    link.pointee.inverseInertia.zz = 1 / inertia.zz
    link.pointee.x.response = Vector3(x: x * inverse, y: y * inverse, z: 0)
    link.pointee.stiffness.xx = stiffness
    guard let parent = parent(of: link) else { return }
    let parents = link.pointee.x.parents
    if parents.z != 0 { return parent.pointee.inertia.addSquare(of: parents, times: stiffness) }
    let (scaledX, scaledY) = (parents.x * stiffness, parents.y * stiffness)
    parent.pointee.inertia.xx += parents.x * scaledX
    parent.pointee.inertia.xy += parents.x * scaledY
    parent.pointee.inertia.yy += parents.y * scaledY
  }

  @inline(__always)
  func eliminateCenterRod(_ link: LinkPointer) {
    let (response, impulse) = (link.pointee.x.response, link.pointee.impulse)
    let along = link.pointee.residual.x + (response.x * impulse.x + response.y * impulse.y)
    let held = along * link.pointee.stiffness.xx
    link.pointee.held.x = held
    guard let parent = parent(of: link) else { return }
    let parents = link.pointee.x.parents
    parent.pointee.impulse.x -= parents.x * held
    parent.pointee.impulse.y -= parents.y * held
    if parents.z != 0 { parent.pointee.impulse.z -= parents.z * held }
  }

  @inline(__always)
  func backSubstituteCenterRod(_ link: LinkPointer) {
    var held = link.pointee.held.x
    if let parent = parent(of: link) {
      let (parents, parentChange) = (link.pointee.x.parents, parent.pointee.change)
      held += parents.dot(parentChange) * link.pointee.stiffness.xx
      link.pointee.held.x = held
    }
    let (inverse, impulse) = (link.pointee.inverseInertia, link.pointee.impulse)
    let response = link.pointee.x.response
    link.pointee.change.x = (inverse.xx * impulse.x + inverse.xy * impulse.y) - response.x * held
    link.pointee.change.y = (inverse.xy * impulse.x + inverse.yy * impulse.y) - response.y * held
    link.pointee.change.z = inverse.zz * impulse.z
  }
}
