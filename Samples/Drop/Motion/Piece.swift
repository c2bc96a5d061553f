import Dynamics
import Foundation

/// A character that moves, or a few neighbors that move together.
struct Piece {
  /// The size of a cell in points: a terminal's cells are about twice as high as wide.
  static let cell = CGSize(width: 10, height: 20)

  let item: BasicItem
  /// The characters, from left to right.
  let glyphs: [Glyph]
  /// The row at which it belongs.
  let row: Int
  /// The leftmost column at which it belongs.
  let column: Int
  /// The number of columns.
  let width: Int

  init(_ glyphs: [Glyph], row: Int, column: Int) {
    (self.glyphs, self.row, self.column) = (glyphs, row, column)
    width = glyphs.reduce(0) { $0 + $1.width }
    let size = CGSize(width: CGFloat(width) * Self.cell.width, height: Self.cell.height)
    item = BasicItem(
      center: CGPoint(
        x: CGFloat(column) * Self.cell.width + size.width / 2,
        y: (CGFloat(row) + 0.5) * Self.cell.height),
      size: size)
  }

  /// The center of the place at which it belongs, in points.
  var home: CGPoint {
    CGPoint(
      x: (CGFloat(column) + CGFloat(width) / 2) * Self.cell.width,
      y: (CGFloat(row) + 0.5) * Self.cell.height)
  }

  /// Returns the cell in which its left end is shown now.
  ///
  /// Two pieces that do not overlap are in different cells. A piece at the border of two cells stays where it was shown, or it
  /// would flicker.
  func place(after shown: Place) -> Place {
    let column = Double(item.center.x / Self.cell.width - CGFloat(width) / 2)
    let row = Double(item.center.y / Self.cell.height - 0.5)
    return Place(
      column: Self.cell(of: column, after: shown.column), row: Self.cell(of: row, after: shown.row))
  }

  /// How far a piece is from the middle of a cell when it leaves it, in cells; more than half of one.
  private static let reach = 0.56

  private static func cell(of place: Double, after shown: Int) -> Int {
    abs(place - Double(shown)) < reach ? shown : Int(place.rounded())
  }

  var homePlace: Place { Place(column: column, row: row) }
}

/// A cell of the screen, or beyond it.
struct Place: Hashable {
  var column: Int
  var row: Int
}
