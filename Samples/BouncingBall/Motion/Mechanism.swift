import Dynamics

/// The mechanism that drives the ball.
enum Mechanism: String, CaseIterable {
  /// A repeating timer; each of its ticks is assumed to be on time.
  case timer

  /// A display link, which measures the duration of its frames.
  case displayLink = "display-link"

  /// Starts frames on the main run loop.
  func startFrames(framesPerSecond: Int) -> any FrameSource {
    switch self {
    case .timer:
      let timer = TickingTimer(framesPerSecond: framesPerSecond)
      timer.add(to: .main)
      return timer
    case .displayLink:
      let link = DisplayLink()
      link.preferredFramesPerSecond = framesPerSecond
      link.add(to: .main, forMode: .common)
      return link
    }
  }
}
