package import Dynamics
package import Foundation

extension TerminalCanvas {
  /// Draws a recording at a time, over the present picture.
  ///
  /// - Parameter showsXray: Whether boundaries and the lines of the debug view are drawn, and
  ///   sleeping items are dimmed.
  package mutating func draw(_ recording: Recording, at time: TimeInterval, showsXray: Bool) {
    draw(recording, at: time, marks: showsXray ? recording.xrayMarks : nil)
  }

  /// - Parameter marks: The marks of the recording; `nil` without X-ray.
  mutating func draw(_ recording: Recording, at time: TimeInterval, marks: [Recording.Mark]?) {
    for boundary in recording.boundaries
    where marks != nil && recording.isSeen([boundary.presence], at: time) {
      for line in boundary.lines { drawLines(line) }
    }
    for index in recording.drawingOrder(at: time) {
      let item = recording.items[index]
      guard recording.isSeen(item.presence, at: time) else { continue }
      let isAsleep = marks != nil && item.isAsleep(at: time)
      draw(item, at: recording.pose(of: index, at: time), isAsleep: isAsleep)
    }
    for mark in marks ?? [] {
      if let mark = mark.mark(at: time) { draw(mark) }
    }
  }

  private mutating func drawLines(_ points: [CGPoint]) {
    for (start, end) in zip(points, points.dropFirst()) {
      drawLine(from: pixel(at: start), to: pixel(at: end), Self.boundary)
    }
  }

  private mutating func draw(
    _ item: Recording.Item, at pose: Recording.Pose, isAsleep: Bool
  ) {
    var (left, right) = (Double.infinity, -Double.infinity)
    for polygon in item.shape.polygons(pointsPerEllipse: 24) {
      let corners = pose.placing(polygon).map { pixel(at: $0) }
      let fraction = isAsleep ? Self.asleep : 1
      draw(
        corners, fill: item.appearance.fill?.opacity(fraction),
        stroke: item.appearance.stroke?.opacity(fraction))
      for corner in corners { (left, right) = (min(left, corner.x), max(right, corner.x)) }
    }
    let text = isAsleep ? "z" : item.appearance.label ?? ""
    guard text.isNarrow, isAsleep || Double(text.count) + 2 <= right - left else { return }
    let ink = item.appearance.fill?.isBright ?? false ? Self.darkText : Self.text
    write(text, at: pixel(at: pose.center), ink: ink)
  }

  /// Draws a line of the debug view; each kind has its own color, dashes or symbol.
  package mutating func draw(_ mark: DebugMark) {
    let (start, end) = (pixel(at: mark.start), pixel(at: mark.end))
    let ink = mark.kind.xrayInk.blended(with: Self.text, fraction: 0.35)
    let fraction = mark.kind == .rope ? 0.4 + 0.6 * mark.strength : mark.strength
    if !mark.kind.isPoint {
      drawLine(from: start, to: end, ink, dashes: mark.kind.terminalDashes, fraction: fraction)
    }
    guard fraction > 0.3, let sign = mark.terminalSign else { return }
    // Within one cell, no direction is visible.
    if sign.isArrow, hypot(end.x - start.x, end.y - start.y) <= 2 { return }
    write(sign.text, at: pixel(at: sign.point), ink: ink)
  }

  private static let boundary = Color(red: 110, green: 118, blue: 130)
  private static let text = Color(red: 230, green: 233, blue: 238)
  private static let darkText = Color(red: 20, green: 22, blue: 26)
  /// The fraction of its color that a sleeping item keeps.
  private static let asleep = 0.4
}

extension DebugMark.Kind {
  /// The lengths of dashes and gaps, in pixels of half a cell.
  fileprivate var terminalDashes: [Double] {
    switch self {
    case .spring: [1, 1]
    case .rope: [3, 2]
    case .slide: [4, 2, 1, 2]
    default: []
    }
  }
}

extension String {
  /// Whether each character takes one cell in any terminal, and none is a control character.
  fileprivate var isNarrow: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        (" "..."~") ~= $0 || ("\u{A1}"..."\u{24F}") ~= $0 && $0 != "\u{AD}"
      }
  }
}
