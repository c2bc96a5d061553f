import SampleSupport

/// The colors of the box, the crates and the machine, for all terminals.
enum CrateColors {
  static let wall = Swatch(Color(74, 79, 87), indexed: 239, basic: 8, shade: 3)
  static let inside = Swatch(Color(233, 228, 216), indexed: 254, basic: 7, shade: 0)
  static let board = Swatch(Color(196, 139, 76), indexed: 173, basic: 3, shade: 2)
  static let frame = Swatch(Color(219, 167, 99), indexed: 179, basic: 11, shade: 3)
  static let brace = Swatch(Color(138, 90, 43), indexed: 94, basic: 1, shade: 4)
  static let edge = Swatch(Color(107, 68, 32), indexed: 58, basic: 0, shade: 4)
  static let roller = Swatch(Color(170, 177, 186), indexed: 248, basic: 15, shade: 2)
  static let spoke = Swatch(Color(59, 64, 72), indexed: 238, basic: 0, shade: 4)
  static let plate = Swatch(Color(109, 117, 128), indexed: 243, basic: 6, shade: 3)
  static let rail = Swatch(Color(74, 79, 87), indexed: 239, basic: 8, shade: 3)
  static let link = Swatch(Color(130, 98, 56), indexed: 95, basic: 5, shade: 3)

  static let palette = Palette(
    [wall, inside, board, frame, brace, edge, roller, spoke, plate, link])
}
