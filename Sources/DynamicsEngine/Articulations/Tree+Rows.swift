// Two or three rows of any kind: sliders, welds, and pins at their limits.

extension Tree {
  func factorRows(_ link: LinkPointer) {
    let inverse = link.pointee.inertia.inverse
    link.pointee.inverseInertia = inverse
    let (x, y, z) = (link.pointee.x.own, link.pointee.y.own, link.thirdRow.own)
    let (ofX, ofY, ofZ) = (inverse.times(x), inverse.times(y), inverse.times(z))
    link.pointee.x.response = ofX
    link.pointee.y.response = ofY
    link.pointee.z.response = ofZ
    let (xx, xy, xz) = (x.dot(ofX), x.dot(ofY), x.dot(ofZ))
    let (yy, yz, zz) = (y.dot(ofY), y.dot(ofZ), z.dot(ofZ))
    var factors = SymmetricMatrix3.Factors()
    factors.inverseD.x = link.inverse(of: xx, xx, link.pointee.x)
    factors.yx = xy * factors.inverseD.x
    factors.zx = xz * factors.inverseD.x
    factors.inverseD.y = link.inverse(of: yy - factors.yx * xy, yy, link.pointee.y)
    let reducedYZ = yz - factors.yx * xz
    factors.zy = reducedYZ * factors.inverseD.y
    factors.inverseD.z = link.inverse(
      of: zz - factors.zx * xz - factors.zy * reducedYZ, zz, link.thirdRow)
    link.pointee.jointFactors = factors
    guard let parent = parent(of: link) else { return }
    // D⁻¹ is L⁻ᵀ · D' · L⁻¹. With L⁻¹ · J_p, only squares are added to the inertia, which stays
    // positive definite.
    let first = link.pointee.x.parents
    let second = link.pointee.y.parents - first * factors.yx
    let third = link.thirdRow.parents - first * factors.zx - second * factors.zy
    parent.pointee.inertia.addSquare(of: first, times: factors.inverseD.x)
    parent.pointee.inertia.addSquare(of: second, times: factors.inverseD.y)
    parent.pointee.inertia.addSquare(of: third, times: factors.inverseD.z)
  }

  func eliminateRows(_ link: LinkPointer) {
    let (impulse, residual) = (link.pointee.impulse, link.pointee.residual)
    let along = Vector3(
      x: residual.x + link.pointee.x.response.dot(impulse),
      y: residual.y + link.pointee.y.response.dot(impulse),
      z: residual.z + link.pointee.z.response.dot(impulse))
    let held = link.pointee.jointFactors.solved(for: along)
    link.pointee.held = held
    guard let parent = parent(of: link) else { return }
    parent.pointee.impulse =
      parent.pointee.impulse
      - (link.pointee.x.parents * held.x + link.pointee.y.parents * held.y
        + link.thirdRow.parents * held.z)
  }

  func backSubstituteRows(_ link: LinkPointer) {
    var impulse = link.pointee.held
    if let parentChange = parent(of: link)?.pointee.change {
      let given = Vector3(
        x: link.pointee.x.parents.dot(parentChange), y: link.pointee.y.parents.dot(parentChange),
        z: link.thirdRow.parents.dot(parentChange))
      impulse = impulse + link.pointee.jointFactors.solved(for: given)
    }
    link.pointee.held = impulse
    link.pointee.change =
      link.pointee.inverseInertia.times(link.pointee.impulse)
      - (link.pointee.x.response * impulse.x + link.pointee.y.response * impulse.y
        + link.pointee.z.response * impulse.z)
  }
}

extension LinkPointer {
  /// The third row; a row of zeros, which does nothing, if there are only two.
  fileprivate var thirdRow: LinkRow { pointee.rowCount > 2 ? pointee.z : LinkRow() }
}
