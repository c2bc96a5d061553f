import Dynamics

/// What moves the ball on.
enum Mechanism: String, CaseIterable {
  /// A repeating timer whose ticks are assumed to be on time.
  case timer

  /// A display link, whose frames say how long they lasted.
  case displayLink = "display-link"

  /// Frames on the main run loop, from now on.
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
