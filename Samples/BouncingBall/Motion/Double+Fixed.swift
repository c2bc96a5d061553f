import Foundation

extension Double {
  /// Returns the number with some decimals, the same in every locale.
  func fixed(_ places: Int, width: Int = 0) -> String {
    String(format: "%\(width).\(places)f", self)
  }
}
