@_spi(Samples) import DynamicsRecording
import SampleSupport

/// Crates in a live show, in a box that the viewer tilts.
struct CrateAct: LiveAct {
  private let request: CrateRequest
  private let spiral: SpiralPlan?
  let box: CrateBox
  private(set) var stepper: Stepper
  private var tilt: TiltSource
  private var lengths: FrameLengths
  private var pace = Pace()
  private var meter = FrameMeter()
  /// The viewed time in seconds, at any pace.
  private var realTime = 0.0

  /// The change of the tilt by an arrow key, in g.
  private static let nudge = 0.25
  private static let maxTilt = 3.0

  init(_ request: CrateRequest, spiral: SpiralPlan?) {
    self.request = request
    self.spiral = spiral
    box = CrateBox(request.scene, showsXray: request.showsXray)
    stepper = Stepper(request.mode, stepLimit: SpiralReport.stepLimit)
    tilt = request.tilt
    lengths = FrameLengths(
      framesPerSecond: request.framesPerSecond, load: request.load, seed: request.seed)
    box.tilt = tilt.tilt(at: 0)
  }

  var framesPerSecond: Double { request.framesPerSecond }

  var isStill: Bool {
    pace.isPaused || (!box.animator.isRunning && tilt.isHeld && spiral == nil)
  }

  var palette: Palette {
    request.showsXray ? CrateColors.palette + XrayPainter.swatches : CrateColors.palette
  }

  var hasFinePicture: Bool { true }
  var minimumSize: (columns: Int, rows: Int) { (12, 6) }

  mutating func advance(by seconds: Double) {
    guard !pace.isPaused else { return }
    realTime += seconds
    if spiral == nil { Burner.burn(lengths.nextWork()) }
    simulate(pace.scaled(seconds))
  }

  private mutating func simulate(_ seconds: Double) {
    let (due, taken) = (stepper.dueCount, stepper.stepCount)
    let cost = spiral?.stepCost(at: realTime) ?? 0
    tilt.update()
    stepper.simulate(seconds * request.speed, in: box, tilt: tilt) { Burner.burn(cost) }
    meter.note(
      end: realTime, dueSteps: stepper.dueCount - due, takenSteps: stepper.stepCount - taken)
  }

  mutating func press(_ key: Key) {
    switch key {
    case .left: nudge(x: -Self.nudge, y: 0)
    case .right: nudge(x: Self.nudge, y: 0)
    case .up: nudge(x: 0, y: -Self.nudge)
    case .down: nudge(x: 0, y: Self.nudge)
    case .character("0"), .character("h"), .character("H"): hold(.down)
    case .character(" "): pace.togglePause()
    case .character("."):
      pace.pause()
      simulate(1 / framesPerSecond)
    case .character("+"), .character("="): pace.faster()
    case .character("-"): pace.slower()
    case .character("r"), .character("R"): self = CrateAct(request, spiral: spiral)
    default: break
    }
  }

  /// Changes the tilt; the keys replace a script or a sensor.
  private mutating func nudge(x: Double, y: Double) {
    func bounded(_ number: Double) -> Double { max(-Self.maxTilt, min(Self.maxTilt, number)) }
    hold(Tilt(x: bounded(box.tilt.x + x), y: bounded(box.tilt.y + y)))
  }

  private mutating func hold(_ tilt: Tilt) {
    self.tilt = .held(tilt)
    box.tilt = tilt
  }

  var status: String {
    let dropped = "dropped \(stepper.droppedTime.fixed(2)) s"
    guard let spiral else {
      let seconds = Int(stepper.time)
      let delivered = box.machine.map { "delivered \($0.deliveredCount) · " } ?? ""
      return
        "\(delivered)\(stepper.mode.rawValue) · \(box.tilt.name) · \(seconds) s · \(dropped) · "
        + pace.name
    }
    let load = spiral.isLoaded(at: realTime) ? "load on" : "load off"
    return "\(load) · \(meter.framesPerSecond) fps · steps \(meter.takenSteps) of"
      + " \(meter.dueSteps)/s · \(dropped) · \(pace.name)"
  }

  var keyHelp: [String] {
    ["arrows tilt", "space pause", "r again", "0 down", "+/- speed", ". step"]
  }

  func paint(on canvas: inout TerminalCanvas, rows: Int) {
    BoxPainter(scene: box.scene, columns: canvas.columns, rows: rows)
      .paint(box.poses, parts: box.machine?.parts ?? [], box.overlay.map(Xray.init), on: &canvas)
  }
}
