/// How many colors a terminal shows.
public enum TerminalColors: String, CaseIterable, Hashable, Codable, Sendable {
  /// Light on dark, in whatever colors the terminal has.
  case none
  /// The 256 colors of `xterm-256color`.
  case indexed
  /// 24 bits.
  case trueColor
}

extension TerminalColors {
  /// The control sequence that sets the colors of what is written next; empty without colors.
  func sequence(ink: RecordingAppearance.Color, ground: RecordingAppearance.Color) -> String {
    switch self {
    case .none: ""
    case .indexed: "\u{1B}[38;5;\(ink.index256);48;5;\(ground.index256)m"
    case .trueColor:
      "\u{1B}[38;2;\(ink.red);\(ink.green);\(ink.blue);"
        + "48;2;\(ground.red);\(ground.green);\(ground.blue)m"
    }
  }
}

extension RecordingAppearance.Color {
  /// This color with another one over it; the result is as opaque as this one.
  ///
  /// - Parameter share: How much of the other one is there, besides its own alpha; from 0 to 1.
  func covered(by other: Self, share: Double) -> Self {
    let share = share * Double(other.alpha) / 255
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return Self(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }

  /// Whether it shows as light where there are no colors.
  var isLit: Bool {
    0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) > 60
  }

  /// The nearest entry of the 6 × 6 × 6 cube, or the gray ramp for grays, of a terminal with 256 colors.
  var index256: Int {
    if red == green, green == blue, red > 7, red < 239 { return 232 + (Int(red) - 8 + 5) / 10 }
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    return 16 + 36 * level(red) + 6 * level(green) + level(blue)
  }
}
