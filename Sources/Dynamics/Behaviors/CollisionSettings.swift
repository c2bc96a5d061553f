internal import DynamicsEngine

/// The properties of a collision behavior; its boundaries are kept apart.
struct CollisionSettings: Equatable {
  var mode = CollisionBehavior.Mode.everything
}

extension CollisionBehavior: SettingsBehavior {
  static let declarations: Declarations<CollisionBehavior, CollisionSettings> = [
    Declaration("collisionMode", \.mode, \.collisionMode, default: .everything),
    Declaration(
      "translatesReferenceBoundsIntoBoundary", \.translatesReferenceBoundsIntoBoundary,
      default: false),
    Declaration(
      "surfaceSpeedOfReferenceBounds", \.surfaceSpeedOfReferenceBounds, in: Limits.surfaceSpeed,
      unit: .pointsPerSecond, default: 0),
  ]

  var traits: [String] {
    let bounds = translatesReferenceBoundsIntoBoundary ? ["reference bounds"] : []
    let names = boundaries.identifiers.map { "\($0)" }
    return declaredTraits + bounds
      + (names.isEmpty ? [] : ["boundaries: \(names.joined(separator: ", "))"])
  }

  func settingsDidChange(from old: CollisionSettings) {
    if let simulation, let collisionSet {
      simulation.world.setCollidesWith(collisionSet, CollisionPartners(settings.mode))
    }
    didChange()
  }
}

/// Other bits are kept.
extension CollisionBehavior.Mode: DeclaredOptions {
  static var blank: Self { .everything }
  static var options: [(name: String, value: Self)] {
    [("items", .items), ("boundaries", .boundaries)]
  }
  static var all: (name: String, value: Self) { ("everything", .everything) }
}
