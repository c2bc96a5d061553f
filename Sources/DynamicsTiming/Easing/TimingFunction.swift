import DynamicsReporting

/// The progress of an animation as a function of time.
///
/// Every function goes from exactly 0 to exactly 1; some go below 0 or above 1 in between.
///
/// ```swift
/// TimingFunction.easeInOut(0.25)   // 0.129…, slow at first
/// TimingFunction.backOut(0.5)      // 1.087…, past the end and back
/// ```
public struct TimingFunction: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case bezier(BezierEasing)
    case penner(PennerEasing)
    case spring(SpringEasing)
  }

  let curve: Curve

  init(curve: Curve) { self.curve = curve }

  /// Makes a function whose graph is a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The arguments are those of `CAMediaTimingFunction`. If one of them is out of its range, that
  /// is reported, and the function is ``linear``.
  ///
  /// - Parameters:
  ///   - c1x: The time of the first control point, from 0 to 1.
  ///   - c1y: The progress of the first control point, within ±10⁶.
  ///   - c2x: The time of the second control point, from 0 to 1.
  ///   - c2y: The progress of the second control point, within ±10⁶.
  public init(controlPoints c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    let bezier = BezierEasing(x1: c1x, y1: c1y, x2: c2x, y2: c2y)
    if !bezier.isFunction {
      DynamicsDiagnostics.report(
        "control points (\(c1x), \(c1y)) and (\(c2x), \(c2y)) have a time outside 0…1 or a "
          + "progress outside ±1e6; linear is used")
    }
    curve = .bezier(bezier.isFunction ? bezier : .diagonal)
  }

  /// Returns the progress at a time.
  ///
  /// - Parameter t: The time from 0 to 1; a number beyond is clamped, and NaN is reported and
  ///   counts as 0.
  /// - Returns: The progress: exactly 0 at 0 and exactly 1 at 1. Bézier curves are solved to 10⁻¹²
  ///   or better, also where they are vertical.
  public func callAsFunction(_ t: Double) -> Double {
    guard !t.isNaN else {
      DynamicsDiagnostics.report("the progress is NaN; 0 is used")
      return 0
    }
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    return switch curve {
    case .bezier(let bezier): bezier.progress(at: t)
    case .penner(let penner): penner.progress(at: t)
    case .spring(let spring): spring.progress(at: t)
    }
  }
}
