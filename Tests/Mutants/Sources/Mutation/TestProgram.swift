package import Foundation

/// The built tests of a mutated package.
package struct TestProgram: Sendable {
  package let file: URL
  /// The folder in which tests run.
  package let folder: URL

  package init(_ file: URL, in folder: URL) { (self.file, self.folder) = (file, folder) }

  package enum Outcome: Equatable, Sendable {
    case passed
    /// The first line about a failure.
    case failed(String)
    case timedOut
  }

  /// The names of all suites, each with its module: `EngineTests.BodyTests`.
  package func suites() throws -> [String] {
    let result = try command(["--list-tests"], limit: 60).run()
    let names = Self.suites(in: result.output)
    if names.isEmpty { throw Failure(description: "no tests:\n\(result.output)") }
    return names
  }

  /// The suites of a list of tests, whose own names may have spaces.
  static func suites(in list: String) -> [String] {
    let names = list.split(separator: "\n").compactMap { $0.split(separator: "/").first }
    return Set(names.filter { $0.contains(".") && !$0.contains(" ") }.map(String.init)).sorted()
  }

  /// Runs suites, and records the mutants that they reach in a file.
  package func run(_ suites: [String], reaching file: URL) throws -> (Outcome, seconds: Double) {
    var command = command(filter(suites), limit: 1800)
    command.environment["MUTANTS_REACHED"] = file.path
    let start = ContinuousClock.now
    let result = try command.run()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return (Self.outcome(result), Self.seconds(in: result.output) ?? seconds)
  }

  /// Runs suites with a mutant, until the first failure.
  package func run(_ suites: [String], with mutant: Int, limit: TimeInterval) throws -> Outcome {
    var command = command(filter(suites), limit: limit)
    command.environment["MUTANT"] = String(mutant)
    var failure: String?
    let result = try command.run { line in
      if failure == nil, Self.isFailure(line) { failure = String(line) }
      return failure != nil
    }
    return failure.map { .failed($0) } ?? Self.outcome(result)
  }

  private func command(_ arguments: [String], limit: TimeInterval) -> Command {
    Command(
      arguments: [file.path, "--testing-library", "swift-testing"] + arguments, folder: folder,
      // A trace of each crash would take seconds.
      environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"], limit: limit)
  }

  private func filter(_ suites: [String]) -> [String] {
    let names = suites.map { NSRegularExpression.escapedPattern(for: $0) }
    return ["--filter", "^(\(names.joined(separator: "|")))(/|$)"]
  }

  private static func outcome(_ result: Command.Result) -> Outcome {
    if result.isTimedOut { return .timedOut }
    if result.status == 0 { return .passed }
    let lines = result.output.split(separator: "\n")
    return .failed(String(lines.first(where: isFailure) ?? "ended with status \(result.status)"))
  }

  /// Known issues are marked otherwise.
  static func isFailure(_ line: Substring) -> Bool {
    line.hasPrefix("✘ ") && line.contains(" recorded an issue ")
  }

  /// The time of the tests without the start of the program.
  static func seconds(in output: String) -> Double? {
    let sums = output.matches(of: #/Test run with .* (?:passed|failed) after ([0-9.]+) seconds/#)
    return sums.last.flatMap { Double($0.1) }
  }
}
