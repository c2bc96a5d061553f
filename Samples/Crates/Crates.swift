import ArgumentParser
import SampleSupport

/// Lets crates fall in a box that is tilted, and shows or writes down how.
@main
struct Crates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "crates",
    abstract: "Let crates fall and tumble in a box that can be tilted.",
    discussion: """
      With fixed steps, two runs end in the same state to the bit however the frames stuttered. \
      With variable steps they do not: compare the state of a few runs with --step variable \
      --load 90 and different seeds. Fast crates then also get deep into walls. In many programs \
      they would pass right through; here the library stops each within the step, however long.

      Live, the arrow keys tilt the box and 0 puts it straight.
      """)

  @Option(help: "What falls: a crate of mass 100, or five crates in a box.")
  var scene = CrateScene.one

  @Option(
    help: """
      A file of lines 'time x y', in seconds and in g to the right and down, each held until the \
      next; or iio for this machine's accelerometer.
      """)
  var tilt: String?

  @Option(
    help: "Where to look for accelerometers; \(Accelerometer.defaultFolder) unless given.")
  var tiltRoot: String?

  @Option(help: "Whether frames are cut into equal steps or each is a step of its own.")
  var step = StepMode.fixed

  @Option(
    help: """
      Work that makes each frame late: up to this many milliseconds, 0 to 100; with --spiral, \
      what each step costs, 12 unless given.
      """)
  var load: Double?

  @Flag(help: "Show how fixed steps that cost more than they last are kept from piling up.")
  var spiral = false

  @Option(
    help: "The number that decides how late frames are; a random one, reported, unless given.")
  var seed: UInt64?

  @Option(help: "How long a recording lasts, 0.1 to 60 seconds.")
  var seconds = 5.0

  @Option(help: "The pace, 0.05 to 20; 2 is twice as fast.")
  var speed = 1.0

  @Option(help: "Frames a second, 10 to 240; 60 live and for --spiral, 30 otherwise unless given.")
  var fps: Int?

  @Option(help: "What to write; live on a terminal and text elsewhere unless given.")
  var format: Format?

  @Option(name: .shortAndLong, help: "The file to write; standard output unless given.")
  var output: String?

  func validate() throws {
    if let load { try check(load, in: 0...100, "--load") }
    try check(seconds, in: 0.1...60, "--seconds")
    try check(speed, in: 0.05...20, "--speed")
    if let fps { try check(fps, in: 10...240, "--fps") }
    guard tiltRoot == nil || tilt == Self.sensorName else {
      throw ValidationError("--tilt-root goes with --tilt iio; drop it or add that.")
    }
    if spiral {
      try check(seconds, in: SpiralPlan.lengths, "--seconds with --spiral")
      guard step == .fixed else {
        throw ValidationError("--spiral is about fixed steps; drop --step variable.")
      }
      guard format != .json, format != .svg else {
        throw ValidationError("--spiral is shown live or as text; choose one of these.")
      }
    }
    try check(format, output: output)
  }

  private static let sensorName = "iio"

  func run() throws {
    let (format, depth) = try Format.choose(format, output: output)
    let request = try request(isLive: format == .live)
    let plan = SpiralPlan(
      seconds: seconds, loadedCost: load.map { $0 / 1000 } ?? SpiralPlan.usualLoadedCost)
    switch format {
    case .live:
      reportSeedIfNeeded(request)
      try show(CrateAct(request, spiral: spiral ? plan : nil), depth)
    case .text where spiral:
      try Output.write(SpiralReport.write(plan, request), to: output)
    case .text:
      reportSeedIfNeeded(request)
      try Output.write(TextFormat.write(record(request).outcome), to: output)
    case .json:
      try Output.write(JSONFormat.write(record(request)), to: output)
    case .svg:
      try Output.write(SVGFormat.write(record(request)), to: output)
    }
  }

  private func request(isLive: Bool) throws -> CrateRequest {
    CrateRequest(
      scene: scene, mode: step, tilt: try tiltSource(), load: spiral ? 0 : (load ?? 0) / 1000,
      seed: seed ?? .random(in: 0 ... .max), seconds: seconds,
      framesPerSecond: Double(fps ?? (isLive || spiral ? 60 : 30)), speed: speed)
  }

  private func tiltSource() throws -> TiltSource {
    switch tilt {
    case nil: .held(.down)
    case Self.sensorName:
      .sensor(try Accelerometer(in: tiltRoot ?? Accelerometer.defaultFolder))
    case let path?: .script(try TiltScript(file: path))
    }
  }

  private func record(_ request: CrateRequest) -> Recording {
    let bar = ProgressBar("Falling")
    defer { bar.finish() }
    return Recorder(request: request).record(progress: bar.update)
  }

  private func show(_ act: CrateAct, _ depth: ColorDepth) throws {
    var act = act
    try LiveShow.run(&act, depth: depth)
    print(TextFormat.write(act.outcome), terminator: "")
  }

  private func reportSeedIfNeeded(_ request: CrateRequest) {
    if request.load > 0, seed == nil { reportSeed(request.seed) }
  }
}
