/// A text as a terminal of some size shows it after `cat`: lines are broken, and the first ones scroll away.
struct Page {
  let columns: Int
  let rows: Int
  /// The characters by row and column; `nil` where there is none, and in the second column of a wide one.
  private(set) var cells: [[Glyph?]]
  /// The row of the cursor.
  private(set) var row = 0
  /// The column of the cursor; one more than there are after a character in the last one.
  private var column = 0
  /// The place of the latest character, which marks may follow.
  private var latest: (row: Int, column: Int)?
  private var style = TextStyle()
  private var parser = ControlParser()
  /// The start of a character of UTF-8 whose other bytes have not come yet.
  private var incomplete: [UInt8] = []

  /// The longest grapheme, in UTF-8; a letter may have any number of marks.
  private static let longestText = 64
  private static let tabWidth = 8

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: nil, count: columns), count: rows)
  }

  /// Whether nothing of it can be seen.
  var isBlank: Bool { cells.joined().allSatisfy { $0?.isBlank ?? true } }

  /// Takes a piece of the text, which may end within a character.
  mutating func read(_ bytes: [UInt8]) {
    let all = incomplete + bytes
    let end = all.count - all.incompleteSuffixLength
    incomplete = Array(all[end...])
    show(all[..<end])
  }

  /// Takes the end of the text.
  mutating func finish() {
    show(incomplete[...])
    incomplete = []
  }

  private mutating func show(_ bytes: ArraySlice<UInt8>) {
    // Bytes that are not UTF-8 become U+FFFD, as on the terminal.
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch parser.read(scalar) {
      case .style(let parameters): style.apply(parameters)
      case .scalar(let scalar): show(scalar)
      case nil: break
      }
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      column = 0
      lineFeed()
    case "\u{B}", "\u{C}": lineFeed()
    case "\r": column = 0
    case "\u{8}": column = max(0, min(column, columns - 1) - 1)
    case "\t": column = min(columns - 1, (column / Self.tabWidth + 1) * Self.tabWidth)
    case ..<" ", "\u{7F}"..<"\u{A0}": break
    default: put(scalar)
    }
  }

  private mutating func lineFeed() {
    latest = nil
    row += 1
    guard row == rows else { return }
    row -= 1
    cells.removeFirst()
    cells.append(Array(repeating: nil, count: columns))
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x300, join(scalar) { return }
    let width = CharacterWidth.columns(of: scalar)
    // A mark without a letter, and a wide character in a single column, are not shown.
    guard width > 0, width <= columns else { return }
    put(String(scalar), width: width)
  }

  private mutating func put(_ text: String, width: Int) {
    if column + width > columns {
      column = 0
      lineFeed()
    }
    clear(column..<column + width)
    cells[row][column] = Glyph(text: text, width: width, style: style)
    latest = (row, column)
    column += width
  }

  /// Adds a mark to the character before, if both are one grapheme.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let latest, var glyph = cells[latest.row][latest.column] else { return false }
    let joined = glyph.text + String(scalar)
    guard joined.count == 1 else { return false }
    guard joined.utf8.count <= Self.longestText else { return true }
    glyph.text = joined
    if scalar.isRegionalIndicator {
      completeFlag(glyph)
    } else {
      cells[latest.row][latest.column] = glyph
    }
    return true
  }

  /// Shows a flag in place of its first half, the latest character: it is wide.
  private mutating func completeFlag(_ flag: Glyph) {
    guard let latest, columns > 1 else { return }
    column = latest.column
    cells[latest.row][column] = nil
    put(flag.text, width: 2)
  }

  /// Removes the characters in some columns, and wide ones that are partly in them.
  private mutating func clear(_ range: Range<Int>) {
    if range.lowerBound > 0, cells[row][range.lowerBound - 1]?.width == 2 {
      cells[row][range.lowerBound - 1] = nil
    }
    for column in range { cells[row][column] = nil }
  }
}

extension [UInt8] {
  /// The number of bytes at the end that begin a character of UTF-8 and do not complete it.
  fileprivate var incompleteSuffixLength: Int {
    for (length, byte) in zip(1...3, reversed()) {
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
      return needed > length ? length : 0
    }
    return 0
  }
}
