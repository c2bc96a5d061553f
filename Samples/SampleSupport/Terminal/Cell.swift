/// A cell of a terminal: two pixels, or a character on a background.
///
/// Colors are codes for the terminal's color depth.
struct Cell: Equatable {
  /// The character; `nil` for two pixels.
  private(set) var letter: Character?
  /// The upper pixel, or the color of the character.
  private(set) var upper: UInt32
  /// The lower pixel, or the background of the character.
  private(set) var lower: UInt32

  init(upper: UInt32, lower: UInt32) {
    self.upper = upper
    self.lower = lower
  }

  init(letter: Character, ink: UInt32, ground: UInt32) {
    self.letter = letter
    upper = ink
    lower = ground
  }

  /// Returns the cell with other colors.
  func mapColors(_ transform: (UInt32) -> UInt32) -> Cell {
    var cell = self
    (cell.upper, cell.lower) = (transform(upper), transform(lower))
    return cell
  }

  /// Orders cells by their colors; half blocks with the same two colors are neighbors.
  var colorOrder: UInt64 {
    let (low, high) = letter == nil ? (min(upper, lower), max(upper, lower)) : (lower, upper)
    return UInt64(low) << 32 | UInt64(high)
  }
}
