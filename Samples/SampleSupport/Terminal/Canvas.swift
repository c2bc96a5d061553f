/// A picture made of terminal cells, with two square pixels per cell, and text over them.
package struct Canvas {
  /// The width in cells.
  package let columns: Int
  package let rows: Int
  private var pixels: [Color]
  private var letters: [Int: Letter] = [:]
  /// The cells of the latest picture; empty before the first one.
  private var latest: [Cell] = []
  /// The cells that the terminal shows instead, by their index.
  private var substitutes: [Int: Cell] = [:]
  private var codes: CodeCache

  private struct Letter {
    let character: Unicode.Scalar
    let ink: Color
    /// The background; `nil` for the picture below.
    let ground: Color?
  }

  /// - Parameter palette: The colors of the picture, for terminals with few colors.
  package init(columns: Int, rows: Int, palette: Palette = Palette()) {
    self.columns = columns
    self.rows = rows
    codes = CodeCache(palette)
    pixels = Array(repeating: Color(0, 0, 0), count: columns * rows * 2)
  }

  /// Makes a canvas with the picture of another one, on a terminal that shows nothing yet.
  init(copying other: Canvas) {
    self = other
    latest = []
    substitutes = [:]
  }

  /// The number of pixel rows, twice the number of rows.
  package var pixelRows: Int { rows * 2 }

  /// The color of a pixel; setting one outside the picture has no effect.
  package subscript(x: Int, y: Int) -> Color {
    get { contains(x, y) ? pixels[y * columns + x] : Color(0, 0, 0) }
    set { if contains(x, y) { pixels[y * columns + x] = newValue } }
  }

  /// Returns the red, green, blue and opacity of all pixels, row by row, with transparent holes for
  /// the text of another canvas.
  ///
  /// - Parameter scale: How many times as many columns this canvas has.
  func bytes(withHolesForTextOf other: Canvas, scale: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.count)
    for pixel in pixels { bytes += [pixel.red, pixel.green, pixel.blue, 255] }
    for cell in other.letters.keys {
      let (left, top) = (cell % other.columns * scale, cell / other.columns * 2 * scale)
      for y in top..<top + 2 * scale where y < pixelRows {
        for x in left..<left + scale { bytes[4 * (y * columns + x) + 3] = 0 }
      }
    }
    return bytes
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < pixelRows
  }

  /// Fills the picture with one color and removes all text.
  package mutating func fill(_ color: Color) {
    for index in pixels.indices { pixels[index] = color }
    letters.removeAll(keepingCapacity: true)
  }

  /// Fills the picture with one color, and the background of text that has none of its own with the
  /// most frequent color there in a finer canvas.
  ///
  /// - Parameter scale: How many times as many columns the other canvas has.
  mutating func fill(_ color: Color, textFrom other: Canvas, scale: Int) {
    for index in pixels.indices { pixels[index] = color }
    for (cell, letter) in letters where letter.ground == nil {
      let (column, row) = (cell % columns, cell / columns)
      var counts: [UInt32: Int] = [:]
      for y in 0..<2 * scale {
        for x in 0..<scale {
          counts[other[column * scale + x, 2 * row * scale + y].code, default: 0] += 1
        }
      }
      // Otherwise a letter over a suit of its color would be invisible.
      counts[letter.ink.code] = nil
      let ground = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map {
        Color(code: $0.key)
      }
      for y in 0..<2 { pixels[(2 * row + y) * columns + column] = ground ?? color }
    }
  }

  /// Writes text over the pixels, starting at a cell; characters that do not fit are left out.
  ///
  /// Each character takes one cell.
  ///
  /// - Parameter ground: The background; `nil` mixes it from the pixels below.
  package mutating func write(
    _ text: String, column: Int, row: Int, ink: Color, ground: Color? = nil
  ) {
    for (offset, character) in text.enumerated() {
      let place = column + offset
      guard row >= 0, row < rows, place >= 0, place < columns else { continue }
      letters[row * columns + place] = Letter(
        character: character.unicodeScalars.first!, ink: ink, ground: ground)
    }
  }

  /// Returns the control sequences that update the screen from the picture shown last to this one.
  ///
  /// Cells are written color by color, because colors take more bytes than places.
  ///
  /// - Parameter isBrief: Whether mixtures in true color become one of 256 colors, which takes half
  ///   the bytes. In motion, nobody sees the difference. The next picture that is not brief shows
  ///   the exact colors.
  package mutating func changes(depth: ColorDepth, isBrief: Bool = false) -> String {
    let cells = cells(depth)
    let indices = cells.indices.filter { index in
      latest.isEmpty || latest[index] != cells[index] || !isBrief && substitutes[index] != nil
    }
    var changed: [(order: UInt64, index: Int, cell: Cell)] = []
    for index in indices {
      let cell = isBrief && depth == .trueColor ? brief(cells[index]) : cells[index]
      let shown = substitutes[index] ?? (latest.isEmpty ? nil : latest[index])
      substitutes[index] = cell == cells[index] ? nil : cell
      if cell != shown { changed.append((depth == .none ? 0 : cell.colorOrder, index, cell)) }
    }
    latest = cells
    changed.sort { ($0.order, $0.index) < ($1.order, $1.index) }
    var writer = CellWriter(depth: depth, columns: columns)
    for (_, index, cell) in changed { writer.write(cell, at: index) }
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
          cells.append(Cell(upper: code(of: upper, depth), lower: code(of: lower, depth)))
          continue
        }
        let ground = letter.ground ?? upper.mixed(with: lower, fraction: 0.5)
        cells.append(
          Cell(
            letter: letter.character, ink: code(of: letter.ink, depth),
            ground: code(of: ground, depth)))
      }
    }
    return cells
  }

  private mutating func code(of color: Color, _ depth: ColorDepth) -> UInt32 {
    if depth == .trueColor { return color.code }
    return codes.code(of: color, depth: depth) { $0.code(of: color, depth: depth) }
  }

  private mutating func brief(_ cell: Cell) -> Cell {
    cell.mapColors { code in
      codes.code(of: Color(code: code), depth: .trueColor) { $0.briefCode(of: Color(code: code)) }
    }
  }
}

/// Remembers the codes of colors; a picture has few colors.
private struct CodeCache {
  let palette: Palette
  private var depth = ColorDepth.trueColor
  private var codes: [Color: UInt32] = [:]

  /// The maximum number of colors, so that a long show does not fill the memory.
  private static let limit = 10_000

  init(_ palette: Palette) { self.palette = palette }

  mutating func code(
    of color: Color, depth: ColorDepth, _ find: (Palette) -> UInt32
  ) -> UInt32 {
    if depth != self.depth || codes.count > Self.limit { codes.removeAll(keepingCapacity: true) }
    self.depth = depth
    if let code = codes[color] { return code }
    let code = find(palette)
    codes[color] = code
    return code
  }
}
