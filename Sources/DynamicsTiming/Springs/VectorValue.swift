/// A value that can be added and multiplied by numbers, and therefore has a velocity.
///
/// Springs and decays move such values. Numbers, points, vectors, sizes and rectangles are vector
/// values. A type of your own needs three members:
///
/// ```swift
/// struct Color: VectorValue {
///   var hue: Double, light: Double
///   static let zero = Color(hue: 0, light: 0)
///   func adding(_ other: Color, times factor: Double) -> Color {
///     Color(hue: hue + other.hue * factor, light: light + other.light * factor)
///   }
///   var norm: Double { abs(hue) + abs(light) }
/// }
/// ```
///
/// For any other type, such as a transform, animate a number from 0 to 1 and interpolate with it.
public protocol VectorValue: Interpolatable {
  /// The neutral element of addition.
  static var zero: Self { get }

  /// Returns the sum of this value and a multiple of another.
  ///
  /// - Parameters:
  ///   - other: The value that is multiplied.
  ///   - factor: The number to multiply it by.
  func adding(_ other: Self, times factor: Double) -> Self

  /// The distance of the value from zero, at least 0; for a point, its distance from the origin.
  ///
  /// It decides when a motion has settled. If a part of the value is NaN or infinite, the norm must
  /// not be finite, so that the value can be rejected.
  var norm: Double { get }
}

extension VectorValue {
  /// Returns the value at a fraction of the straight way.
  public static func interpolate(from start: Self, to end: Self, progress: Double) -> Self {
    progress == 1 ? end : start.adding(end.adding(start, times: -1), times: progress)
  }

  func distance(from other: Self) -> Self { adding(other, times: -1) }

  func differs(from other: Self) -> Bool { distance(from: other).norm > 0 }
}
