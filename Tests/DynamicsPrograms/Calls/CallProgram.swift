import DynamicsTestSupport

/// A program of calls of public symbols, each with drawn values.
///
/// Its calls come from a shuffled deck of all, so that some programs call everything.
package struct CallProgram {
  /// One call, with a seed of its own for its values, so that it is the same when others are left out.
  package struct Line: CustomStringConvertible {
    let call: Int
    let seed: UInt64
    /// Whether it draws values that nobody should give.
    package let isExtreme: Bool

    package var symbols: [String] { Call.all[call].symbols }

    package var description: String {
      "\(isExtreme ? "extreme" : "ordinary") \(seed) \(symbols.joined(separator: ", "))"
    }
  }

  package let lines: [Line]

  package init(seed: UInt64, lines count: Int) {
    var random = SeededGenerator(seed: seed)
    var deck: [Int] = []
    lines = (0..<count).map { _ in
      if deck.isEmpty { deck = Self.shuffled(Call.all.count, &random) }
      return Line(call: deck.removeLast(), seed: random.next() >> 32, isExtreme: random.bool())
    }
  }

  package init(_ lines: [Line]) { self.lines = lines }

  private static func shuffled(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    var deck = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      deck.swapAt(index, random.int(in: 0...index))
    }
    return deck
  }
}
