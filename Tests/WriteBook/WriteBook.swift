import DynamicsBook
import DynamicsProofs
import Foundation

/// Writes the page with all proofs.
///
///     book [--ours | --runners FOLDER [WORD]]
///
/// With a folder of programs that play scenes, one for each engine, it measures the proofs first:
/// all, or those with a word in their names or their chapter's title. With `--ours` it measures all of them with this
/// package alone. Otherwise it writes what was measured last.
@main struct WriteBook {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var figures = (try? Figures.committed()) ?? Figures()
    if arguments.first == "--runners", [2, 3].contains(arguments.count) {
      let engines = Engines.found(in: URL(filePath: arguments[1]))
      try measure(engines, proofs(with: arguments.dropFirst(2).first), &figures)
      try figures.write()
    } else if arguments == ["--ours"] {
      try measure([SwiftDynamics()], proofs(with: nil), &figures)
      try figures.write()
    } else if !arguments.isEmpty {
      print("usage: book [--ours | --runners FOLDER [WORD]]", to: &standardError)
      exit(64)
    }
    try Book(figures).write()
  }

  private static func proofs(with word: String?) -> [Proof] {
    let chosen = Proof.Chapter.all(with: word).flatMap(\.proofs)
    if chosen.isEmpty {
      print("error: no proof or chapter has '\(word ?? "")' in its name", to: &standardError)
      exit(1)
    }
    return chosen
  }

  private static func measure(
    _ engines: [any Engine], _ proofs: [Proof], _ figures: inout Figures
  ) throws {
    let names = Set(Proof.Chapter.all.flatMap(\.proofs).map(\.name))
    figures.errors = figures.errors.filter { names.contains($0.key) }
    // Engines that are not here keep what was measured with them.
    figures.engines = Engines.sorted(Set(figures.engines + engines.map(\.name)))
    for (number, proof) in proofs.enumerated() {
      print("\(number + 1) of \(proofs.count): \(proof.name)", to: &standardError)
      for engine in engines {
        figures.errors[proof.name, default: [:]][engine.name] = Figures.Errors(proof, on: engine)
      }
    }
  }

  /// The stream of messages.
  private static var standardError: StandardError {
    get { StandardError() }
    set {}
  }

  private struct StandardError: TextOutputStream {
    mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
