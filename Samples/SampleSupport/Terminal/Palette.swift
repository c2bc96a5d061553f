/// A color of a picture, and its replacements on terminals with fewer colors.
package struct Swatch: Hashable, Sendable {
  package let color: Color
  /// The color of a 256-color terminal: 16 to 231 is a cube of 6 × 6 × 6, 232 to 255 a gray ramp.
  let indexed: UInt8
  /// The color of a 16-color terminal, 0 to 15.
  let basic: UInt8
  /// The density of the character on a terminal without colors, from 0, a space, to 4, a full block.
  let shade: UInt8

  package init(_ color: Color, indexed: UInt8, basic: UInt8, shade: UInt8) {
    self.color = color
    self.indexed = indexed
    self.basic = basic
    self.shade = shade
  }
}

/// The named colors of a picture.
///
/// On a terminal with few colors, the nearest color is often wrong: felt turns gray, and paper and
/// wood become the same. So each picture has a list of its colors. A mixture, such as the edge of a
/// rotated card, becomes the nearest color of that list.
package struct Palette: Sendable {
  private let swatches: [Swatch]
  /// More of them where there are only 16 colors.
  private let swatchesForSixteen: [Swatch]
  private let exact: [Color: Swatch]

  /// The text and the background of all shows; no mixture becomes one of them.
  private static let common = [
    Swatch(Color(0, 0, 0), indexed: 16, basic: 0, shade: 0),
    Swatch(Color(220, 220, 220), indexed: 252, basic: 7, shade: 4),
  ]

  /// How far a color may be from a swatch to become the swatch, squared.
  private static let reach = 40 * 40
  private static let briefReach = 64 * 64

  /// Makes a palette; without swatches, each color becomes the nearest one that the terminal has.
  ///
  /// - Parameter mixtures: Mixtures that must not become one of their parts where there are only 16 colors.
  package init(_ swatches: [Swatch] = [], forSixteen mixtures: [Swatch] = []) {
    self.swatches = swatches
    swatchesForSixteen = swatches + mixtures
    exact = Dictionary((swatches + Self.common).map { ($0.color, $0) }) { first, _ in first }
  }

  package static func + (palette: Palette, swatches: [Swatch]) -> Palette {
    Palette(
      palette.swatches + swatches,
      forSixteen: Array(palette.swatchesForSixteen.dropFirst(palette.swatches.count)))
  }

  /// The number that stands for a color on a terminal: its channels, its index, or its shade.
  func code(of color: Color, depth: ColorDepth) -> UInt32 {
    if depth == .trueColor { return color.code }
    let swatch =
      exact[color]
      ?? (depth == .sixteen
        ? nearest(to: color, in: swatchesForSixteen, by: Color.distanceByHue)
        : nearest(to: color, in: swatches))
    switch depth {
    case .trueColor: return color.code
    case .indexed:
      guard let swatch, swatch.color.distance(to: color) < Self.reach else {
        return UInt32(color.index256)
      }
      return UInt32(swatch.indexed)
    case .sixteen: return UInt32(swatch?.basic ?? UInt8(color.index16))
    case .none: return UInt32(swatch?.shade ?? UInt8(color.shade))
    }
  }

  /// The number for a color in true color with fewer bytes: a swatch, or one of 256 colors.
  func briefCode(of color: Color) -> UInt32 {
    guard !swatches.isEmpty, exact[color] == nil else { return color.code }
    guard let swatch = nearest(to: color, in: swatches),
      swatch.color.distance(to: color) < Self.briefReach
    else {
      return ColorDepth.indexBit | UInt32(color.index256)
    }
    return swatch.color.code
  }

  private func nearest(
    to color: Color, in swatches: [Swatch],
    by distance: (Color) -> (Color) -> Int = Color.distance
  ) -> Swatch? {
    swatches.min { distance($0.color)(color) < distance($1.color)(color) }
  }
}
