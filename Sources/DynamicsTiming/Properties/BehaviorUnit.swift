/// The unit of a ``BehaviorProperty``.
///
/// A meter is 100 points.
public enum BehaviorUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// A ratio, a factor, or a value that is not a number.
  case none
  /// Points.
  case points
  /// Points per second.
  case pointsPerSecond
  /// Radians.
  case radians
  /// Radians per second.
  case radiansPerSecond
  /// Seconds.
  case seconds
  /// A rate, per second.
  case perSecond
  /// Oscillations per second.
  case hertz
  /// Kilograms for an area of 100 × 100 pt.
  case kilogramsPerSquareMeter
  /// Units of 1000 pt/s², in which gravity is measured.
  case gravities
  /// Newtons: 1 N accelerates 1 kg by 100 pt/s².
  case newtons
  /// Newton seconds, of an impulse.
  case newtonSeconds
  /// Newton meters, of a torque.
  case newtonMeters
  /// Newtons per meter, of a stiffness.
  case newtonsPerMeter
  /// Newtons for a meter per second, of a damping.
  case newtonSecondsPerMeter
  /// Newton meters per radian, of the stiffness of a weld.
  case newtonMetersPerRadian
  /// Newton meters for a radian per second, of the damping of a weld.
  case newtonMeterSecondsPerRadian

  /// The symbol, such as `"pt/s"`; empty for ``none``.
  public var symbol: String {
    switch self {
    case .none: ""
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .radians: "rad"
    case .radiansPerSecond: "rad/s"
    case .seconds: "s"
    case .perSecond: "1/s"
    case .hertz: "Hz"
    case .kilogramsPerSquareMeter: "kg/m²"
    case .gravities: "× 1000 pt/s²"
    case .newtons: "N"
    case .newtonSeconds: "N·s"
    case .newtonMeters: "N·m"
    case .newtonsPerMeter: "N/m"
    case .newtonSecondsPerMeter: "N·s/m"
    case .newtonMetersPerRadian: "N·m/rad"
    case .newtonMeterSecondsPerRadian: "N·m·s/rad"
    }
  }
}
