import ArgumentParser
import Foundation
import SampleSupport

/// Drops a ball, moved on by a timer or by a display link, and shows which one keeps time.
@main
struct BouncingBall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bouncing-ball",
    abstract: "Drop a ball that lands after a second, if what moves it keeps time.",
    discussion: """
      A plain timer assumes that every tick comes on time, so that under --load the ball falls \
      behind. A display link says how long each frame lasted: the ball skips, and lands on time.
      """)

  @Option(
    name: .customLong("by"), help: ArgumentHelp("What moves the ball on.", valueName: "mechanism"))
  var mechanism = Mechanism.displayLink

  @Option(help: "Frames a second, 1 to 240.")
  var framesPerSecond = 60

  @Option(help: "Milliseconds that each frame keeps the program busy, 0 to 1000.")
  var load = 0

  @Option(help: "How many falls, 1 to 1000; on a terminal no end and in a trace 1 unless given.")
  var count: Int?

  @Flag(help: "Draw nothing; write the seconds since the start and the ball's y for each frame.")
  var trace = false

  func validate() throws {
    try check(framesPerSecond, in: 1...240, "--frames-per-second")
    try check(load, in: 0...1000, "--load")
    if let count { try check(count, in: 1...1000, "--count") }
  }

  private func check(_ number: Int, in range: ClosedRange<Int>, _ option: String) throws {
    guard !range.contains(number) else { return }
    throw ValidationError(
      "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(number).")
  }

  func run() throws {
    let settings = Settings(
      mechanism: mechanism, framesPerSecond: framesPerSecond, load: Load(milliseconds: load),
      falls: count)
    if trace { try TraceRun.run(settings) } else { try show(settings) }
  }

  private func show(_ settings: Settings) throws {
    let environment = ProcessInfo.processInfo.environment
    // Such a terminal cannot draw where it is told to.
    guard !["", "dumb"].contains(environment["TERM"] ?? "") else { throw Failure.noTerminal }
    let show = LiveShow(settings, depth: .detect(in: environment))
    guard show.run() else { throw Failure.noTerminal }
    if let latest = show.latest { print(latest.summary) }
  }
}

extension Mechanism: ExpressibleByArgument {}

/// What can go wrong beside the ball.
private enum Failure: Error, CustomStringConvertible {
  case noTerminal

  var description: String {
    "There is no terminal to draw on. Add --trace to write the positions down instead."
  }
}
