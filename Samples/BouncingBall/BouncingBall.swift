import ArgumentParser
import Foundation
import SampleSupport

/// Drops a ball that is driven by a timer or by a display link, and shows which one keeps time.
@main
struct BouncingBall: SampleCommand {
  static let configuration = CommandConfiguration(
    sample: "bouncing-ball",
    abstract: "Drop a ball that lands after one second if its frames are timed correctly.",
    discussion: """
      A plain timer assumes that every tick is on time, so under --load the ball falls behind the \
      ring, which shows where it should be. A display link measures how long each frame lasted, \
      so the ball skips frames and lands on time.
      """,
    keys: "space pauses, r restarts")

  @Option(
    name: .customLong("by"),
    help: ArgumentHelp("Source of the frames.", valueName: "mechanism"))
  var mechanism = Mechanism.displayLink

  @Option(help: "Frames per second, 1 to 240.")
  var framesPerSecond = 60

  @Option(help: "Work added to each frame in milliseconds, 0 to 1000.")
  var load = 0

  @Option(help: "Number of falls, 1 to 1000. (default: unlimited live, else 1)")
  var count: Int?

  @Flag(
    help: """
      Draw nothing; print the seconds since the start and the ball's y for each frame, as --format \
      text does.
      """)
  var trace = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try check(framesPerSecond, in: 1...240, "--frames-per-second")
    try check(load, in: 0...1000, "--load")
    if let count { try check(count, in: 1...1000, "--count") }
    guard !trace || [nil, .text].contains(output.chosenFormat) else {
      throw ValidationError("--trace writes text. Remove it, or choose no other format.")
    }
  }

  func run() throws {
    let settings = Settings(
      mechanism: mechanism, framesPerSecond: framesPerSecond, load: load, falls: count,
      showsXray: output.xray)
    switch format {
    case .live: try show(settings)
    case .text: try Trace.write(settings, to: output)
    default: try output.write(Film.record(settings), as: format, BallLook.picture(settings))
    }
  }

  /// The format; a live show on a terminal, unless another one is chosen.
  private var format: Format {
    if trace { return .text }
    return output.chosenFormat ?? (output.output == nil ? .live : .text)
  }

  private func show(_ settings: Settings) throws {
    let environment = ProcessInfo.processInfo.environment
    let noTerminal = NoTerminal(advice: "Add --trace to print the positions instead.")
    guard ColorDepth.movesCursor(in: environment) else { throw noTerminal }
    let show = BallShow(settings, depth: .detect(in: environment))
    guard show.run() else { throw noTerminal }
    if let latest = show.latest { try StandardOutput.write(latest.summary + "\n") }
  }
}

extension Mechanism: ExpressibleByArgument {}
