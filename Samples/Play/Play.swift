import ArgumentParser
import Dynamics
import SampleSupport

/// A playground for all behaviors, with the mouse and keys, or by itself.
@main
struct Play: SampleCommand {
  static let configuration = CommandConfiguration(
    sample: "dynamics-play",
    abstract: "Play with gravity, collisions, attachments, fields and all other behaviors.",
    discussion: """
      On a terminal, choose a scene from the menu. Drag items with the mouse, and throw them. If \
      nobody touches it for 15 seconds, it plays by itself. Into a file, it writes a scene that a \
      hand plays at random, the same way for the same --seed.
      """,
    keys: """
      ? lists them all; Tab selects an item and the arrows push it, h j k l turn gravity, f goes \
      through the fields, b goes back in time, space pauses, . steps one frame, + and - change \
      the speed, x shows X-ray, w writes a file, r restarts, Esc opens the menu
      """)

  @Option(
    help: "The scene to play; --list names all. (default: a menu live, else cards)",
    completion: .list(PlayScene.all.map(\.name)))
  var scene: String?

  @Flag(help: "List the scenes.")
  var list = false

  @Option(help: "Seed of the hand that plays by itself. (default: random, and reported)")
  var seed: UInt64?

  @Option(help: "Length of a recording in seconds, 0.1 to 60.")
  var seconds = 10.0

  @Option(help: "Frames per second, 10 to 240. (default: 60 live, else 30)")
  var fps: Int?

  @Option(name: .customLong("save-as"), help: "Format of the files that w writes.")
  var savedFormat = SavedFormat.html

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try check(seconds, in: 0.1...60, "--seconds")
    if let fps { try check(fps, in: 10...240, "--fps") }
    if let scene, PlayScene(named: scene) == nil {
      throw ValidationError("There is no scene '\(scene)'. --list names all scenes.")
    }
  }

  func run() throws {
    if list { return try output.write(SceneList.text) }
    let chosen = scene.flatMap(PlayScene.init(named:))
    let (format, depth) = try output.resolve()
    guard format != .live else { return try show(chosen, depth) }
    let seed = seed ?? .random(in: 0 ... .max)
    if self.seed == nil { reportSeed(seed) }
    let bar = ProgressBar("Playing")
    let run = PlayRun(
      chosen ?? .cards, seed: seed, seconds: seconds, framesPerSecond: Double(fps ?? 30),
      showsXray: output.xray, progress: bar.update)
    bar.finish()
    let details = "Seed \(seed), \(seconds.decimal(3)) s."
    guard format != .text else { return try output.write(TextFormat.write(run.stage, details)) }
    try output.write(
      run.recording, as: format,
      Picture(of: run.stage, details: details, as: format, showsXray: output.xray))
  }

  private func show(_ scene: PlayScene?, _ depth: ColorDepth) throws {
    let request = LiveRequest(
      scene: scene, seed: seed ?? .random(in: 0 ... .max), framesPerSecond: Double(fps ?? 60),
      showsXray: output.xray, hasPreview: depth == .trueColor || depth == .indexed,
      savedFormat: savedFormat)
    var act = PlayAct(request)
    DynamicsDiagnostics.handler = { request.complaints.add($0.description) }
    defer { DynamicsDiagnostics.handler = nil }
    try LiveShow.run(&act, depth: depth, graphics: output.graphics)
  }
}
