import DynamicsReporting
public import Foundation

/// A damped spring that moves a value to its target, for a mass of 1.
///
/// ```swift
/// let slide = TimedAnimation(
///   from: CGPoint.zero, to: CGPoint(x: 200, y: 0), timing: .spring(response: 0.4, dampingFraction: 0.7)
/// ) { position in
///   card.center = position
/// }
/// slide.start()
/// ```
///
/// The displacement x from the target satisfies x″ + 2ζω·x′ + ω²·x = 0, with ω = 2π / ``response``
/// and ζ = ``dampingFraction``. The solution is analytic, so it does not depend on the frame rate.
///
/// A spring may also be made by its feel, such as ``snappy`` or ``init(duration:bounce:)``, or from
/// the numbers of another toolkit: ``init(mass:stiffness:damping:)`` and
/// ``init(mass:stiffness:dampingRatio:)``.
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring, in seconds.
  ///
  /// From 0 to 1,000,000; the default is 0.5. At 0, the value jumps to the target. A number below
  /// 10⁻¹⁵⁰ counts as 0.
  public let response: TimeInterval

  /// The damping as a fraction of critical damping.
  ///
  /// From 0 to 1000; the default is 1. Below 1, the value overshoots the target. At 1, it arrives
  /// in the shortest time without overshooting. Above 1, it arrives more slowly. At 0, it
  /// oscillates until it is stopped.
  public let dampingFraction: Double

  /// Makes a spring.
  ///
  /// A number out of range is reported, and its default is used.
  public init(response: TimeInterval = 0.5, dampingFraction: Double = 1) {
    self.response = Self.usable(
      Self.number(response, in: Self.responses, "response", else: 0.5))
    self.dampingFraction = Self.number(
      dampingFraction, in: Self.dampingFractions, "dampingFraction", else: 1)
  }

  static let responses = 0...1e6
  static let dampingFractions = 0...1000.0

  /// The response, or 0 if the square of the angular frequency would overflow.
  private static func usable(_ response: TimeInterval) -> TimeInterval {
    response < 1e-150 ? 0 : response
  }

  /// Makes a spring; for use as an argument: `timing: .spring(response: 0.4)`.
  public static func spring(
    response: TimeInterval = 0.5, dampingFraction: Double = 1
  ) -> Spring {
    Spring(response: response, dampingFraction: dampingFraction)
  }

  /// The number; the other one if it is out of range, which is reported.
  static func number(
    _ number: Double, in range: ClosedRange<Double>, _ name: String, else fallback: Double
  ) -> Double {
    DynamicsDiagnostics.checked(
      number, range.contains(number), else: fallback,
      "\(name) \(number) is not from \(range.lowerBound) to \(range.upperBound); \(fallback) is used",
      by: "Spring")
  }
}

extension Spring: Codable {
  /// Reads a spring.
  ///
  /// - Throws: `DecodingError` also for numbers out of range.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let response = try values.decode(Double.self, forKey: .response)
    self.response = Self.usable(response)
    dampingFraction = try values.decode(Double.self, forKey: .dampingFraction)
    guard Self.responses.contains(response), Self.dampingFractions.contains(dampingFraction) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the spring is out of range"))
    }
  }
}
