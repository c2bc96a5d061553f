/// The characters on the screen at one moment, as numbers of ``Looks``.
struct CellGrid {
  let columns: Int
  let rows: Int
  private(set) var cells: [Int32]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Looks.blank, count: columns * rows)
  }

  mutating func clear() {
    for index in cells.indices { cells[index] = Looks.blank }
  }

  /// Shows a character over the present ones; the part beyond the screen is left out.
  mutating func put(_ look: Int32, width: Int, column: Int, row: Int) {
    guard row >= 0, row < rows, column >= 0, column + width <= columns else { return }
    let start = row * columns + column
    // A wide character that is partly covered is gone.
    if cells[start] == Looks.covered { cells[start - 1] = Looks.blank }
    if column + width < columns, cells[start + width] == Looks.covered {
      cells[start + width] = Looks.blank
    }
    cells[start] = look
    if width == 2 { cells[start + 1] = Looks.covered }
  }
}
