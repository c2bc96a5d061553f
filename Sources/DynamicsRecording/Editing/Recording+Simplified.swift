internal import Dynamics
public import Foundation

extension Recording {
  /// Returns the same motion with as few keyframes as show it within a tolerance.
  ///
  /// At every time, each item is within both tolerances of its recorded pose, and so are the ends
  /// of marks. The keyframes are a subset of the recorded ones, and no smaller subset is within the
  /// tolerances. A few more may be kept of an item that trembles by about the tolerance for many
  /// minutes, where the search for the fewest would take too long. For an invalid tolerance, the
  /// recording is returned unchanged.
  ///
  /// - Parameters:
  ///   - tolerance: The largest error of an item's center, in points, at least 0; at 0, only
  ///     keyframes on a straight line at constant speed are left out.
  ///   - angle: The largest error of an item's angle, in radians, at least 0.
  /// - Complexity: O(*n* × *k*), where *n* is the number of keyframes, and *k* is the number of
  ///   keyframes between two that are kept, of which at most about 1000 count.
  public func simplified(tolerance: CGFloat, angle: CGFloat) -> Recording {
    guard tolerance >= 0, angle >= 0, tolerance.isFinite, angle.isFinite else {
      DynamicsDiagnostics.report(
        "the tolerances must be at least 0, not \(tolerance) pt and \(angle) rad; nothing is left out"
      )
      return self
    }
    var simplified = self
    let bounds = Tolerance(distance: tolerance, angle: angle)
    for index in items.indices {
      var search = FewestKeyframes(items[index].keyframes, bounds)
      simplified.items[index].keyframes = search.kept()
    }
    for index in marks.indices {
      var search = FewestKeyframes(marks[index].keyframes, bounds)
      simplified.marks[index].keyframes = search.kept()
    }
    return simplified
  }
}
