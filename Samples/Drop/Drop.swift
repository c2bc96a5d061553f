import ArgumentParser
import Foundation
import SampleSupport

/// A pipe with gravity: shows a text whose characters fall, pile up and return.
@main
struct Drop: SampleCommand {
  static let configuration = CommandConfiguration(
    sample: "drop", abstract: "Let the characters of a text fall, pile up and return.",
    discussion: """
      Reads a text from standard input: git log --oneline | drop. Each character is a body that \
      collides with the others and can be thrown with the mouse. In the end, the text is on the \
      terminal as cat leaves it. Into another program or a file, the text passes unchanged.

      A text of more than \(Piece.limit) characters moves in pieces of two or three neighbors. Of \
      one that is longer than the screen, the end falls.
      """,
    keys: """
      the mouse drags and throws, the arrow keys turn gravity, Enter lets the text return, space \
      pauses, Esc
      """)

  @Option(
    help: "How it comes down: lines crumble and fall, the text explodes, or wind takes it along.")
  var effect = Effect.fall

  @Flag(help: "Show the motion backwards: the text rises from a heap.")
  var reverse = false

  @Flag(help: "Begin again after each round, until you press q.")
  var loop = false

  @Option(help: "Number of rounds, 1 to 1000. (default: 1)")
  var count: Int?

  @Option(help: "How long the heap stays in seconds, 0 to 3600.")
  var duration = 2.0

  @Option(help: "Seed of the motion; the same one repeats it. (default: random)")
  var seed: UInt64?

  @Flag(
    name: .customLong("no-mouse"),
    help: "Leave the mouse to the terminal, for example to select text.")
  var hasNoMouse = false

  @OptionGroup var film: FilmOptions

  func validate() throws {
    try check(duration, in: 0...3600, "--duration")
    if let count { try check(count, in: 1...1000, "--count") }
    guard !loop || count == nil else {
      throw ValidationError("--loop has no end. Remove it, or --count.")
    }
    guard film.format == nil || !loop && count == nil else {
      throw ValidationError("A file has one round. Remove --loop and --count, or --output.")
    }
  }

  func run() throws {
    guard !StandardInput.isTerminal else {
      throw ValidationError("There is no text to read. Pipe one into it: git log --oneline | drop")
    }
    var request = DropRequest(
      effect: effect, seed: seed ?? .random(in: 0 ... .max), duration: duration,
      isReversed: reverse, rounds: loop ? nil : count ?? 1)
    if let format = film.format {
      // A viewer of a file throws nothing.
      request.rounds = 1
      if seed == nil { reportSeed(request.seed) }
      return try Film(request, film).write(as: format)
    }
    let environment = ProcessInfo.processInfo.environment
    guard Terminal.isTerminal(FileHandle.standardOutput.fileDescriptor),
      ColorDepth.movesCursor(in: environment)
    else { return try StandardInput.read(StandardOutput.write) }
    try DropShow(request, hasMouse: !hasNoMouse).run()
  }
}
