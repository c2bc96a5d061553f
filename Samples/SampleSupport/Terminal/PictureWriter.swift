@_spi(Samples) internal import DynamicsRecording

/// Writes the changes from one picture of a show to the next, as control sequences.
struct PictureWriter {
  /// The cells of the latest picture; empty before the first one.
  private var latest: [Cell] = []
  /// The cells that the terminal shows instead, by their index.
  private var substitutes: [Int: Cell] = [:]
  private var codes: CodeCache

  /// - Parameter palette: The colors of the pictures, for terminals with few colors.
  init(_ palette: Palette = Palette()) { codes = CodeCache(palette) }

  /// Returns the control sequences that update the screen from the picture written last to this one.
  ///
  /// Cells are written color by color, because colors take more bytes than places.
  ///
  /// - Parameter isBrief: Whether mixtures in true color become one of 256 colors, which takes half
  ///   the bytes. In motion, nobody sees the difference. The next picture that is not brief shows
  ///   the exact colors.
  mutating func changes(
    to canvas: TerminalCanvas, depth: ColorDepth, isBrief: Bool = false
  ) -> String {
    let cells = cells(of: canvas, depth)
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
    var writer = CellWriter(depth: depth, columns: canvas.columns)
    for (_, index, cell) in changed { writer.write(cell, at: index) }
    return writer.finish()
  }

  private mutating func cells(of canvas: TerminalCanvas, _ depth: ColorDepth) -> [Cell] {
    let letters = canvas.letters
    return (0..<canvas.columns * canvas.rows).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: canvas.columns)
      let (upper, lower) = (canvas[column, 2 * row], canvas[column, 2 * row + 1])
      guard let letter = letters[index] else {
        return Cell(upper: code(of: upper, depth), lower: code(of: lower, depth))
      }
      let ground = letter.ground ?? upper.mixed(with: lower, fraction: 0.5)
      return Cell(
        letter: letter.character, upper: code(of: letter.ink, depth),
        lower: code(of: ground, depth))
    }
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
