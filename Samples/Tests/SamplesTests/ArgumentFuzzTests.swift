import ArgumentParser
import Foundation
import SampleSupport
import Testing

@testable import bouncing_ball
@testable import card_shuffle
@testable import crates
@testable import drop
@testable import dynamics_bake
@testable import dynamics_play

/// Any arguments are parsed, or refused with a line that says why.
///
/// `PROGRAM_SCALE=100` tries a hundred times as many.
@Suite struct ArgumentFuzzTests {
  private static let scale =
    ProcessInfo.processInfo.environment["PROGRAM_SCALE"].flatMap(Int.init) ?? 1

  private static let commands: [any ParsableCommand.Type] = [
    BouncingBall.self, CardShuffle.self, Crates.self, Bake.self, Play.self, Drop.self,
  ]

  private static let words = [
    "", "-", "--", "---", "=", "0", "1", "-1", "007", "1e3", "nan", "inf", "1e999", "0x10",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "١٢", "🃏", "\u{0}",
    "\n", "a b", "--help", "-h", "--version", "--experimental-dump-help", "/dev/null", "/", ".",
    "/dev/full", String(repeating: "9", count: 5000), String(repeating: "a/", count: 5000),
  ]

  /// The options that a command's help names.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    let help = command.helpMessage(includeHidden: true, columns: 200)
    let names = help.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      .filter { $0.hasPrefix("-") }.map(String.init)
    return Array(Set(names)).sorted()
  }

  @Test(arguments: 0..<6) func argumentsAreParsedOrRefused(index: Int) {
    let command = Self.commands[index]
    let options = Self.options(of: command)
    #expect(options.count > 3)
    var (parsed, refused) = (0, 0)
    for seed in 0..<UInt64(100 * Self.scale) {
      var random = SeededGenerator(seed: seed)
      func below(_ bound: Int) -> Int { Int(random.next(below: UInt64(bound))) }
      func word(_ list: [String]) -> String { list[below(list.count)] }
      var arguments: [String] = []
      for _ in 0..<below(6) {
        let option = below(5) == 0 ? word(Self.words) : word(options)
        let value = below(2) == 0 ? word(Self.words) : "\(below(201))"
        switch below(4) {
        case 0: arguments.append(option)
        case 1: arguments.append("\(option)=\(value)")
        default: arguments += [option, value]
        }
      }
      do {
        _ = try command.parseAsRoot(arguments)
        parsed += 1
      } catch {
        refused += 1
        let status = command.exitCode(for: error)
        #expect(
          [.success, .validationFailure].contains(status), "\(arguments) gave \(status)")
        #expect(!command.fullMessage(for: error).isEmpty, "\(arguments)")
      }
    }
    #expect(parsed > 0 && refused > 0, "\(parsed) parsed, \(refused) refused")
  }
}
