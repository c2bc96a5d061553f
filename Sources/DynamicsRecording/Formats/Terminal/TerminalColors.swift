/// The colors that a terminal can show.
public enum TerminalColors: String, CaseIterable, Hashable, Codable, Sendable {
  /// No colors: only light and dark, in the default colors of the terminal.
  case none
  /// The 256 colors of `xterm-256color`.
  case indexed
  /// All colors of 24 bits.
  case trueColor
}

extension TerminalColors {
  /// The control sequence that sets colors for the text after it; `nil` keeps a color.
  func sequence(
    ink: RecordingAppearance.Color?, ground: RecordingAppearance.Color?
  ) -> String {
    guard self != .none, ink != nil || ground != nil else { return "" }
    let parts = [ink.map { "38;" + parameters($0) }, ground.map { "48;" + parameters($0) }]
    return "\u{1B}[\(parts.compactMap { $0 }.joined(separator: ";"))m"
  }

  private func parameters(_ color: RecordingAppearance.Color) -> String {
    self == .indexed ? "5;\(color.index256)" : "2;\(color.red);\(color.green);\(color.blue)"
  }
}

extension RecordingAppearance.Color {
  /// This color with another one over it; the alpha does not change.
  ///
  /// - Parameter fraction: The opacity of the other color, from 0 to 1; its own alpha applies, too.
  @_spi(Samples) public func blended(with other: Self, fraction: Double) -> Self {
    let fraction = fraction * Double(other.alpha) / 255
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (a, b) = (Double(a), Double(b))
      return UInt8((a + (b - a) * fraction).rounded())
    }
    return Self(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }

  /// Whether it counts as light if there are no colors.
  var isLit: Bool { luma > 60 }

  /// Whether only dark text is readable on it.
  var isBright: Bool { alpha > 127 && luma > 140 }

  private var luma: Double {
    0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
  }

  /// The nearest entry of a 256-color terminal's 6 × 6 × 6 cube, or of the gray ramp for grays.
  var index256: Int {
    if red == green, green == blue, red > 7, red < 239 { return 232 + (Int(red) - 8 + 5) / 10 }
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    return 16 + 36 * level(red) + 6 * level(green) + level(blue)
  }
}
