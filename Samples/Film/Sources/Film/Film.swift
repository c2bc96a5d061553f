import ArgumentParser
import DynamicsPictures
import DynamicsRecording
import Foundation
import SampleSupport

/// Turns a recording into a film.
@main
struct DynamicsFilm: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamics-film",
    abstract: "Turn a recording into a GIF, a WebP or an MP4.",
    discussion: """
      The recording is a file in the format json, as the samples and Recording.write(as:to:) write it. \
      The same recording gives the same output, byte for byte.
      """,
    version: packageVersion)

  @Argument(help: "The recording, in JSON.", completion: .file(extensions: ["json"]))
  var recording: String

  @Option(
    name: .shortAndLong, help: "File to write; its name ends in .gif, .webp or .mp4.",
    completion: .file(extensions: ["gif", "webp", "mp4"]))
  var output: String

  @Option(help: "Frames per second, 1 to 120; a GIF has at most 50.")
  var fps = 30.0

  @Option(help: "Width in pixels, 1 to 8192. (default: one pixel per point of the recording)")
  var width: Int?

  @Option(help: "Background color: #rrggbb, #rrggbbaa or transparent.")
  var background = "#ffffff"

  @Option(help: "Number of colors of a GIF or WebP, 2 to 255.")
  var colors = 32

  @Option(help: "How often a GIF or WebP plays, 1 to 65535. (default: for ever)")
  var plays: Int?

  @Option(help: "How long the end stays visible, in seconds, 0 to 3600.")
  var hold = 2.0

  @Flag(help: "Show outlines, boundaries, attachments, contacts and sleep.")
  var xray = false

  func validate() throws {
    guard !recording.isEmpty else {
      throw ValidationError("Name a file with a recording; with make, FILE=recording.json.")
    }
    guard FilmKind(ofFile: output) != nil else {
      throw ValidationError("The name '\(output)' must end in .gif, .webp or .mp4.")
    }
    try check(fps, in: 1...120, "--fps")
    if let width { try check(width, in: 1...8192, "--width") }
    try check(colors, in: 2...255, "--colors")
    if let plays { try check(plays, in: 1...65535, "--plays") }
    try check(hold, in: 0...3600, "--hold")
    guard color != nil else {
      throw ValidationError(
        "--background takes #rrggbb, #rrggbbaa or transparent, not '\(background)'.")
    }
  }

  func run() throws {
    guard let kind = FilmKind(ofFile: output), let color else { return }
    let style = PictureStyle(
      framesPerSecond: fps, width: width.map { CGFloat($0) }, background: color,
      colorCount: colors, playCount: plays, hold: hold, showsXray: xray)
    try Output.write(try RecordedFile.read(recording), as: kind.format(style), to: output)
  }

  private var color: RecordingAppearance.Color? {
    background == "transparent"
      ? "#00000000" : RecordingAppearance.Color(hex: background)
  }
}
