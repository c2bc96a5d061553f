internal import Dynamics
internal import Foundation

extension CGFloat {
  /// Clamps a number to a range, as iOS does for numbers outside it.
  ///
  /// If Apple's range has no upper limit, a number that is too large for the core is clamped
  /// without a report. Any other number outside the range is reported. NaN is passed to the core,
  /// which reports it.
  ///
  /// - Parameters:
  ///   - core: The behavior whose property has the name of the caller.
  ///   - range: The range; `nil` for that of the property.
  func nearest(
    for core: DynamicBehavior, in range: ClosedRange<CGFloat>? = nil, isOpenAbove: Bool = false,
    by caller: String = #function, file: String = #fileID
  ) -> CGFloat {
    let range = range ?? core.range(of: caller)
    guard !isNaN, !range.contains(self) else { return self }
    let nearest = Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    if self < range.lowerBound || !isOpenAbove {
      DynamicsDiagnostics.report(
        "\(self) is not from \(range.lowerBound) to \(range.upperBound); \(nearest) is used",
        by: caller, file: file)
    }
    return nearest
  }
}
