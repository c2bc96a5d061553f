// Two bodies with a material list each other, so that it is found from either.

extension BodyPointer {
  /// - Returns: Whether that is a change.
  func setPairMaterial(_ material: PairMaterial?, _ key: PairMaterialKey) -> Bool {
    guard pointee.collisions.pairMaterials[key] != material else { return false }
    pointee.collisions.pairMaterials[key] = material
    pointee.hasPairMaterials = !pointee.collisions.pairMaterials.isEmpty
    return true
  }

  /// The material of its contacts with another body; of several collision sets, the last one made counts.
  func pairMaterial(with other: BodyPointer) -> PairMaterial {
    var (elasticity, friction) = (PairMaterial(), PairMaterial())
    forEachCommonSet(with: other) { slot in
      let key = PairMaterialKey(set: slot, other: .body(other.pointee.id.index))
      guard let own = pointee.collisions.pairMaterials[key] else { return }
      if own.elasticity != nil, own.set > elasticity.set { elasticity = own }
      if own.friction != nil, own.set > friction.set { friction = own }
    }
    return PairMaterial(elasticity: elasticity.elasticity, friction: friction.friction)
  }

  func pairMaterial(with boundary: BoundaryPointer) -> PairMaterial {
    let key = PairMaterialKey(
      set: boundary.pointee.set, other: .boundary(boundary.pointee.id.serial))
    return pointee.collisions.pairMaterials[key] ?? PairMaterial()
  }
}
