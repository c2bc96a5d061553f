/// A sum that also keeps the rounding error of each addition, so that hours of frames add up
/// exactly.
///
/// Neumaier's variant of Kahan's summation (Z. Angew. Math. Mech. 54, 1974).
struct CompensatedSum: Hashable, Codable, Sendable {
  /// The sum, rounded as in plain addition.
  private(set) var sum: Double = 0

  /// The rounding error of ``sum``; the two together are exact.
  private(set) var compensation: Double = 0

  /// The number nearest to the exact sum.
  var total: Double { sum + compensation }

  mutating func add(_ addend: Double) {
    let rounded = sum + addend
    if sum.magnitude >= addend.magnitude {
      compensation += (sum - rounded) + addend
    } else {
      compensation += (addend - rounded) + sum
    }
    sum = rounded
  }
}
