@_spi(Samples) package import DynamicsRecording
package import Foundation

/// Maps the points of a scene to the pixels of a canvas; the scene is scaled to fit and centered.
package struct Viewport {
  package let columns: Int
  /// The number of pixel rows, two per row of the terminal.
  package let pixelRows: Int
  /// Pixels per point.
  package let scale: Double
  private let origin: (x: Double, y: Double)

  /// - Parameter bounds: The visible rectangle, in points.
  package init(of bounds: CGRect, columns: Int, rows: Int) {
    self.columns = columns
    pixelRows = rows * 2
    scale = min(Double(columns) / bounds.width, Double(pixelRows) / bounds.height)
    origin = (
      Double(columns) / 2 - bounds.midX * scale, Double(pixelRows) / 2 - bounds.midY * scale
    )
  }

  package func point(atPixel x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: (x - origin.x) / scale, y: (y - origin.y) / scale)
  }

  /// The point below the mouse.
  package func point(at mouse: MouseEvent) -> CGPoint { point(atPixel: mouse.x, 2 * mouse.y) }

  package func pixel(at point: CGPoint) -> (x: Double, y: Double) {
    (point.x * scale + origin.x, point.y * scale + origin.y)
  }

  package func contains(_ x: Double, _ y: Double) -> Bool {
    x >= 0 && y >= 0 && x < Double(columns) && y < Double(pixelRows)
  }

  /// The cell of a position on an item, relative to the item's center.
  package func cell(on pose: Recording.Pose, _ u: Double, _ v: Double) -> (column: Int, row: Int) {
    let (c, s) = (cos(pose.angle), sin(pose.angle))
    let place = pixel(
      at: CGPoint(x: pose.center.x + u * c - v * s, y: pose.center.y + u * s + v * c))
    return (Int(place.x.rounded(.down)), Int((place.y / 2).rounded(.down)))
  }

  /// Whether a text lies within a rectangle that may be turned, but for half a pixel; one that is upright may end
  /// in the middle of a cell.
  package func fits(
    _ length: Int, atColumn column: Int, row: Int, on pose: Recording.Pose, size: CGSize
  ) -> Bool {
    guard abs(sin(2 * pose.angle)) > 0.05 else { return true }
    let (left, right, top) = (Double(column), Double(column + length), Double(2 * row))
    return [(left, top), (right, top), (left, top + 2), (right, top + 2)].allSatisfy {
      let (u, v) = pose.local(point(atPixel: $0, $1))
      return abs(u) - 0.5 / scale <= size.width / 2 && abs(v) - 0.5 / scale <= size.height / 2
    }
  }

  /// Colors every pixel by the point in its middle.
  package func paint(on canvas: inout TerminalCanvas, _ color: (CGPoint) -> Color) {
    for y in 0..<pixelRows {
      for x in 0..<columns {
        canvas[x, y] = color(point(atPixel: Double(x) + 0.5, Double(y) + 0.5))
      }
    }
  }

  /// Paints an item with smooth edges.
  ///
  /// - Parameter color: Returns the color at a place in the item's own axes, relative to its center;
  ///   `nil` outside the item.
  package func paint(
    _ pose: Recording.Pose, within reach: Double, on canvas: inout TerminalCanvas,
    _ color: (_ place: (u: Double, v: Double)) -> Color?
  ) {
    forEachPixel(around: pose, within: reach) { x, y, samples in
      let colors = samples.compactMap { color(pose.local($0)) }
      guard !colors.isEmpty else { return }
      func mean(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
        UInt8(colors.reduce(0) { $0 + Int($1[keyPath: channel]) } / colors.count)
      }
      let share = Double(colors.count) / Double(samples.count)
      canvas[x, y] = canvas[x, y].mixed(
        with: Color(mean(\.red), mean(\.green), mean(\.blue)), fraction: share)
    }
  }

  /// Calls a closure for every pixel near an item's center, with its ``samples(ofPixel:_:)``.
  package func forEachPixel(
    around pose: Recording.Pose, within reach: Double,
    _ body: (_ x: Int, _ y: Int, [CGPoint]) -> Void
  ) {
    let low = pixel(at: CGPoint(x: pose.center.x - reach, y: pose.center.y - reach))
    let high = pixel(at: CGPoint(x: pose.center.x + reach, y: pose.center.y + reach))
    guard high.x >= 0, high.y >= 0, low.x < Double(columns), low.y < Double(pixelRows) else {
      return
    }
    for y in Int(max(0, low.y))...Int(min(Double(pixelRows - 1), high.y)) {
      for x in Int(max(0, low.x))...Int(min(Double(columns - 1), high.x)) {
        body(x, y, samples(ofPixel: x, y))
      }
    }
  }

  /// Four points of a pixel, for smooth edges.
  package func samples(ofPixel x: Int, _ y: Int) -> [CGPoint] {
    [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map {
      point(atPixel: Double(x) + $0.0, Double(y) + $0.1)
    }
  }
}

extension Recording.Pose {
  /// Converts a point to the item's own axes, relative to its center.
  package func local(_ point: CGPoint) -> (u: Double, v: Double) {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let (c, s) = (cos(angle), sin(angle))
    return (x * c + y * s, y * c - x * s)
  }
}

extension CGSize {
  /// The distance of a point from the nearest edge of a rectangle at (0, 0); negative outside.
  package func inset(of point: CGPoint) -> CGFloat {
    min(point.x, point.y, width - point.x, height - point.y)
  }
}
