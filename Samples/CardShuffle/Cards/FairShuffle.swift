import SampleSupport

/// Computes the new order; the cards reach it by animation.
enum FairShuffle {
  /// Returns a random order of `0..<count`; all orders are equally likely, within 64 bits of seed.
  ///
  /// The Fisher–Yates shuffle in Durstenfeld's form (1964).
  static func order(count: Int, seed: UInt64) -> [Int] {
    var random = SeededGenerator(seed: seed)
    var order = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(last, Int(random.next(below: UInt64(last + 1))))
    }
    return order
  }
}
