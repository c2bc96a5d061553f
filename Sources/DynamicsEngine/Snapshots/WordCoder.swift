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
/// It cannot be copied: two that write into the same memory would overwrite each other.
package struct WordCoder: ~Copyable {
  package let isReading: Bool
  private let output: WrittenWords
  /// The end of the words written, and of the memory for words; pointers, because an array would check
  /// at each word whether it is shared, which takes longer than all else.
  private var place: UnsafeMutablePointer<UInt64>
  private var end: UnsafeMutablePointer<UInt64>
  private let input: ArraySlice<UInt64>
  /// The index of the next word of ``input``.
  private var next: Int
  /// The first flaw that was read; writing has none.
  package private(set) var failure: (any Error)?

  /// Writes into memory of its own.
  package init(capacity: Int = 0) { self.init(over: WrittenWords(capacity: capacity)) }

  /// Writes over older words, which are lost.
  package init(over old: WrittenWords) {
    isReading = false
    input = []
    next = 0
    old.removeAll()
    output = old
    (place, end) = (old.words.base, old.words.base + old.words.capacity)
  }

  /// Reads.
  package init(_ words: ArraySlice<UInt64>) {
    isReading = true
    input = words
    next = words.startIndex
    output = WrittenWords()
    (place, end) = (output.words.base, output.words.base)
  }

  /// The words written, in the memory that they were written into; the coder may not write any more.
  package func finished() -> WrittenWords {
    output.words.resize(to: wordCount)
    return output
  }

  /// A copy of the words written.
  package var words: [UInt64] {
    Array(UnsafeBufferPointer(start: output.words.base, count: wordCount))
  }

  /// The number of words written.
  package var wordCount: Int { place - output.words.base }

  /// Whether all words were read.
  package var isAtEnd: Bool { next == input.endIndex }

  /// The words that are left to read.
  package var unread: ArraySlice<UInt64> { input[next...] }

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
  private mutating func grow() { makeRoom(for: wordCount + 8) }

  private mutating func makeRoom(for more: Int) {
    let count = wordCount
    output.words.resize(to: count)
    output.words.resize(to: count + more)
    (place, end) = (output.words.base + count, output.words.base + output.words.capacity)
  }

  /// Writes words that another coder has written.
  package mutating func write(_ words: [UInt64]) {
    if end - place < words.count { makeRoom(for: words.count) }
    for word in words {
      place.pointee = word
      place += 1
    }
  }

  /// Writes a number in place of a word that was written.
  ///
  /// - Parameter number: Coded like any integer.
  package mutating func replaceWord(at index: Int, by number: Int) {
    assert(index < wordCount, "word \(index) was not written")
    output.words.base[index] = number.zigzag
  }

  /// Marks the beginning of a record that is written.
  ///
  /// - Parameter key: Greater than that of the record before in the same list, or equal to it.
  mutating func beginRecord(_ list: RecordMark.List, _ key: UInt64) {
    if !isReading { output.marks.append(RecordMark(list: list, key: key, place: wordCount)) }
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
