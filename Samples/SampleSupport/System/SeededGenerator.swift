/// The SplitMix64 generator (Steele, Lea and Flood 2014), with the same numbers for a seed in all
/// versions.
///
/// Neither Swift's own generator nor its `shuffle` guarantees that.
package struct SeededGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a uniformly distributed number below a bound.
  ///
  /// Lemire, "Fast Random Integer Generation in an Interval", 2019: the few draws that would bias
  /// the result are rejected.
  package mutating func next(below bound: UInt64) -> UInt64 {
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let biasLimit = (0 &- bound) % bound
      while product.low < biasLimit { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }

  /// Returns a number in a range, with 53 random bits.
  package mutating func double(in range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }
}
