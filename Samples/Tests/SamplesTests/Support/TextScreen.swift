/// A terminal that understands just enough to hold the pictures of a show.
struct TextScreen {
  struct Cell {
    var character: Character = " "
    /// The parameters of the background color after 48, such as `2;255;0;0`; empty at first.
    var ground = ""
  }

  let columns: Int
  private(set) var cells: [[Cell]]
  private var column = 0
  private var row = 0
  private var ground = ""
  /// Sequences that it does not know; a show that writes them needs a terminal that knows more.
  private(set) var unknown: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

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
    var rest = Substring(output)
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(character)
        continue
      }
      guard rest.popFirst() == "[", let end = rest.firstIndex(where: \.isLetter) else {
        unknown.append(String(rest.prefix(8)))
        return
      }
      control(rest[end], String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func put(_ character: Character) {
    guard cells.indices.contains(row), column < columns else {
      unknown.append("\(character) outside")
      return
    }
    cells[row][column] = Cell(character: character, ground: ground)
    column += 1
  }

  private mutating func control(_ kind: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch kind {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "C": column += numbers.first ?? 1
    case "B": row += numbers.first ?? 1
    case "m": color(numbers)
    default: unknown.append(parameters + String(kind))
    }
  }

  private mutating func color(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      if number == 0 { ground = "" }
      guard number == 38 || number == 48 else { continue }
      let color = rest.prefix(rest.first == 2 ? 4 : 2)
      rest = rest.dropFirst(color.count)
      if number == 48 { ground = color.map(String.init).joined(separator: ";") }
    }
  }
}
