/// The reason why state cannot be restored.
package struct StateError: Error {
  /// A description of the error in the words.
  package let flaw: String
  package init(_ flaw: String) { self.flaw = flaw }
}

/// Writes state as 64-bit words, or reads it back: one list of the fields of a type serves both ways.
///
/// Reading trusts no word. After the first flaw nothing more is read: values stay as they are, lists
/// keep their elements, and ``failure`` says why. Code that uses a value which was read, for example
/// as an index, checks ``isSound`` first.
package struct WordCoder {
  package let isReading: Bool
  /// The words written.
  package private(set) var words: [UInt64] = []
  /// The beginnings of written records that come and go from step to step.
  package private(set) var marks: [RecordMark] = []
  private let input: ArraySlice<UInt64>
  /// The index of the next word of ``input``.
  private var next: Int
  /// The first flaw that was read; writing has none.
  package private(set) var failure: (any Error)?

  /// Writes.
  package init(capacity: Int = 0) {
    isReading = false
    input = []
    next = 0
    words.reserveCapacity(capacity)
  }

  /// Reads.
  package init(_ words: ArraySlice<UInt64>) {
    isReading = true
    input = words
    next = words.startIndex
  }

  /// Whether all words were read.
  package var isAtEnd: Bool { next == input.endIndex }

  /// The number of words that are left to read.
  var remainder: Int { input.endIndex - next }
}

// MARK: Flaws

extension WordCoder {
  /// Whether no flaw was read.
  package var isSound: Bool { failure == nil }

  /// Makes the words that are read flawed, unless they are already.
  package mutating func fail(_ error: any Error) {
    if isReading, failure == nil { failure = error }
  }

  /// Checks a value that was read.
  ///
  /// - Returns: Whether no flaw was read so far, and none is found now.
  @discardableResult
  package mutating func check(
    _ isValid: @autoclosure () -> Bool, _ reason: @autoclosure () -> String
  ) -> Bool {
    if isReading, failure == nil, !isValid() { failure = StateError(reason()) }
    return failure == nil
  }

  /// Throws the first flaw, if there is one.
  package func finish() throws {
    if let failure { throw failure }
  }
}

// MARK: Words

extension WordCoder {
  /// Visits any 64 bits.
  package mutating func code(_ word: inout UInt64) {
    if isReading { read(&word) { $0 } } else { write(word) }
  }

  mutating func write(_ word: UInt64) { words.append(word) }

  /// Writes words that another coder has written.
  package mutating func write(_ words: [UInt64]) { self.words += words }

  /// Marks the beginning of a record that is written.
  ///
  /// - Parameter key: Greater than that of the record before in the same list, or equal to it.
  mutating func beginRecord(_ list: RecordMark.List, _ key: UInt64) {
    if !isReading { marks.append(RecordMark(list: list, key: key, place: words.count)) }
  }

  /// Reads a word.
  ///
  /// - Parameter decode: Returns the value of a word; `nil` if it has none.
  @inline(never)
  mutating func read<Value>(_ value: inout Value, _ decode: (UInt64) -> Value?) {
    guard failure == nil else { return }
    guard next < input.endIndex else { return failure = StateError("words are missing") }
    guard let decoded = decode(input[next]) else {
      return failure = StateError("the word \(input[next]) is not a valid \(Value.self)")
    }
    value = decoded
    next += 1
  }
}
