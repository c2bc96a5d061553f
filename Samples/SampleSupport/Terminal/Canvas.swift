/// A picture made of terminal cells, with two square pixels per cell, and text over them.
package struct Canvas {
  /// The width in cells.
  package let columns: Int
  package let rows: Int
  private let palette: Palette
  private var pixels: [Color]
  private var letters: [Int: (character: Unicode.Scalar, ink: Color)] = [:]
  /// The cells that the terminal shows; empty before the first picture.
  private var shown: [Cell] = []
  private var codes = CodeCache()

  /// - Parameter palette: The colors of the picture, for terminals with few colors.
  package init(columns: Int, rows: Int, palette: Palette = Palette()) {
    self.columns = columns
    self.rows = rows
    self.palette = palette
    pixels = Array(repeating: Color(0, 0, 0), count: columns * rows * 2)
  }

  /// The number of pixel rows, twice the number of rows.
  package var pixelRows: Int { rows * 2 }

  /// The color of a pixel; setting one outside the picture has no effect.
  package subscript(x: Int, y: Int) -> Color {
    get { contains(x, y) ? pixels[y * columns + x] : Color(0, 0, 0) }
    set { if contains(x, y) { pixels[y * columns + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < pixelRows
  }

  /// Fills the picture with one color and removes all text.
  package mutating func fill(_ color: Color) {
    for index in pixels.indices { pixels[index] = color }
    letters.removeAll(keepingCapacity: true)
  }

  /// Writes text over the pixels, starting at a cell; characters that do not fit are left out.
  ///
  /// Each character takes one cell.
  package mutating func write(_ text: String, column: Int, row: Int, ink: Color) {
    for (offset, character) in text.enumerated() {
      let place = column + offset
      guard row >= 0, row < rows, place >= 0, place < columns else { continue }
      letters[row * columns + place] = (character.unicodeScalars.first!, ink)
    }
  }

  /// Returns the control sequences that update the screen from the picture shown last to this one.
  ///
  /// - Parameter tolerance: The difference of a channel up to which a cell in true color stays as it
  ///   is. A moving edge changes most of its pixels a little in every frame.
  package mutating func changes(depth: ColorDepth, tolerance: Int = 0) -> String {
    let cells = cells(depth)
    var writer = CellWriter(depth: depth, columns: columns)
    if shown.isEmpty {
      for (index, cell) in cells.enumerated() { writer.write(cell, at: index) }
      shown = cells
    } else {
      let tolerance = depth == .trueColor ? tolerance : 0
      for (index, cell) in cells.enumerated()
      where shown[index] != cell && !shown[index].isNear(cell, tolerance: tolerance) {
        writer.write(cell, at: index)
        shown[index] = cell
      }
    }
    return writer.finish()
  }

  private mutating func cells(_ depth: ColorDepth) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let upper = pixels[2 * row * columns + column]
        let lower = pixels[(2 * row + 1) * columns + column]
        guard let letter = letters[row * columns + column] else {
          cells.append(
            Cell(upper: code(of: upper, depth), lower: code(of: lower, depth)))
          continue
        }
        let ground = upper.mixed(with: lower, fraction: 0.5)
        cells.append(
          Cell(
            letter: letter.character, ink: code(of: letter.ink, depth),
            ground: code(of: ground, depth)))
      }
    }
    return cells
  }

  private mutating func code(of color: Color, _ depth: ColorDepth) -> UInt32 {
    depth == .trueColor ? color.code : codes.code(of: color, palette, depth)
  }
}

/// Remembers the codes of colors; a picture has few colors.
private struct CodeCache {
  private var depth = ColorDepth.trueColor
  private var codes: [Color: UInt32] = [:]

  mutating func code(of color: Color, _ palette: Palette, _ depth: ColorDepth) -> UInt32 {
    if depth != self.depth {
      self.depth = depth
      codes.removeAll()
    }
    if let code = codes[color] { return code }
    let code = palette.code(of: color, depth: depth)
    codes[color] = code
    return code
  }
}
