/// A sum of many small numbers whose rounding errors do not add up.
///
/// Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen", 1974.
struct CompensatedSum: Hashable, Sendable {
  private var sum = 0.0
  private var lost = 0.0

  var value: Double { sum + lost }

  mutating func add(_ number: Double) {
    let raised = sum + number
    lost += abs(sum) >= abs(number) ? (sum - raised) + number : (number - raised) + sum
    sum = raised
  }

  /// `value − count × unit`, with the product not rounded on its own.
  func value(minus count: Double, times unit: Double) -> Double {
    sum.addingProduct(-count, unit) + lost
  }
}
