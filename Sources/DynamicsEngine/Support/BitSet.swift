/// A set of small numbers; those below 64 need no memory of their own.
struct BitSet {
  private var first: UInt64 = 0
  /// The words of the numbers from 64; the last is not 0, so that equal sets have equal words.
  private var rest: [UInt64] = []

  var isEmpty: Bool { first == 0 && rest.isEmpty }

  func contains(_ number: Int) -> Bool {
    if number < 64 { return first & (1 << UInt64(number)) != 0 }
    guard number / 64 - 1 < rest.count else { return false }
    return rest[number / 64 - 1] & (1 << UInt64(number % 64)) != 0
  }

  mutating func insert(_ number: Int) {
    if number < 64 {
      first |= 1 << UInt64(number)
      return
    }
    let missing = number / 64 - rest.count
    if missing > 0 { rest.append(contentsOf: repeatElement(0, count: missing)) }
    rest[number / 64 - 1] |= 1 << UInt64(number % 64)
  }

  mutating func remove(_ number: Int) {
    if number < 64 {
      first &= ~(1 << UInt64(number))
    } else if number / 64 - 1 < rest.count {
      rest[number / 64 - 1] &= ~(1 << UInt64(number % 64))
      while rest.last == 0 { rest.removeLast() }
    }
  }

  mutating func set(_ number: Int, to isMember: Bool) {
    if isMember { insert(number) } else { remove(number) }
  }

  func intersects(_ other: Self) -> Bool {
    first & other.first != 0 || zip(rest, other.rest).contains { $0 & $1 != 0 }
  }

  /// The number of words of 64 numbers each.
  var wordCount: Int { 1 + rest.count }

  /// The numbers from 64 · `index`, one bit for each.
  func word(_ index: Int) -> UInt64 { index == 0 ? first : rest[index - 1] }

  /// Calls `body` with each number, in ascending order.
  func forEach(_ body: (Int) -> Void) {
    for index in 0..<wordCount { Self.forEachBit(of: word(index), from: 64 * index, body) }
  }

  /// Calls `body` with each number of a word, in ascending order.
  @inline(__always)
  static func forEachBit(of word: UInt64, from base: Int, _ body: (Int) -> Void) {
    var left = word
    while left != 0 {
      body(base + left.trailingZeroBitCount)
      left &= left - 1
    }
  }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&first)
    coder.code(&rest, blank: 0) { $0.code(&$1) }
    coder.check(rest.last != 0, "a set of numbers ends in an empty word")
  }
}
