import Foundation

/// Reads numbers, words and separators from an attribute.
struct NumberScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index == bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  mutating func skip() { index += 1 }

  mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D, 0x0C].contains(byte) { index += 1 }
  }

  /// Skips spaces with at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    guard skip("," as Unicode.Scalar) else { return }
    skipSpace()
  }

  /// Skips a character; `false` if another one is next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, UInt32(byte) == character.value else { return false }
    index += 1
    return true
  }

  /// Reads a number such as `-.5e-3`, which ends where it could not go on: `1.5.5` is two numbers.
  mutating func number() -> Double? {
    let start = index
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    let whole = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: ".") {
      index += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      index = start
      return nil
    }
    skipExponent()
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// An `e` without digits is the beginning of a unit.
  private mutating func skipExponent() {
    let start = index
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    if skipDigits() == 0 { index = start }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  /// Reads the flag of an arc, which may be followed by a number without a space.
  mutating func flag() -> Bool? {
    if skip("0") { return false }
    return skip("1") ? true : nil
  }

  /// Reads letters and minus signs.
  mutating func word() -> String {
    let start = index
    while let byte = next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads numbers with separators until something else.
  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    skipSpace()
    while let number = number() {
      numbers.append(number)
      skipSeparator()
    }
    return numbers
  }
}
