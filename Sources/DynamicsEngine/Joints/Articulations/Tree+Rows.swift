// Two or three rows of any kind: sliders, welds, and pins at their limits.

extension Tree {
  func factorRows(_ link: LinkPointer, _ inertia: SymmetricMatrix3) -> SymmetricMatrix3 {
    let inverse = inertia.inverse
    link.pointee.inverseInertia = inverse
    let (x, y, z) = (link.pointee.x.own, link.pointee.y.own, link.thirdRow.own)
    let (ofX, ofY, ofZ) = (inverse.times(x), inverse.times(y), inverse.times(z))
    link.pointee.x.response = ofX
    link.pointee.y.response = ofY
    link.pointee.z.response = ofZ
    let stiffness = SymmetricMatrix3(
      xx: x.dot(ofX), xy: x.dot(ofY), xz: x.dot(ofZ), yy: y.dot(ofY), yz: y.dot(ofZ),
      zz: z.dot(ofZ))
    let factors = stiffness.factors { pivot, diagonal, row in
      link.inverse(
        of: pivot, diagonal, row == 0 ? link.pointee.x : row == 1 ? link.pointee.y : link.thirdRow)
    }
    link.pointee.jointFactors = factors
    // D⁻¹ is L⁻ᵀ · D' · L⁻¹. With L⁻¹ · J_p, only squares are added to the inertia, which stays
    // positive definite.
    let first = link.pointee.x.parents
    let second = link.pointee.y.parents - first * factors.yx
    let third = link.thirdRow.parents - first * factors.zx - second * factors.zy
    return SymmetricMatrix3(squareOf: first, times: factors.inverseD.x)
      + SymmetricMatrix3(squareOf: second, times: factors.inverseD.y)
      + SymmetricMatrix3(squareOf: third, times: factors.inverseD.z)
  }

  func eliminateRows(_ link: LinkPointer, _ fromPrevious: Vector3) -> Vector3 {
    let (impulse, residual) = (link.pointee.impulse + fromPrevious, link.pointee.residual)
    link.pointee.impulse = impulse
    let along = Vector3(
      x: residual.x + link.pointee.x.response.dot(impulse),
      y: residual.y + link.pointee.y.response.dot(impulse),
      z: residual.z + link.pointee.z.response.dot(impulse))
    let held = link.pointee.jointFactors.solved(for: along)
    link.pointee.held = held
    return
      (link.pointee.x.parents * held.x + link.pointee.y.parents * held.y
      + link.thirdRow.parents * held.z) * -1
  }

  func backSubstituteRows(_ link: LinkPointer, _ ofParent: Vector3) -> Vector3 {
    let given = Vector3(
      x: link.pointee.x.parents.dot(ofParent), y: link.pointee.y.parents.dot(ofParent),
      z: link.thirdRow.parents.dot(ofParent))
    let held = link.pointee.held + link.pointee.jointFactors.solved(for: given)
    link.pointee.held = held
    return link.pointee.inverseInertia.times(link.pointee.impulse)
      - (link.pointee.x.response * held.x + link.pointee.y.response * held.y
        + link.pointee.z.response * held.z)
  }
}

extension LinkPointer {
  /// The third row; a row of zeros, which does nothing, if there are only two.
  fileprivate var thirdRow: LinkRow { pointee.rowCount > 2 ? pointee.z : LinkRow() }
}
