import DynamicsReporting
public import Foundation

/// How a damped spring moves a value to its target: the exact damped oscillator, for a mass of 1.
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
/// The displacement x from the target follows x″ + 2ζω·x′ + ω²·x = 0, with ω = 2π / ``response`` and
/// ζ = ``dampingFraction``. It is computed in closed form: the frame rate does not matter.
public struct Spring: Hashable, Sendable {
  /// The duration of one swing without damping, in seconds: how fast the spring is.
  ///
  /// From 0 to a million; 0.5 by default. 0 puts the value on the target at once.
  public let response: TimeInterval

  /// The share of critical damping, from 0 to 1000; 1 by default.
  ///
  /// Below 1 the value swings beyond the target; at 1 it arrives soonest without doing so; beyond 1 it creeps.
  /// At 0 it swings until it is stopped.
  public let dampingFraction: Double

  /// Makes a spring.
  ///
  /// A number out of its range is reported, and its default is used.
  public init(response: TimeInterval = 0.5, dampingFraction: Double = 1) {
    self.response = Self.number(response, in: 0...1e6, "response", else: 0.5)
    self.dampingFraction = Self.number(dampingFraction, in: 0...1000, "dampingFraction", else: 1)
  }

  /// A spring, by the name that reads well as an argument: `timing: .spring(response: 0.4)`.
  public static func spring(
    response: TimeInterval = 0.5, dampingFraction: Double = 1
  ) -> Spring {
    Spring(response: response, dampingFraction: dampingFraction)
  }

  private static func number(
    _ number: Double, in range: ClosedRange<Double>, _ name: String, else fallback: Double
  ) -> Double {
    guard range.contains(number) else {
      DynamicsDiagnostics.report(
        "\(name) \(number) is not from \(range.lowerBound) to \(range.upperBound); \(fallback) is used",
        by: "Spring")
      return fallback
    }
    return number
  }
}
