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
