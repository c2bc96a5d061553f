import SampleSupport

/// Where the new order comes from; how the cards get there is another matter.
enum FairShuffle {
  /// Every order of `0..<count` is as likely as any other, as far as 64 bits of seed can tell them
  /// apart: Fisher and Yates's shuffle in Durstenfeld's form (1964).
  static func order(count: Int, seed: UInt64) -> [Int] {
    var random = SeededGenerator(seed: seed)
    var order = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(last, Int(random.next(below: UInt64(last + 1))))
    }
    return order
  }
}
