internal import Foundation

/// The largest errors of values between two keyframes.
struct Tolerance {
  /// In points.
  var distance: Double
  /// In radians.
  var angle: Double
  /// Of a mark's opacity, which is less visible than a position.
  let strength = 0.02
}

/// A value that can be left out if interpolation between its neighbors is accurate enough.
protocol Simplifiable: TimedValue {
  associatedtype Numbers: SIMD<Double>
  var numbers: Numbers { get }
  /// The largest error of each component alone.
  static func largest(_ tolerance: Tolerance) -> Numbers
  /// Whether an error of all components together is within the tolerance.
  static func isWithin(_ tolerance: Tolerance, _ difference: Numbers) -> Bool
}

extension Recording.Keyframe: Simplifiable {
  var numbers: SIMD4<Double> { SIMD4(pose.center.x, pose.center.y, pose.angle, 0) }

  static func largest(_ tolerance: Tolerance) -> SIMD4<Double> {
    SIMD4(tolerance.distance, tolerance.distance, tolerance.angle, 0)
  }

  static func isWithin(_ tolerance: Tolerance, _ difference: SIMD4<Double>) -> Bool {
    difference.x * difference.x + difference.y * difference.y
      <= tolerance.distance * tolerance.distance && abs(difference.z) <= tolerance.angle
  }
}

extension Recording.MarkKeyframe: Simplifiable {
  var numbers: SIMD8<Double> { SIMD8(start.x, start.y, end.x, end.y, strength, 0, 0, 0) }

  static func largest(_ tolerance: Tolerance) -> SIMD8<Double> {
    let distance = tolerance.distance
    return SIMD8(distance, distance, distance, distance, tolerance.strength, 0, 0, 0)
  }

  static func isWithin(_ tolerance: Tolerance, _ difference: SIMD8<Double>) -> Bool {
    let squares = difference * difference
    let square = tolerance.distance * tolerance.distance
    return squares[0] + squares[1] <= square && squares[2] + squares[3] <= square
      && abs(difference[4]) <= tolerance.strength
  }
}
