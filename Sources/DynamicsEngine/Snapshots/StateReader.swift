/// The reason why state cannot be restored.
package struct StateError: Error {
  /// A description of the error in the words.
  package let flaw: String
  package init(_ flaw: String) { self.flaw = flaw }
}

/// Restores state from a list of words, and validates each of them.
package struct StateReader: StateCoder {
  private let words: ArraySlice<UInt64>
  private var next: Int

  package init(_ words: ArraySlice<UInt64>) {
    self.words = words
    next = words.startIndex
  }

  package var isAtEnd: Bool { next == words.endIndex }

  package mutating func code(_ word: inout UInt64) throws(StateError) { word = try readWord() }

  package mutating func codeAny(_ number: inout Double) throws(StateError) {
    number = Double(bitPattern: try readWord())
  }

  package mutating func code(_ number: inout Double) throws(StateError) {
    number = try readNumber()
  }
  package mutating func code(_ number: inout Int) throws(StateError) { number = try readInt() }

  package mutating func code(_ number: inout Int32) throws(StateError) {
    guard let read = Int32(exactly: try readInt()) else {
      throw StateError("a number is too large")
    }
    number = read
  }

  package mutating func code(_ number: inout UInt32) throws(StateError) {
    guard let read = UInt32(exactly: try readWord()) else {
      throw StateError("a number is too large")
    }
    number = read
  }

  package mutating func code(_ flag: inout Bool) throws(StateError) { flag = try readFlag() }
}

extension StateReader {
  package mutating func readWord() throws(StateError) -> UInt64 {
    guard next < words.endIndex else { throw StateError("words are missing") }
    defer { next += 1 }
    return words[next]
  }

  package mutating func readNumber() throws(StateError) -> Double {
    let number = Double(bitPattern: try readWord())
    guard number.isFinite else { throw StateError("\(number) is not finite") }
    return number
  }

  package mutating func readNumber(
    in range: ClosedRange<Double>
  ) throws(StateError) -> Double {
    let number = Double(bitPattern: try readWord())
    guard range.contains(number) else { throw StateError("\(number) is not in \(range)") }
    return number
  }

  package mutating func readInt() throws(StateError) -> Int {
    let word = try readWord()
    return Int(bitPattern: UInt(word >> 1)) ^ -Int(word & 1)
  }

  package mutating func readInt(in range: Range<Int>) throws(StateError) -> Int {
    let number = try readInt()
    guard range.contains(number) else { throw StateError("\(number) is not in \(range)") }
    return number
  }

  package mutating func readFlag() throws(StateError) -> Bool {
    let word = try readWord()
    guard word <= 1 else { throw StateError("\(word) is not a flag") }
    return word == 1
  }

  /// Reads a number of items, each of which takes at least one word.
  package mutating func readCount() throws(StateError) -> Int {
    let count = try readInt()
    guard count >= 0, count <= words.endIndex - next else {
      throw StateError("a count of \(count) exceeds the words that are left")
    }
    return count
  }

  package mutating func readNumbers() throws(StateError) -> [Double] {
    let count = try readCount()
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try readNumber()) }
    return numbers
  }

  package mutating func readText() throws(StateError) -> String {
    let count = try readInt()
    guard count >= 0, count <= 8 * (words.endIndex - next) else {
      throw StateError("a text of \(count) bytes exceeds the words that are left")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var word: UInt64 = 0
    for place in 0..<count {
      word = place % 8 == 0 ? try readWord() : word >> 8
      bytes.append(UInt8(truncatingIfNeeded: word))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StateError("a text is not UTF-8")
    }
    return text
  }

  /// Reads an id or ``RowID/none``.
  package mutating func readID<Tag>(of tag: Tag.Type) throws(StateError) -> RowID<Tag> {
    let word = try readWord()
    let index = Int32(truncatingIfNeeded: word)
    let serial = Int32(truncatingIfNeeded: word >> 32)
    guard (index >= 0 && serial >= 0) || (index == -1 && serial == -1) else {
      throw StateError("(\(index), \(serial)) is not a valid id")
    }
    return RowID(index: index, serial: serial)
  }

  package mutating func readOptionalID<Tag>(
    of tag: Tag.Type
  ) throws(StateError) -> RowID<Tag>? {
    let id = try readID(of: tag)
    return id == .none ? nil : id
  }
}
