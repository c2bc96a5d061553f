internal import DynamicsEngine

/// The elasticity and friction of pairs that a collision behavior has in place of the mix of both parties.
///
/// The behavior retains its items and boundaries, and forgets the pairs of those that it removes. So object
/// identifiers stay unique.
struct PairSettings {
  /// The second party of a pair.
  enum Partner: Hashable {
    case item(ObjectIdentifier)
    case boundary(ObjectIdentifier)
  }

  /// Each pair of items is listed for both.
  private var materials: [ObjectIdentifier: [Partner: PairMaterial]] = [:]

  var isEmpty: Bool { materials.isEmpty }

  subscript(item: ObjectIdentifier, partner: Partner) -> PairMaterial {
    get { materials[item]?[partner] ?? PairMaterial() }
    set {
      set(newValue, item, partner)
      if case .item(let other) = partner { set(newValue, other, .item(item)) }
    }
  }

  /// The pairs of an item, in no particular order.
  func pairs(of item: ObjectIdentifier) -> [Partner: PairMaterial] { materials[item] ?? [:] }

  /// The pairs of items with boundaries, in no particular order.
  var pairsWithBoundaries: [(item: ObjectIdentifier, boundary: ObjectIdentifier, PairMaterial)] {
    materials.flatMap { item, pairs in
      pairs.compactMap { partner, material in
        if case .boundary(let boundary) = partner { (item, boundary, material) } else { nil }
      }
    }
  }

  mutating func removeAll(of item: ObjectIdentifier) {
    guard let pairs = materials.removeValue(forKey: item) else { return }
    for case .item(let other) in pairs.keys { set(PairMaterial(), other, .item(item)) }
  }

  mutating func removeAll(ofBoundary boundary: ObjectIdentifier) {
    for item in materials.keys { set(PairMaterial(), item, .boundary(boundary)) }
  }

  private mutating func set(
    _ material: PairMaterial, _ item: ObjectIdentifier, _ partner: Partner
  ) {
    materials[item, default: [:]][partner] = material.isEmpty ? nil : material
    if materials[item]?.isEmpty == true { materials[item] = nil }
  }
}
