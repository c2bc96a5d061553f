import Drawing
import Foundation
import Scenes

/// A drawing of a chain at some moments, one row per engine; colors show the error of each rod.
struct ChainPicture {
  struct Row {
    let name: String
    let shots: [Snapshot]
  }

  let rows: [Row]
  let iterations: Int

  private static let title =
    "200 discs on rods of 5 pt that swing from one end: how far lengths are off"
  /// A gray that is readable on white and on black.
  private static let ink = "#757d88"
  /// The colors of rods whose error is below a share of their length.
  private static let classes: [(limit: Double, color: String, name: String)] = [
    (0.001, "#2f81f7", "under 0.1 %"), (0.05, "#2da44e", "under 5 %"),
    (0.25, "#d4a017", "under 25 %"), (.infinity, "#e5484d", "more"),
  ]

  private static let left = 150.0
  private static let top = 92.0
  private static let gap = 16.0
  private static let caption = 62.0
  private static let width = 150.0

  /// The drawing as a document of its own, readable on light and dark backgrounds.
  var svg: String {
    let heading = [
      SVG.text(Self.title, x: 20, y: 28, anchor: .start, size: 16),
      SVG.text(
        "Steps of 1/120 s. Chipmunk with \(iterations) solver iterations; chains here need none.",
        x: 20, y: 50,
        anchor: .start),
    ]
    let times = rows[0].shots.enumerated().map { column, shot in
      SVG.text(
        "after \(String(format: "%g", shot.seconds)) s", x: x(of: column) + Self.width / 2,
        y: Self.top - 12)
    }
    return SVG.document(
      width: Int(x(of: rows[0].shots.count) + 8), height: Int(legendPlace + 28), ink: Self.ink,
      label: Self.title,
      marks: heading + times + rows.indices.flatMap(draw) + legend)
  }

  // MARK: Layout

  /// The bounds of all chains, so that all panels have one scale.
  private var frame: (least: Point, most: Point) {
    let places = rows.flatMap(\.shots).flatMap(\.places)
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    return (
      Point(xs.min() ?? 0, ys.min() ?? 0), Point(xs.max() ?? 1, max(ys.max() ?? 1, 1))
    )
  }

  private var scale: Double { Self.width / max(frame.most.x - frame.least.x, 1) }

  private func x(of column: Int) -> Double { Self.left + Double(column) * (Self.width + Self.gap) }

  /// The height of a row of chains.
  private func height(of row: Int) -> Double {
    let lowest = rows[row].shots.flatMap(\.places).map(\.y).max() ?? 0
    return (lowest - frame.least.y) * scale
  }

  private func y(of row: Int) -> Double {
    (0..<row).reduce(Self.top) { $0 + height(of: $1) + Self.caption }
  }

  private var legendPlace: Double { y(of: rows.count) + 8 }

  // MARK: Marks

  private func draw(row: Int) -> [String] {
    let name = SVG.text(
      rows[row].name, x: 20, y: y(of: row) + height(of: row) / 2, anchor: .start, size: 15)
    return [name] + rows[row].shots.indices.flatMap { draw(row: row, column: $0) }
  }

  private func draw(row: Int, column: Int) -> [String] {
    let shot = rows[row].shots[column]
    let (least, scale) = (frame.least, scale)
    let (x, y) = (x(of: column), y(of: row))
    let places = shot.places.map { (x + ($0.x - least.x) * scale, y + ($0.y - least.y) * scale) }
    let (bottom, middle) = (y + height(of: row), x + Self.width / 2)
    return lines(through: places, shot.stretches)
      + [
        SVG.text("worst rod \(Self.percent(shot.worst))", x: middle, y: bottom + 16),
        SVG.text("whole chain \(Self.percent(abs(shot.total)))", x: middle, y: bottom + 32),
      ]
  }

  /// Draws successive rods of one color as one line.
  private func lines(through places: [SVG.Point], _ stretches: [Double]) -> [String] {
    var lines: [String] = []
    var first = 0
    for rod in stretches.indices {
      let color = Self.color(of: stretches[rod])
      guard rod + 1 == stretches.count || Self.color(of: stretches[rod + 1]) != color else {
        continue
      }
      lines.append(SVG.path(Array(places[first...(rod + 1)]), color: color))
      first = rod + 1
    }
    return lines
  }

  private var legend: [String] {
    [SVG.text("a rod's length is off by", x: 20, y: legendPlace, anchor: .start)]
      + Self.classes.enumerated().flatMap { index, entry in
        let x = 190 + 140 * Double(index)
        return [
          SVG.path([(x, legendPlace - 4), (x + 24, legendPlace - 4)], color: entry.color),
          SVG.text(entry.name, x: x + 32, y: legendPlace, anchor: .start),
        ]
      }
  }

  private static func color(of stretch: Double) -> String {
    classes.first { stretch < $0.limit }?.color ?? ink
  }

  private static func percent(_ share: Double) -> String {
    String(
      format: share < 0.001 ? "%.4f %%" : share < 0.1 ? "%.1f %%" : "%.0f %%", share * 100)
  }
}
