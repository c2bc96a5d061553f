import Testing

@testable import SampleSupport

/// The screen of a small terminal after the control sequences of a canvas.
@Suite struct CanvasTests {
  @Test(arguments: [ColorDepth.trueColor, .indexed, .sixteen, .none], [UInt64](0..<6))
  func `the screen shows the picture, whatever was shown before`(depth: ColorDepth, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (columns, rows) = (1 + Int(generator.next(below: 30)), 1 + Int(generator.next(below: 12)))
    var canvas = Canvas(columns: columns, rows: rows)
    var screen = SmallTerminal(columns: columns, rows: rows)
    let colors = (0..<4).map { _ in Color(code: UInt32(generator.next(below: 1 << 24))) }
    for _ in 0..<40 {
      if generator.next(below: 8) == 0 { canvas.fill(colors[0]) }
      for _ in 0..<generator.next(below: 40) {
        let (x, y) = (Int(generator.next(below: 31)), Int(generator.next(below: 25)))
        canvas[x, y] = colors[Int(generator.next(below: 4))]
      }
      if generator.next(below: 3) == 0 {
        canvas.write("a♠ z", column: Int(generator.next(below: 30)), row: 0, ink: colors[1])
      }
      screen.read(canvas.changes(depth: depth))
      var fresh = SmallTerminal(columns: columns, rows: rows)
      var copy = Canvas(copying: canvas)
      fresh.read(copy.changes(depth: depth))
      #expect(screen.cells == fresh.cells)
    }
  }

  @Test func `half blocks show their two pixels`() {
    var canvas = Canvas(columns: 3, rows: 1)
    let (red, blue) = (Color(255, 0, 0), Color(0, 0, 255))
    for x in 0..<3 {
      canvas[x, 0] = x == 1 ? blue : red
      canvas[x, 1] = x == 2 ? red : blue
    }
    var screen = SmallTerminal(columns: 3, rows: 1)
    screen.read(canvas.changes(depth: .trueColor))
    #expect(screen.cells.map(\.upper) == ["2;255;0;0", "2;0;0;255", "2;255;0;0"])
    #expect(screen.cells.map(\.lower) == ["2;0;0;255", "2;0;0;255", "2;255;0;0"])
  }

  @Test func `without colors, there are characters and no color sequences`() {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.fill(Color(255, 255, 255))
    for y in 0..<2 { canvas[0, y] = Color(0, 0, 0) }
    canvas[1, 0] = Color(0, 0, 0)
    canvas.write("x", column: 3, row: 0, ink: Color(0, 0, 0))
    let text = canvas.changes(depth: .none)
    #expect(text == "\u{1B}[1H ▄█\u{1B}[7mx\u{1B}[0m")
  }
}

/// Shows the sequences that a canvas writes: positions, colors, blocks and letters.
private struct SmallTerminal {
  struct Cell: Equatable {
    var letter: Character?
    var upper = ""
    var lower = ""
  }

  let columns: Int
  var cells: [Cell]
  private var (row, column) = (0, 0)
  private var (ink, ground) = ("", "")
  private var isReversed = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  mutating func read(_ text: String) {
    var parser = InputParser()
    for piece in parser.read(Array(text.utf8), at: 0) {
      switch piece {
      case .character(let character): put(character)
      case .control(let parameters, let final):
        obey(
          Character(UnicodeScalar(final)),
          String(decoding: parameters, as: UTF8.self).split(separator: ";").map { Int($0)! })
      default: Issue.record("\(piece)")
      }
    }
  }

  private mutating func obey(_ final: Character, _ numbers: [Int]) {
    switch final {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "C": column += numbers.first ?? 1
    case "B": row += numbers.first ?? 1
    case "m": setPen(numbers)
    default: Issue.record("\(final)")
    }
  }

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers[...]
    while let first = rest.popFirst() {
      switch first {
      case 0: (ink, ground, isReversed) = ("", "", false)
      case 7: isReversed = true
      case 27: isReversed = false
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let color = rest.prefix(count).map(String.init).joined(separator: ";")
        rest = rest.dropFirst(count)
        if first == 38 { ink = color } else { ground = color }
      case 30...37, 90...97: ink = "\(first % 10 + (first > 89 ? 8 : 0))"
      case 40...47, 100...107: ground = "\(first % 10 + (first > 99 ? 8 : 0))"
      default: Issue.record("\(first)")
      }
    }
  }

  private mutating func put(_ character: Character) {
    guard column < columns, row * columns + column < cells.count else {
      Issue.record("outside")
      return
    }
    cells[row * columns + column] =
      switch character {
      case " ": Cell(upper: ground, lower: ground)
      case "█": Cell(upper: ink + (ink.isEmpty ? "█" : ""), lower: ink + (ink.isEmpty ? "█" : ""))
      case "▀": Cell(upper: ink + (ink.isEmpty ? "█" : ""), lower: ground)
      case "▄": Cell(upper: ground, lower: ink + (ink.isEmpty ? "█" : ""))
      default: Cell(letter: character, upper: isReversed ? "reversed" : ink, lower: ground)
      }
    column += 1
  }
}
