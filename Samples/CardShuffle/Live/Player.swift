/// Which frame of a recording is on the screen.
struct Player {
  private let frameCount: Int
  private let framesPerSecond: Double
  private var position = 0.0
  private(set) var isPaused = false
  /// Times the recorded pace.
  private(set) var pace = 1.0

  init(frameCount: Int, framesPerSecond: Double) {
    self.frameCount = frameCount
    self.framesPerSecond = framesPerSecond
  }

  var frame: Int { min(frameCount - 1, Int(position)) }
  var isAtEnd: Bool { frame == frameCount - 1 }

  mutating func advance(by seconds: Double) {
    guard !isPaused else { return }
    position = min(Double(frameCount - 1), position + seconds * framesPerSecond * pace)
  }

  mutating func togglePause() { isPaused.toggle() }

  mutating func stepOneFrame() {
    isPaused = true
    position = min(Double(frameCount - 1), position.rounded(.down) + 1)
  }

  mutating func faster() { pace = min(16, pace * 2) }
  mutating func slower() { pace = max(1 / 16, pace / 2) }

  mutating func startAgain() {
    position = 0
    isPaused = false
  }
}
