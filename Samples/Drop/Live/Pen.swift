/// Writes characters on a terminal, and knows where its cursor is and which style it has.
struct Pen {
  private var output = ""
  /// The row and column of the cursor; `nil` if terminals differ.
  private(set) var place: (row: Int, column: Int)?
  private var parameters = ""
  /// Whether a space would show the present style.
  private var showsOnSpace = false

  var byteCount: Int { output.utf8.count }

  /// Whether a character needs no other style.
  func canWrite(_ look: Looks.Look) -> Bool {
    look.parameters == parameters || look.glyph.isBlank && !showsOnSpace
  }

  mutating func write(_ look: Looks.Look, row: Int, column: Int, columns: Int) {
    move(row, column)
    if !canWrite(look) { change(to: look) }
    output += look.glyph.text
    place = look.isSimple && column + 1 < columns ? (row, column + 1) : nil
  }

  /// Erases the rest of a row; returns `false` if that would leave color there.
  mutating func erasesToEndOfLine(_ row: Int, _ column: Int) -> Bool {
    guard !showsOnSpace else { return false }
    move(row, column)
    output += "\u{1B}[K"
    return true
  }

  /// Returns everything, and a sequence that leaves the style as it was at first.
  consuming func finish() -> String { parameters.isEmpty ? output : output + "\u{1B}[m" }

  private mutating func move(_ row: Int, _ column: Int) {
    output += CursorMove.sequence(from: place, to: (row, column))
    place = (row, column)
  }

  private mutating func change(to look: Looks.Look) {
    // Without a reset, attributes of the style before would stay.
    let reset = parameters.isEmpty || look.parameters.isEmpty ? "" : ";"
    output += "\u{1B}[\(reset)\(look.parameters)m"
    parameters = look.parameters
    showsOnSpace = look.glyph.style.showsOnSpace
  }
}
