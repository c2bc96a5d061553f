/// A character as a terminal shows it.
struct Glyph: Hashable {
  /// One grapheme.
  var text: String
  /// 1, or 2 for a wide character.
  var width: Int
  var style: TextStyle

  /// Whether nothing is seen of it.
  var isBlank: Bool { text == " " && !style.showsOnSpace }
}
