import Dynamics
import SampleSupport

/// Shows the ball on the terminal, frame by frame on the main run loop.
final class LiveShow {
  /// The pause on the floor before the next fall, in seconds.
  private static let rest: TimeInterval = 0.8

  /// The result of the latest complete fall.
  private(set) var latest: Landing?

  private let settings: Settings
  private let depth: ColorDepth
  private let terminal = Terminal()
  private let loop = MainLoop()
  private let frames: any FrameSource
  private let fall: MeasuredFall
  private var screen: Screen
  private var meter = FrameMeter()
  private var speedometer = Speedometer()
  private var landings = 0
  private var endOfRest: TimeInterval = 0

  init(_ settings: Settings, depth: ColorDepth) {
    self.settings = settings
    self.depth = depth
    frames = settings.mechanism.startFrames(framesPerSecond: settings.framesPerSecond)
    // The ball moves first in each frame, since its shared source is made first.
    fall = MeasuredFall(by: SharedFrameSource(frames), framesPerSecond: settings.framesPerSecond)
    screen = Screen(terminal.size, showsXray: settings.showsXray)
    fall.onLanding = { [unowned self] in note($0) }
  }

  /// Plays until the user quits or all falls are over.
  ///
  /// - Returns: `false` if there is no terminal to play on.
  func run() -> Bool {
    guard terminal.open() else { return false }
    defer { terminal.close() }
    fall.start()
    // The frames start with the fall, which is the first shared source. Sources made later get each
    // frame later.
    let stage = SharedFrameSource(frames) { [unowned self] _ in
      showFrame()
      settings.load.run()
    }
    withExtendedLifetime(stage, loop.run)
    return true
  }

  private func showFrame() {
    meter.note(frameAt: MediaTime.now)
    let keys = terminal.keys(within: 0)
    for key in keys { handle(key) }
    if fall.landing != nil, MediaTime.now >= endOfRest { continueOrEnd() }
    if terminal.updateAfterSignals() {
      screen = Screen(terminal.size, showsXray: settings.showsXray)
      terminal.write("\u{1B}[2J")
    }
    let status = Status(
      mechanism: settings.mechanism, framesPerSecond: meter.framesPerSecond,
      elapsed: fall.elapsed, time: fall.time, isPaused: fall.isPaused, landing: fall.landing)
    let onTime = Fall.position(at: fall.elapsed)
    speedometer.note(fall.position, at: MediaTime.now)
    let xray = settings.showsXray ? Fall.xray(of: fall.position, speedometer.velocity) : nil
    terminal.present(
      screen.draw(
        ball: fall.position, onTime: onTime, status, depth: depth, xray: xray,
        at: MediaTime.now))
  }

  private func handle(_ key: Key) {
    switch key {
    case .character("q"), .character("Q"): loop.end()
    case .character(" "): fall.togglePause()
    case .character("r"), .character("R"): startAgain()
    default: break
    }
  }

  private func note(_ landing: Landing) {
    latest = landing
    landings += 1
    endOfRest = MediaTime.now + Self.rest
  }

  private func continueOrEnd() {
    if let falls = settings.falls, landings >= falls { loop.end() } else { startAgain() }
  }

  private func startAgain() {
    fall.start()
    speedometer = Speedometer()
  }
}
