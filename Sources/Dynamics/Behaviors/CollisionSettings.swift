internal import DynamicsEngine

/// The properties of a collision behavior; its boundaries are kept apart.
struct CollisionSettings: Equatable {
  var mode = CollisionBehavior.Mode.everything
  /// Newton seconds; the engine has it in snapshots.
  var minimumImpulse: CGFloat = 0
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
    Declaration(
      "minimumImpulse", \.minimumImpulse, in: Limits.minimumImpulse, unit: .newtonSeconds,
      default: 0),
  ]

  var traits: [String] {
    let bounds = translatesReferenceBoundsIntoBoundary ? ["reference bounds"] : []
    let names = boundaries.identifiers.map { "\($0)" }
    let impulse = minimumImpulse > 0 ? ["minimumImpulse: \(Double(minimumImpulse))"] : []
    return declaredTraits + impulse + bounds
      + (names.isEmpty ? [] : ["boundaries: \(names.joined(separator: ", "))"])
  }

  func settingsDidChange(from old: CollisionSettings) {
    if let simulation, let collisionSet {
      simulation.world.setCollidesWith(collisionSet, CollisionPartners(settings.mode))
      if settings.minimumImpulse != old.minimumImpulse {
        simulation.world.setMinimumImpulse(Double(settings.minimumImpulse), of: collisionSet)
      }
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
