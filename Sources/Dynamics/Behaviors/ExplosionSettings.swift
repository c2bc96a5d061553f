internal import DynamicsEngine
internal import Foundation

/// The properties of an explosion.
struct ExplosionSettings: Equatable {
  var position = CGPoint.zero
  /// In points.
  var radius: CGFloat = 200
  var falloff: CGFloat = 1
  /// In newton seconds per meter.
  var magnitude: CGFloat = 1
  var isOccluded = true

  var blast: Blast {
    Blast(
      center: position, radius: Double(radius), falloff: Double(falloff),
      magnitude: Double(magnitude), isOccluded: isOccluded)
  }
}

extension ExplosionBehavior: SettingsBehavior {
  static let declarations: Declarations<ExplosionBehavior, ExplosionSettings> = [
    Declaration("active", \.active, default: true),
    Declaration(
      "position", \.position, \.position, in: Limits.coordinate, unit: .points, default: .zero),
    Declaration("radius", \.radius, \.radius, in: 0.001...1e6, unit: .points, default: 200),
    Declaration("falloff", \.falloff, \.falloff, in: 0...100, default: 1),
    Declaration(
      "magnitude", \.magnitude, \.magnitude, in: Limits.amount, unit: .newtonSecondsPerMeter,
      default: 1),
    Declaration("isOccluded", \.isOccluded, \.isOccluded, default: true),
  ]

  var traits: [String] { declaredTraits + (active ? [] : ["inactive"]) }

  /// The next step reads the settings.
  func settingsDidChange(from old: ExplosionSettings) { dynamicAnimator?.recordChange() }
}
