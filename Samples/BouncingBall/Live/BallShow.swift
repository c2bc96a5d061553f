import Dynamics
import SampleSupport

/// Shows the ball on the terminal, frame by frame on the main run loop.
final class BallShow {
  /// The pause on the floor before the next fall, in seconds.
  private static let rest: TimeInterval = 0.8

  /// The result of the latest complete fall.
  private(set) var latest: Landing?

  private let settings: Settings
  private let depth: ColorDepth
  private let terminal = Terminal()
  private let loop = MainLoop()
  private let frames: any FrameSource
  private var act: BallAct
  private var stage: Stage
  private var landings = 0
  private var endOfRest: TimeInterval = 0

  init(_ settings: Settings, depth: ColorDepth) {
    self.settings = settings
    self.depth = depth
    frames = settings.mechanism.startFrames(framesPerSecond: settings.framesPerSecond)
    // The ball moves first in each frame, since its shared source is made first.
    let fall = Fall(by: SharedFrameSource(frames), framesPerSecond: settings.framesPerSecond)
    act = BallAct(settings, fall)
    stage = Stage(terminal.size, act.palette)
    fall.onLanding = { [unowned self] in note($0) }
  }

  /// Plays until the user quits or all falls are over.
  ///
  /// - Returns: `false` if there is no terminal to play on.
  func run() -> Bool {
    guard terminal.open(colors: depth.mayBeDeeper) else { return false }
    defer { terminal.close() }
    act.startAgain()
    // The frames start with the fall, which is the first shared source. Sources made later get each
    // frame later.
    let source = SharedFrameSource(frames) { [unowned self] frame in
      showFrame(frame.duration)
      settings.work()
    }
    withExtendedLifetime(source, loop.run)
    return true
  }

  private func showFrame(_ seconds: TimeInterval) {
    act.advance(by: seconds)
    for key in terminal.keys(within: 0) {
      if key == .character("q") || key == .character("Q") { loop.end() }
      act.press(key)
    }
    if act.fall.landing != nil, MediaTime.now >= endOfRest { continueOrEnd() }
    if terminal.updateAfterSignals() {
      stage = Stage(terminal.size, act.palette)
      terminal.write("\u{1B}[2J")
    }
    terminal.present(
      stage.draw(&act, depth: terminal.depth(atLeast: depth), at: MediaTime.now) ?? "")
  }

  private func note(_ landing: Landing) {
    latest = landing
    landings += 1
    endOfRest = MediaTime.now + Self.rest
  }

  private func continueOrEnd() {
    if let falls = settings.falls, landings >= falls { loop.end() } else { act.startAgain() }
  }
}
