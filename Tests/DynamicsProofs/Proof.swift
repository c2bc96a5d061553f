/// A scene that textbooks solve, and how far an engine's motion is from their formula.
package struct Proof: Sendable, CustomStringConvertible {
  /// What the error does when the step is shorter.
  package enum Convergence: Sendable {
    /// It does not depend on the step: the formula holds for steps of any length.
    case exact
    /// It is proportional to the step, like that of the integration.
    case firstOrder
    /// It is within the tolerance, too; nothing more is known.
    case bounded
  }

  /// What is set up, in a few words.
  package let name: String
  /// What is expected.
  package let formula: String
  /// What the symbols in it stand for that one cannot guess; `nil` if there are none.
  package let symbols: String?
  /// Where the formula is from.
  package let source: String
  /// The largest error allowed, in `unit`.
  package let tolerance: Double
  package let unit: String
  /// Why the tolerance is as large as it is.
  package let derivation: String
  package let convergence: Convergence
  /// Why our engine fails, as far as that is known; `nil` if it does not.
  package let knownIssue: String?
  /// Whether it takes so long in debug builds that tests leave it to `proofs`.
  package let isLong: Bool
  /// A scene to draw; `nil` if there is no picture of it.
  package internal(set) var exhibit: Exhibit?
  private let measure: @Sendable (Player, Largest) throws -> Void

  /// - Parameter measure: Plays scenes, and notes how much is wrong with them.
  package init(
    _ name: String, _ formula: String, with symbols: String? = nil, source: String,
    within tolerance: Double, _ unit: String,
    because derivation: String, _ convergence: Convergence, knownIssue: String? = nil,
    isLong: Bool = false,
    measure: @escaping @Sendable (_ player: Player, _ note: Largest) throws -> Void
  ) {
    self.name = name
    self.formula = formula
    self.symbols = symbols
    self.source = source
    self.tolerance = tolerance
    self.unit = unit
    self.derivation = derivation
    self.convergence = convergence
    self.knownIssue = knownIssue
    self.isLong = isLong
    self.measure = measure
  }

  /// The largest error of an engine with steps of a length.
  package func error(on engine: any Engine, timeStep: Double) throws -> Double {
    let largest = Largest()
    try measure(Player(engine, timeStep: timeStep), largest)
    return largest.error
  }

  package var description: String { name }
}

extension Proof {
  /// The proofs of one idea.
  package struct Chapter: Sendable {
    package let title: String
    package let proofs: [Proof]
  }
}

extension Proof {
  /// The proof with a picture of one of its scenes, or of a part of it.
  func shown(
    as name: String, _ description: String, x: ClosedRange<Double>, y: ClosedRange<Double>,
    opensAt opening: Double, countsHits: Bool = false, _ scene: Scene
  ) -> Proof {
    var proof = self
    proof.exhibit = Exhibit(
      name: name, description: description, scene: scene, x: x, y: y, opening: opening,
      countsHits: countsHits)
    return proof
  }
}

/// Takes errors, and keeps the largest.
package final class Largest {
  /// Infinite until an error was noted: a measure that notes none has not measured.
  package private(set) var error = Double.infinity
  private var isEmpty = true

  package func callAsFunction(_ error: Double) {
    // A comparison with NaN is false: it must not pass for a small error.
    let size = error.isFinite ? abs(error) : .infinity
    self.error = isEmpty ? size : max(self.error, size)
    isEmpty = false
  }
}

/// The parameter from which on something happens, found by halving the range in which it begins.
///
/// - Returns: NaN if it happens at the lower end, or does not at the upper.
func threshold(
  in range: ClosedRange<Double>, within precision: Double, _ happens: (Double) throws -> Bool
) rethrows -> Double {
  guard try !happens(range.lowerBound), try happens(range.upperBound) else { return .nan }
  var (low, high) = (range.lowerBound, range.upperBound)
  while high - low > precision {
    let middle = (low + high) / 2
    if try happens(middle) { high = middle } else { low = middle }
  }
  return (low + high) / 2
}
