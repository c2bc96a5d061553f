package import Foundation

/// A picture made of terminal cells, with two square pixels per cell, and text over them.
///
/// It shows a rectangle of points, scaled to fit and centered. Samples draw on it pixel by pixel, and
/// write its changes in their own way.
@_spi(Samples) public struct TerminalCanvas {
  /// A color of a pixel or of text.
  public typealias Color = RecordingAppearance.Color

  /// The width in cells, and in pixels.
  public let columns: Int
  /// The height in cells.
  public let rows: Int
  /// The height in pixels.
  public var pixelRows: Int { rows * 2 }

  private let colors: TerminalColors
  private let background: Color
  private var pixels: [Color]
  /// The characters over the pixels, by the index of their cell, row by row.
  public private(set) var letters: [Int: Letter] = [:]
  private var shown: [Cell] = []

  /// Pixels per point.
  let scale: Double
  /// The pixel of (0, 0).
  private let origin: CGPoint

  private struct Cell: Equatable {
    var upper: Color
    var lower: Color
    var letter: Letter?
  }

  /// A character over the pixels.
  public struct Letter: Equatable {
    /// The character, which takes one cell.
    public var character: Character
    /// The color of the character.
    public var ink: Color
    /// The background; `nil` mixes it from the pixels below.
    public var ground: Color?
  }

  /// Makes an empty picture of a rectangle in points, with at least one column and row.
  ///
  /// For a rectangle without width and height, the scale is one pixel per point.
  package init(
    of bounds: CGRect, columns: Int, rows: Int, colors: TerminalColors = .trueColor,
    background: Color = Color(red: 16, green: 19, blue: 26)
  ) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    self.colors = colors
    self.background = background
    pixels = Array(repeating: background, count: self.columns * self.rows * 2)
    let (width, height) = (Double(self.columns), Double(self.rows * 2))
    let fitting = min(width / bounds.width, height / bounds.height)
    scale = min(fitting.isFinite && fitting > 0 ? fitting : 1, Self.largestScale)
    origin = CGPoint(x: width / 2 - bounds.midX * scale, y: height / 2 - bounds.midY * scale)
  }

  /// A larger scale could make the positions of items infinite.
  private static let largestScale = 1e6

  /// Makes a black picture, with one pixel per point.
  public init(columns: Int, rows: Int) {
    self.init(
      of: CGRect(x: 0, y: 0, width: columns, height: 2 * rows), columns: columns, rows: rows,
      background: Color(red: 0, green: 0, blue: 0))
  }

  func pixel(at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scale + origin.x, y: point.y * scale + origin.y)
  }

  // MARK: Drawing

  /// Clears the picture; ``changes()`` still compares with the picture shown last.
  package mutating func clear() { fill(background) }

  /// Fills the picture with one color and removes all text.
  public mutating func fill(_ color: Color) {
    fillPixels(color)
    letters.removeAll(keepingCapacity: true)
  }

  /// Fills the picture below the text with one color.
  public mutating func fillPixels(_ color: Color) {
    for index in pixels.indices { pixels[index] = color }
  }

  /// The color of a pixel; setting one outside the picture has no effect.
  public subscript(x: Int, y: Int) -> Color {
    get { contains(x, y) ? pixels[y * columns + x] : Color(red: 0, green: 0, blue: 0) }
    set { if contains(x, y) { pixels[y * columns + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < pixelRows
  }

  /// Draws a color over a pixel, which must be in the picture.
  mutating func blend(_ x: Int, _ y: Int, with color: Color, fraction: Double) {
    pixels[y * columns + x] = pixels[y * columns + x].blended(with: color, fraction: fraction)
  }

  mutating func eraseLetter(_ x: Int, _ y: Int) {
    if !letters.isEmpty { letters[y / 2 * columns + x] = nil }
  }

  /// Writes text centered at a pixel; characters outside the picture are left out.
  mutating func write(_ text: String, at pixel: CGPoint, ink: Color) {
    guard abs(pixel.x) < 1e6, abs(pixel.y) < 1e6 else { return }
    let row = Int((pixel.y / 2).rounded(.down))
    let first = Int((pixel.x - Double(text.count) / 2 + 0.5).rounded(.down))
    write(text, column: first, row: row, ink: ink)
  }

  /// Writes text over the pixels, starting at a cell; characters outside the picture are left out.
  ///
  /// Each character takes one cell.
  ///
  /// - Parameter ground: The background; `nil` mixes it from the pixels below.
  public mutating func write(
    _ text: String, column: Int, row: Int, ink: Color, ground: Color? = nil
  ) {
    guard row >= 0, row < rows else { return }
    for (offset, character) in text.enumerated() where 0..<columns ~= column + offset {
      letters[row * columns + column + offset] = Letter(
        character: character, ink: ink, ground: ground)
    }
  }

  // MARK: Output

  /// Returns the control sequences that update the screen from the picture shown last to this one.
  package mutating func changes() -> String {
    let cells = (0..<columns * rows).map(cell)
    var pen = TerminalPen(colors)
    var place = -1
    for (index, cell) in cells.enumerated() where shown.isEmpty || shown[index] != cell {
      if place != index || index % columns == 0 {
        pen.move(toRow: index / columns, column: index % columns)
      }
      write(cell, &pen)
      place = index + 1
    }
    shown = cells
    return pen.finishedText
  }

  /// The whole picture as lines of text with colors.
  package func lines() -> [String] {
    (0..<rows).map { row in
      var pen = TerminalPen(colors)
      for column in 0..<columns { write(cell(row * columns + column), &pen) }
      return pen.finishedText
    }
  }

  private func write(_ cell: Cell, _ pen: inout TerminalPen) {
    if let letter = cell.letter {
      let ground = letter.ground ?? cell.upper.blended(with: cell.lower, fraction: 0.5)
      pen.write(letter.character, ink: letter.ink, ground: ground)
    } else {
      pen.write(upper: cell.upper, lower: cell.lower)
    }
  }

  private func cell(_ index: Int) -> Cell {
    let (column, row) = (index % columns, index / columns)
    return Cell(
      upper: pixels[2 * row * columns + column], lower: pixels[(2 * row + 1) * columns + column],
      letter: letters[index])
  }
}
