/// A cell of a terminal: two pixels, or a character on a background.
///
/// Colors are codes for the terminal's color depth.
struct Cell: Equatable {
  /// The character; `nil` for two pixels.
  var letter: Character?
  /// The upper pixel, or the color of the character.
  var upper: UInt32
  /// The lower pixel, or the background of the character.
  var lower: UInt32

  /// Returns the cell with other colors.
  func mapColors(_ transform: (UInt32) -> UInt32) -> Cell {
    Cell(letter: letter, upper: transform(upper), lower: transform(lower))
  }

  /// Orders cells by their colors; half blocks with the same two colors are neighbors.
  var colorOrder: UInt64 {
    let (low, high) = letter == nil ? (min(upper, lower), max(upper, lower)) : (lower, upper)
    return UInt64(low) << 32 | UInt64(high)
  }
}
