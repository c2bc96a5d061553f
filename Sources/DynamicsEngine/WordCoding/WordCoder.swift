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
///
/// Copies of a coder that writes share the memory of the words, so only one of them may write.
package struct WordCoder {
  package let isReading: Bool
  private let output: Output
  /// The end of the words written, and of the memory for words; pointers, because an array would check
  /// at each word whether it is shared, which takes longer than all else.
  private var place: UnsafeMutablePointer<UInt64>
  private var end: UnsafeMutablePointer<UInt64>
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
    output = Output(capacity: capacity)
    (place, end) = (output.words.base, output.words.base + output.words.count)
  }

  /// Reads.
  package init(_ words: ArraySlice<UInt64>) {
    isReading = true
    input = words
    next = words.startIndex
    output = Output(capacity: 0)
    (place, end) = (output.words.base, output.words.base + output.words.count)
  }

  /// The words written.
  package var words: [UInt64] {
    Array(UnsafeBufferPointer(start: output.words.base, count: wordCount))
  }

  private var wordCount: Int { place - output.words.base }

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
  @inline(__always)
  package mutating func code(_ word: inout UInt64) {
    if isReading { read(&word) { $0 } } else { write(word) }
  }

  @inline(__always)
  mutating func write(_ word: UInt64) {
    if place == end { grow() }
    place.pointee = word
    place += 1
  }

  @inline(never)
  private mutating func grow() {
    let count = wordCount
    output.words.resize(to: 2 * count + 8)
    (place, end) = (output.words.base + count, output.words.base + output.words.count)
  }

  /// Writes words that another coder has written.
  package mutating func write(_ words: [UInt64]) {
    for word in words { write(word) }
  }

  /// Marks the beginning of a record that is written.
  ///
  /// - Parameter key: Greater than that of the record before in the same list, or equal to it.
  mutating func beginRecord(_ list: RecordMark.List, _ key: UInt64) {
    if !isReading { marks.append(RecordMark(list: list, key: key, place: wordCount)) }
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

/// The memory of the words that a coder writes.
private final class Output {
  /// As long as its capacity.
  let words: FlatArray<UInt64>

  init(capacity: Int) {
    words = FlatArray(minimumCapacity: capacity)
    words.resize(to: capacity)
  }
}
