import SampleSupport
import Testing

@testable import drop

/// The bytes of the frames of a text that falls.
@Suite struct DropWriterTests {
  /// Characters that no terminal shows with few bytes.
  private static func looks() -> (looks: Looks, numbers: [(number: Int32, width: Int)]) {
    var looks = Looks()
    var numbers: [(Int32, Int)] = [(Looks.blank, 1)]
    for (index, text) in ["a", "é", "漢", "👩‍💻", "e\u{301}", " "].enumerated() {
      for color in 0..<4 {
        var style = TextStyle()
        style.apply("\(index % 2);48;2;\(color);200;\(index);38;2;1;2;\(100 + color)")
        let glyph = Glyph(text: text, width: [2, 3].contains(index) ? 2 : 1, style: style)
        numbers.append((looks.number(of: glyph), glyph.width))
      }
    }
    return (looks, numbers)
  }

  @Test func `no second has more than 200 kB, and no row waits for long`() {
    let (columns, rows) = (200, 50)
    let (looks, numbers) = Self.looks()
    var random = SeededGenerator(seed: 1)
    var writer = ScreenWriter(columns: columns, rows: rows)
    var screen = GlyphScreen(columns: columns, rows: rows)
    var grid = CellGrid(columns: columns, rows: rows)
    var bytes: [Int] = []
    for frame in 0..<240 {
      // All cells change in each frame, and in the last quarter none does.
      if frame < 180 {
        grid.clear()
        for row in 0..<rows {
          var column = 0
          while column < columns {
            let (number, width) = numbers[Int(random.next(below: UInt64(numbers.count)))]
            grid.put(number, width: width, column: column, row: row)
            column += width
          }
        }
      }
      let changes = writer.changes(to: grid, looks, after: 1 / 60.0)
      bytes.append(changes.utf8.count)
      screen.read(changes)
    }
    let seconds = bytes.indices.dropLast(59).map { bytes[$0..<$0 + 60].reduce(0, +) }
    #expect((seconds.max() ?? 0) <= 200_000 && (seconds.max() ?? 0) > 150_000)
    // Each frame has a share, but for the burst of the first ones.
    #expect(bytes[..<180].allSatisfy { $0 > 1000 })
    // A frame of this kind takes 300 kB.
    #expect(screen.complaints == [] && !writer.isComplete)
    var frames = 0
    while !writer.isComplete, frames < 200 {
      screen.read(writer.changes(to: grid, looks, after: 1 / 60.0))
      frames += 1
    }
    #expect(writer.isComplete && frames < 200)
    #expect(writer.changes(to: grid, looks, after: 1 / 60.0) == "")
    for row in 0..<rows {
      for column in 0..<columns where grid.cells[row * columns + column] >= 0 {
        let look = looks[grid.cells[row * columns + column]]
        let shown = screen.cells[row][column]
        #expect(shown.text == look.glyph.text)
        if !look.glyph.isBlank { #expect(shown.style == look.parameters) }
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `the screen is the grid after every frame`(seed: UInt64) {
    let (columns, rows) = (12, 4)
    let (looks, numbers) = Self.looks()
    var random = SeededGenerator(seed: seed)
    var writer = ScreenWriter(columns: columns, rows: rows)
    var screen = GlyphScreen(columns: columns, rows: rows)
    var grid = CellGrid(columns: columns, rows: rows)
    for _ in 0..<40 {
      if random.next(below: 4) == 0 { grid.clear() }
      for _ in 0..<random.next(below: 12) {
        let (number, width) = numbers[Int(random.next(below: UInt64(numbers.count)))]
        grid.put(
          number, width: width, column: Int(random.next(below: 14)) - 1,
          row: Int(random.next(below: 6)) - 1)
      }
      screen.read(writer.changes(to: grid, looks, after: 1))
      #expect(writer.isComplete && screen.complaints == [])
      for (index, number) in grid.cells.enumerated() {
        let shown = screen.cells[index / columns][index % columns]
        guard number != Looks.covered else {
          #expect(shown.text == "")
          continue
        }
        #expect(shown.text == looks[number].glyph.text)
        if !looks[number].glyph.isBlank { #expect(shown.style == looks[number].parameters) }
      }
    }
  }

  @Test(
    arguments: [
      (nil, (0, 0), "\u{1B}[H"), (nil, (4, 0), "\u{1B}[5H"), (nil, (4, 7), "\u{1B}[5;8H"),
      ((4, 7), (4, 7), ""), ((4, 7), (4, 8), "\u{1B}[C"), ((4, 7), (4, 6), "\u{8}"),
      ((4, 7), (4, 0), "\r"), ((4, 70), (4, 20), "\u{1B}[21G"), ((4, 7), (5, 7), "\u{1B}[B"),
      ((4, 7), (40, 7), "\u{1B}[36B"), ((4, 7), (3, 7), "\u{1B}[4;8H"),
    ] as [((Int, Int)?, (Int, Int), String)])
  func `the cursor moves by the shortest sequence`(
    start: (Int, Int)?, end: (Int, Int), expected: String
  ) {
    let from = start.map { (row: $0.0, column: $0.1) }
    #expect(CursorMove.sequence(from: from, to: (row: end.0, column: end.1)) == expected)
  }

  @Test func `a letter that falls by a row takes few bytes`() {
    var looks = Looks()
    let number = looks.number(of: Glyph(text: "x", width: 1, style: TextStyle()))
    var writer = ScreenWriter(columns: 80, rows: 24)
    var sizes: [Int] = []
    for row in 0..<24 {
      var grid = CellGrid(columns: 80, rows: 24)
      grid.put(number, width: 1, column: 40, row: row)
      sizes.append(writer.changes(to: grid, looks, after: 1 / 60.0).utf8.count)
    }
    #expect(sizes.allSatisfy { $0 <= 20 })
  }
}
