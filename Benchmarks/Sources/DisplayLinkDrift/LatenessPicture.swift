import Drawing
import Foundation

/// A histogram of delays; both axes are logarithmic.
struct LatenessPicture {
  private typealias Series = (name: String, color: String, histogram: Histogram)

  /// A gray that is readable on white and on black.
  private static let ink = "#757d88"

  private let title: String
  private let period: Double
  private let series: [Series]
  private let across: LogAxis
  private let up: LogAxis

  /// Draws the measurements of a contest.
  init(of contest: Contest, title: String) {
    self.title = title
    let link = contest.link.lateness.map { $0 * 1000 }
    let timer = contest.timer.lateness.map { $0 * 1000 }
    period = contest.link.period * 1000
    let exponents = ClosedRange.exponents(enclosing: link + timer + [period])
    series = [
      (contest.name, "#2f81f7", Histogram(of: link, exponents: exponents)),
      ("Timer", "#e8731a", Histogram(of: timer, exponents: exponents)),
    ]
    across = LogAxis(
      numbers: (pow(10, Double(exponents.lowerBound)), pow(10, Double(exponents.upperBound))),
      positions: (76, 740))
    // The axis starts at one half, so that a single frame is visible.
    let most = series.flatMap(\.histogram.counts).max() ?? 1
    up = LogAxis(numbers: (0.5, Double(max(most, 1)) * 2), positions: (350, 70))
  }

  /// The drawing as a document of its own, readable on light and dark backgrounds.
  var svg: String {
    let marks = [
      SVG.text(title, x: across.positions.first, y: 28, anchor: .start, size: 16),
      SVG.text("lateness in ms", x: center(of: across), y: up.positions.first + 44),
      SVG.text("frames", x: 22, y: center(of: up), isUpward: true),
    ]
    return SVG.document(
      width: 760, height: 410, ink: Self.ink, label: title,
      marks: marks + grid + series.map(outline) + wholePeriod + legend)
  }

  private func center(of axis: LogAxis) -> Double {
    (axis.positions.first + axis.positions.last) / 2
  }

  private var grid: [String] {
    let (left, right) = across.positions
    let (bottom, top) = up.positions
    return across.ticks.flatMap { x, label in
      [
        SVG.line(from: (x, bottom), to: (x, top), opacity: 0.3),
        SVG.text(label, x: x, y: bottom + 20),
      ]
    }
      + up.ticks.flatMap { y, label in
        [
          SVG.line(from: (left, y), to: (right, y), opacity: 0.3),
          SVG.text(label, x: left - 8, y: y + 4, anchor: .end),
        ]
      } + [SVG.line(from: (left, bottom), to: (right, bottom))]
  }

  private func outline(of entry: Series) -> String {
    let histogram = entry.histogram
    let bottom = up.positions.first
    var corners = [(across.positions.first, bottom)]
    for (bin, count) in histogram.counts.enumerated() {
      let y = up.position(of: Double(count))
      corners.append((across.position(of: histogram.start(ofBin: bin)), y))
      corners.append((across.position(of: histogram.start(ofBin: bin + 1)), y))
    }
    corners.append((across.positions.last, bottom))
    return SVG.area(corners, color: entry.color)
  }

  /// A mark at the delay at which the next frame is due.
  private var wholePeriod: [String] {
    let x = across.position(of: period)
    let (bottom, top) = up.positions
    let label = String(format: "one period: %.3g ms", period)
    return [
      SVG.line(from: (x, bottom), to: (x, top), isDashed: true),
      SVG.text(label, x: x, y: top - 10, anchor: .end),
    ]
  }

  private var legend: [String] {
    series.enumerated().flatMap { number, entry in
      let x = across.positions.first + Double(number) * 130
      let y = up.positions.last - 10
      let corners = [(x, y), (x + 16, y), (x + 16, y - 12), (x, y - 12), (x, y)]
      return [
        SVG.area(corners, color: entry.color),
        SVG.text(entry.name, x: x + 26, y: y, anchor: .start),
      ]
    }
  }
}
