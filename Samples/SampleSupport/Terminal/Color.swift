/// A color with channels from 0 to 255.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Returns this color with another color over it.
  ///
  /// - Parameter fraction: The opacity of the other color, from 0 to 1.
  package func mixed(with other: Color, fraction: Double) -> Color {
    let fraction = min(1, max(0, fraction))
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (a, b) = (Double(a), Double(b))
      return UInt8((a + (b - a) * fraction).rounded())
    }
    return Color(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// The nearest entry of a 256-color terminal's 6 × 6 × 6 cube or gray ramp.
  var index256: Int {
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let (r, g, b) = (level(red), level(green), level(blue))
    if r == g, g == b, red != 255 {
      let gray = (Int(red) + Int(green) + Int(blue)) / 3
      if gray > 8, gray < 244 { return 232 + (gray - 8) / 10 }
    }
    return 16 + 36 * r + 6 * g + b
  }

  /// The nearest of the 16 basic colors, from 0 to 15.
  var index16: Int {
    let basic = [
      Color(0, 0, 0), Color(170, 0, 0), Color(0, 120, 40), Color(170, 85, 0), Color(0, 0, 170),
      Color(170, 0, 170), Color(0, 170, 170), Color(190, 190, 190), Color(85, 85, 85),
      Color(255, 60, 60), Color(60, 255, 60), Color(255, 255, 60), Color(80, 80, 255),
      Color(255, 60, 255), Color(60, 255, 255), Color(255, 255, 255),
    ]
    return basic.indices.min { distance(to: basic[$0]) < distance(to: basic[$1]) } ?? 0
  }

  private func distance(to other: Color) -> Int {
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return r * r + g * g + b * b
  }
}
