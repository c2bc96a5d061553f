internal import DynamicsEngine

/// The properties of a field as plain values, read once per step for all items.
struct FieldAction {
  let settings: FieldSettings
  /// `nil` for everywhere.
  let region: Region?
  let time: TimeInterval
  let timeStep: TimeInterval
  /// In meters.
  let minimumRadius: CGFloat
  // A constant of another module would be a call for each item.
  private let pointsPerMeter = Units.pointsPerMeter
  private let metersPerPoint = 1 / Units.pointsPerMeter

  init(
    _ settings: FieldSettings, region: Region?, at time: TimeInterval, timeStep: TimeInterval
  ) {
    self.settings = settings
    self.region = region
    self.time = time
    self.timeStep = timeStep
    minimumRadius = settings.minimumRadius / Units.pointsPerMeter
  }

  /// The effect on an item; `nil` outside the region, and for a custom field.
  @inline(__always)
  func effect(on motion: BodyMotion) -> MotionEffect? {
    let distance = motion.position - settings.center
    if let region, !region.contains(CGPoint(distance)) { return nil }
    let offset = distance * metersPerPoint
    let particle = FieldParticle(
      offset: offset, distance: offset.length, velocity: motion.velocity * metersPerPoint,
      mass: motion.mass, charge: motion.charge)
    return switch effect(on: particle) {
    case .acceleration(let acceleration): .acceleration(acceleration * pointsPerMeter)
    case .velocity(let velocity): .velocity(velocity * pointsPerMeter)
    case .turnRate(let rate): .turnRate(rate)
    case nil: nil
    }
  }
}
