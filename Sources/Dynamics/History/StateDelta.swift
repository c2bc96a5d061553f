internal import DynamicsEngine

/// A state as its differences from the state before, lossless.
///
/// Most words are those of the state before at the same place, and are skipped. The pose before a step is the
/// pose of the state before, a few words earlier, so it is kept as a reference. Of other words, only the bytes that
/// differ (XOR) are kept, without leading zeros. Where records come or go, all words behind them move: the
/// shift is the distance to the same words of the state before, found by the marks of the records.
///
/// Each token is a byte: a kind in the low four bits, and in the others the number of words that are skipped
/// first. Numbers and bytes follow it, as the kind says. After the last token, all words are skipped.
enum StateDelta {
  /// Kinds of tokens; those below are literals of 1 to 8 bytes.
  private enum Kind {
    static let reference: UInt8 = 8
    static let shift: UInt8 = 9
  }

  /// How far before its place in the state before a word is looked for.
  private static let referenceDistance = 3
  /// The number of skipped words that a token has in itself; the rest follows it.
  private static let longestSkip = 15

  /// A state: its words, and the beginnings of its records.
  struct State {
    var words: [UInt64] = []
    var marks: [RecordMark] = []
  }

  static func encode(_ state: State, from base: State) -> [UInt8] {
    // For each word a token and its bytes, or for a mark a token and the number of words. The numbers of words
    // skipped are shorter than these words.
    let capacity = 9 * state.words.count + 12 * state.marks.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity + 16) { output in
      state.words.withUnsafeBufferPointer { words in
        base.words.withUnsafeBufferPointer { baseWords in
          var encoder = Encoder(words: words, base: baseWords, output: output.baseAddress!)
          encoder.run(state.marks, base.marks)
          return Array(output[..<encoder.count])
        }
      }
    }
  }

  /// - Parameters:
  ///   - bytes: From ``encode(_:from:)``, with the same base.
  ///   - count: The number of words that were encoded.
  static func decode(_ bytes: [UInt8], from base: [UInt64], count: Int) -> [UInt64] {
    var decoder = Decoder(bytes: bytes, base: base)
    decoder.words.reserveCapacity(count)
    decoder.run(count)
    return decoder.words
  }

  // MARK: Encoding

  private struct Encoder {
    let words: UnsafeBufferPointer<UInt64>
    let base: UnsafeBufferPointer<UInt64>
    /// A pointer, because an array would check its capacity at each byte, which takes longer than all else.
    let output: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var shift = 0
    private var skipped = 0

    init(
      words: UnsafeBufferPointer<UInt64>, base: UnsafeBufferPointer<UInt64>,
      output: UnsafeMutablePointer<UInt8>
    ) {
      self.words = words
      self.base = base
      self.output = output
    }

    /// Encodes the words between those marks at which the shift changes.
    mutating func run(_ marks: [RecordMark], _ baseMarks: [RecordMark]) {
      var (start, next) = (0, 0)
      for mark in marks {
        while next < baseMarks.count, baseMarks[next] < mark { next += 1 }
        guard next < baseMarks.count, baseMarks[next].isSame(as: mark) else { continue }
        let newShift = Int(baseMarks[next].place) - Int(mark.place)
        next += 1
        guard newShift != shift else { continue }
        encode(start..<Int(mark.place))
        start = Int(mark.place)
        append(Kind.shift)
        append(number: zigzag(newShift - shift))
        shift = newShift
      }
      encode(start..<words.count)
    }

    private mutating func encode(_ places: Range<Int>) {
      let start = min(max(places.lowerBound, -shift), places.upperBound)
      let end = max(start, min(places.upperBound, base.count - shift))
      for place in places.lowerBound..<start { encode(place, words[place]) }
      var next = start
      let (words, before) = (words, base.baseAddress.map { $0 + shift })
      for place in start..<end where words[place] != before![place] {
        skipped += place - next
        next = place + 1
        encode(place, words[place] ^ before![place])
      }
      skipped += end - next
      for place in end..<places.upperBound { encode(place, words[place]) }
    }

    /// - Parameter difference: The bits in which the word differs from that of the base.
    private mutating func encode(_ place: Int, _ difference: UInt64) {
      let word = words[place]
      if difference == 0 { return skipped += 1 }
      let source = place + shift - referenceDistance
      if base.indices.contains(source), base[source] == word { return append(Kind.reference) }
      let size = 8 - difference.leadingZeroBitCount / 8
      append(UInt8(size - 1))
      UnsafeMutableRawPointer(output + count)
        .storeBytes(of: difference.littleEndian, as: UInt64.self)
      count += size
    }

    /// A token, after the words skipped.
    private mutating func append(_ kind: UInt8) {
      output[count] = kind | UInt8(min(skipped, longestSkip)) << 4
      count += 1
      if skipped >= longestSkip { append(number: UInt64(skipped - longestSkip)) }
      skipped = 0
    }

    /// Seven bits to a byte.
    private mutating func append(number: UInt64) {
      var left = number
      while left >= 128 {
        output[count] = UInt8(truncatingIfNeeded: left) | 128
        count += 1
        left >>= 7
      }
      output[count] = UInt8(left)
      count += 1
    }
  }

  /// Small for small numbers of both signs.
  private static func zigzag(_ number: Int) -> UInt64 {
    UInt64(bitPattern: Int64(number << 1 ^ number >> (Int.bitWidth - 1)))
  }

  // MARK: Decoding

  private struct Decoder {
    let bytes: [UInt8]
    let base: [UInt64]
    var words: [UInt64] = []
    private var next = 0
    private var shift = 0

    init(bytes: [UInt8], base: [UInt64]) {
      self.bytes = bytes
      self.base = base
    }

    mutating func run(_ count: Int) {
      while next < bytes.count {
        let token = readByte()
        var skipped = Int(token >> 4)
        if skipped == longestSkip { skipped += Int(readNumber()) }
        skip(skipped)
        decode(token & 15)
      }
      skip(count - words.count)
    }

    private mutating func skip(_ count: Int) {
      let source = words.count + shift
      if source >= 0, source + count <= base.count {
        words += base[source..<source + count]
      } else {
        for _ in 0..<count { words.append(baseWord) }
      }
    }

    private mutating func decode(_ kind: UInt8) {
      switch kind {
      case Kind.shift:
        let number = readNumber()
        shift += Int(number >> 1) ^ -Int(number & 1)
      case Kind.reference: words.append(base[words.count + shift - referenceDistance])
      default:
        var difference: UInt64 = 0
        for index in 0...kind { difference |= UInt64(readByte()) << UInt64(8 * index) }
        words.append(baseWord ^ difference)
      }
    }

    private var baseWord: UInt64 {
      base.indices.contains(words.count + shift) ? base[words.count + shift] : 0
    }

    private mutating func readByte() -> UInt8 {
      defer { next += 1 }
      return bytes[next]
    }

    private mutating func readNumber() -> UInt64 {
      var (number, bits): (UInt64, UInt64) = (0, 0)
      while true {
        let byte = readByte()
        number |= UInt64(byte & 127) << bits
        bits += 7
        if byte < 128 { return number }
      }
    }
  }
}
