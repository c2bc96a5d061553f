@preconcurrency internal import Glibc

/// An animated picture for a terminal.
package protocol LiveAct {
  var framesPerSecond: Double { get }
  /// Whether the picture changes only with a key or the size of the terminal.
  var isStill: Bool { get }
  /// The text below the picture, before the keys.
  var status: String { get }
  /// The help for the keys, from the longest text to the shortest; the first one that fits is
  /// shown.
  var keyHelp: [String] { get }

  /// Advances the picture by the measured length of a frame, in seconds.
  mutating func advance(by seconds: Double)
  mutating func press(_ key: Key)
  /// Draws all rows of a canvas except the last.
  func paint(on canvas: inout Canvas, rows: Int)
}

/// Shows an act on the terminal until the user quits.
package struct LiveShow {
  private static let ink = Color(220, 220, 220)

  package static func run(_ act: inout some LiveAct, depth: ColorDepth) throws(NoTerminal) {
    let terminal = Terminal()
    guard terminal.open() else { throw NoTerminal() }
    defer { terminal.close() }
    var keys = KeyReader()
    var canvas = canvas(of: terminal)
    var last = now
    while true {
      if terminal.updateAfterSignals() {
        canvas = self.canvas(of: terminal)
        terminal.write("\u{1B}[2J")
        // No time passes in the show while the program is stopped.
        last = now
      }
      let start = now
      act.advance(by: start - last)
      last = start
      canvas.fill(Color(0, 0, 0))
      act.paint(on: &canvas, rows: max(1, canvas.rows - 1))
      canvas.write(
        line(of: act, columns: canvas.columns), column: 0, row: canvas.rows - 1, ink: Self.ink)
      terminal.write(canvas.changes(depth: depth))
      let isStill = act.isStill
      let frame = 1 / act.framesPerSecond
      let wait = isStill ? 0.2 : max(0, frame - (now - start))
      for key in keys.read(terminal.keys(within: Int(wait * 1000))) {
        if key == .character("q") || key == .character("Q") { return }
        act.press(key)
      }
      if isStill { last = now }
    }
  }

  private static func line(of act: some LiveAct, columns: Int) -> String {
    let lines = act.keyHelp.map { " \(act.status) · \($0)" }
    return lines.first { $0.count <= columns } ?? lines.last ?? act.status
  }

  private static func canvas(of terminal: Terminal) -> Canvas {
    let size = terminal.size
    return Canvas(columns: size.columns, rows: size.rows)
  }

  /// The time in seconds of a monotonic clock.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
