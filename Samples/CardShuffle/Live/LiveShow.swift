import Dynamics
import SampleSupport

/// Plays a shuffle on the terminal until the viewer has seen enough.
struct LiveShow {
  let performance: Performance
  let request: ShuffleRequest
  let depth: ColorDepth

  /// How a show ended.
  enum Ending: Equatable { case quit, signal(Int32) }

  /// - Returns: `nil` when there is no terminal to play on.
  func run() -> Ending? {
    let terminal = Terminal()
    guard terminal.open() else { return nil }
    defer { terminal.close() }
    var player = Player(
      frameCount: performance.scenes.count, framesPerSecond: performance.framesPerSecond)
    var screen = Screen(performance, terminal.size)
    var last = MediaTime.now
    while true {
      if let signal = terminal.endingSignal { return .signal(signal) }
      if terminal.takeResize() {
        screen = Screen(performance, terminal.size)
        terminal.write("\u{1B}[2J")
      }
      let now = MediaTime.now
      player.advance(by: now - last)
      last = now
      terminal.write(screen.draw(player, status: status(player), depth: depth))
      // At rest, only a key or a resize can change the picture.
      let isStill = player.isPaused || player.isAtEnd
      let wait = isStill ? 200 : Int(1000 / performance.framesPerSecond)
      for key in terminal.keys(within: wait) {
        switch key {
        case "q", "Q": return .quit
        case " ": player.togglePause()
        case ".": player.stepOneFrame()
        case "+", "=": player.faster()
        case "-": player.slower()
        case "r", "R": player.startAgain()
        default: break
        }
      }
      if isStill { last = MediaTime.now }
    }
  }

  private func status(_ player: Player) -> String {
    let state = player.isPaused ? "paused" : player.isAtEnd ? "done" : "×\(player.pace.decimal(3))"
    return " \(request.style.rawValue) · seed \(request.seed) · \(state)"
      + " · space pause  . step  +/- speed  r again  q quit"
  }
}

/// The picture for one size of the terminal: the table, and a line below it.
private struct Screen {
  private let performance: Performance
  private let painter: TablePainter
  private var canvas: Canvas

  init(_ performance: Performance, _ size: (columns: Int, rows: Int)) {
    self.performance = performance
    painter = TablePainter(performance, columns: size.columns, rows: max(1, size.rows - 1))
    canvas = Canvas(columns: size.columns, rows: size.rows)
  }

  mutating func draw(_ player: Player, status: String, depth: ColorDepth) -> String {
    canvas.fill(Color(0, 0, 0))
    painter.paint(performance.scenes[player.frame], on: &canvas)
    canvas.write(status, column: 0, row: canvas.rows - 1, ink: Color(220, 220, 220))
    return canvas.changes(depth: depth)
  }
}
