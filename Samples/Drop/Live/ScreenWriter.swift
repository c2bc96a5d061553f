/// Writes the changes of a grid, as few bytes in each frame as the connection takes.
///
/// If there is more to write, the next frame goes on where this one ends, so that no part of the screen waits for long.
struct ScreenWriter {
  private let columns: Int
  private let rows: Int
  /// The cells that the terminal shows.
  private var shown: [Int32]
  /// The row with which the next frame begins.
  private var nextRow = 0
  private var allowance: ByteAllowance
  /// Whether the terminal shows the whole latest grid.
  private(set) var isComplete = false

  /// The most unchanged cells that are written again instead of moving the cursor.
  private static let shortGap = 3

  init(columns: Int, rows: Int, allowance: ByteAllowance = ByteAllowance()) {
    (self.columns, self.rows, self.allowance) = (columns, rows, allowance)
    shown = Array(repeating: Looks.blank, count: columns * rows)
  }

  /// Returns the control sequences of a frame.
  ///
  /// - Parameter seconds: The time since the frame before.
  mutating func changes(to grid: CellGrid, _ looks: Looks, after seconds: Double) -> String {
    let limit = allowance.bytes(after: seconds)
    var pen = Pen()
    isComplete = true
    for count in 0..<rows {
      let row = (nextRow + count) % rows
      guard differs(row, grid) else { continue }
      guard write(row, grid, looks, &pen, limit: limit) else {
        nextRow = row
        isComplete = false
        break
      }
    }
    let changes = pen.finish()
    allowance.note(changes.utf8.count)
    return changes
  }

  private func differs(_ row: Int, _ grid: CellGrid) -> Bool {
    let range = row * columns..<(row + 1) * columns
    return shown[range] != grid.cells[range]
  }

  /// - Returns: `false` if the limit was reached within the row.
  private mutating func write(
    _ row: Int, _ grid: CellGrid, _ looks: Looks, _ pen: inout Pen, limit: Int
  ) -> Bool {
    let start = row * columns
    let end =
      start + (grid.cells[start..<start + columns].lastIndex { $0 != Looks.blank } ?? start - 1) + 1
    var index = start
    while index < start + columns {
      let wanted = grid.cells[index]
      guard shown[index] != wanted, wanted != Looks.covered else {
        // The second half of a wide character is written with the first.
        index += 1
        continue
      }
      guard pen.byteCount < limit else { return false }
      if index >= end, start + columns - index > 3, pen.erasesToEndOfLine(row, index - start) {
        for rest in index..<start + columns { shown[rest] = Looks.blank }
        return true
      }
      bridgeGap(to: index, start, grid, looks, &pen)
      let look = looks[wanted]
      pen.write(look, row: row, column: index - start, columns: columns)
      // A terminal clears the other half of a wide character that is partly overwritten.
      if shown[index] == Looks.covered, index > start { shown[index - 1] = Looks.blank }
      let next = index + look.glyph.width
      if next < start + columns, shown[next] == Looks.covered { shown[next] = Looks.blank }
      shown[index] = wanted
      if look.glyph.width == 2 { shown[index + 1] = Looks.covered }
      index = next
    }
    return true
  }

  /// Writes a few unchanged characters again, if that is shorter than a sequence that moves the cursor.
  private func bridgeGap(
    to index: Int, _ start: Int, _ grid: CellGrid, _ looks: Looks, _ pen: inout Pen
  ) {
    guard let place = pen.place, place.row == start / columns else { return }
    let first = start + place.column
    guard first < index, index - first <= Self.shortGap else { return }
    let gap = first..<index
    let isPlain = gap.allSatisfy {
      shown[$0] >= 0 && looks[shown[$0]].isSimple && shown[$0] == grid.cells[$0]
        && pen.canWrite(looks[shown[$0]])
    }
    guard isPlain else { return }
    for cell in gap {
      pen.write(looks[shown[cell]], row: place.row, column: cell - start, columns: columns)
    }
  }
}
