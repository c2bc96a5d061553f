import Foundation

/// What a terminal shows after some output; it knows the control sequences that are needed, and no others.
struct TerminalModel {
  struct Cell: Equatable {
    var character: Character = " "
    var ink = ""
    var ground = ""
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  private(set) var isCursorVisible = true
  private(set) var unknown: [String] = []
  private(set) var pen = Cell()
  private var place = 0

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  mutating func feed(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        let end = rest.firstIndex { $0.isLetter } ?? rest.startIndex
        control(String(rest[...end]))
        rest = rest[rest.index(after: end)...]
      } else if cells.indices.contains(place) {
        cells[place] = Cell(character: character, ink: pen.ink, ground: pen.ground)
        place += 1
      } else {
        unknown.append("'\(character)' outside of the screen")
      }
    }
  }

  private mutating func control(_ sequence: String) {
    switch sequence {
    case "[?25l": isCursorVisible = false
    case "[?25h": isCursorVisible = true
    case "[2J": cells = Array(repeating: Cell(), count: columns * rows)
    case "[0m": pen = Cell()
    default:
      let numbers = sequence.dropFirst().dropLast().split(separator: ";").map(String.init)
      if sequence.hasSuffix("H"), numbers.count == 2 {
        place = (Int(numbers[0])! - 1) * columns + Int(numbers[1])! - 1
      } else if sequence.hasSuffix("m"), setColors(numbers[...]) {
        return
      } else {
        unknown.append(sequence)
      }
    }
  }

  private mutating func setColors(_ numbers: ArraySlice<String>) -> Bool {
    guard let layer = numbers.first else { return true }
    let length = numbers.dropFirst().first == "2" ? 5 : 3
    guard numbers.count >= length, layer == "38" || layer == "48" else { return false }
    let color = numbers.dropFirst(2).prefix(length - 2).joined(separator: ";")
    if layer == "38" { pen.ink = color } else { pen.ground = color }
    return setColors(numbers.dropFirst(length))
  }

  /// The colors of square pixels, two a cell.
  var pixels: [(place: CGPoint, color: String)] {
    cells.enumerated().flatMap { index, cell in
      let (x, y) = (Double(index % columns) + 0.5, Double(index / columns) * 2)
      let (upper, lower) =
        switch cell.character {
        case "▀": (cell.ink, cell.ground)
        case "▄": (cell.ground, cell.ink)
        case "█": (cell.ink, cell.ink)
        default: (cell.ground, cell.ground)
        }
      return [(CGPoint(x: x, y: y + 0.5), upper), (CGPoint(x: x, y: y + 1.5), lower)]
    }
  }

  /// A line for each row.
  var text: [String] {
    (0..<rows).map { String(cells[($0 * columns)..<(($0 + 1) * columns)].map(\.character)) }
  }
}
