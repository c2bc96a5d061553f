import SampleSupport

/// Plays a recorded shuffle on the terminal.
struct ShuffleAct: LiveAct {
  private let performance: Performance
  private let request: ShuffleRequest
  private var player: Player

  init(_ performance: Performance, of request: ShuffleRequest) {
    self.performance = performance
    self.request = request
    player = Player(
      frameCount: performance.recording.frames.count,
      framesPerSecond: performance.recording.framesPerSecond)
  }

  var framesPerSecond: Double { performance.recording.framesPerSecond }
  var isStill: Bool { player.pace.isPaused || player.isAtEnd }

  var status: String {
    let state = !player.pace.isPaused && player.isAtEnd ? "done" : player.pace.name
    return "\(request.style.rawValue) · seed \(request.seed) · \(state)"
  }

  var keyHelp: [String] { ["space pause", "r again", "+/- speed", ". step"] }

  var palette: Palette {
    request.showsXray ? CardColors.palette + XrayPainter.swatches : CardColors.palette
  }

  mutating func advance(by seconds: Double) { player.advance(by: seconds) }

  mutating func press(_ key: Key) {
    switch key {
    case .character(" "): player.pace.togglePause()
    case .character("."): player.stepOneFrame()
    case .character("+"), .character("="): player.pace.faster()
    case .character("-"): player.pace.slower()
    case .character("r"), .character("R"): player.startAgain()
    default: break
    }
  }

  func paint(on canvas: inout Canvas, rows: Int) {
    TablePainter(
      performance, columns: canvas.columns, rows: rows, showsXray: request.showsXray
    )
    .paint(Double(player.frame) / framesPerSecond, on: &canvas)
  }
}
