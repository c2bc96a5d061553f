import Dynamics
@_spi(Samples) import DynamicsRecording
import SampleSupport

/// The ball in a live show; the frames of the run loop move it.
struct BallAct: LiveAct {
  let settings: Settings
  let fall: Fall
  private var meter = FrameMeter()
  private var speedometer = Speedometer()

  init(_ settings: Settings, _ fall: Fall) {
    self.settings = settings
    self.fall = fall
  }

  var framesPerSecond: Double { Double(settings.framesPerSecond) }
  var isStill: Bool { false }

  var palette: Palette {
    settings.showsXray ? BallColors.palette + XrayPainter.swatches : BallColors.palette
  }

  var status: String {
    ([settings.mechanism.rawValue] + facts + ["ring: where it should be by now"])
      .joined(separator: " · ")
  }

  private var facts: [String] {
    let pace = "\(meter.framesPerSecond?.fixed(1) ?? "–") frames/s"
    if let landing = fall.landing {
      let skipped = "\(landing.frames) frames, \(landing.skippedFrames) skipped"
      return ["landed after \(landing.duration.fixed(3)) s", skipped, pace]
    }
    let times = ["\(fall.elapsed.fixed(3)) s elapsed", "ball at \(fall.time.fixed(3)) s"]
    return (fall.isPaused ? ["paused"] : []) + times + [pace]
  }

  var keyHelp: [String] { ["space pause", "r restart"] }

  /// Measures the frame in which the ball has just moved.
  mutating func advance(by seconds: Double) {
    meter.note(frameAt: MediaTime.now)
    speedometer.note(fall.position, at: MediaTime.now)
  }

  mutating func press(_ key: Key) {
    switch key {
    case .character(" "): fall.togglePause()
    case .character("r"), .character("R"): startAgain()
    default: break
    }
  }

  mutating func startAgain() {
    fall.start()
    speedometer = Speedometer()
  }

  func paint(on canvas: inout TerminalCanvas, rows: Int) {
    let xray = settings.showsXray ? Fall.xray(of: fall.position, speedometer.velocity) : nil
    BallPainter(columns: canvas.columns, rows: rows).paint(
      ball: fall.position, onTime: Fall.position(at: fall.elapsed), xray, on: &canvas)
  }
}
