import ArgumentParser
import SampleSupport

/// Drops crates in a box that can be tilted, and shows or records them.
@main
struct Crates: SampleCommand {
  static let configuration = CommandConfiguration(
    sample: "crates", abstract: "Drop crates into a box that you can tilt.",
    discussion: """
      With fixed steps, a run ends in the same state, bit for bit, however irregular the frames \
      were. With variable steps it does not: compare the states of a few runs with --step \
      variable --load 90 and different seeds. Crates get out in neither case, because the \
      library stops a fast item at a wall within the step.
      """,
    keys: """
      the arrow keys tilt the box, 0 makes it level, space pauses, . steps one frame, + and - \
      change the speed, r restarts
      """)

  @Option(
    help: """
      The scene: one heavy crate, a box with five crates, or a machine that moves crates in a \
      circle.
      """)
  var scene = CrateScene.one

  @Option(
    help: """
      File of lines 'time x y': gravity in g to the right and down from that second on; or iio \
      for this machine's accelerometer. (default: level)
      """, completion: .file())
  var tilt: String?

  @Option(
    help: "Folder to search for accelerometers. (default: \(Accelerometer.defaultFolder))",
    completion: .directory)
  var tiltRoot: String?

  @Option(help: "Fixed steps of 1/120 s, or one step per frame.")
  var step = StepMode.fixed

  @Option(
    help: """
      Longest random delay of a frame in milliseconds, 0 to 100; with --spiral, the cost of each \
      step. (default: 0, with --spiral 12)
      """)
  var load: Double?

  @Flag(help: "Show how the library reacts when steps take longer to compute than they simulate.")
  var spiral = false

  @Option(
    help: "Seed of the random delays. (default: random, and reported)")
  var seed: UInt64?

  @Option(help: "Length of a recording in seconds, 0.1 to 60.")
  var seconds = 5.0

  @Option(help: "Speed of the motion, 0.05 to 20; 2 is twice as fast.")
  var speed = 1.0

  @Option(help: "Frames per second, 10 to 240. (default: 60 live and with --spiral, else 30)")
  var fps: Int?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let load { try check(load, in: 0...100, "--load") }
    try check(seconds, in: 0.1...60, "--seconds")
    try check(speed, in: 0.05...20, "--speed")
    if let fps { try check(fps, in: 10...240, "--fps") }
    guard tiltRoot == nil || tilt == Self.sensorName else {
      throw ValidationError(
        "--tilt-root works only with --tilt iio. Add that, or remove --tilt-root.")
    }
    if spiral {
      try check(seconds, in: SpiralPlan.lengths, "--seconds with --spiral")
      guard step == .fixed else {
        throw ValidationError("--spiral needs fixed steps. Remove --step variable.")
      }
      guard [nil, .live, .text].contains(output.chosenFormat) else {
        throw ValidationError("--spiral writes only --format live and text. Choose one of them.")
      }
    }
  }

  private static let sensorName = "iio"

  func run() throws {
    let (format, depth) = try output.resolve()
    let request = try request(isLive: format == .live)
    let plan = SpiralPlan(
      seconds: seconds, loadedCost: load.map { $0 / 1000 } ?? SpiralPlan.usualLoadedCost)
    switch format {
    case .live:
      reportSeedIfNeeded(request)
      try show(CrateAct(request, spiral: spiral ? plan : nil), depth)
    case .text where spiral:
      try output.write(SpiralReport.write(plan, request))
    case .text:
      reportSeedIfNeeded(request)
      let run = record(request)
      try output.write(TextFormat.write(run.box, run.stepper))
    default:
      let run = record(request)
      try output.write(run.recording, as: format, Picture(of: run))
    }
  }

  private func request(isLive: Bool) throws -> CrateRequest {
    CrateRequest(
      scene: scene, mode: step, tilt: try tiltSource(), load: spiral ? 0 : (load ?? 0) / 1000,
      seed: seed ?? .random(in: 0 ... .max), seconds: seconds,
      framesPerSecond: Double(fps ?? (isLive || spiral ? 60 : 30)), speed: speed,
      showsXray: output.xray)
  }

  private func tiltSource() throws -> TiltSource {
    switch tilt {
    case nil: .held(.down)
    case Self.sensorName:
      .sensor(try Accelerometer(in: tiltRoot ?? Accelerometer.defaultFolder))
    case let path?: .script(try TiltScript(file: path))
    }
  }

  private func record(_ request: CrateRequest) -> CrateRun {
    let bar = ProgressBar("Falling")
    defer { bar.finish() }
    return RunRecorder(request: request).record(progress: bar.update)
  }

  private func show(_ act: CrateAct, _ depth: ColorDepth) throws {
    var act = act
    try LiveShow.run(&act, depth: depth, graphics: output.graphics)
    try StandardOutput.write(TextFormat.write(act.box, act.stepper))
  }

  private func reportSeedIfNeeded(_ request: CrateRequest) {
    if request.load > 0, seed == nil { reportSeed(request.seed) }
  }
}
