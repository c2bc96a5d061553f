internal import Dynamics
public import Foundation

extension Recording {
  /// The same motion with the fewest of its keyframes that show it within a tolerance.
  ///
  /// At every time, each item is within both tolerances of where it was; so are the ends of marks. Of all
  /// choices among the keyframes that there are, none has fewer. What is not finite, or less than 0, is
  /// diagnosed, and nothing is left out.
  ///
  /// Takes time in proportion to the number of keyframes, times how many of them lie between two that are kept.
  ///
  /// - Parameters:
  ///   - tolerance: How far off the center of an item may be, in points; 0 leaves out only what lies on a
  ///     straight way at an even pace.
  ///   - angle: How far off the angle of an item may be, in radians.
  public func simplified(tolerance: CGFloat, angle: CGFloat) -> Recording {
    guard tolerance >= 0, angle >= 0, tolerance.isFinite, angle.isFinite else {
      DynamicsDiagnostics.report(
        "tolerances of \(tolerance) pt and \(angle) rad are not both at least 0; nothing is left out"
      )
      return self
    }
    var simplified = self
    let bounds = Tolerance(distance: tolerance, angle: angle)
    for index in items.indices {
      simplified.items[index].keyframes = FewestKeyframes(items[index].keyframes, bounds).kept()
    }
    for index in marks.indices {
      simplified.marks[index].keyframes = FewestKeyframes(marks[index].keyframes, bounds).kept()
    }
    return simplified
  }
}

/// How far off what is between two keyframes may be.
struct Tolerance {
  /// In points.
  var distance: Double
  /// In radians.
  var angle: Double
  /// Of a mark's strength, which is seen less than a place.
  let strength = 0.02
}

/// What may be left out where the values around it give it closely enough.
protocol Simplifiable: TimedValue {
  associatedtype Numbers: SIMD<Double>
  /// What changes over time.
  var numbers: Numbers { get }
  /// The most by which each number may differ, whatever the others do.
  static func largest(_ tolerance: Tolerance) -> Numbers
  /// Whether two values that differ by so much are close enough.
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
