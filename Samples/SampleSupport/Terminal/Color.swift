@_spi(Samples) package import DynamicsRecording

package typealias Color = RecordingAppearance.Color

extension Color {
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(red: red, green: green, blue: blue)
  }

  /// Returns this color with another color over it.
  ///
  /// - Parameter fraction: The opacity of the other color; beyond 0 and 1, it is clamped.
  package func mixed(with other: Color, fraction: Double) -> Color {
    blended(with: other, fraction: min(1, max(0, fraction)))
  }

  /// The square of the distance to another color.
  func distance(to other: Color) -> Int {
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return r * r + g * g + b * b
  }

  /// The square of the distance to another color, where a different hue counts most.
  ///
  /// On a terminal with 16 colors, the edge of a black pip on paper must not turn green.
  func distanceByHue(to other: Color) -> Int {
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    let brightness = (r + g + b) / 3
    let (x, y, z) = (r - brightness, g - brightness, b - brightness)
    return 3 * brightness * brightness + 8 * (x * x + y * y + z * z)
  }
}

// MARK: Terminals with few colors

extension Color {
  /// The channels as one number.
  var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  init(code: UInt32) {
    self.init(UInt8(code >> 16 & 255), UInt8(code >> 8 & 255), UInt8(code & 255))
  }

  /// The channels of the 6 × 6 × 6 cube of a 256-color terminal.
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The nearest entry of a 256-color terminal's cube or gray ramp.
  var index256: Int {
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let (r, g, b) = (level(red), level(green), level(blue))
    let inCube = Color(Self.levels[r], Self.levels[g], Self.levels[b])
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let step = max(0, min(23, (mean - 3) / 10))
    let level = UInt8(8 + 10 * step)
    let isGray = distance(to: Color(level, level, level)) < distance(to: inCube)
    return isGray ? 232 + step : 16 + 36 * r + 6 * g + b
  }

  /// The 16 basic colors; terminals differ.
  private static let basic = [
    Color(0, 0, 0), Color(170, 0, 0), Color(0, 120, 40), Color(170, 85, 0), Color(0, 0, 170),
    Color(170, 0, 170), Color(0, 170, 170), Color(190, 190, 190), Color(85, 85, 85),
    Color(255, 60, 60), Color(60, 255, 60), Color(255, 255, 60), Color(80, 80, 255),
    Color(255, 60, 255), Color(60, 255, 255), Color(255, 255, 255),
  ]

  /// The nearest of the 16 basic colors, from 0 to 15.
  var index16: Int {
    Self.basic.indices.min { distance(to: Self.basic[$0]) < distance(to: Self.basic[$1]) } ?? 0
  }

  /// The brightness from 0 to 4, as the eye sees it.
  var shade: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) * 4 / 255_000 }
}
