/// A picture made of terminal cells, with two square pixels per cell, and text over them.
package struct Canvas {
  private struct Cell: Equatable {
    var character: Character
    var ink: Color
    var ground: Color
  }

  /// The width in cells.
  package let columns: Int
  package let rows: Int
  private var pixels: [Color]
  private var letters: [Int: (character: Character, ink: Color)] = [:]
  private var shown: [Cell] = []

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
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
  package mutating func write(_ text: String, column: Int, row: Int, ink: Color) {
    for (offset, character) in text.enumerated() {
      let place = column + offset
      guard row >= 0, row < rows, place >= 0, place < columns else { continue }
      letters[row * columns + place] = (character, ink)
    }
  }

  /// Returns the control sequences that update the screen from the picture shown last to this one.
  package mutating func changes(depth: ColorDepth) -> String {
    let cells = (0..<columns * rows).map(cell)
    var output = ""
    var pen: (ink: Color, ground: Color)?
    var place = -1
    for (index, cell) in cells.enumerated() where shown.isEmpty || shown[index] != cell {
      if place != index || index % columns == 0 {
        output += "\u{1B}[\(index / columns + 1);\(index % columns + 1)H"
      }
      if pen?.ink != cell.ink || pen?.ground != cell.ground {
        let ink = depth.parameters(for: cell.ink, layer: 3)
        output += "\u{1B}[\(ink);\(depth.parameters(for: cell.ground, layer: 4))m"
        pen = (cell.ink, cell.ground)
      }
      output.append(cell.character)
      place = index + 1
    }
    shown = cells
    return output.isEmpty ? "" : output + "\u{1B}[0m"
  }

  private func cell(_ index: Int) -> Cell {
    let (column, row) = (index % columns, index / columns)
    let upper = pixels[2 * row * columns + column]
    let lower = pixels[(2 * row + 1) * columns + column]
    if let letter = letters[index] {
      return Cell(
        character: letter.character, ink: letter.ink,
        ground: upper.mixed(with: lower, fraction: 0.5))
    }
    return upper == lower
      ? Cell(character: " ", ink: upper, ground: upper)
      : Cell(character: "▀", ink: upper, ground: lower)
  }
}
