/// A type whose values can be interpolated.
///
/// ```swift
/// struct Gray: Interpolatable {
///   var brightness: Double
///
///   static func interpolate(from start: Gray, to end: Gray, progress: Double) -> Gray {
///     Gray(
///       brightness: .interpolate(
///         from: start.brightness, to: end.brightness, progress: progress))
///   }
/// }
/// ```
public protocol Interpolatable {
  /// Returns the value at a fraction of the way from `start` to `end`.
  ///
  /// - Parameters:
  ///   - start: The value at progress 0, where the result is exactly `start`.
  ///   - end: The value at progress 1, where the result is exactly `end`.
  ///   - progress: The fraction, usually from 0 to 1. It is outside that range where an animation
  ///     overshoots.
  static func interpolate(from start: Self, to end: Self, progress: Double) -> Self

  /// Returns the value at a fraction of the way from a moving start to `end`.
  ///
  /// Implement it for types with several ways between two values, such as angles. The result must
  /// take the way that leads from `origin` to `end`, even if `start` has moved since. Otherwise the
  /// animation could change its direction on the way. The default implementation is
  /// ``interpolate(from:to:progress:)``.
  ///
  /// - Parameters:
  ///   - start: The value at progress 0.
  ///   - end: The value at progress 1.
  ///   - progress: The fraction, usually from 0 to 1.
  ///   - origin: The value of `start` when the animation was first directed to `end`.
  static func interpolate(
    from start: Self, to end: Self, progress: Double, leaving origin: Self
  ) -> Self
}

extension Interpolatable {
  /// Returns the value at a fraction of the way from `start` to `end`, and ignores `origin`.
  public static func interpolate(
    from start: Self, to end: Self, progress: Double, leaving origin: Self
  ) -> Self {
    interpolate(from: start, to: end, progress: progress)
  }
}
