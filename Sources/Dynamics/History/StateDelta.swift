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

  static func encode(_ state: WrittenWords, from base: WrittenWords) -> [UInt8] {
    // For each word a token and its bytes, or for a mark a token and the number of words. The numbers of words
    // skipped are shorter than these words.
    let capacity = 9 * state.count + 12 * state.marks.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity + 16) { output in
      withExtendedLifetime((state, base)) {
        var encoder = Encoder(
          words: state.buffer, base: base.buffer, output: Output(output.baseAddress!))
        encoder.run(state.marks, base.marks)
        return Array(UnsafeBufferPointer(rebasing: output[..<encoder.byteCount]))
      }
    }
  }

  /// - Parameters:
  ///   - bytes: From ``encode(_:from:)``, with the same base.
  ///   - count: The number of words that were encoded.
  static func decode(_ bytes: [UInt8], from base: [UInt64], count: Int) -> [UInt64] {
    decoded(bytes, from: base, count: count)!
  }

  /// - Returns: `nil` for bytes that may come from anywhere and are of no state.
  static func decoded(_ bytes: [UInt8], from base: [UInt64], count: Int) -> [UInt64]? {
    var decoder = Decoder(bytes: bytes, base: base, count: count)
    decoder.words.reserveCapacity(count)
    decoder.run()
    return decoder.isSound ? decoder.words : nil
  }

  // MARK: Encoding

  private struct Encoder {
    let words: UnsafeBufferPointer<UInt64>
    let base: UnsafeBufferPointer<UInt64>
    private var output: Output
    private var shift = 0

    init(words: UnsafeBufferPointer<UInt64>, base: UnsafeBufferPointer<UInt64>, output: Output) {
      self.words = words
      self.base = base
      self.output = output
    }

    var byteCount: Int { output.byteCount }

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
        output.appendShift(zigzag(newShift - shift))
        shift = newShift
      }
      encode(start..<words.count)
    }

    private mutating func encode(_ places: Range<Int>) {
      let start = min(max(places.lowerBound, -shift), places.upperBound)
      let end = max(start, min(places.upperBound, base.count - shift))
      for place in places.lowerBound..<start { encodeAlone(words[place]) }
      if start < end {
        encode(start..<end, words.baseAddress!, base.baseAddress! + shift)
      }
      for place in end..<places.upperBound { encodeAlone(words[place]) }
    }

    /// Encodes words that have counterparts in the base, at the same places of `before`.
    private mutating func encode(
      _ places: Range<Int>, _ words: UnsafePointer<UInt64>, _ before: UnsafePointer<UInt64>
    ) {
      // A copy, because the bytes written might be those of a property.
      var output = output
      let firstReference = referenceDistance - shift
      var next = places.lowerBound
      for place in places where words[place] != before[place] {
        output.skipped += place - next
        next = place + 1
        if place >= firstReference, before[place - referenceDistance] == words[place] {
          output.append(Kind.reference)
        } else {
          output.appendLiteral(words[place] ^ before[place])
        }
      }
      output.skipped += places.upperBound - next
      self.output = output
    }

    /// Encodes a word without a counterpart.
    private mutating func encodeAlone(_ word: UInt64) {
      if word == 0 { output.skipped += 1 } else { output.appendLiteral(word) }
    }
  }

  /// The bytes written, after which there is room for all that may follow.
  private struct Output {
    private let start: UnsafeMutablePointer<UInt8>
    /// A pointer, because an array would check its capacity at each byte, which takes longer than all else.
    private var end: UnsafeMutablePointer<UInt8>
    /// The words that the next token skips.
    var skipped = 0

    init(_ start: UnsafeMutablePointer<UInt8>) {
      self.start = start
      end = start
    }

    var byteCount: Int { end - start }

    /// - Parameter difference: The bits in which a word differs from that of the base; not 0.
    @inline(__always)
    mutating func appendLiteral(_ difference: UInt64) {
      let size = 8 - difference.leadingZeroBitCount / 8
      append(UInt8(truncatingIfNeeded: size - 1))
      UnsafeMutableRawPointer(end).storeBytes(of: difference.littleEndian, as: UInt64.self)
      end += size
    }

    mutating func appendShift(_ number: UInt64) {
      append(Kind.shift)
      append(number: number)
    }

    /// A token, after the words skipped.
    @inline(__always)
    mutating func append(_ kind: UInt8) {
      if skipped < longestSkip {
        end.pointee = kind | UInt8(truncatingIfNeeded: skipped) << 4
        end += 1
      } else {
        end.pointee = kind | UInt8(longestSkip) << 4
        end += 1
        append(number: UInt64(skipped - longestSkip))
      }
      skipped = 0
    }

    /// Seven bits to a byte.
    private mutating func append(number: UInt64) {
      var left = number
      while left >= 128 {
        end.pointee = UInt8(truncatingIfNeeded: left) | 128
        end += 1
        left >>= 7
      }
      end.pointee = UInt8(left)
      end += 1
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
    /// How many words there must be in the end.
    let count: Int
    var words: [UInt64] = []
    private(set) var isSound = true
    private var next = 0
    private var shift = 0

    init(bytes: [UInt8], base: [UInt64], count: Int) {
      self.bytes = bytes
      self.base = base
      self.count = count
    }

    mutating func run() {
      while next < bytes.count, isSound {
        let token = readByte()
        var skipped = UInt64(token >> 4)
        if skipped == longestSkip { skipped &+= readNumber() }
        skip(skipped)
        decode(token & 15)
      }
      skip(UInt64(count - words.count))
    }

    private mutating func skip(_ number: UInt64) {
      guard isSound, number <= count - words.count else { return isSound = false }
      let (skipped, source) = (Int(number), words.count &+ shift)
      if source >= 0, source <= base.count - skipped {
        words += base[source..<source + skipped]
      } else {
        for _ in 0..<skipped { words.append(baseWord()) }
      }
    }

    private mutating func decode(_ kind: UInt8) {
      switch kind {
      case Kind.shift:
        let number = readNumber()
        shift &+= Int(number >> 1) ^ -Int(number & 1)
      case Kind.reference: append(baseWord(before: referenceDistance))
      case 0..<8:
        var difference: UInt64 = 0
        for index in 0...kind { difference |= UInt64(readByte()) << UInt64(8 * index) }
        append(baseWord() ^ difference)
      default: isSound = false
      }
    }

    private mutating func append(_ word: UInt64) {
      guard isSound, words.count < count else { return isSound = false }
      words.append(word)
    }

    private func baseWord(before distance: Int = 0) -> UInt64 {
      let place = words.count &+ shift &- distance
      return base.indices.contains(place) ? base[place] : 0
    }

    private mutating func readByte() -> UInt8 {
      guard next < bytes.count else {
        isSound = false
        return 0
      }
      defer { next += 1 }
      return bytes[next]
    }

    private mutating func readNumber() -> UInt64 {
      var (number, bits): (UInt64, UInt64) = (0, 0)
      while bits < 64 {
        let byte = readByte()
        number |= UInt64(byte & 127) << bits
        bits += 7
        if byte < 128 { return number }
      }
      isSound = false
      return 0
    }
  }
}
