import ArgumentParser
import SampleSupport

/// The options for a film of the motion.
struct FilmOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: """
      File to write a film to, in the format that its name ends in; - is standard output. An \
      .svg or .html plays in a browser, a .cast is a recording of the terminal.
      """,
    completion: .file())
  var output: String?

  @Option(name: .customLong("format"), help: "Format of the film. (default: as --output ends)")
  var chosenFormat: SavedFormat?

  @Option(help: "Columns of a film, 2 to 640.")
  var columns = 80

  @Option(help: "Rows of a film, 1 to 180.")
  var rows = 24

  func validate() throws {
    try check(columns, in: 2...640, "--columns")
    try check(rows, in: 1...180, "--rows")
    guard let output else { return }
    try OutputOptions.checkName(output, fits: chosenFormat?.format)
    guard format != nil else {
      throw ValidationError("'\(output)' names no format of a film. Add --format, such as svg.")
    }
  }

  /// The format of the film; `nil` for a show.
  var format: Format? { chosenFormat?.format ?? Format(ofFile: output) }
}
