@_spi(Samples) internal import DynamicsRecording

/// A picture in the resolution of the screen, with the text of a canvas of cells over it.
struct FinePicture {
  let pixels: TerminalCanvas

  /// Returns the red, green, blue and opacity of all pixels, row by row, with transparent holes for
  /// the text of the cells.
  func bytes(withHolesForTextOf cells: TerminalCanvas) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.columns * pixels.pixelRows)
    for y in 0..<pixels.pixelRows {
      for x in 0..<pixels.columns {
        let pixel = pixels[x, y]
        bytes += [pixel.red, pixel.green, pixel.blue, 255]
      }
    }
    let scale = scale(over: cells)
    for cell in cells.letters.keys {
      let (left, top) = (cell % cells.columns * scale, cell / cells.columns * 2 * scale)
      for y in top..<top + 2 * scale where y < pixels.pixelRows {
        for x in left..<left + scale { bytes[4 * (y * pixels.columns + x) + 3] = 0 }
      }
    }
    return bytes
  }

  /// Leaves only the text in the cells, on the most frequent color of this picture there unless it has
  /// a background of its own.
  func leaveText(in cells: inout TerminalCanvas) {
    cells.fillPixels(Color(0, 0, 0))
    let scale = scale(over: cells)
    for (cell, letter) in cells.letters where letter.ground == nil {
      let (column, row) = (cell % cells.columns, cell / cells.columns)
      var counts: [UInt32: Int] = [:]
      for y in 0..<2 * scale {
        for x in 0..<scale {
          counts[pixels[column * scale + x, 2 * row * scale + y].code, default: 0] += 1
        }
      }
      // Otherwise a letter over a suit of its color would be invisible.
      counts[letter.ink.code] = nil
      guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { continue }
      for y in 0..<2 { cells[column, 2 * row + y] = Color(code: most.key) }
    }
  }

  /// How many times as many columns it has.
  private func scale(over cells: TerminalCanvas) -> Int { pixels.columns / cells.columns }
}
