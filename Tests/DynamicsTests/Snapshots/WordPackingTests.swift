import DynamicsTestSupport
import Testing

@testable import Dynamics

@Suite struct WordPackingTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatIsPackedComesBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 255, 256, 257, 300, 1000] {
      let share = random.int(in: 0...4)
      let words = (0..<count).map { _ in
        switch random.int(in: 0...4) {
        case ...share: 0 as UInt64
        case 3: random.next() | 0x0101_0101_0101_0101
        default: random.next() & random.next() & random.next() & random.next()
        }
      }
      let bytes = WordPacking.pack(words)
      #expect(WordPacking.unpack(bytes[...], count: count) == words)
      #expect(WordPacking.unpack(bytes[...], count: count + 1) == nil)
      #expect(WordPacking.unpack(bytes.dropLast(), count: count) == nil || count == 0)
    }
  }

  @Test func aThousandZerosTakeEightBytes() {
    #expect(WordPacking.pack(Array(repeating: 0, count: 1000)).count == 8)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func anyBytesAreUnpackedOrRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<random.int(in: 0...40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    for count in [-1, 0, 3, 20, .max] {
      let words = WordPacking.unpack(bytes[...], count: count)
      #expect(words == nil || words?.count == count)
    }
  }
}
