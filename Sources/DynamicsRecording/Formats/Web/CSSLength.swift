internal import Foundation

/// Writes lengths in points as CSS lengths, precise to 0.01 points.
struct CSSLength {
  private let unitsPerPoint: Double
  private let places: Int
  private let unit: String

  static let pixels = CSSLength(unitsPerPoint: 1, places: 2, unit: "px")

  /// Hundredths of the width of a container that stands for some points.
  static func ofContainer(width: Double) -> CSSLength {
    let unitsPerPoint = 100 / width
    let places = Int(min(max(2 - log10(unitsPerPoint), 0), 9).rounded(.up))
    return CSSLength(unitsPerPoint: unitsPerPoint, places: places, unit: "cqw")
  }

  func callAsFunction(_ points: Double) -> String {
    (points * unitsPerPoint).decimal(places) + unit
  }
}
