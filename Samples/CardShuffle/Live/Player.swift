import SampleSupport

/// Computes which frame of a recording is shown.
struct Player {
  let frameCount: Int
  let framesPerSecond: Double
  private(set) var position = 0.0
  var pace = Pace()

  var frame: Int { min(frameCount - 1, Int(position)) }
  var isAtEnd: Bool { frame == frameCount - 1 }

  mutating func advance(by seconds: Double) {
    position = min(Double(frameCount - 1), position + pace.scaled(seconds) * framesPerSecond)
  }

  mutating func stepOneFrame() {
    pace.pause()
    position = min(Double(frameCount - 1), position.rounded(.down) + 1)
  }

  mutating func startAgain() {
    position = 0
    pace.resume()
  }
}
