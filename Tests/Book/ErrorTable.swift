package import DynamicsProofs

/// The errors of all engines in one proof.
package struct ErrorTable {
  private let proof: Proof
  private let engines: [String]
  private let errors: [String: Figures.Errors]

  package init(_ proof: Proof, _ figures: Figures) {
    self.proof = proof
    engines = figures.engines
    errors = figures.errors[proof.name] ?? [:]
  }

  var text: String {
    let rows = engines.map { engine in
      let name = engine == engines.first ? "**\(engine)**" : engine
      guard errors[engine]?.failure == nil, errors[engine] != nil else {
        return "| \(name) | – | – |"
      }
      return "| \(name) | \(cell(\.coarse, engine)) | \(cell(\.fine, engine)) |"
    }
    return "| error (\(proof.unit)) | with 1/120 s | with 1/480 s |\n| --- | ---: | ---: |\n"
      + rows.joined(separator: "\n")
  }

  /// Why engines have a dash.
  var footnotes: [String] {
    engines.compactMap { engine in
      guard let found = errors[engine] else {
        return "\(engine) was not measured: it takes too long."
      }
      return found.failure.map { "\(engine) cannot play it: \($0)." }
    }
  }

  var isOursTooLarge: Bool { engines.first.map { !isWithin($0) } ?? false }

  package var hasBetterPeer: Bool {
    engines.first.map { ours in engines.contains { isBetter($0, than: ours) } } ?? false
  }

  /// Whether both errors of an engine are within the tolerance.
  func isWithin(_ engine: String) -> Bool {
    guard let found = errors[engine], let coarse = found.coarse, let fine = found.fine else {
      return false
    }
    return max(coarse, fine) <= proof.tolerance
  }

  /// Whether an engine has an error, and nobody is clearly better with either step.
  package func isBest(_ engine: String) -> Bool {
    guard let found = errors[engine], found.coarse != nil || found.fine != nil else { return false }
    return !engines.contains { isBetter($0, than: engine) }
  }

  private func isBetter(_ engine: String, than other: String) -> Bool {
    isBetter(\.coarse, engine, than: other) || isBetter(\.fine, engine, than: other)
  }

  /// Whether an error of an engine is clearly smaller than that of another.
  private func isBetter(
    _ step: KeyPath<Figures.Errors, Double?>, _ engine: String, than other: String
  ) -> Bool {
    guard let error = errors[engine]?[keyPath: step] else { return false }
    return Self.noLess(error, proof) < errors[other]?[keyPath: step] ?? .infinity
  }

  /// What counts as no more than an error: a quarter more, or a hundredth of the tolerance.
  private static func noLess(_ error: Double, _ proof: Proof) -> Double {
    max(error * 1.25, error + proof.tolerance / 100)
  }

  private func cell(_ step: KeyPath<Figures.Errors, Double?>, _ engine: String) -> String {
    guard let error = errors[engine]?[keyPath: step] else { return "∞ ✗" }
    let better = isBetter(step, engine, than: engines[0]) ? "◆ " : ""
    return better + Figure.text(error) + (error <= proof.tolerance ? "" : " ✗")
  }
}
