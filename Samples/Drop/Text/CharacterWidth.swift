/// The number of columns that terminals give to a character.
enum CharacterWidth {
  /// Wide and fullwidth characters of Unicode's East Asian Width, and gaps between them that are still empty.
  ///
  /// Emoji are not listed, since a property tells them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  /// Vowels and final consonants of Hangul, which are drawn on the consonant before.
  private static let medialHangul: ClosedRange<UInt32> = 0x1160...0x11FF

  /// Returns 0 for a mark on the character before, 2 for a wide character, and 1 for others.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    // This includes the soft hyphen, which terminals show.
    if value < 0x300 { return 1 }
    let category = scalar.properties.generalCategory
    if [.nonspacingMark, .enclosingMark, .format].contains(category) { return 0 }
    if medialHangul.contains(value) { return 0 }
    if scalar.isRegionalIndicator { return 1 }
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(value) } ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether two of them are a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
