import Foundation

extension Double {
  /// The number with so many decimals, the same in every locale.
  func fixed(_ places: Int, width: Int = 0) -> String {
    String(format: "%\(width).\(places)f", self)
  }
}
