import DynamicsReporting
public import Foundation

/// The deceleration of a thrown value, like that of a scroll view after a flick.
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
/// In each millisecond, the velocity falls by the same factor. The value after t seconds is x₀ +
/// v₀·τ·(1 − e^(−t/τ)), with τ = −1 / (1000 · ln ``deceleration``).
public struct Decay: Hashable, Sendable {
  /// The default deceleration of scroll views, `UIScrollView.DecelerationRate.normal`: 0.998.
  public static let normal = Decay(deceleration: 0.998)

  /// The fast deceleration of scroll views, `UIScrollView.DecelerationRate.fast`: 0.99.
  public static let fast = Decay(deceleration: 0.99)

  /// The factor by which the velocity falls in each millisecond, between 0 and 1.
  ///
  /// The default is 0.998. The value moves by τ times its velocity in total: 0.4995 s for ``normal``,
  /// 0.0995 s for ``fast``.
  public let deceleration: Double

  /// Makes a decay.
  ///
  /// - Parameter deceleration: The factor per millisecond, between 0 and 1. Another number is
  ///   reported, and the default is used.
  public init(deceleration: Double = 0.998) {
    self.deceleration = DynamicsDiagnostics.checked(
      deceleration, deceleration > 0 && deceleration < 1, else: 0.998,
      "deceleration \(deceleration) is not between 0 and 1; 0.998 is used", by: "Decay")
  }

  /// Makes a decay; for use as an argument: `timing: .decay(deceleration: 0.99)`.
  public static func decay(deceleration: Double = 0.998) -> Decay {
    Decay(deceleration: deceleration)
  }

  /// The time until a value comes to rest, in seconds; it does not depend on the velocity.
  ///
  /// After that time, the remaining distance is less than 1/10,000 of the whole way. This takes 4.6
  /// s for 0.998 and 0.92 s for 0.99. An animation ends after this time, exactly at the
  /// destination.
  public var settlingDuration: TimeInterval { timeConstant * -log(settledFraction) }

  /// The time in which a number covers a distance, in seconds; `nil` if it stops before.
  func time(toCover distance: Double, initialVelocity velocity: Double) -> TimeInterval? {
    guard distance != 0 else { return 0 }
    // The part of the whole way.
    let part = distance / (velocity * timeConstant)
    guard part > 0, part < 1 else { return nil }
    return -timeConstant * log1p(-part)
  }

  /// The time constant τ, in seconds.
  var timeConstant: TimeInterval { -1 / (1000 * log(deceleration)) }
}

extension Sequence where Element: VectorValue {
  /// Returns the value that is nearest to another; the first of several, and `nil` for an empty
  /// sequence.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  public func nearest(to value: Element) -> Element? {
    self.min { $0.distance(from: value).norm < $1.distance(from: value).norm }
  }
}
