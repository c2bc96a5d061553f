/// Saves state as a list of 64-bit words.
package struct StateWriter: StateCoder {
  package private(set) var words: [UInt64] = []
  /// The beginnings of records that come and go from step to step.
  package private(set) var marks: [RecordMark] = []

  package init(capacity: Int = 0) { words.reserveCapacity(capacity) }

  package mutating func code(_ word: inout UInt64) { words.append(word) }
  package mutating func codeAny(_ number: inout Double) { words.append(number.bitPattern) }
  package mutating func code(_ number: inout Double) { words.append(number.bitPattern) }
  package mutating func code(_ number: inout Int) { write(number) }
  package mutating func code(_ number: inout Int32) { write(Int(number)) }
  package mutating func code(_ number: inout UInt32) { words.append(UInt64(number)) }
  package mutating func code(_ flag: inout Bool) { words.append(flag ? 1 : 0) }
}

extension StateWriter {
  /// Marks the beginning of a record.
  ///
  /// - Parameter key: Greater than that of the record before in the same list, or equal to it.
  mutating func beginRecord(_ list: RecordMark.List, _ key: UInt64) {
    marks.append(RecordMark(list: list, key: key, place: words.count))
  }

  package mutating func write(_ word: UInt64) { words.append(word) }
  package mutating func write(_ words: some Sequence<UInt64>) { self.words += words }
  package mutating func write(_ number: Double) { words.append(number.bitPattern) }
  package mutating func write(_ flag: Bool) { words.append(flag ? 1 : 0) }

  /// Writes an integer; negative numbers alternate with others (zigzag coding), so that small
  /// numbers are small words.
  package mutating func write(_ number: Int) {
    words.append(UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1)))))
  }

  package mutating func write(_ numbers: [Double]) {
    write(numbers.count)
    for number in numbers { write(number) }
  }

  /// Writes a text, eight bytes of UTF-8 per word.
  package mutating func write(_ text: String) {
    let bytes = Array(text.utf8)
    write(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 8) {
      var word: UInt64 = 0
      for (place, byte) in bytes[start..<min(start + 8, bytes.count)].enumerated() {
        word |= UInt64(byte) << UInt64(8 * place)
      }
      words.append(word)
    }
  }

  package mutating func write<Tag>(_ id: RowID<Tag>) {
    words.append(
      UInt64(UInt32(bitPattern: id.serial)) << 32 | UInt64(UInt32(bitPattern: id.index)))
  }

  /// Writes an id or ``RowID/none``.
  package mutating func write<Tag>(_ id: RowID<Tag>?) { write(id ?? .none) }
}
