/// The unit of a ``BehaviorProperty``.
///
/// A meter is 100 points.
public enum BehaviorUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// A ratio, a factor, or a value that is not a number.
  case none
  case points
  case pointsPerSecond
  case radians
  case radiansPerSecond
  case seconds
  case perSecond
  case hertz
  /// Kilograms for an area of 100 × 100 pt.
  case kilogramsPerSquareMeter
  /// Units of 1000 pt/s², in which gravity is measured.
  case gravities
  case newtons
  case newtonSeconds
  case newtonMeters
  case newtonsPerMeter
  case newtonSecondsPerMeter
  case newtonMetersPerRadian
  case newtonMeterSecondsPerRadian
  /// Points per second squared.
  case pointsPerSecondSquared

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
    case .pointsPerSecondSquared: "pt/s²"
    }
  }
}
