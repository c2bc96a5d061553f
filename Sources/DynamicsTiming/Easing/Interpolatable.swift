/// A value that has others between it and another, and beyond.
///
/// ```swift
/// extension Color: Interpolatable {
///   static func interpolate(from start: Color, to end: Color, progress: Double) -> Color {
///     Color(brightness: .interpolate(
///       from: start.brightness, to: end.brightness, progress: progress))
///   }
/// }
/// ```
public protocol Interpolatable {
  /// The value at a share of the way from `start` to `end`.
  ///
  /// - Parameters:
  ///   - start: The value at progress 0, which returns exactly it.
  ///   - end: The value at progress 1, which returns exactly it.
  ///   - progress: The share; usually from 0 to 1, and beyond where an animation overshoots.
  static func interpolate(from start: Self, to end: Self, progress: Double) -> Self

  /// The value at a share of the way from a moving start to `end`.
  ///
  /// Where there are several ways between two values, as between two angles, this one turns the way
  /// that leads from `origin` to `end`, wherever `start` has moved since: an animation on a new way
  /// must not change its mind. Values with one way only need not implement it; by default it is
  /// ``interpolate(from:to:progress:)``.
  ///
  /// - Parameters:
  ///   - start: The value at progress 0.
  ///   - end: The value at progress 1.
  ///   - progress: The share; usually from 0 to 1.
  ///   - origin: Where `start` was when it was on the way to `end` for the first time.
  static func interpolate(
    from start: Self, to end: Self, progress: Double, leaving origin: Self
  ) -> Self
}

extension Interpolatable {
  /// The value at a share of the way from `start` to `end`, there being only one way.
  public static func interpolate(
    from start: Self, to end: Self, progress: Double, leaving origin: Self
  ) -> Self {
    interpolate(from: start, to: end, progress: progress)
  }
}
