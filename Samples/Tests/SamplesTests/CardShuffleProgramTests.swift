import DynamicsRecording
import Foundation
import SampleSupport
import Testing

/// The built program's help, output and errors, to the letter.
@Suite struct CardShuffleProgramTests {
  private let program = BuiltProgram(name: "card-shuffle")

  private static let usage = """
    Usage: card-shuffle <options>
      See 'card-shuffle --help' for more information.

    """

  private static let loopMessage =
    "--loop works only with a live show on a terminal. Remove --loop, or the other output."

  @Test func version() throws {
    #expect(
      try program.run("--version") == .init(output: "\(packageVersion)\n", errors: "", status: 0))
  }

  @Test func help() throws {
    let outcome = try program.run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        OVERVIEW: Shuffle a deck of cards on a table with simulated physics.

        The seed decides the new order in a fair shuffle; the physics only moves the
        cards there. The same seed gives the same output, byte for byte.

        Keys during a live show: space pauses, . steps one frame, + and - change the
        speed, r restarts, n begins the next shuffle with --loop, q quits. Ctrl-C and
        Ctrl-Z work as usual.

        Shell completions: card-shuffle --generate-completion-script bash (or zsh,
        fish). 'make install' installs these and a manual page.

        USAGE: card-shuffle <options>

        OPTIONS:
          --style <style>         How to shuffle. (values: wash, riffle, overhand,
                                  deal, fan; default: wash)
          --cards <cards>         Number of cards, 1 to 520; more than 52 use several
                                  decks. (default: 52)
          --hands <hands>         Number of hands, with --style deal. (default: 4)
          --seed <seed>           Seed of the shuffle. (default: random, and reported)
          --gravity <gravity>     Tilt of the table, -5 to 5; 1 accelerates loose cards
                                  at 1000 pt/s². (default: 0.0)
          --elasticity <elasticity>
                                  How much of their speed cards keep in a bounce, 0 to
                                  1. (default: 1.0)
          --speed <speed>         Speed of the motion, 0.05 to 20; 2 is twice as fast.
                                  (default: 1.0)
          --fps <fps>             Frames per second, 1 to 240. (default: 60 live, 30 in
                                  files)
          --ascii                 Write card names in ASCII: AS 10H instead of A♠ 10♥.
          --loop                  Show one shuffle after the other, each with the next
                                  style and seed; only live on a terminal.
          --format <format>       Output format. (default: live on a terminal, in a
                                  file as its name ends in .svg, .html, .css, .json,
                                  .cast, .csv or .txt, text without an ending) (values:
                                  live, text, svg, html, css, web-animations, lottie,
                                  asciicast, csv, json)
          --xray                  Show the data of the simulation: collision shapes,
                                  springs, pushes, contacts, velocities and sleep.
          --start <start>         Time in seconds at which an SVG or HTML starts to
                                  play, 0 to 600; a still image shows this time.
                                  (default: 0.0)
          -o, --output <output>   File to write, or - for standard output. (default: -)
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }

  @Test func textIsTheNewOrderAndNothingElse() throws {
    #expect(
      try program.run("--seed", "1", "--cards", "13")
        == .init(
          output: "A♠ 3♠ 10♠ 6♠ 2♠ Q♠ K♠ 7♠ 4♠ 5♠ J♠ 9♠ 8♠\n", errors: "", status: 0))
    #expect(
      try program.run("--seed", "1", "--cards", "5", "--ascii")
        == .init(output: "2S AS 4S 5S 3S\n", errors: "", status: 0))
  }

  @Test func theOrderDoesNotDependOnTheStyle() throws {
    let orders = try ["wash", "riffle", "overhand", "deal", "fan"].map {
      try program.run("--seed", "5", "--cards", "60", "--style", $0).output
    }
    #expect(Set(orders).count == 1)
    #expect(orders[0].split(separator: " ").count == 60)
  }

  @Test func aRandomSeedIsReportedAndRepeatsTheRun() throws {
    let first = try program.run("--cards", "20")
    let seed = try #require(first.errors.split(separator: " ")[1].split(separator: ";").first)
    #expect(first.errors == "Seed \(seed); --seed \(seed) repeats this.\n")
    let second = try program.run("--cards", "20", "--seed", String(seed))
    #expect(second.output == first.output)
    #expect(second.errors == "")
  }

  /// All formats of one style, and one format of all styles.
  @Test(
    arguments: ["html", "css", "web-animations", "lottie", "asciicast"].map { [$0, "wash"] }
      + ["wash", "riffle", "overhand", "deal", "fan"].flatMap { [["json", $0], ["svg", $0]] })
  func theSameSeedGivesTheSameBytes(formatAndStyle: [String]) throws {
    let (format, style) = (formatAndStyle[0], formatAndStyle[1])
    let arguments = [
      "--format", format, "--style", style, "--cards", "16", "--ascii", "--seed",
    ]
    let first = try program.run(arguments + ["3"])
    let second = try program.run(arguments + ["3"])
    #expect(first.status == 0)
    #expect(first.errors == "")
    #expect(first == second)
    let other = try program.run(arguments + ["4"])
    #expect(first.output != other.output)
  }

  @Test func jsonHoldsEveryCardsWay() throws {
    let outcome = try program.run(
      "--seed", "7", "--cards", "6", "--format", "json", "--style", "deal", "--hands", "2",
      "--ascii")
    let recording = try JSONDecoder().decode(Recording.self, from: Data(outcome.output.utf8))
    #expect(
      recording.items.map(\.appearance.label) == ["AS", "2S", "3S", "4S", "5S", "6S"])
    #expect(recording.framesPerSecond == 30)
    #expect(recording.items.allSatisfy { $0.keyframes.count > 10 })
  }

  @Test func aFileIsWrittenInPlaceOfStandardOutput() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "card-shuffle-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try program.run("--seed", "1", "--cards", "5", "--output", file.path)
    #expect(outcome == .init(output: "", errors: "", status: 0))
    #expect(try String(contentsOf: file, encoding: .utf8) == "2♠ A♠ 4♠ 5♠ 3♠\n")
  }

  @Test(arguments: [
    (["--loop"], loopMessage), (["--loop", "--format", "svg"], loopMessage),
    (["--loop", "--output", "a.txt"], loopMessage),
    (["--cards", "0"], "--cards takes a number from 1 to 520, not 0."),
    (["--cards", "521"], "--cards takes a number from 1 to 520, not 521."),
    (["--style", "deal", "--hands", "0"], "--hands takes a number from 1 to 52, not 0."),
    (["--style", "deal", "--hands", "53"], "--hands takes a number from 1 to 52, not 53."),
    (["--hands", "3"], "--hands works only with --style deal. Add that, or remove --hands."),
    (["--fps", "0"], "--fps takes a number from 1 to 240, not 0."),
    (["--speed", "0"], "--speed takes a number from 0.05 to 20.0, not 0.0."),
    (["--speed", "nan"], "--speed takes a number from 0.05 to 20.0, not nan."),
    (["--elasticity", "1.5"], "--elasticity takes a number from 0.0 to 1.0, not 1.5."),
    (["--gravity=-6"], "--gravity takes a number from -5.0 to 5.0, not -6.0."),
    (["--start", "601"], "--start takes a number from 0.0 to 600.0, not 601.0."),
    (
      ["--start", "1"],
      "--start works only with --format svg and html. Choose one of them, or remove --start."
    ),
    (
      ["--format", "live", "--output", "x"],
      "--format live draws on the terminal. Remove --output."
    ),
  ])
  func usageErrors(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome == .init(output: "", errors: "Error: \(message)\n\(Self.usage)", status: 64))
  }

  @Test func failures() throws {
    #expect(
      try program.run("--seed", "1", "--cards", "2", "--output", "/no/such/folder/x")
        == .init(
          output: "",
          errors: """
            Error: Cannot write '/no/such/folder/x': No such file or directory. \
            Choose another --output.

            """, status: 1))
    #expect(
      try program.run("--format", "live")
        == .init(
          output: "",
          errors:
            "Error: There is no terminal to draw on. Choose another --format, such as text or svg.\n",
          status: 1))
  }
}
