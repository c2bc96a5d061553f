extension Piece {
  /// The most pieces that move at 60 frames a second on one core.
  static let limit = 4000

  /// Makes the pieces of a text: one for each character, or for two or more neighbors if there are too many of them.
  ///
  /// - Parameter top: The row of the screen at which the page begins.
  static func pieces(of page: Page, top: Int) -> [Piece] {
    let runs = runs(of: page, top: top)
    let count = runs.reduce(0) { $0 + $1.glyphs.count }
    let size = max(1, (count + limit - 1) / limit)
    return runs.flatMap { run in
      var column = run.column
      return stride(from: 0, to: run.glyphs.count, by: size).map { start in
        let piece = Piece(
          Array(run.glyphs[start..<min(start + size, run.glyphs.count)]), row: run.row,
          column: column)
        column += piece.width
        return piece
      }
    }
  }

  /// Characters without a gap between them.
  private typealias Run = (glyphs: [Glyph], row: Int, column: Int)

  private static func runs(of page: Page, top: Int) -> [Run] {
    var runs: [Run] = []
    for (row, cells) in page.cells.enumerated() where row + top < page.rows {
      var end: Int?
      for (column, glyph) in cells.enumerated() {
        guard let glyph, !glyph.isBlank else { continue }
        if end == column {
          runs[runs.count - 1].glyphs.append(glyph)
        } else {
          runs.append(([glyph], row + top, column))
        }
        end = column + glyph.width
      }
    }
    return runs
  }
}
