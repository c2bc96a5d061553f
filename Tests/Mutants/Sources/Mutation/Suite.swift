/// A suite of tests, as it is without mutants.
package struct Suite: Codable, Equatable, Sendable {
  package let name: String
  package let seconds: Double
  /// The numbers of the mutants that it reaches.
  package let reached: Set<Int>

  package init(name: String, seconds: Double, reached: Set<Int>) {
    (self.name, self.seconds, self.reached) = (name, seconds, reached)
  }
}

extension [Suite] {
  /// The suites that reach a mutant, the fastest ones first, in groups that take about a second.
  ///
  /// The start of a program costs as much as a hundred small suites.
  package func batches(reaching mutant: Int) -> [[Suite]] {
    var batches: [[Suite]] = []
    var seconds = Double.infinity
    for suite in filter({ $0.reached.contains(mutant) }).sorted(by: { $0.seconds < $1.seconds }) {
      if seconds + suite.seconds > 1 {
        batches.append([])
        seconds = 0
      }
      batches[batches.count - 1].append(suite)
      seconds += suite.seconds
    }
    return batches
  }
}
