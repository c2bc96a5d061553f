import DynamicsProofs
import Foundation

/// Prints the errors of proofs at the default step and at a quarter of it, by this package and by the
/// engines that the arguments name.
@main struct Proofs {
  private static let usage = """
    usage: proofs [WORD] [NAME=COMMAND …]

      WORD          plays only proofs with this in their name or their chapter's title, in any case
      NAME=COMMAND  also plays them with this engine, by a program of Benchmarks/Sources/Runners

    Exits with 1 if this package is off by more than a tolerance for an unknown reason.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { return print(usage) }
    let words = arguments.filter { !$0.contains("=") }
    guard words.count <= 1 else { fail(64, "only one word is allowed; see --help") }
    let others = arguments.filter { $0.contains("=") }.map(engine)
    let chapters = Proof.Chapter.all(with: words.first)
    if chapters.isEmpty {
      fail(64, "no proof or chapter has '\(words[0])' in its name; run it without a word")
    }
    var failures: [String] = []
    for chapter in chapters {
      print("## \(chapter.title)\n")
      for proof in chapter.proofs {
        print("\(proof.name): \(proof.formula); \(figure(proof.tolerance)) \(proof.unit)")
        let (line, isWithin) = play(proof, SwiftDynamics())
        print(line + (proof.knownIssue.map { ": \($0)" } ?? ""))
        if !isWithin, proof.knownIssue == nil { failures.append(proof.name) }
        for engine in others { print(play(proof, engine).line) }
        print()
      }
    }
    if let first = failures.first {
      fail(
        1, "\(failures.count) proofs are off by more than their tolerance; the first is '\(first)'")
    }
  }

  private static func play(_ proof: Proof, _ engine: any Engine) -> (line: String, isWithin: Bool) {
    do {
      let step = Scene.defaultTimeStep
      let error = try proof.error(on: engine, timeStep: step)
      let finer = try proof.error(on: engine, timeStep: step / 4)
      let isWithin = max(error, finer) <= proof.tolerance
      let verdict = isWithin ? "" : " (too much)"
      return ("  \(engine.name): \(figure(error)), \(figure(finer))\(verdict)", isWithin)
    } catch {
      return ("  \(engine.name): \(error)", false)
    }
  }

  private static func figure(_ number: Double) -> String {
    number == 0 ? "0" : String(format: "%.1e", number)
  }

  private static func engine(_ argument: String) -> any Engine {
    let parts = argument.split(separator: "=", maxSplits: 1)
    let command = parts.dropFirst().first?.split(separator: " ").map(String.init) ?? []
    if command.isEmpty { fail(64, "'\(argument)' is not NAME=COMMAND; see --help") }
    return Runner(String(parts[0]), command: command)
  }

  private static func fail(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(status)
  }
}
