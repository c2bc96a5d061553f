import DynamicsReporting

/// The law by which a dragged value gives way beyond a limit.
///
/// ```swift
/// let band = RubberBand(dimension: 400)
/// band.stretched(100)  // 48.3…: the finger is 100 pt beyond the limit, the value 48
/// band.stretched(1e9)  // 399.9…: it is never further beyond the limit than the dimension
/// ```
public struct RubberBand: Sendable {
  private let law: @Sendable (Double) -> Double
  /// Whether it never stretches, also for a throw.
  let isRigid: Bool

  /// Makes the rubber band of a scroll view: x·c·d / (d + c·x), for a finger at the distance x
  /// beyond the limit.
  ///
  /// A number out of range is reported, and 0.55 or 500 is used.
  ///
  /// - Parameters:
  ///   - coefficient: c: how far the value moves at the limit, as a fraction of the finger's motion;
  ///     at least 0. The default is 0.55, which is that of `UIScrollView`. At 0 it is
  ///     ``rigid``.
  ///   - dimension: d: the distance from the limit that the value approaches, in units of the value,
  ///     more than 0, at most 10¹⁰⁰. A scroll view uses its width or its height.
  public init(coefficient: Double = 0.55, dimension: Double) {
    let c = DynamicsDiagnostics.checked(
      coefficient, coefficient >= 0 && coefficient.isFinite, else: 0.55,
      "coefficient \(coefficient) is negative or not finite; 0.55 is used")
    let d = DynamicsDiagnostics.checked(
      dimension, dimension > 0 && dimension <= ValueRange.greatestNorm, else: 500,
      "dimension \(dimension) is not above 0, or beyond \(ValueRange.greatestNorm); 500 is used")
    // The published form, divided by c·x, so that no product overflows.
    law = { x in d / (1 + d / (c * x)) }
    isRigid = c == 0
  }

  /// Makes a rubber band of another law.
  ///
  /// - Parameter law: Returns the distance of the value from the limit, for a distance of the finger
  ///   above 0. It should begin at 0 and never fall. Where the result is not finite or
  ///   beyond ±10¹⁰⁰, that is reported, and the value stays at the limit.
  public init(law: @escaping @Sendable (Double) -> Double) {
    self.law = law
    isRigid = false
  }

  /// A rubber band that does not stretch: the value stops at the limit, dragged or thrown.
  ///
  /// A value within its limits never leaves them. A value that meets one in flight loses its velocity there, and does not bounce.
  /// If it is on a spring to a place within the limits, it goes on from there, from rest.
  public static let rigid = RubberBand(coefficient: 0, dimension: 1)

  /// Returns the distance of the value from the limit.
  ///
  /// - Parameter distance: The distance of the finger from the limit. For a negative one, the result
  ///   is negative. NaN is reported, and the result is 0.
  public func stretched(_ distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    let stretch = law(distance.magnitude)
    guard stretch.isInRange, !distance.isNaN else {
      DynamicsDiagnostics.report(
        "the value would be \(stretch) beyond its limit, for a finger at \(distance); 0 is used")
      return 0
    }
    return distance > 0 ? stretch : -stretch
  }

  /// The distance of the finger at which the value is at a distance above 0 from the limit.
  ///
  /// A spring may carry a value further than the finger could, or nearly. Where the finger would
  /// have to be more than a hundred times as far away, it is where the value is.
  func distance(stretchedTo stretch: Double) -> Double {
    var (low, high) = (0.0, 100 * stretch)
    guard law(high) >= stretch else { return stretch }
    while case let middle = low + (high - low) / 2, low < middle, middle < high {
      if law(middle) < stretch { low = middle } else { high = middle }
    }
    return high
  }
}
