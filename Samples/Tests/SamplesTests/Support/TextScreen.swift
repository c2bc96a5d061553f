@testable import SampleSupport

/// A terminal that understands just enough to hold the pictures of a show.
struct TextScreen {
  struct Cell {
    var character: Character = " "
    /// The parameters of the colors after 38 and 48, such as `2;255;0;0`, or the number of a basic
    /// color; empty at first.
    var (ink, ground) = ("", "")

    /// Its look: the colors of two pixels, or a letter with its colors.
    var look: [String] {
      let full = ink.isEmpty ? "█" : ink
      return switch character {
      case " ": [ground, ground]
      case "█": [full, full]
      case "▀": [full, ground]
      case "▄": [ground, full]
      default: [String(character), ink, ground]
      }
    }
  }

  let columns: Int
  private(set) var cells: [[Cell]]
  private var (row, column) = (0, 0)
  private var pen = Cell()
  /// Sequences that it does not know; a show that writes them needs a terminal that knows more.
  private(set) var unknown: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  var looks: [[String]] { cells.joined().map(\.look) }

  /// The rows as lines, without spaces at their ends.
  var text: String {
    cells.map { row in
      var line = String(row.map(\.character))
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Takes the output of a show.
  mutating func read(_ output: String) {
    var parser = InputParser()
    for piece in parser.read(Array(output.utf8), at: 0) {
      switch piece {
      case .character(let character): put(character)
      case .control(let parameters, let final):
        let text = String(decoding: parameters, as: UTF8.self)
        obey(Character(UnicodeScalar(final)), text)
      default: unknown.append("\(piece)")
      }
    }
  }

  private mutating func put(_ character: Character) {
    guard cells.indices.contains(row), column < columns else {
      return unknown.append("\(character) outside")
    }
    pen.character = character
    cells[row][column] = pen
    column += 1
  }

  private mutating func obey(_ kind: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch kind {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "C": column += numbers.first ?? 1
    case "B": row += numbers.first ?? 1
    case "m": setPen(numbers[...])
    default: unknown.append(parameters + String(kind))
    }
  }

  private mutating func setPen(_ numbers: ArraySlice<Int>) {
    var rest = numbers
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Cell()
      case 7: pen.ink = "reversed"
      case 27: pen.ink = ""
      case 38, 48:
        let color = rest.prefix(rest.first == 2 ? 4 : 2)
        rest = rest.dropFirst(color.count)
        let text = color.map(String.init).joined(separator: ";")
        if number == 38 { pen.ink = text } else { pen.ground = text }
      case 30...37, 90...97: pen.ink = "\(number % 10 + (number > 89 ? 8 : 0))"
      case 40...47, 100...107: pen.ground = "\(number % 10 + (number > 99 ? 8 : 0))"
      default: unknown.append("\(number)m")
      }
    }
  }
}
