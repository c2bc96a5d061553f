import Foundation
import Testing

/// What must hold whatever a program does, and from wherever it does it.
///
/// `PROGRAM_SEEDS='0..<10000' swift test -c release --filter AnyProgramTests` tries more, as
/// `make fuzz` does.
@Suite struct AnyProgramTests {
  @Test func nothingCrashesHangsLingersOrDiffersTheSecondTime() async throws {
    let seeds = ProcessInfo.processInfo.environment["PROGRAM_SEEDS"] ?? "0..<300"
    let (status, output) = try await anyProgram(["run", "--seeds", seeds, "--patience", "60"])
    #expect(status == 0, "\(output)")
    #expect(output.contains("0 failed"))
  }

  /// A run that finds nothing must have tried something.
  @Test func programsDoThingsAndMostlyWhereTheyAreCalled() async throws {
    let (_, output) = try await anyProgram(["run", "--seeds", "0..<30"])
    let numbers = output.split { !$0.isNumber }.compactMap { Int($0) }
    let (programs, operations, calls) = (numbers[0], numbers[1], numbers[2])
    #expect(operations > 50 * programs, "\(output)")
    #expect(calls > 5 * programs, "\(output)")
  }
}
