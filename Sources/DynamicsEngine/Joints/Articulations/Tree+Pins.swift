// A pin: J of the link's body is (1, 0, a; 0, 1, b), that of its parent −(1, 0, c; 0, 1, d).

extension Tree {
  @inline(__always)
  func factorPin(_ link: LinkPointer, _ inertia: SymmetricMatrix3) -> SymmetricMatrix3 {
    let inverse =
      link.pointee.isLeaf ? link.inverseInertiaOfBody : inertia.positiveInverse
    let (a, b) = (link.pointee.x.own.z, link.pointee.y.own.z)
    let x = Vector3(
      x: inverse.xx + a * inverse.xz, y: inverse.xy + a * inverse.yz,
      z: inverse.xz + a * inverse.zz)
    let y = Vector3(
      x: inverse.xy + b * inverse.xz, y: inverse.yy + b * inverse.yz,
      z: inverse.yz + b * inverse.zz)
    link.pointee.inverseInertia = inverse
    link.pointee.x.response = x
    link.pointee.y.response = y
    let (xx, xy, yy) = (x.x + a * x.z, x.y + b * x.z, y.y + b * y.z)
    let inverseDeterminant = 1 / (xx * yy - xy * xy)
    let (stiffXX, stiffXY, stiffYY) = (
      yy * inverseDeterminant, -xy * inverseDeterminant, xx * inverseDeterminant
    )
    link.pointee.stiffness = Link.Stiffness(xx: stiffXX, xy: stiffXY, yy: stiffYY)
    let (c, d) = (-link.pointee.x.parents.z, -link.pointee.y.parents.z)
    let (xz, yz) = (stiffXX * c + stiffXY * d, stiffXY * c + stiffYY * d)
    return SymmetricMatrix3(
      xx: stiffXX, xy: stiffXY, xz: xz, yy: stiffYY, yz: yz, zz: c * xz + d * yz)
  }

  @inline(__always)
  func eliminatePin(_ link: LinkPointer, _ fromPrevious: Vector3) -> Vector3 {
    let (impulse, residual) = (link.pointee.impulse + fromPrevious, link.pointee.residual)
    link.pointee.impulse = impulse
    let x = residual.x + link.pointee.x.response.dot(impulse)
    let y = residual.y + link.pointee.y.response.dot(impulse)
    let stiffness = link.pointee.stiffness
    let (heldX, heldY) = (stiffness.xx * x + stiffness.xy * y, stiffness.xy * x + stiffness.yy * y)
    link.pointee.held.x = heldX
    link.pointee.held.y = heldY
    let turn = link.pointee.x.parents.z * heldX + link.pointee.y.parents.z * heldY
    return Vector3(x: heldX, y: heldY, z: -turn)
  }

  @inline(__always)
  func backSubstitutePin(_ link: LinkPointer, _ ofParent: Vector3) -> Vector3 {
    let stiffness = link.pointee.stiffness
    let changeX = ofParent.x - link.pointee.x.parents.z * ofParent.z
    let changeY = ofParent.y - link.pointee.y.parents.z * ofParent.z
    let x = link.pointee.held.x - (stiffness.xx * changeX + stiffness.xy * changeY)
    let y = link.pointee.held.y - (stiffness.xy * changeX + stiffness.yy * changeY)
    link.pointee.held.x = x
    link.pointee.held.y = y
    return link.pointee.inverseInertia.times(link.pointee.impulse)
      - (link.pointee.x.response * x + link.pointee.y.response * y)
  }
}

extension SymmetricMatrix3 {
  /// The inverse of a positive definite matrix, by cofactors.
  @inline(__always)
  fileprivate var positiveInverse: Self {
    let (cxx, cxy, cxz) = (yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy)
    let inverse = 1 / (xx * cxx + xy * cxy + xz * cxz)
    return Self(
      xx: cxx * inverse, xy: cxy * inverse, xz: cxz * inverse,
      yy: (xx * zz - xz * xz) * inverse, yz: (xy * xz - xx * yz) * inverse,
      zz: (xx * yy - xy * xy) * inverse)
  }
}

extension LinkPointer {
  fileprivate var inverseInertiaOfBody: SymmetricMatrix3 {
    let inverseMass = 1 / pointee.mass
    return SymmetricMatrix3(
      xx: inverseMass, yy: inverseMass, zz: pointee.isTurned ? 1 / pointee.moment : 0)
  }
}
