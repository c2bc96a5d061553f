internal import DynamicsGeometry
internal import Foundation

extension TerminalCanvas {
  /// Fills a polygon, and draws its outline inside it.
  ///
  /// - Parameter corners: In pixels.
  mutating func draw(_ corners: [CGPoint], fill: Color?, stroke: Color?) {
    guard corners.count > 2, fill != nil || stroke != nil, let box = pixels(around: corners)
    else { return }
    for y in box.rows {
      for x in box.columns {
        var (inside, edge) = (0, 0)
        for sample in Self.samples(of: x, y) where corners.winding(around: sample) != 0 {
          if stroke != nil, Self.distance(from: sample, to: corners) < Self.outlineWidth {
            edge += 1
          } else {
            inside += 1
          }
        }
        if inside + edge > 1 { eraseLetter(x, y) }
        if let fill, inside > 0 { blend(x, y, with: fill, fraction: Double(inside) / 4) }
        if let stroke, edge > 0 { blend(x, y, with: stroke, fraction: Double(edge) / 4) }
      }
    }
  }

  /// Draws a line one pixel wide.
  ///
  /// - Parameters:
  ///   - start: In pixels.
  ///   - end: In pixels.
  ///   - dashes: The lengths of dashes and gaps in turn, in pixels; empty for a line without gaps.
  ///   - fraction: The opacity, from 0 to 1.
  mutating func drawLine(
    from start: CGPoint, to end: CGPoint, _ color: Color, dashes: [Double] = [],
    fraction: Double = 1
  ) {
    guard fraction > 0, let box = pixels(around: [start, end]) else { return }
    for y in box.rows {
      for x in box.columns {
        var hits = 0
        for sample in Self.samples(of: x, y) {
          let (distance, along) = Self.distance(from: sample, toLine: start, end)
          if distance <= 0.5, Self.isDrawn(along, dashes) { hits += 1 }
        }
        if hits > 0 { blend(x, y, with: color, fraction: fraction * Double(hits) / 4) }
      }
    }
  }

  /// In pixels.
  private static let outlineWidth = 1.0

  /// The pixels of the bounding box of points, with a margin of one pixel; `nil` if it is outside
  /// the picture.
  private func pixels(
    around points: [CGPoint]
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    func span(_ values: [Double], below count: Int) -> ClosedRange<Int>? {
      let (low, high) = (values.min()! - 1, values.max()! + 1)
      guard high >= 0, low < Double(count) else { return nil }
      return Int(max(low, 0))...Int(min(high, Double(count - 1)))
    }
    guard let columns = span(points.map { Double($0.x) }, below: columns),
      let rows = span(points.map { Double($0.y) }, below: pixelRows)
    else { return nil }
    return (columns, rows)
  }

  /// Four sample points of a pixel, for smooth edges.
  private static func samples(of x: Int, _ y: Int) -> [CGPoint] {
    let (x, y) = (Double(x), Double(y))
    return [
      CGPoint(x: x + 0.25, y: y + 0.25), CGPoint(x: x + 0.75, y: y + 0.25),
      CGPoint(x: x + 0.25, y: y + 0.75), CGPoint(x: x + 0.75, y: y + 0.75),
    ]
  }

  private static func distance(from point: CGPoint, to corners: [CGPoint]) -> Double {
    var nearest = Double.infinity
    var last = corners[corners.count - 1]
    for corner in corners {
      nearest = min(nearest, distance(from: point, toLine: last, corner).distance)
      last = corner
    }
    return nearest
  }

  /// The distance of a point from a line, and its position along the line.
  private static func distance(
    from point: CGPoint, toLine start: CGPoint, _ end: CGPoint
  ) -> (distance: Double, along: Double) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let fraction =
      square > 0
      ? min(max(((point.x - start.x) * x + (point.y - start.y) * y) / square, 0), 1) : 0
    return (
      hypot(point.x - start.x - fraction * x, point.y - start.y - fraction * y),
      fraction * square.squareRoot()
    )
  }

  private static func isDrawn(_ along: Double, _ dashes: [Double]) -> Bool {
    var rest = along.truncatingRemainder(dividingBy: max(dashes.reduce(0, +), 1))
    for (index, length) in dashes.enumerated() {
      if rest < length { return index % 2 == 0 }
      rest -= length
    }
    return true
  }
}
