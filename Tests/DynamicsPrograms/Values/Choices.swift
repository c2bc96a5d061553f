package import DynamicsTestSupport

/// Where a generator takes its decisions from.
package protocol Choices {
  /// True when there are no more; what is asked then is always answered alike.
  var areSpent: Bool { get }
  mutating func int(in range: ClosedRange<Int>) -> Int
  mutating func double(in range: ClosedRange<Double>) -> Double
}

extension SeededGenerator: Choices {
  package var areSpent: Bool { false }
}

/// Decisions read from bytes, so that a fuzzer that changes a byte changes one decision.
package struct ByteChoices: Choices {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes)[...] }

  package var areSpent: Bool { bytes.isEmpty }

  package mutating func int(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bytes.popFirst() ?? 0) % range.count
  }

  package mutating func double(in range: ClosedRange<Double>) -> Double {
    let share = (Double(bytes.popFirst() ?? 0) * 256 + Double(bytes.popFirst() ?? 0)) / 65535
    return min(range.lowerBound + share * (range.upperBound - range.lowerBound), range.upperBound)
  }
}
