import DynamicsProofs
import Foundation

/// Something that is set up, set going, and compared with what is known of it.
package struct Experiment: Sendable, CustomStringConvertible {
  /// What is set up, in a few words.
  package let name: String
  /// What it is compared with.
  package let reference: String
  /// The largest error allowed, in `unit`.
  package let tolerance: Double
  package let unit: String
  /// Why the error is larger, as far as that is known; `nil` if it is not.
  package let knownIssue: String?
  private let run: @Sendable () -> Double
  private let runFiner: (@Sendable () -> Double)?

  package init(
    _ name: String, against reference: String, within tolerance: Double, _ unit: String,
    run: @escaping @Sendable () -> Double
  ) {
    self.name = name
    self.reference = reference
    self.tolerance = tolerance
    self.unit = unit
    knownIssue = nil
    self.run = run
    runFiner = nil
  }

  /// A proof, played by this package.
  init(_ proof: Proof) {
    name = proof.name
    reference = proof.formula
    tolerance = proof.tolerance
    unit = proof.unit
    knownIssue = proof.knownIssue
    run = { proof.error(timeStep: Scene.defaultTimeStep) }
    runFiner = { proof.error(timeStep: Scene.defaultTimeStep / 4) }
  }

  /// The largest error found.
  package func error() -> Double { run() }

  /// The same with steps of a quarter of the length; `nil` for an experiment with steps of its own.
  package func errorOfFinerSteps() -> Double? { runFiner?() }

  package var description: String { name }
}

/// The experiments on one matter.
package struct Chapter: Sendable {
  package let title: String
  package let experiments: [Experiment]

  package static let all: [Chapter] = [
    .measuredOnApple, .fall, .springs, .convergence, .pendulums, .collisions, .orbits, .fields,
    .energy, .timedSprings, .loads, .carrying, .concaveItems, .surfaces, .machines,
  ]

  /// The proofs, which DynamicsProofsTests tests.
  package static let proofs = Proof.Chapter.all.map { chapter in
    Chapter(title: chapter.title, experiments: chapter.proofs.map(Experiment.init))
  }
}

extension Proof {
  /// Of this package, which cannot fail to play a scene.
  fileprivate func error(timeStep: Double) -> Double {
    (try? error(on: SwiftDynamics(), timeStep: timeStep)) ?? .nan
  }
}

/// The largest of the errors that a closure notes.
func largestError(_ body: (_ note: LargestError) -> Void) -> Double {
  let note = LargestError()
  body(note)
  return note.error
}

/// Takes errors of both types of numbers, and keeps the largest.
final class LargestError {
  private(set) var error = 0.0

  func callAsFunction(_ error: Double) {
    // A comparison with NaN is false: it must not pass for a small error.
    self.error = error.isFinite ? max(self.error, abs(error)) : .infinity
  }

  func callAsFunction(_ error: CGFloat) { self(Double(error)) }
}
