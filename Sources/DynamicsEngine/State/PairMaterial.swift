/// How two bodies, or a body and a boundary, bounce off each other and rub against each other in place of the mix of
/// their materials.
package struct PairMaterial: Equatable, Sendable, BitwiseCopyable {
  /// At least 0; `nil` for the mix.
  package var elasticity: Double?
  /// At least 0; `nil` for the mix.
  package var friction: Double?
  /// The serial number of its collision set.
  var set: Int32 = -1

  package init(elasticity: Double? = nil, friction: Double? = nil) {
    (self.elasticity, self.friction) = (elasticity, friction)
  }

  package var isEmpty: Bool { elasticity == nil && friction == nil }
}

/// Something that a body has a material with, in one collision set.
struct PairMaterialKey: Hashable, BitwiseCopyable {
  enum Other: Hashable, BitwiseCopyable {
    /// The slot of a body.
    case body(Int32)
    /// The serial number of a boundary, which one that replaces it takes over.
    case boundary(Int32)
  }

  /// The slot of the collision set.
  let set: Int32
  let other: Other
}

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
