/// A state as its differences from the state before, lossless.
///
/// Most words are those of the state before at the same place, and are skipped. Many others are equal to one at
/// another place: the place before a step is the place of the state before, and a body that does not rest yet has
/// its place as its resting place, too. These are references, by how far away that word is. The rest is
/// written as the bytes that differ (XOR), without leading zeros. Where contacts come or go, all words
/// behind them move: the shift says by how much.
///
/// Each token is a byte, a kind in its low five bits and how many words are skipped first in the others, with
/// numbers and bytes after it as the kind says.
enum StateDelta {
  /// Kinds of tokens; those below are literals of 1 to 8 bytes, and known distances.
  private enum Kind {
    static let firstDistance: UInt8 = 8
    static let distanceInBase: UInt8 = 16
    static let distanceInWords: UInt8 = 17
    static let shift: UInt8 = 18
    static let end: UInt8 = 19
  }

  private static let maxShift = 48

  static func encode(_ words: [UInt64], from base: [UInt64]) -> [UInt8] {
    words.withUnsafeBufferPointer { words in
      base.withUnsafeBufferPointer { base in
        var encoder = Encoder(words: words, base: base)
        encoder.run()
        // Without the room that was left for more: whoever keeps many of these keeps that, too.
        return encoder.bytes.withUnsafeBufferPointer { Array($0) }
      }
    }
  }

  /// - Parameters:
  ///   - bytes: From ``encode(_:from:)``, with the same base.
  ///   - count: How many words were encoded.
  static func decode(_ bytes: [UInt8], from base: [UInt64], count: Int) -> [UInt64] {
    var decoder = Decoder(bytes: bytes, base: base)
    decoder.words.reserveCapacity(count)
    decoder.run()
    return decoder.words
  }

  /// How far back a word is that comes again, in the base or in the words themselves.
  private struct Distance: Equatable {
    var isInBase = false
    var length = 1
  }

  /// The last distances, of which the oldest gives way.
  private struct Distances {
    static let count = 8
    private var known: InlineArray<8, Distance> = .init(repeating: Distance())
    private var oldest = 0

    subscript(slot: Int) -> Distance { known[slot] }

    mutating func add(_ distance: Distance) {
      known[oldest] = distance
      oldest = (oldest + 1) % Self.count
    }
  }

  // MARK: Encoding

  private struct Encoder {
    let words: UnsafeBufferPointer<UInt64>
    let base: UnsafeBufferPointer<UInt64>
    private(set) var bytes: [UInt8] = []
    private var distances = Distances()
    private var shift = 0
    private var skipped = 0
    /// Before this place, looking for another shift is not worth its time.
    private var nextSearch = 0
    /// By the hashes of words that have changed: twice the place, and one more in the base; −1 for none.
    private var places = Array(repeating: Int32(-1), count: 1 << tableBits)

    private static let tableBits = 12
    private static let wordsBetweenSearches = 20

    init(words: UnsafeBufferPointer<UInt64>, base: UnsafeBufferPointer<UInt64>) {
      self.words = words
      self.base = base
      bytes.reserveCapacity(words.count)
    }

    mutating func run() {
      for place in words.indices {
        if words[place] == baseWord(place) {
          skipped += 1
        } else {
          encode(place)
        }
      }
      if skipped > 0 { append(Kind.end) }
    }

    /// 0 outside.
    private func baseWord(_ place: Int) -> UInt64 {
      base.indices.contains(place + shift) ? base[place + shift] : 0
    }

    private mutating func encode(_ place: Int) {
      let word = words[place]
      if let slot = knownDistance(place) {
        append(Kind.firstDistance + UInt8(slot))
      } else if let distance = find(word, place) {
        distances.add(distance)
        append(distance.isInBase ? Kind.distanceInBase : Kind.distanceInWords)
        append(number: distance.isInBase ? zigzag(distance.length) : UInt64(distance.length))
      } else {
        if place >= nextSearch, adjustShift(place), word == baseWord(place) {
          skipped += 1
          return
        }
        appendLiteral(word ^ baseWord(place))
      }
      if base.indices.contains(place + shift) {
        addToTable(base[place + shift], place + shift, true)
      }
      addToTable(word, place, false)
    }

    private mutating func appendLiteral(_ difference: UInt64) {
      let count = 8 - difference.leadingZeroBitCount / 8
      append(UInt8(count - 1))
      withUnsafeBytes(of: difference.littleEndian) { bytes.append(contentsOf: $0.prefix(count)) }
    }

