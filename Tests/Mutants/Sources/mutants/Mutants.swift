import ArgumentParser
import Foundation
import Mutation

@main struct Mutants: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Changes operators, constants and statements, and lists the changes that no test notices.",
    discussion: """
      The mutants are chosen by the seed. All of them are built at once, in a copy of the package, and each is run \
      by itself, with the suites that reach it. The same command continues a run that was interrupted.
      """)

  @Argument(help: "How many mutants to test.") var count = 100
  @Argument(help: "The seed that chooses them.") var seed: UInt64 = 1
  @Argument(help: "The only folder to change, such as Solver. (default: all)") var folder: String?
  @Flag(help: "Test those again that were not killed: after new tests.") var again = false
  @Flag(help: "List the mutants and do not test them.") var list = false
  @Option(help: "The folder of the package.") var package = "."
  @Option(help: "The target to change.") var target = "DynamicsEngine"
  @Option(help: "The test targets to run.")
  var tests = "DynamicsEngineTests DynamicsTests DynamicsExperimentsTests"
  @Option(help: "The list of explained mutants, relative to the package.")
  var explained = "Tests/Mutants/explained.txt"

  func validate() throws {
    if count < 1 { throw ValidationError("COUNT must be 1 or more.") }
  }

  func run() throws {
    do { try test() } catch let failure as Failure {
      Self.report("mutants: \(failure)")
      throw ExitCode.failure
    }
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private func test() throws {
    let root = URL(filePath: package).standardizedFileURL
    let work = root.appending(path: ".build/mutants")
    let copy = PackageCopy(of: root, in: work.appending(path: "package"), target: target)
    let sources = try copy.sources()
    let all = Place.all(in: sources)
    let explanations = try Explanations(
      (try? String(contentsOf: root.appending(path: explained), encoding: .utf8)) ?? "")
    for key in explanations.stale(among: all) {
      print("explained, but no longer in the sources: \(key)")
    }
    let places = all.filter { folder == nil || $0.folder == folder }
    guard !places.isEmpty else {
      throw ValidationError(
        "\(folder ?? target) is none of \(Set(all.map(\.folder)).sorted().joined(separator: ", "))."
      )
    }
    var choice = Choice(among: places, seed: seed)
    if list {
      for mutant in choice.take(count) { print(mutant.place.key) }
      return
    }
    let session = try Session(
      Build(copy, tests: tests.split(separator: " ").map(String.init)),
      name: [String(count), String(seed), folder].compactMap { $0 }.joined(separator: "-"),
      in: work, report: Self.report)
    let results = try session.run(count, of: choice, startsAgain: again, explanations)
    for (mutant, verdict) in results
    where verdict.fate.isKilled && explanations.reasons[mutant.place.key] != nil {
      print("explained, but killed: \(mutant.place.key)")
    }
    print("", Table(results, explanations).text, separator: "\n", terminator: "")
  }
}
