/// The picture of an act and the text below it, for a size of the terminal.
struct Stage {
  private static let ink = Color(220, 220, 220)
  private static let request = "please enlarge"

  private var canvas: Canvas
  private var budget: ByteBudget
  /// The number of lines of text; it never decreases, so that the picture does not jump.
  private var lineCount = 0

  init(_ size: (columns: Int, rows: Int), _ palette: Palette) {
    canvas = Canvas(columns: size.columns, rows: size.rows, palette: palette)
    budget = ByteBudget(cells: size.columns * size.rows)
  }

  /// Returns the control sequences that show the act's present picture.
  ///
  /// - Parameter time: The present time in seconds.
  /// - Returns: `nil` if the terminal has had enough for now.
  mutating func draw(_ act: inout some LiveAct, depth: ColorDepth, at time: Double) -> String? {
    guard budget.allowsPicture(at: time) else { return nil }
    let lines = StatusLines(status: act.status, keyHelp: act.keyHelp)
      .lines(columns: canvas.columns, rows: canvas.rows)
    if lines.count > lineCount {
      lineCount = lines.count
      act.resize(columns: canvas.columns, rows: pictureRows)
    }
    canvas.fill(Color(0, 0, 0))
    let minimum = act.minimumSize
    if canvas.columns < minimum.columns || pictureRows < minimum.rows {
      writeRequest()
    } else {
      act.paint(on: &canvas, rows: pictureRows)
    }
    for (index, line) in lines.enumerated() {
      canvas.write(line, column: 0, row: canvas.rows - lineCount + index, ink: Self.ink)
    }
    let changes = canvas.changes(depth: depth, isBrief: budget.isTight)
    budget.note(bytes: changes.utf8.count)
    return changes
  }

  /// On a terminal of one row, the text is over the picture.
  private var pictureRows: Int { max(1, canvas.rows - lineCount) }

  private mutating func writeRequest() {
    let lines =
      Self.request.count <= canvas.columns
      ? [Self.request] : Self.request.split(separator: " ").map(String.init)
    for (index, line) in lines.enumerated() where line.count <= canvas.columns {
      canvas.write(
        line, column: (canvas.columns - line.count) / 2,
        row: max(0, (pictureRows - lines.count) / 2) + index, ink: Self.ink)
    }
  }
}
