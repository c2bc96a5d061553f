import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

@Suite struct FlatArrayTests {
  private struct Item: BitwiseCopyable, Equatable {
    var key: Int
    var order: Int
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func sortingIsStable(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let array = FlatArray<Item>()
    let scratch = FlatArray<Item>()
    for order in 0..<random.int(in: 0...300) {
      // From sorted already to all in a mess.
      array.append(Item(key: random.int(in: 0...1 + 3 * Int(seed)) + order / 4, order: order))
    }
    let expected = array.buffer.sorted { ($0.key, $0.order) < ($1.key, $1.order) }
    array.sort(using: scratch) { $0.key < $1.key }
    #expect(Array(array.buffer) == expected)
  }

  @Test func growingKeepsWhatIsThere() {
    let array = FlatArray<Int>(minimumCapacity: 1)
    for number in 0..<1000 { array.append(number) }
    #expect(Array(array.buffer) == Array(0..<1000))
    array.removeAll { $0 % 3 == 0 }
    #expect(Array(array.buffer) == (0..<1000).filter { $0 % 3 != 0 })
    array.resize(to: 2)
    array.resize(to: 4, filling: 7)
    #expect(Array(array.buffer) == [1, 2, 7, 7])
  }
}

@Suite struct SlabTests {
  @Test func rowsStayWhereTheyAreAndAreUsedAgain() {
    let slab = Slab(blank: -1)
    var rows: [(index: Int32, row: UnsafeMutablePointer<Int>)] = []
    for number in 0..<500 {
      let taken = slab.allocate()
      #expect(taken.row.pointee == -1)
      taken.row.pointee = number
      rows.append(taken)
    }
    for (number, taken) in rows.enumerated() {
      #expect(slab[taken.index] == taken.row)
      #expect(taken.row.pointee == number)
    }
    #expect(rows.map(\.index) == Array(0..<500))
    slab.release(17)
    let again = slab.allocate()
    #expect(again.index == 17 && again.row.pointee == -1)
  }
}

@Suite struct BitSetTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func itIsASet(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (numbers, expected) = (BitSet(), Set<Int>())
    for _ in 0..<200 {
      let number = random.int(in: 0...(seed.isMultiple(of: 2) ? 63 : 300))
      let isMember = random.bool()
      numbers.set(number, to: isMember)
      if isMember { expected.insert(number) } else { expected.remove(number) }
      #expect(numbers.contains(number) == isMember)
      #expect(numbers.isEmpty == expected.isEmpty)
      var all: [Int] = []
      numbers.forEach { all.append($0) }
      #expect(all == expected.sorted())
      var single = BitSet()
      single.insert(number)
      #expect(!single.isEmpty)
      #expect(single.intersects(numbers) == isMember && numbers.intersects(single) == isMember)
    }
  }
}
