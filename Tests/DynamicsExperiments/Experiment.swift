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
  private let run: @Sendable () -> Double

  package init(
    _ name: String, against reference: String, within tolerance: Double, _ unit: String,
    run: @escaping @Sendable () -> Double
  ) {
    self.name = name
    self.reference = reference
    self.tolerance = tolerance
    self.unit = unit
    self.run = run
  }

  /// The largest error found.
  package func error() -> Double { run() }

  package var description: String { name }
}

/// The experiments on one matter.
package struct Chapter: Sendable {
  package let title: String
  package let experiments: [Experiment]

  package static let all: [Chapter] = [
    .measuredOnApple, .fall, .springs, .convergence, .pendulums, .collisions, .orbits, .fields,
    .energy, .timedSprings, .loads, .carrying,
  ]
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
