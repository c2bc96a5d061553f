/// The addresses of rows that lie one after another in memory, for loops that change the rows.
struct Pointers<Row>: RandomAccessCollection {
  let base: UnsafeMutablePointer<Row>
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> UnsafeMutablePointer<Row> { base + index }

  func makeIterator() -> Iterator { Iterator(address: base, end: base + count) }

  struct Iterator: IteratorProtocol {
    fileprivate var address: UnsafeMutablePointer<Row>
    fileprivate let end: UnsafeMutablePointer<Row>

    mutating func next() -> UnsafeMutablePointer<Row>? {
      guard address < end else { return nil }
      defer { address += 1 }
      return address
    }
  }
}

extension FlatArray {
  /// The addresses of the elements, valid until the array grows.
  var pointers: Pointers<Element> { Pointers(base: base, count: count) }

  func pointers(_ range: IndexRange) -> Pointers<Element> {
    Pointers(base: base + range.first, count: range.count)
  }
}

/// A range of successive indices in a list.
struct IndexRange: BitwiseCopyable {
  var first = 0
  var count = 0

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { first..<(first + count) }
}
