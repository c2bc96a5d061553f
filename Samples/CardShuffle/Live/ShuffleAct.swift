@_spi(Samples) import DynamicsRecording
import SampleSupport

/// Plays a recorded shuffle on the terminal, or one after the other.
struct ShuffleAct: LiveAct {
  private(set) var performance: Performance
  private(set) var request: ShuffleRequest
  private var camera: Camera
  private var player: Player
  /// The shuffle that follows; `nil` if the show ends with this one.
  private var next: PreparedShuffle?
  /// Whether the player wants the next shuffle before the end of this one.
  private var isNextWanted = false
  /// The seconds since the end of this shuffle.
  private var timeAtEnd = 0.0

  /// The time in seconds for which the order is shown before the next shuffle begins.
  private static let pause = 4.0

  /// - Parameter loops: Whether other shuffles follow, without an end.
  init(_ performance: Performance, of request: ShuffleRequest, loops: Bool = false) {
    self.performance = performance
    self.request = request
    camera = Camera(of: performance.recording)
    player = Player(of: performance)
    if loops { next = PreparedShuffle(request.next) }
  }

  var framesPerSecond: Double { performance.recording.framesPerSecond }
  var isStill: Bool {
    !isNextWanted && (player.pace.isPaused || player.isAtEnd && next == nil)
  }

  var status: String {
    let state =
      isNextWanted
      ? "preparing the next"
      : !player.pace.isPaused && player.isAtEnd ? "done" : player.pace.name
    return "\(request.style.rawValue) · seed \(request.seed) · \(state)"
  }

  var keyHelp: [String] {
    ["space pause", "r again"] + (next == nil ? [] : ["n next"]) + ["+/- speed", ". step"]
  }

  var palette: Palette {
    request.showsXray ? CardColors.palette + XrayPainter.swatches : CardColors.palette
  }

  var hasFinePicture: Bool { true }
  var minimumSize: (columns: Int, rows: Int) { (16, 5) }

  mutating func advance(by seconds: Double) {
    player.advance(by: seconds)
    if isNextWanted { goOn() }
    guard player.isAtEnd, !player.pace.isPaused else {
      timeAtEnd = 0
      return
    }
    timeAtEnd += seconds
    if timeAtEnd >= Self.pause { goOn() }
  }

  mutating func press(_ key: Key) {
    switch key {
    case .character(" "): player.pace.togglePause()
    case .character("."): player.stepOneFrame()
    case .character("+"), .character("="): player.pace.faster()
    case .character("-"): player.pace.slower()
    case .character("r"), .character("R"): player.startAgain()
    case .character("n"), .character("N"):
      isNextWanted = next != nil
      goOn()
    default: break
    }
  }

  /// Begins the next shuffle if there is one and it is ready.
  private mutating func goOn() {
    guard let result = next?.result else { return }
    let pace = player.pace
    (request, performance) = result
    camera = Camera(of: performance.recording)
    player = Player(of: performance)
    player.pace = pace
    player.pace.resume()
    timeAtEnd = 0
    isNextWanted = false
    next = PreparedShuffle(request.next)
  }

  func paint(on canvas: inout TerminalCanvas, rows: Int) {
    TablePainter(
      performance, view: camera.view(atFrame: player.frame), columns: canvas.columns, rows: rows,
      hasRim: !request.style.isInHands, showsXray: request.showsXray
    )
    .paint(Double(player.frame) / framesPerSecond, on: &canvas)
  }
}

extension Player {
  fileprivate init(of performance: Performance) {
    self.init(
      frameCount: performance.recording.frames.count,
      framesPerSecond: performance.recording.framesPerSecond)
  }
}
