import SampleSupport
import Testing

/// Help, version, usage errors and failures of all built programs, to the letter.
@Suite struct ProgramTests {
  private static let programs = [
    "bouncing-ball", "card-shuffle", "crates", "drop", "dynamics", "dynamics-play",
  ]

  /// - Parameter command: A program and its arguments, separated by spaces.
  private func run(_ command: String) throws -> BuiltProgram.Outcome {
    let words = command.split(separator: " ").map(String.init)
    return try BuiltProgram(name: words[0]).run(Array(words.dropFirst()))
  }

  @Test(arguments: programs) func version(program: String) throws {
    #expect(try run("\(program) --version") == .success("\(packageVersion)\n"))
  }

  @Test(arguments: programs) func help(program: String) throws {
    let outcome = try run("\(program) --help")
    #expect(outcome == .success(outcome.output))
    try Capture.compare(outcome.output, with: "\(program)-help")
  }

  private func expectUsageError(_ command: String, _ message: String) throws {
    let program = command.prefix { $0 != " " }
    let help = try Capture.text(of: "\(program)-help")
    let usage = try #require(help.split(separator: "\n").first { $0.hasPrefix("USAGE: ") })
    let errors = """
      Error: \(message)
      Usage: \(usage.dropFirst("USAGE: ".count))
        See '\(program) --help' for more information.

      """
    #expect(try run(command) == .init(output: "", errors: errors, status: 64))
  }

  /// Commands with an option that takes numbers in a range, and numbers outside it.
  @Test(arguments: [
    ("bouncing-ball --load", "0 to 1000", ["-1", "1001"]),
    ("bouncing-ball --frames-per-second", "1 to 240", ["0", "241"]),
    ("bouncing-ball --trace --count", "1 to 1000", ["0", "1001"]),
    ("card-shuffle --cards", "1 to 520", ["0", "521"]),
    ("card-shuffle --style deal --hands", "1 to 52", ["0", "53"]),
    ("card-shuffle --fps", "1 to 240", ["0"]),
    ("card-shuffle --speed", "0.05 to 20.0", ["0.0", "nan"]),
    ("card-shuffle --elasticity", "0.0 to 1.0", ["1.5"]),
    ("card-shuffle --gravity", "-5.0 to 5.0", ["-6.0"]),
    ("card-shuffle --start", "0.0 to 600.0", ["601.0"]),
    ("crates --seconds", "0.1 to 60.0", ["0.0", "61.0"]),
    ("crates --load", "0.0 to 100.0", ["101.0", "nan"]),
    ("crates --fps", "10 to 240", ["9"]),
    ("crates --speed", "0.05 to 20.0", ["21.0"]),
    ("drop --duration", "0.0 to 3600.0", ["3601.0", "nan"]),
    ("drop --count", "1 to 1000", ["0", "1001"]),
    ("drop --columns", "2 to 640", ["1"]),
    ("drop --rows", "1 to 180", ["0", "181"]),
    ("dynamics-play --seconds", "0.1 to 60.0", ["0.0"]),
    ("dynamics-play --fps", "10 to 240", ["5"]),
  ])
  func numbersOutOfRange(command: String, range: String, numbers: [String]) throws {
    let option = try #require(command.split(separator: " ").last)
    for number in numbers {
      try expectUsageError(
        "\(command)=\(number)", "\(option) takes a number from \(range), not \(number).")
    }
  }

  private static let loopMessage =
    "--loop works only with a live show on a terminal. Remove --loop, or the other output."

  @Test(arguments: [
    (
      "bouncing-ball --trace -o x.svg", "--trace writes text. Remove it, or choose no other format."
    ),
    ("card-shuffle --loop", loopMessage),
    ("card-shuffle --loop --format svg", loopMessage),
    ("card-shuffle --loop --output a.txt", loopMessage),
    (
      "card-shuffle --hands 3",
      "--hands works only with --style deal. Add that, or remove --hands."
    ),
    (
      "card-shuffle --start 1",
      "--start works only with --format svg and html. Choose one of them, or remove --start."
    ),
    (
      "card-shuffle --format live --output x",
      "--format live draws on the terminal. Remove --output."
    ),
    (
      "crates --tilt-root /tmp",
      "--tilt-root works only with --tilt iio. Add that, or remove --tilt-root."
    ),
    (
      "crates --spiral --seconds 2",
      "--seconds with --spiral takes a number from 3.0 to 60.0, not 2.0."
    ),
    ("crates --spiral --step variable", "--spiral needs fixed steps. Remove --step variable."),
    (
      "crates --spiral --format svg",
      "--spiral writes only --format live and text. Choose one of them."
    ),
    ("drop --loop --count 2", "--loop has no end. Remove it, or --count."),
    (
      "drop --loop -o x.svg",
      "A file has one round. Remove --loop and --count, or --output."
    ),
    ("drop --output x", "'x' names no format of a film. Add --format, such as svg."),
    ("drop --output -", "'-' names no format of a film. Add --format, such as svg."),
    (
      "drop --format svg -o x.css",
      "--format svg does not fit the name 'x.css'. Choose --format css or another name."
    ),
    ("dynamics-play --scene nothing", "There is no scene 'nothing'. --list names all scenes."),
  ])
  func usageErrors(command: String, message: String) throws {
    try expectUsageError(command, message)
  }

  /// Usage errors in the words of swift-argument-parser.
  @Test(arguments: [
    "bouncing-ball --by hand", "bouncing-ball --load much", "bouncing-ball --trace now",
    "bouncing-ball --height", "dynamics-play --save-as live", "dynamics-play --seed -1",
    "dynamics-play extra", "drop file", "drop --format text", "drop --effect up", "drop --seed -1",
  ])
  func otherUsageErrors(command: String) throws {
    let outcome = try run(command)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  private static let noTerminal =
    "There is no terminal to draw on. Choose another --format, such as text or svg."
  private static let noFolder =
    "Cannot write '/no/such/folder/x': No such file or directory. Choose another --output."

  @Test(arguments: [
    (
      "bouncing-ball --by timer",
      "There is no terminal to draw on. Add --trace to print the positions instead."
    ),
    ("card-shuffle --format live", noTerminal),
    ("crates --format live", noTerminal),
    ("dynamics-play --format live", noTerminal),
    ("card-shuffle --seed 1 --cards 2 --output /no/such/folder/x", noFolder),
    ("crates --output /no/such/folder/x", noFolder),
    ("drop --format json --seed 1 --output /no/such/folder/x", noFolder),
    (
      "crates --tilt iio --tilt-root /no/such/folder",
      "There is no accelerometer under /no/such/folder; use the arrow keys or --tilt FILE."
    ),
  ])
  func failures(command: String, message: String) throws {
    #expect(try run(command) == .failure(message))
  }

  @Test(arguments: [
    "card-shuffle --cards 20", "crates --step variable --load 50 --seconds 1",
    "dynamics-play --seconds 1 --format text",
  ])
  func aRandomSeedIsReportedAndRepeatsTheRun(command: String) throws {
    let first = try run(command)
    let seed = try #require(first.errors.split(separator: " ")[1].split(separator: ";").first)
    #expect(first.errors == "Seed \(seed); --seed \(seed) repeats this.\n")
    #expect(try run("\(command) --seed \(seed)") == .success(first.output))
  }
}
