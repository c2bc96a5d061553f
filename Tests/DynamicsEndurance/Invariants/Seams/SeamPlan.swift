import DynamicsTestSupport

/// What a scene of seams combines.
///
/// Defects lie between two features that no other scene uses together, so that each pair of features is tried in each
/// situation, with each gap.
struct SeamPlan: CustomStringConvertible {
  enum Feature: CaseIterable {
    // Joints.
    case rod, spring, pin, slide, weld, rope, motor, range
    // Drives.
    case drag, anchor, snap, field, push, impulse, paddle
    // Walls, of which two move.
    case platform, movingWall, bounds, segment, polygon, curve, anchored
    // Shapes.
    case disc, ellipse, rounded, hull, group, tiny, heavy
  }

  enum Situation: CaseIterable { case rest, motion, towards, away, squeezed }

  /// Between neighbors, in points.
  static let gaps = [0, 1e-9, 0.01, 0.3, -0.01]

  /// Two features, and sometimes a third.
  private(set) var features: [Feature]
  let situation: Situation
  let gap: Double

  /// As many seeds in a row as there are combinations have each of them once, and far fewer have each pair.
  init(seed: UInt64, _ random: inout SeededGenerator) {
    let all = Feature.allCases
    let pairs = all.indices.flatMap { a in (a..<all.count).map { (a, $0) } }
    let number = Int(seed % UInt64(pairs.count * Situation.allCases.count * Self.gaps.count))
    let (round, index) = number.quotientAndRemainder(dividingBy: pairs.count)
    // Seeds in a row have different features and situations; 92 has no divisor in common with 435.
    let pair = index * 92 % pairs.count
    situation = Situation.allCases[(pair + round) % Situation.allCases.count]
    gap = Self.gaps[(pair / 5 + round / Situation.allCases.count) % Self.gaps.count]
    features = [all[pairs[pair].0], all[pairs[pair].1]]
    if random.int(in: 0...3) == 0 { features.append(random.pick(all)) }
    addNeeds(&random)
  }

  /// A squeeze needs two sides.
  private mutating func addNeeds(_ random: inout SeededGenerator) {
    switch situation {
    case .squeezed:
      if !has(\.isWall) { features.append(random.pick([.bounds, .segment, .curve, .anchored])) }
      if !has(\.isStrong) { features.append(.paddle) }
    case .towards where !has(\.isDrive):
      features.append(.impulse)
    default: break
    }
  }

  var description: String {
    features.map { "\($0)" }.joined(separator: " ") + ", \(situation), gap \(gap)"
  }

  func has(_ property: (Feature) -> Bool) -> Bool { features.contains(where: property) }
  func has(_ feature: Feature) -> Bool { features.contains(feature) }
}

extension SeamPlan.Feature {
  var isJoint: Bool {
    switch self {
    case .rod, .spring, .pin, .slide, .weld, .rope, .motor, .range: true
    default: false
    }
  }

  /// Whether it moves things.
  var isDrive: Bool {
    switch self {
    case .drag, .anchor, .snap, .field, .push, .impulse, .paddle, .platform, .movingWall: true
    default: false
    }
  }

  /// Whether it is driven, and nothing stops it.
  var isStrong: Bool { self == .paddle || self == .platform || self == .movingWall }

  var isWall: Bool {
    switch self {
    case .platform, .movingWall, .bounds, .segment, .polygon, .curve, .anchored: true
    default: false
    }
  }

  var isShape: Bool {
    switch self {
    case .disc, .ellipse, .rounded, .hull, .group, .tiny, .heavy: true
    default: false
    }
  }
}

extension SeededGenerator {
  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(in: 0...values.count - 1)] }
}
