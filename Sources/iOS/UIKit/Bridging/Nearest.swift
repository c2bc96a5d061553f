internal import DynamicsReporting
internal import Foundation

extension CGFloat {
  /// The nearest number within a range, which is what programs mean by others and get on iOS.
  ///
  /// Where Apple's range ends with the greatest number there is, one that is too large for the core
  /// is nothing to speak of; any other is diagnosed. What is not a number is left to the core, which
  /// diagnoses it.
  func nearest(
    in range: ClosedRange<CGFloat>, isOpenAbove: Bool = false, by caller: String = #function,
    file: String = #fileID
  ) -> CGFloat {
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
