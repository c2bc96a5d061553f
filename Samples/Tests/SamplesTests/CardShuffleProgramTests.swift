import DynamicsRecording
import Foundation
import Testing

/// The output of the built program.
@Suite struct CardShuffleProgramTests {
  private let program = BuiltProgram(name: "card-shuffle")

  @Test func textIsTheNewOrderAndNothingElse() throws {
    #expect(
      try program.run("--seed", "1", "--cards", "13")
        == .success("A♠ 3♠ 10♠ 6♠ 2♠ Q♠ K♠ 7♠ 4♠ 5♠ J♠ 9♠ 8♠\n"))
    #expect(
      try program.run("--seed", "1", "--cards", "5", "--ascii")
        == .success("2S AS 4S 5S 3S\n"))
  }

  @Test func theOrderDoesNotDependOnTheStyle() throws {
    let orders = try ["wash", "riffle", "overhand", "deal", "fan"].map {
      try program.run("--seed", "5", "--cards", "60", "--style", $0).output
    }
    #expect(Set(orders).count == 1)
    #expect(orders[0].split(separator: " ").count == 60)
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
}