    /// A token, after the words skipped.
    private mutating func append(_ kind: UInt8) {
      bytes.append(kind | UInt8(min(skipped, 7)) << 5)
      if skipped >= 7 { append(number: UInt64(skipped - 7)) }
      skipped = 0
    }

    /// Seven bits to a byte.
    private mutating func append(number: UInt64) {
      var left = number
      while left >= 128 {
        bytes.append(UInt8(truncatingIfNeeded: left) | 128)
        left >>= 7
      }
      bytes.append(UInt8(left))
    }

    // MARK: Words that come again

    private func knownDistance(_ place: Int) -> Int? {
      for slot in 0..<Distances.count where reaches(distances[slot], place) { return slot }
      return nil
    }

    private func reaches(_ distance: Distance, _ place: Int) -> Bool {
      let source = place - distance.length + (distance.isInBase ? shift : 0)
      if distance.isInBase {
        return base.indices.contains(source) && base[source] == words[place]
      }
      return source >= 0 && words[source] == words[place]
    }

    private func find(_ word: UInt64, _ place: Int) -> Distance? {
      // A literal is as short.
      guard (word ^ baseWord(place)) >> 16 != 0 else { return nil }
      let found = places[slot(of: word)]
      guard found >= 0 else { return nil }
      let (source, isInBase) = (Int(found >> 1), found & 1 == 1)
      let distance = Distance(
        isInBase: isInBase, length: place + (isInBase ? shift : 0) - source)
      return reaches(distance, place) ? distance : nil
    }

    private mutating func addToTable(_ word: UInt64, _ place: Int, _ isInBase: Bool) {
      places[slot(of: word)] = Int32(place << 1 | (isInBase ? 1 : 0))
    }

    private func slot(of word: UInt64) -> Int {
      Int((word &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.tableBits))
    }

    // MARK: Words that have moved

    /// Looks for a shift by which more of the next words are those of the base.
    private mutating func adjustShift(_ place: Int) -> Bool {
      var (best, most) = (shift, matches(shift, place) + 4)
      let first = max(0, place + shift - maxShift)
      let end = min(base.count, place + shift + maxShift)
      guard first < end else { return false }
      for source in first..<end where base[source] == words[place] {
        let count = matches(source - place, place)
        if count > most { (best, most) = (source - place, count) }
      }
      nextSearch = place + Self.wordsBetweenSearches
      guard best != shift else { return false }
      append(Kind.shift)
      append(number: zigzag(best - shift))
      shift = best
      return true
    }

    private func matches(_ shift: Int, _ place: Int) -> Int {
      let end = min(place + 24, words.count, base.count - shift)
      let start = max(place, -shift)
      guard start < end else { return 0 }
      return (start..<end).count { words[$0] == base[$0 + shift] }
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
    private var distances = Distances()
    private var shift = 0

    init(bytes: [UInt8], base: [UInt64]) {
      self.bytes = bytes
      self.base = base
    }

    mutating func run() {
      while next < bytes.count {
        let token = readByte()
        var skipped = Int(token >> 5)
        if skipped == 7 { skipped += Int(readNumber()) }
        for _ in 0..<skipped { words.append(baseWord) }
        decode(token & 31)
      }
    }

    private mutating func decode(_ kind: UInt8) {
      switch kind {
      case Kind.distanceInBase:
        let number = readNumber()
        copy(Distance(isInBase: true, length: Int(number >> 1) ^ -Int(number & 1)), isNew: true)
      case Kind.distanceInWords:
        copy(Distance(isInBase: false, length: Int(readNumber())), isNew: true)
      case Kind.shift:
        let number = readNumber()
        shift += Int(number >> 1) ^ -Int(number & 1)
      case Kind.end: break
      case Kind.firstDistance...: copy(distances[Int(kind - Kind.firstDistance)], isNew: false)
      default:
        var difference: UInt64 = 0
        for index in 0...kind { difference |= UInt64(readByte()) << UInt64(8 * index) }
        words.append(baseWord ^ difference)
      }
    }

    private mutating func copy(_ distance: Distance, isNew: Bool) {
      if isNew { distances.add(distance) }
      let source = words.count - distance.length
      words.append(distance.isInBase ? base[source + shift] : words[source])
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
