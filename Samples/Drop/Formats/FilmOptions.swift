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
  var chosenFormat: Format?

  @Option(help: "Columns of a film, 2 to 640.")
  var columns = 80

  @Option(help: "Rows of a film, 1 to 180.")
  var rows = 24

  func validate() throws {
    try check(columns, in: 2...640, "--columns")
    try check(rows, in: 1...180, "--rows")
    if let output { try OutputOptions.checkName(output, fits: chosenFormat) }
    guard chosenFormat != .live, chosenFormat != .text, output == nil || format != nil else {
      throw ValidationError("A film is no text. Choose another --format, such as svg or asciicast.")
    }
  }

  /// The format of the film; `nil` for a show.
  var format: Format? { chosenFormat ?? Format(ofFile: output) }
}
