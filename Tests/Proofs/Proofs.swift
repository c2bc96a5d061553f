import DynamicsProofs
import Foundation

/// Prints the errors of all proofs, at the default step and at a quarter of it.
///
///     proofs [WORD] [NAME=COMMAND …]
///
/// Of proofs whose name contains a word, and with other engines, too: each is a name and the command
/// of its program.
@main struct Proofs {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let engines: [any Engine] =
      [SwiftDynamics()] + arguments.filter { $0.contains("=") }.map(Runner.init(argument:))
    let word = arguments.first { !$0.contains("=") } ?? ""
    for chapter in Proof.Chapter.all {
      let proofs = chapter.proofs.filter { word.isEmpty || $0.name.contains(word) }
      guard !proofs.isEmpty else { continue }
      print("## \(chapter.title)\n")
      for proof in proofs {
        print("\(proof.name): \(proof.formula); \(figure(proof.tolerance)) \(proof.unit)")
        for engine in engines { print(line(of: proof, on: engine)) }
        print()
      }
    }
  }

  private static func line(of proof: Proof, on engine: any Engine) -> String {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let step = Scene.defaultTimeStep
      let error = try proof.error(on: engine, timeStep: step)
      let finer = try proof.error(on: engine, timeStep: step / 4)
      let seconds = (clock.now - start) / .seconds(1)
      let verdict = max(error, finer) <= proof.tolerance ? "" : " too much"
      return "  \(engine.name): \(figure(error)), \(figure(finer))\(verdict)"
        + " (\(String(format: "%.1f", seconds)) s)"
    } catch {
      return "  \(engine.name): \(error)"
    }
  }

  private static func figure(_ number: Double) -> String {
    number == 0 ? "0" : String(format: "%.1e", number)
  }
}

extension Runner {
  /// From `NAME=COMMAND`.
  fileprivate init(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    self.init(
      parts[0], command: parts.dropFirst().first?.split(separator: " ").map(String.init) ?? [])
  }
}
