import DynamicsRecording
import Foundation

typealias Color = RecordingAppearance.Color

extension RecordingAppearance.Color {
  /// Reads a color of CSS: a name, `#rgb`, `#rrggbb` with or without alpha, `rgb()` or `hsl()`.
  init?(css text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if text.hasPrefix("#") {
      let digits = text.dropFirst()
      self.init(hex: digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : text)
    } else if let digits = ColorNames.all[text[...]] {
      self.init(hex: String(digits))
    } else {
      self.init(cssFunction: text)
    }
  }

  private init?(cssFunction text: String) {
    var scanner = NumberScanner(text)
    let name = scanner.word()
    guard scanner.skip("(") else { return nil }
    var values: [(number: Double, isPercentage: Bool, isTurn: Bool)] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      let isPercentage = scanner.skip("%")
      let unit = scanner.word()
      guard ["", "deg", "turn"].contains(unit), abs(number) <= SVGLimits.coordinate else {
        return nil
      }
      values.append((number, isPercentage, unit == "turn"))
      scanner.skipSeparator()
      if scanner.skip("/") { scanner.skipSpace() }
    }
    guard scanner.skip(")"), values.count == 3 || values.count == 4 else { return nil }
    let alpha = values.count == 4 ? values[3].number / (values[3].isPercentage ? 100 : 1) : 1
    switch name {
    case "rgb", "rgba":
      self.init(values.prefix(3).map { $0.number / ($0.isPercentage ? 100 : 255) }, alpha: alpha)
    case "hsl", "hsla":
      let turns = values[0].isTurn ? values[0].number : values[0].number / 360
      self.init(
        hue: turns - turns.rounded(.down), saturation: values[1].number / 100,
        lightness: values[2].number / 100, alpha: alpha)
    default: return nil
    }
  }

  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let (s, l) = (min(max(saturation, 0), 1), min(max(lightness, 0), 1))
    func part(_ offset: Double) -> Double {
      let k = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      return l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init([part(0), part(8), part(4)], alpha: alpha)
  }

  /// - Parameter parts: Red, green and blue, from 0 to 1; others are clamped.
  init(_ parts: [Double], alpha: Double) {
    let bytes = (parts + [alpha]).map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// The mean of some colors, for a gradient; `nil` for none.
  static func mean(of colors: [Self]) -> Self? {
    guard !colors.isEmpty else { return nil }
    func mean(_ part: (Self) -> UInt8) -> Double {
      colors.reduce(0) { $0 + Double(part($1)) } / Double(255 * colors.count)
    }
    return Self([mean(\.red), mean(\.green), mean(\.blue)], alpha: mean(\.alpha))
  }
}
