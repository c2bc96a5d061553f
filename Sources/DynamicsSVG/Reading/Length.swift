import Foundation

/// A number with a unit, such as `12px`, `3mm` or `50%`.
struct Length {
  private let number: Double
  private let unit: String

  /// `nil` for a text that is not a length, or for a number that is too large.
  init?(_ text: String) {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number(), abs(number) <= SVGLimits.coordinate else { return nil }
    self.number = number
    unit = scanner.skip("%") ? "%" : scanner.word().lowercased()
    scanner.skipSpace()
    guard scanner.isAtEnd, unit == "%" || unit == "em" || unit == "ex" || Self.units[unit] != nil
    else { return nil }
  }

  var isPercentage: Bool { unit == "%" }

  /// The length in user units.
  ///
  /// - Parameters:
  ///   - whole: The length of which percentages are parts.
  ///   - fontSize: The size of the font, for `em`.
  func value(of whole: Double, fontSize: Double = 16) -> Double {
    switch unit {
    case "%": number / 100 * whole
    case "em": number * fontSize
    case "ex": number * fontSize / 2
    default: number * Self.units[unit]!
    }
  }

  /// The sizes of the units in pixels, of which an inch has 96.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "rem": 16,
  ]
}
