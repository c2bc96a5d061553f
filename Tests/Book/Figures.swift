package import DynamicsProofs
import Foundation

/// The errors of engines in proofs, as they were measured.
package struct Figures: Codable, Sendable, Equatable {
  package struct Errors: Codable, Sendable, Equatable {
    /// At the default step; `nil` if what the proof measures never happened.
    package var coarse: Double?
    /// At a quarter of it.
    package var fine: Double?
    /// Why the engine cannot play a scene, if so.
    package var failure: String?

    package init(coarse: Double, fine: Double) {
      (self.coarse, self.fine) = (Self.rounded(coarse), Self.rounded(fine))
    }

    package init(failure: String) { self.failure = failure }

    /// Two digits, as the page shows them: more are noise.
    private static func rounded(_ error: Double) -> Double? {
      error.isFinite ? Double(String(format: "%.1e", error)) : nil
    }
  }

  /// Names with versions, in the order of the tables; the first is ours.
  package var engines: [String] = []
  /// By the name of the proof, then by that of the engine.
  package var errors: [String: [String: Errors]] = [:]

  package init() {}

  // MARK: The file

  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../Documentation/proofs.json").standardizedFileURL

  /// Those of the last measurement.
  package static func committed() throws -> Figures {
    try JSONDecoder().decode(Figures.self, from: Data(contentsOf: file))
  }

  package func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: Self.file)
  }
}

extension Figures.Errors {
  /// Measures a proof, unless the engine fails to play it.
  package init(_ proof: Proof, on engine: any Engine) {
    let step = Scene.defaultTimeStep
    do {
      self.init(
        coarse: try proof.error(on: engine, timeStep: step),
        fine: try proof.error(on: engine, timeStep: step / 4))
    } catch {
      self.init(failure: "\(error)")
    }
  }
}
