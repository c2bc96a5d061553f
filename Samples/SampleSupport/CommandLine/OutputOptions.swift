package import ArgumentParser
package import DynamicsRecording
internal import Foundation

/// The options that all samples have: the output format and its destination.
package struct OutputOptions: ParsableArguments {
  @Option(
    help: """
      Output format. (default: live on a terminal, in a file as its name ends in \
      \(Format.endingList), text without an ending)
      """)
  package var format: Format?

  @Flag(
    help: """
      Show the data of the simulation: collision shapes, springs, pushes, contacts, velocities \
      and sleep.
      """)
  package var xray = false

  @Option(
    help: """
      Whether a live picture has the resolution of the screen, by kitty's graphics protocol: auto asks the \
      terminal, always does not, never shows blocks.
      """)
  package var graphics = GraphicsChoice.auto

  @Option(
    help: """
      Time in seconds at which an SVG or HTML starts to play, 0 to 600; a still image shows \
      this time.
      """)
  package var start = 0.0

  @Option(
    name: .shortAndLong, help: "File to write, or - for standard output. (default: -)",
    completion: .file())
  package var output: String?

  package init() {}

  package func validate() throws {
    try check(start, in: 0...600, "--start")
    guard start == 0 || chosenFormat?.drawsSVG == true else {
      throw ValidationError(
        "--start works only with --format svg and html. Choose one of them, or remove --start.")
    }
    guard let output else { return }
    guard format != .live else {
      throw ValidationError("--format live draws on the terminal. Remove --output.")
    }
    try Self.checkName(output, fits: format)
  }

  /// Checks that a file can have a format, or without one that its name ends in one.
  package static func checkName(_ output: String, fits format: Format?) throws {
    guard let format else { return try checkEnding(of: output) }
    guard let named = Format(ofFile: output), !format.fits(file: output) else { return }
    throw ValidationError(
      """
      --format \(format.rawValue) does not fit the name '\(output)'. \
      Choose --format \(named.rawValue) or another name.
      """)
  }

  private static func checkEnding(of output: String) throws {
    guard let ending = Format.unknownEnding(ofFile: output) else { return }
    throw ValidationError(
      """
      No format has the ending .\(ending). Choose a name that ends in \(Format.endingList), \
      or a --format.
      """)
  }

  /// The requested format, or the format of the file name; `nil` without both.
  package var chosenFormat: Format? { format ?? Format(ofFile: output) }

  /// Whether the output is written to standard output.
  package var isStandardOutput: Bool { output == nil || output == "-" }

  /// Returns the format and the colors; the default is live on a terminal and text elsewhere.
  package func resolve() throws -> (format: Format, depth: ColorDepth) {
    let isSeen = output == nil && Terminal.isInteractive
    let format = chosenFormat ?? (isSeen ? .live : .text)
    let environment = ProcessInfo.processInfo.environment
    let depth = ColorDepth.detect(in: environment)
    guard format == .live else {
      if chosenFormat == nil, output == nil { explainText("there is no terminal to draw on") }
      return (format, depth)
    }
    guard isSeen else { throw NoTerminal() }
    if ColorDepth.movesCursor(in: environment) { return (.live, depth) }
    explainText("this terminal cannot move its cursor")
    return (.text, depth)
  }

  /// Tells a person, not a script, why the result is text.
  private func explainText(_ reason: String) {
    guard Terminal.isTerminal(STDERR_FILENO) else { return }
    StandardError.write("This is text, since \(reason). --format chooses another format.\n")
  }

  package func write(_ text: String) throws { try Output.write(text, to: output) }

  /// Writes a recording in a format other than live and text.
  package func write(_ recording: Recording, as format: Format, _ picture: Picture) throws {
    var picture = picture
    picture.style.showsXray = picture.style.showsXray || xray
    picture.style.startTime = min(start, recording.duration)
    guard let recordingFormat = format.recordingFormat(picture) else { return }
    try Output.write(recording, as: recordingFormat, to: output)
  }
}
