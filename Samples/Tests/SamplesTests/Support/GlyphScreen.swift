@testable import SampleSupport
@testable import drop

/// A terminal that holds the frames of a text that falls, with the style of each character.
///
/// Where terminals differ, such as after a wide character, it does not know its cursor, and complains if a show relies
/// on it.
struct GlyphScreen {
  struct Cell: Equatable {
    var text = " "
    /// The parameters of SGR since the last reset.
    var style = ""
  }

  let columns: Int
  /// Empty texts are second halves of wide characters.
  private(set) var cells: [[Cell]]
  private(set) var complaints: [String] = []
  private var row = 0
  private var column = 0
  private var isPlaceKnown = false
  private var style = ""
  /// The place of the latest character, to which marks belong.
  private var latest: (row: Int, column: Int)?

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows as lines, without spaces at their ends.
  var lines: [String] {
    cells.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The cells that are not as on a page, with their characters and those of the page.
  func differences(from page: Page) -> [String] {
    zip(cells.joined(), page.screenCells.joined()).enumerated().filter { $1.0 != $1.1 }.map {
      "\($0 / columns), \($0 % columns): \($1.0), not \($1.1)"
    }
  }

  mutating func read(_ output: String) {
    var parser = InputParser()
    for piece in parser.read(Array(output.utf8), at: 0) {
      switch piece {
      case .character("\r"): move(to: row, 0)
      case .character("\u{8}"): move(to: row, column - 1)
      case .character(let character): put(character)
      case .control(let parameters, let final):
        obey(Character(UnicodeScalar(final)), String(decoding: parameters, as: UTF8.self))
      default: complaints.append("\(piece)")
      }
    }
  }

  private mutating func put(_ character: Character) {
    if let latest {
      let joined = cells[latest.row][latest.column].text + String(character)
      if joined.count == 1 {
        cells[latest.row][latest.column].text = joined
        isPlaceKnown = false
        if character.unicodeScalars.first!.isRegionalIndicator, latest.column + 1 < columns {
          // A flag is wide.
          cover(latest.row, latest.column + 1)
        }
        return
      }
    }
    guard isPlaceKnown, cells.indices.contains(row), (0..<columns).contains(column) else {
      complaints.append("\(character) somewhere")
      return
    }
    // The other half of a wide character is cleared.
    if cells[row][column].text == "" { cells[row][column - 1] = Cell() }
    cells[row][column] = Cell(
      text: String(character), style: character == " " ? styleOfSpace : style)
    latest = (row, column)
    let width = CharacterWidth.columns(of: character.unicodeScalars.first!)
    let next = column + max(width, 1)
    if width == 2, next <= columns {
      cover(row, column + 1)
    } else if next < columns, cells[row][next].text == "" {
      cells[row][next] = Cell()
    }
    isPlaceKnown = width == 1 && next < columns && character.unicodeScalars.first!.value < 0x2E80
    column = next
  }

  /// Makes a cell the second half of the one before.
  private mutating func cover(_ row: Int, _ column: Int) {
    cells[row][column] = Cell(text: "")
    if column + 1 < columns, cells[row][column + 1].text == "" { cells[row][column + 1] = Cell() }
  }

  /// The present style, if one sees it on a space.
  private var styleOfSpace: String {
    var style = TextStyle()
    style.apply(self.style)
    return style.showsOnSpace ? self.style : ""
  }

  private mutating func obey(_ kind: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let count = numbers.first ?? 1
    if kind != "H", kind != "m", !isPlaceKnown { complaints.append("\(kind) from somewhere") }
    switch kind {
    case "H":
      isPlaceKnown = true
      move(to: count - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "C": move(to: row, column + count)
    case "B": move(to: row + count, column)
    case "G": move(to: row, count - 1)
    case "K": for rest in column..<columns { cells[row][rest] = Cell() }
    case "m":
      let isReset = parameters.isEmpty || parameters.hasPrefix(";")
      if !isReset, !style.isEmpty { complaints.append("\(parameters) on \(style)") }
      style = parameters.hasPrefix(";") ? String(parameters.dropFirst()) : parameters
    default: complaints.append(parameters + String(kind))
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    (self.row, self.column, latest) = (row, column, nil)
    if !cells.indices.contains(row) || !(0..<columns).contains(column) {
      complaints.append("\(row), \(column) is outside")
    }
  }
}

extension Page {
  /// The page as it must be on a screen.
  var screenCells: [[GlyphScreen.Cell]] {
    cells.map { row in
      var result = [GlyphScreen.Cell](repeating: .init(), count: row.count)
      for (column, glyph) in row.enumerated() {
        guard let glyph, !glyph.isBlank else { continue }
        result[column] = .init(text: glyph.text, style: glyph.style.parameters)
        if glyph.width == 2 { result[column + 1].text = "" }
      }
      return result
    }
  }
}
