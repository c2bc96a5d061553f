import DynamicsReporting
public import Foundation

/// How a value that was thrown slows down, as a list does that was flicked: its velocity falls by the
/// same share in each millisecond.
///
/// ```swift
/// let decay = Decay()
/// let stop = decay.destination(from: 120.0, initialVelocity: 900)  // 569.5…: where it would come to rest
/// let page = [0.0, 320, 640].nearest(to: stop)!                    // 640
/// let turn = TimedAnimation(
///   from: 120.0, to: page, timing: .spring(response: 0.4), initialVelocity: 900
/// ) { offset in
///   print(offset)
/// }
/// turn.start()
/// ```
///
/// The value after t seconds is x₀ + v₀·τ·(1 − e^(−t/τ)), with τ = −1 / (1000 · ln ``deceleration``).
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that is left after a millisecond, between 0 and 1; 0.998 by default.
  ///
  /// 0.998 and 0.99 are the normal and the fast deceleration of scroll views on iOS
  /// (`UIScrollView.DecelerationRate`). The value stops after 0.4995 and 0.0995 times its velocity.
  public let deceleration: Double

  /// Makes a decay.
  ///
  /// A number that is not between 0 and 1 is reported, and the default is used.
  public init(deceleration: Double = 0.998) {
    guard deceleration > 0, deceleration < 1 else {
      DynamicsDiagnostics.report(
        "deceleration \(deceleration) is not between 0 and 1; 0.998 is used", by: "Decay")
      self.deceleration = 0.998
      return
    }
    self.deceleration = deceleration
  }

  /// A decay, by the name that reads well as an argument: `timing: .decay(deceleration: 0.99)`.
  public static func decay(deceleration: Double = 0.998) -> Decay {
    Decay(deceleration: deceleration)
  }

  /// Where a value that is thrown from `start` comes to rest.
  ///
  /// - Parameters:
  ///   - start: Where the value is at first.
  ///   - velocity: The velocity at first, in units of the value a second.
  public func destination<Value: VectorValue>(
    from start: Value, initialVelocity velocity: Value
  ) -> Value {
    start.adding(usable(velocity: velocity, by: "Decay"), times: timeConstant)
  }

  /// How long a value takes to come to rest, in seconds, whatever its velocity.
  ///
  /// From then on it is nearer to its destination than a ten thousandth of its whole way: 4.6 s for 0.998,
  /// 0.92 s for 0.99. An animation ends after this time, with the destination itself.
  public var settlingDuration: TimeInterval { timeConstant * -log(settledShare) }

  /// τ, in seconds: how long it would take at the first velocity.
  var timeConstant: TimeInterval { -1 / (1000 * log(deceleration)) }
}

extension Sequence where Element: VectorValue {
  /// The value that is nearest to another; the first one of several, and `nil` if there is none.
  ///
  /// Costs time in proportion to the number of values.
  public func nearest(to value: Element) -> Element? {
    self.min { $0.distance(from: value).norm < $1.distance(from: value).norm }
  }
}
