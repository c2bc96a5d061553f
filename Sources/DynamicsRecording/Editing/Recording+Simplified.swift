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
    guard let tolerance = Tolerance(checking: tolerance, angle: angle) else { return self }
    var simplified = self
    for index in items.indices {
      var search = FewestKeyframes(items[index].keyframes, tolerance)
      simplified.items[index].keyframes = search.kept()
    }
    simplified.marks = marks.map { $0.simplified(tolerance) }
    return simplified
  }
}

extension Recording.Mark {
  func simplified(_ tolerance: Tolerance) -> Recording.Mark {
    var simplified = self
    var search = FewestKeyframes(keyframes, tolerance)
    simplified.keyframes = search.kept()
    return simplified
  }
}

extension Tolerance {
  /// Makes a tolerance, or reports an invalid one and returns `nil`: nothing is left out then.
  init?(checking distance: CGFloat, angle: CGFloat) {
    guard distance >= 0, angle >= 0, distance.isFinite, angle.isFinite else {
      DynamicsDiagnostics.report(
        "the tolerances must be at least 0, not \(distance) pt and \(angle) rad; nothing is left out",
        by: "simplified(tolerance:angle:)")
      return nil
    }
    self.init(distance: Double(distance), angle: Double(angle))
  }
}
