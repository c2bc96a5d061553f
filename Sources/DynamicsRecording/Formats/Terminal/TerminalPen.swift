/// Writes characters for a terminal, and sets colors only when they change.
struct TerminalPen {
  typealias Color = RecordingAppearance.Color

  private let colors: TerminalColors
  private var text = ""
  private var ink: Color?
  private var ground: Color?

  init(_ colors: TerminalColors) { self.colors = colors }

  /// The text that was written; it ends with the terminal's default colors.
  var finishedText: String { ink == nil && ground == nil ? text : text + "\u{1B}[0m" }

  mutating func move(toRow row: Int, column: Int) { text += "\u{1B}[\(row + 1);\(column + 1)H" }

  mutating func write(_ character: Character, ink: Color? = nil, ground: Color? = nil) {
    if colors != .none {
      text += colors.sequence(
        ink: ink == self.ink ? nil : ink, ground: ground == self.ground ? nil : ground)
      self.ink = ink ?? self.ink
      self.ground = ground ?? self.ground
    }
    text.append(character)
  }

  /// Writes two square pixels, with the half block that changes fewer colors.
  mutating func write(upper: Color, lower: Color) {
    if colors == .none {
      write(upper.isLit ? (lower.isLit ? "█" : "▀") : lower.isLit ? "▄" : " ")
    } else if upper == lower {
      if ink == upper, ground != upper { write("█") } else { write(" ", ground: upper) }
    } else if changes(ink: lower, ground: upper) < changes(ink: upper, ground: lower) {
      write("▄", ink: lower, ground: upper)
    } else {
      write("▀", ink: upper, ground: lower)
    }
  }

  private func changes(ink: Color, ground: Color) -> Int {
    (ink == self.ink ? 0 : 1) + (ground == self.ground ? 0 : 1)
  }
}
