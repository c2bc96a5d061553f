import Drawing
import Foundation

/// A drawing of the cost of a step by the number of items; both axes are logarithmic.
struct CostPicture {
  struct Curve {
    let name: String
    let color: String
    /// Numbers of items, and milliseconds.
    let points: [(x: Double, y: Double)]
  }

  private static let title = "What a step costs, by the number of items"
  /// A gray that is readable on white and on black.
  private static let ink = "#757d88"
  /// Half of a sixtieth of a second: a frame takes two steps.
  private static let budget = 1000.0 / 120

  private let curves: [Curve]
  private let across: LogAxis
  private let up: LogAxis

  init(curves: [Curve]) {
    self.curves = curves
    let points = curves.flatMap(\.points)
    let (least, most) = (points.map(\.y).min() ?? 0.01, points.map(\.y).max() ?? 10)
    across = LogAxis(
      numbers: (points.map(\.x).min() ?? 10, points.map(\.x).max() ?? 10_000), positions: (76, 600))
    up = LogAxis(
      numbers: (
        pow(10, log10(least).rounded(.down)), pow(10, log10(max(most, Self.budget)).rounded(.up))
      ), positions: (350, 60))
  }

  /// The drawing as a document of its own, readable on light and dark backgrounds.
  var svg: String {
    let marks = [
      SVG.text(Self.title, x: across.positions.first, y: 28, anchor: .start, size: 16),
      SVG.text("items", x: middle(of: across), y: up.positions.first + 44),
      SVG.text("ms a step", x: 22, y: middle(of: up), isUpward: true),
    ]
    return SVG.document(
      width: 760, height: 410, ink: Self.ink, label: Self.title,
      marks: marks + grid + limit + zip(curves, labelPlaces).flatMap { draw($0, labelAt: $1) })
  }

  private func middle(of axis: LogAxis) -> Double {
    (axis.positions.first + axis.positions.last) / 2
  }

  private var grid: [String] {
    let (left, right) = across.positions
    let (bottom, top) = up.positions
    let columns = across.ticks.flatMap { x, label in
      [
        SVG.line(from: (x, bottom), to: (x, top), opacity: 0.3),
        SVG.text(label, x: x, y: bottom + 20),
      ]
    }
    let rows = up.ticks.flatMap { y, label in
      [
        SVG.line(from: (left, y), to: (right, y), opacity: 0.3),
        SVG.text(label, x: left - 8, y: y + 4, anchor: .end),
      ]
    }
    return columns + rows
  }

  /// The cost at which an animation at 60 frames per second has no time left for drawing.
  private var limit: [String] {
    let y = up.position(of: Self.budget)
    return [
      SVG.line(from: (across.positions.first, y), to: (across.positions.last, y), isDashed: true),
      SVG.text(
        "all of a frame's time, at two steps a frame", x: across.positions.first + 8, y: y - 8,
        anchor: .start),
    ]
  }

  /// The heights of the curves' names, each below the one before by a line at least.
  private var labelPlaces: [Double] {
    var places = curves.map { up.position(of: $0.points.last?.y ?? 0) + 4 }
    let order = places.indices.sorted { places[$0] < places[$1] }
    for (upper, lower) in zip(order, order.dropFirst()) {
      places[lower] = max(places[lower], places[upper] + 15)
    }
    return places
  }

  private func draw(_ curve: Curve, labelAt label: Double) -> [String] {
    let places = curve.points.map { (x: across.position(of: $0.x), y: up.position(of: $0.y)) }
    guard let last = places.last else { return [] }
    return [
      SVG.curve(places, color: curve.color),
      SVG.text(curve.name, x: last.x + 10, y: label, anchor: .start),
    ]
  }
}
