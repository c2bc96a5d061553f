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
