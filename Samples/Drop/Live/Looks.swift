/// The different characters of a show, by numbers, which are faster to compare than texts.
struct Looks {
  /// The number of an empty cell.
  static let blank: Int32 = 0
  /// The number of a cell that the wide character before it covers.
  static let covered: Int32 = -1

  struct Look {
    var glyph: Glyph
    /// The parameters of the style, worked out once.
    var parameters: String
    /// Whether every terminal moves its cursor by one column after it.
    var isSimple: Bool
  }

  private(set) var looks: [Look] = []
  private var numbers: [Glyph: Int32] = [:]

  init() { _ = number(of: Glyph(text: " ", width: 1, style: TextStyle())) }

  subscript(number: Int32) -> Look { looks[Int(number)] }

  mutating func number(of glyph: Glyph) -> Int32 {
    if let number = numbers[glyph] { return number }
    let number = Int32(looks.count)
    let scalars = glyph.text.unicodeScalars
    looks.append(
      Look(
        glyph: glyph, parameters: glyph.style.parameters,
        isSimple: glyph.width == 1 && scalars.count == 1 && scalars.first!.value < 0x2E80))
    numbers[glyph] = number
    return number
  }
}
