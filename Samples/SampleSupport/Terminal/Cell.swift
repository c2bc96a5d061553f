/// A cell of a terminal: two pixels, or a character on a background.
///
/// Colors are codes for the terminal's color depth.
struct Cell: Equatable {
  /// The character; `nil` for two pixels.
  private(set) var letter: Unicode.Scalar?
  /// The upper pixel, or the color of the character.
  private(set) var upper: UInt32
  /// The lower pixel, or the background of the character.
  private(set) var lower: UInt32

  init(upper: UInt32, lower: UInt32) {
    self.upper = upper
    self.lower = lower
  }

  init(letter: Unicode.Scalar, ink: UInt32, ground: UInt32) {
    // A space has no ink.
    self.letter = letter == " " ? nil : letter
    upper = letter == " " ? ground : ink
    lower = ground
  }

  /// Whether another cell in true color differs by at most a number in each channel.
  func isNear(_ other: Cell, tolerance: Int) -> Bool {
    letter == other.letter && Self.areNear(upper, other.upper, tolerance)
      && Self.areNear(lower, other.lower, tolerance)
  }

  private static func areNear(_ a: UInt32, _ b: UInt32, _ tolerance: Int) -> Bool {
    a == b
      || tolerance > 0
        && [16, 8, 0].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= tolerance }
  }
}
