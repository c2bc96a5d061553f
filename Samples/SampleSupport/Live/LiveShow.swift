/// Shows an act on the terminal until the user quits.
package struct LiveShow {
  private static let ink = Color(220, 220, 220)
  private static let request = "please enlarge"
  /// How long a picture that is still waits for a key, in seconds.
  private static let longestWait = 0.2

  package static func run(_ act: inout some LiveAct, depth: ColorDepth) throws(NoTerminal) {
    let terminal = Terminal()
    guard terminal.open(mouse: act.wantsMouse) else { throw NoTerminal() }
    defer { terminal.close() }
    terminal.waitForAnswers()
    var stage = Stage(terminal.size, act.palette)
    var last = MonotonicClock.now
    while true {
      if terminal.updateAfterSignals() {
        stage = Stage(terminal.size, act.palette)
        terminal.write("\u{1B}[2J")
        // No time passes in the show while the program is stopped.
        last = MonotonicClock.now
      }
      let start = MonotonicClock.now
      act.advance(by: start - last)
      last = start
      terminal.present(stage.draw(&act, depth: depth))
      let isStill = act.isStill
      let frame = 1 / act.framesPerSecond
      let wait = isStill ? longestWait : max(0, frame - (MonotonicClock.now - start))
      for key in terminal.keys(within: Int(wait * 1000)) {
        if key == .character("q") || key == .character("Q") { return }
        act.press(key)
      }
      if isStill { last = MonotonicClock.now }
    }
  }

  /// The picture of an act and the text below it, for a size of the terminal.
  struct Stage {
    private var canvas: Canvas
    /// The number of lines of text; it never decreases, so that the picture does not jump.
    private var lineCount = 0

    init(_ size: (columns: Int, rows: Int), _ palette: Palette) {
      canvas = Canvas(columns: size.columns, rows: size.rows, palette: palette)
    }

    /// Returns the control sequences that show the act's present picture.
    mutating func draw(_ act: inout some LiveAct, depth: ColorDepth) -> String {
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
        canvas.write(line, column: 0, row: canvas.rows - lineCount + index, ink: LiveShow.ink)
      }
      return canvas.changes(depth: depth)
    }

    /// On a terminal of one row, the picture is below the text.
    private var pictureRows: Int { max(1, canvas.rows - lineCount) }

    private mutating func writeRequest() {
      let words = LiveShow.request.split(separator: " ").map(String.init)
      let lines = LiveShow.request.count <= canvas.columns ? [LiveShow.request] : words
      for (index, line) in lines.enumerated() where line.count <= canvas.columns {
        canvas.write(
          line, column: (canvas.columns - line.count) / 2,
          row: (pictureRows - lines.count) / 2 + index, ink: LiveShow.ink)
      }
    }
  }
}
