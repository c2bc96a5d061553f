/// Packs words into fewer bytes, losing nothing.
///
/// As Cap'n Proto packs its messages (capnproto.org/encoding.html): a tag byte says which of a word's
/// eight bytes are not 0, and those follow. After the tag of a word of zeros comes how many more such words
/// follow; after that of a word without a zero, how many words follow as they are.
package enum WordPacking {
  private static let longestRun = 255

  package static func pack(_ words: [UInt64]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 5)
    var index = 0
    while index < words.count {
      let word = words[index]
      append(word, to: &bytes)
      index += 1
      guard word == 0 || isFull(word) else { continue }
      let start = index
      let end = min(words.count, start + longestRun)
      if word == 0 {
        while index < end, words[index] == 0 { index += 1 }
        bytes.append(UInt8(index - start))
      } else {
        while index < end, isFull(words[index]) { index += 1 }
        bytes.append(UInt8(index - start))
        for word in words[start..<index] { appendWhole(word, to: &bytes) }
      }
    }
    // Without the room that was left for more: whoever keeps many of these keeps that, too.
    return bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// - Parameter count: How many words were packed.
  /// - Returns: `nil` for bytes that so many words were never packed into.
  package static func unpack(_ bytes: ArraySlice<UInt8>, count: Int) -> [UInt64]? {
    // A byte stands for at most so many words.
    guard count >= 0, count / (longestRun + 1) <= bytes.count else { return nil }
    var words: [UInt64] = []
    words.reserveCapacity(min(count, 8 * bytes.count))
    var index = bytes.startIndex
    func takeByte() -> UInt8? {
      guard index < bytes.endIndex else { return nil }
      defer { index += 1 }
      return bytes[index]
    }
    func takeWord(_ tag: UInt8) -> UInt64? {
      var word: UInt64 = 0
      for place in 0..<8 where tag & (1 << UInt8(place)) != 0 {
        // Words have one packing, so that no other bytes stand for the same.
        guard let byte = takeByte(), byte != 0 else { return nil }
        word |= UInt64(byte) << UInt64(8 * place)
      }
      return word
    }
    while let tag = takeByte() {
      guard let word = takeWord(tag) else { return nil }
      words.append(word)
      guard tag == 0 || tag == 0xFF else { continue }
      guard let run = takeByte(), words.count + Int(run) <= count else { return nil }
      for _ in 0..<run {
        guard let word = takeWord(tag) else { return nil }
        words.append(word)
      }
    }
    return words.count == count ? words : nil
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    let tagPlace = bytes.count
    bytes.append(0)
    var (tag, left) = (UInt8(0), word)
    var bit: UInt8 = 1
    while left != 0 {
      let byte = UInt8(truncatingIfNeeded: left)
      if byte != 0 {
        bytes.append(byte)
        tag |= bit
      }
      left >>= 8
      bit <<= 1
    }
    bytes[tagPlace] = tag
  }

  private static func appendWhole(_ word: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Whether no byte is 0: taking 1 from each would borrow from the next where one is (Mycroft 1987).
  private static func isFull(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0
  }
}
