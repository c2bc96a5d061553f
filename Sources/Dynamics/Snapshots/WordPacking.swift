/// Packs words into fewer bytes without loss.
///
/// The format is that of Cap'n Proto's packed messages (capnproto.org/encoding.html). A tag byte
/// marks the bytes of a word that are not 0, and these bytes follow. After the tag of a zero word
/// comes the number of zero words that follow. After the tag of a word without zero bytes comes the
/// number of words that follow unpacked.
package enum WordPacking {
  private static let longestRun = 255

  package static func pack(_ words: [UInt64]) -> [UInt8] {
    words.withUnsafeBufferPointer { pack($0) }
  }

  static func pack(_ words: UnsafeBufferPointer<UInt64>) -> [UInt8] {
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
    // The copy has no spare capacity, which matters to callers that keep many of these.
    return bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// - Parameter count: The number of words that were packed.
  /// - Returns: `nil` if the bytes are not the packing of this number of words.
  package static func unpack(_ bytes: ArraySlice<UInt8>, count: Int) -> [UInt64]? {
    // A byte stands for at most this many words.
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
        // The packing of a word is unique, so a packed byte is never 0.
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

  /// Whether no byte is 0: subtracting 1 from each byte borrows from the next byte if it is 0
  /// (Mycroft 1987).
  private static func isFull(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0
  }
}
