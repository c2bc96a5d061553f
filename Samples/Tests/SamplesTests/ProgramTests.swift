import SampleSupport
import Testing

/// Help, version, usage errors and failures of all built programs, to the letter.
@Suite struct ProgramTests {
  private static let programs = ["bouncing-ball", "card-shuffle", "crates", "dynamics-play"]

  private func run(_ command: [String]) throws -> BuiltProgram.Outcome {
    try BuiltProgram(name: command[0]).run(Array(command.dropFirst()))
  }

  @Test(arguments: programs) func version(program: String) throws {
    #expect(
      try run([program, "--version"])
        == .init(output: "\(packageVersion)\n", errors: "", status: 0))
  }

  @Test(arguments: programs) func help(program: String) throws {
    let outcome = try run([program, "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    try Capture.compare(outcome.output, with: "\(program)-help")
  }

  private static let loopMessage =
    "--loop works only with a live show on a terminal. Remove --loop, or the other output."

  @Test(arguments: [
    (["bouncing-ball", "--load=-1"], "--load takes a number from 0 to 1000, not -1."),
    (["bouncing-ball", "--load", "1001"], "--load takes a number from 0 to 1000, not 1001."),
    (
      ["bouncing-ball", "--frames-per-second", "0"],
      "--frames-per-second takes a number from 1 to 240, not 0."
    ),
    (
      ["bouncing-ball", "--frames-per-second", "241"],
      "--frames-per-second takes a number from 1 to 240, not 241."
    ),
    (["bouncing-ball", "--count", "0"], "--count takes a number from 1 to 1000, not 0."),
    (
      ["bouncing-ball", "--count", "1001", "--trace"],
      "--count takes a number from 1 to 1000, not 1001."
    ),
    (
      ["bouncing-ball", "--trace", "-o", "x.svg"],
      "--trace writes text. Remove it, or choose no other format."
    ),
    (["card-shuffle", "--loop"], loopMessage),
    (["card-shuffle", "--loop", "--format", "svg"], loopMessage),
    (["card-shuffle", "--loop", "--output", "a.txt"], loopMessage),
    (["card-shuffle", "--cards", "0"], "--cards takes a number from 1 to 520, not 0."),
    (["card-shuffle", "--cards", "521"], "--cards takes a number from 1 to 520, not 521."),
    (
      ["card-shuffle", "--style", "deal", "--hands", "0"],
      "--hands takes a number from 1 to 52, not 0."
    ),
    (
      ["card-shuffle", "--style", "deal", "--hands", "53"],
      "--hands takes a number from 1 to 52, not 53."
    ),
    (
      ["card-shuffle", "--hands", "3"],
      "--hands works only with --style deal. Add that, or remove --hands."
    ),
    (["card-shuffle", "--fps", "0"], "--fps takes a number from 1 to 240, not 0."),
    (["card-shuffle", "--speed", "0"], "--speed takes a number from 0.05 to 20.0, not 0.0."),
    (["card-shuffle", "--speed", "nan"], "--speed takes a number from 0.05 to 20.0, not nan."),
    (
      ["card-shuffle", "--elasticity", "1.5"],
      "--elasticity takes a number from 0.0 to 1.0, not 1.5."
    ),
    (["card-shuffle", "--gravity=-6"], "--gravity takes a number from -5.0 to 5.0, not -6.0."),
    (["card-shuffle", "--start", "601"], "--start takes a number from 0.0 to 600.0, not 601.0."),
    (
      ["card-shuffle", "--start", "1"],
      "--start works only with --format svg and html. Choose one of them, or remove --start."
    ),
    (
      ["card-shuffle", "--format", "live", "--output", "x"],
      "--format live draws on the terminal. Remove --output."
    ),
    (["crates", "--seconds", "0"], "--seconds takes a number from 0.1 to 60.0, not 0.0."),
    (["crates", "--seconds", "61"], "--seconds takes a number from 0.1 to 60.0, not 61.0."),
    (["crates", "--load", "101"], "--load takes a number from 0.0 to 100.0, not 101.0."),
    (["crates", "--load", "nan"], "--load takes a number from 0.0 to 100.0, not nan."),
    (["crates", "--fps", "9"], "--fps takes a number from 10 to 240, not 9."),
    (["crates", "--speed", "21"], "--speed takes a number from 0.05 to 20.0, not 21.0."),
    (
      ["crates", "--tilt-root", "/tmp"],
      "--tilt-root works only with --tilt iio. Add that, or remove --tilt-root."
    ),
    (
      ["crates", "--spiral", "--seconds", "2"],
      "--seconds with --spiral takes a number from 3.0 to 60.0, not 2.0."
    ),
    (
      ["crates", "--spiral", "--step", "variable"],
      "--spiral needs fixed steps. Remove --step variable."
    ),
    (
      ["crates", "--spiral", "--format", "svg"],
      "--spiral writes only --format live and text. Choose one of them."
    ),
    (
      ["dynamics-play", "--scene", "nothing"],
      "There is no scene 'nothing'. --list names all scenes."
    ),
    (["dynamics-play", "--seconds", "0"], "--seconds takes a number from 0.1 to 60.0, not 0.0."),
    (["dynamics-play", "--fps", "5"], "--fps takes a number from 10 to 240, not 5."),
  ])
  func usageErrors(command: [String], message: String) throws {
    let help = try Capture.text(of: "\(command[0])-help")
    let usage = try #require(help.split(separator: "\n").first { $0.hasPrefix("USAGE: ") })
    let errors = """
      Error: \(message)
      Usage: \(usage.dropFirst("USAGE: ".count))
        See '\(command[0]) --help' for more information.

      """
    #expect(try run(command) == .init(output: "", errors: errors, status: 64))
  }

  /// Usage errors in the words of swift-argument-parser.
  @Test(arguments: [
    ["bouncing-ball", "--by", "hand"], ["bouncing-ball", "--load", "much"],
    ["bouncing-ball", "--trace", "now"], ["bouncing-ball", "--height"],
    ["dynamics-play", "--save-as", "live"], ["dynamics-play", "--seed", "-1"],
    ["dynamics-play", "extra"],
  ])
  func otherUsageErrors(command: [String]) throws {
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
      ["bouncing-ball", "--by", "timer"],
      "There is no terminal to draw on. Add --trace to print the positions instead."
    ),
    (["card-shuffle", "--format", "live"], noTerminal),
    (["crates", "--format", "live"], noTerminal),
    (["dynamics-play", "--format", "live"], noTerminal),
    (
      ["card-shuffle", "--seed", "1", "--cards", "2", "--output", "/no/such/folder/x"], noFolder
    ),
    (["crates", "--output", "/no/such/folder/x"], noFolder),
    (
      ["crates", "--tilt", "/no/such/file"],
      """
      Cannot read '/no/such/file': No such file or directory. \
      Give --tilt a file of lines 'time x y', or iio.
      """
    ),
    (
      ["crates", "--tilt", "iio", "--tilt-root", "/no/such/folder"],
      "There is no accelerometer under /no/such/folder; use the arrow keys or --tilt FILE."
    ),
  ])
  func failures(command: [String], message: String) throws {
    #expect(try run(command) == .init(output: "", errors: "Error: \(message)\n", status: 1))
  }

  @Test(arguments: [
    ["card-shuffle", "--cards", "20"],
    ["crates", "--step", "variable", "--load", "50", "--seconds", "1"],
    ["dynamics-play", "--seconds", "1", "--format", "text"],
  ])
  func aRandomSeedIsReportedAndRepeatsTheRun(command: [String]) throws {
    let first = try run(command)
    let seed = try #require(first.errors.split(separator: " ")[1].split(separator: ";").first)
    #expect(first.errors == "Seed \(seed); --seed \(seed) repeats this.\n")
    #expect(
      try run(command + ["--seed", String(seed)])
        == .init(output: first.output, errors: "", status: 0))
  }
}
