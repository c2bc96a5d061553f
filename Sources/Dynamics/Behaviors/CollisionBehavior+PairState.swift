internal import DynamicsEngine

// The pairs of a collision behavior in a snapshot, also those of items that do not take part and of boundaries that
// are none at present. Items and boundaries are places in the lists of the behavior.

extension CollisionBehavior {
  /// Visits which pairs pass through each other, and which have an elasticity or a friction.
  ///
  /// - Parameter boundaries: The boundaries of the same state.
  func codePairs(
    _ coder: inout BehaviorCoder, _ boundaries: BoundaryList
  ) -> (PassingPairs, PairSettings) {
    // They take no words of the state unless there are any.
    var hasNone = passingPairs.isEmpty && pairSettings.isEmpty
    coder.names.code(&hasNone)
    guard !hasNone else { return (PassingPairs(), PairSettings()) }
    let places = PairPlaces(
      items: coder.items ?? itemList.objects, boundaries: [boundaries.reference] + boundaries.named)
    var passing = coder.isReading ? [] : places.list(of: passingPairs)
    coder.words.code(&passing, blank: PairPlaces.Passing()) { places.code(&$1, &$0) }
    var materials = coder.isReading ? [] : places.list(of: pairSettings)
    coder.words.code(&materials, blank: PairPlaces.Setting()) { places.code(&$1, &$0) }
    coder.words.check(
      zip(passing, passing.dropFirst()).allSatisfy { $0 < $1 }
        && zip(materials, materials.dropFirst()).allSatisfy(PairPlaces.Setting.isBefore),
      "a pair is there twice")
    return (places.passingPairs(passing), places.pairSettings(materials))
  }
}

/// Translates between the parties of pairs and their places in the lists of a behavior.
private struct PairPlaces {
  /// Two items, the first one before the other in their list.
  struct Passing: Comparable {
    var item = 0
    var other = 0

    static func < (a: Self, b: Self) -> Bool { (a.item, a.other) < (b.item, b.other) }
  }

  /// An item, and an item after it in their list or a boundary.
  struct Setting {
    var item = 0
    var isBoundary = false
    var other = 0
    var material = PairMaterial()

    static func isBefore(_ a: Self, _ b: Self) -> Bool {
      (a.item, a.isBoundary ? 1 : 0, a.other) < (b.item, b.isBoundary ? 1 : 0, b.other)
    }
  }

  private let items: [ObjectIdentifier]
  private let boundaries: [ObjectIdentifier]

  init(items: [any DynamicItem], boundaries: [BoundaryList.Entry]) {
    self.items = items.map { ObjectIdentifier($0) }
    self.boundaries = boundaries.map { ObjectIdentifier($0) }
  }

  // MARK: Lists

  func list(of pairs: PassingPairs) -> [Passing] {
    let places = Self.places(of: items)
    return items.indices.flatMap { item in
      pairs.partners(of: items[item]).compactMap { partner in
        places[partner].flatMap { $0 > item ? Passing(item: item, other: $0) : nil }
      }
    }
    .sorted()
  }

  func list(of settings: PairSettings) -> [Setting] {
    let (places, boundaryPlaces) = (Self.places(of: items), Self.places(of: boundaries))
    return items.indices.flatMap { item in
      settings.pairs(of: items[item]).compactMap { partner, material -> Setting? in
        switch partner {
        case .item(let other):
          guard let other = places[other], other > item else { return nil }
          return Setting(item: item, other: other, material: material)
        case .boundary(let other):
          guard let other = boundaryPlaces[other] else { return nil }
          return Setting(item: item, isBoundary: true, other: other, material: material)
        }
      }
    }
    .sorted(by: Setting.isBefore)
  }

  private static func places(of objects: [ObjectIdentifier]) -> [ObjectIdentifier: Int] {
    Dictionary(uniqueKeysWithValues: zip(objects, objects.indices))
  }

  func passingPairs(_ list: [Passing]) -> PassingPairs {
    var pairs = PassingPairs()
    for pair in list { pairs.insert(items[pair.item], items[pair.other]) }
    return pairs
  }

  func pairSettings(_ list: [Setting]) -> PairSettings {
    var settings = PairSettings()
    for pair in list {
      let partner: PairSettings.Partner =
        pair.isBoundary ? .boundary(boundaries[pair.other]) : .item(items[pair.other])
      settings[items[pair.item], partner] = pair.material
    }
    return settings
  }

  // MARK: Words

  func code(_ pair: inout Passing, _ coder: inout WordCoder) {
    coder.code(&pair.item, in: 0..<items.count)
    coder.code(&pair.other, in: 0..<items.count)
    coder.check(pair.item < pair.other, "an item passes through itself")
  }

  func code(_ pair: inout Setting, _ coder: inout WordCoder) {
    coder.code(&pair.item, in: 0..<items.count)
    coder.code(&pair.isBoundary)
    coder.code(&pair.other, in: 0..<(pair.isBoundary ? boundaries.count : items.count))
    coder.check(pair.isBoundary || pair.item < pair.other, "an item collides with itself")
    coder.code(&pair.material.elasticity, blank: 0) { $0.code(&$1) }
    coder.code(&pair.material.friction, blank: 0) { $0.code(&$1) }
    let (elasticity, friction) = (pair.material.elasticity, pair.material.friction)
    coder.check(
      !pair.material.isEmpty && elasticity.map { Limits.pairElasticity.contains($0) } ?? true
        && friction.map { Limits.pairFriction.contains($0) } ?? true,
      "the material of a pair is invalid")
  }
}
