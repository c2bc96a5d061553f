package import Dynamics
@_spi(Samples) package import DynamicsRecording
package import Foundation

/// The debug view of a simulation at one moment.
package struct Xray {
  /// The collision outlines, as corners of polygons.
  package var outlines: [(corners: [CGPoint], isAsleep: Bool)]
  /// The boundaries, as lines through points.
  package var boundaries: [[CGPoint]]
  package var marks: [DebugMark]

  package init(
    outlines: [(corners: [CGPoint], isAsleep: Bool)], boundaries: [[CGPoint]], marks: [DebugMark]
  ) {
    self.outlines = outlines
    self.boundaries = boundaries
    self.marks = marks
  }

  /// Makes the present debug view of an animator.
  package init(_ overlay: DebugOverlayBehavior) {
    outlines = overlay.items.flatMap { item in
      item.outlines.map { ($0, item.state == .asleep) }
    }
    boundaries = overlay.boundaries.flatMap(\.lines)
    marks = overlay.marks
  }

  /// Makes the debug view of a recording at a time.
  package init(_ recording: Recording, at time: TimeInterval) {
    outlines = recording.items.indices.filter { recording.items[$0].isPresent(at: time) }.flatMap {
      item in
      let isAsleep = recording.items[item].isAsleep(at: time)
      return recording.outlines(of: item, at: time).map { ($0, isAsleep) }
    }
    boundaries = recording.boundaries.filter { $0.presence.contains(time) }.flatMap(\.lines)
    marks = recording.marks.compactMap { $0.mark(at: time) }
  }
}

/// Draws an X-ray over a picture on the terminal.
package struct XrayPainter {
  private static let light = Color(255, 255, 255)
  private static let boundary = Color(96, 104, 118)
  private static let awake = Color(20, 150, 60)
  private static let asleep = Color(120, 120, 190)

  /// The colors for terminals with few colors; most marks have one that differs from the picture.
  package static let swatches =
    [
      Swatch(light, indexed: 231, basic: 15, shade: 4),
      Swatch(boundary, indexed: 242, basic: 8, shade: 2),
      Swatch(awake, indexed: 34, basic: 10, shade: 2),
      Swatch(asleep, indexed: 104, basic: 12, shade: 2),
    ]
    + DebugMark.Kind.allCases.map { kind in
      let ink = kind.xrayInk
      return Swatch(
        ink, indexed: UInt8(ink.index256), basic: UInt8(ink.index16), shade: UInt8(ink.shade))
    }

  /// The opacity of outlines; the picture below stays visible.
  private static let outlineOpacity = 0.6

  private let viewport: Viewport

  package init(viewport: Viewport) { self.viewport = viewport }

  package func paint(_ xray: Xray, on canvas: inout TerminalCanvas) {
    for line in xray.boundaries { paint(line, Self.boundary, opacity: 1, on: &canvas) }
    for (corners, isAsleep) in xray.outlines {
      let ink = isAsleep ? Self.asleep : Self.awake
      paint(corners + corners.prefix(1), ink, opacity: Self.outlineOpacity, on: &canvas)
    }
    for mark in xray.marks { paint(mark, on: &canvas) }
  }

  private func paint(
    _ points: [CGPoint], _ ink: Color, opacity: Double, on canvas: inout TerminalCanvas
  ) {
    for (start, end) in zip(points, points.dropFirst()) {
      paint(start, end, ink, opacity: opacity, on: &canvas)
    }
  }

  private func paint(_ mark: DebugMark, on canvas: inout TerminalCanvas) {
    let ink = mark.kind.xrayInk
    let opacity = mark.kind == .rope ? 0.4 + 0.6 * mark.strength : mark.strength
    paint(mark.start, mark.end, ink, opacity: opacity, dash: mark.kind.dash, on: &canvas)
    guard opacity > 0.3, let sign = mark.terminalSign else { return }
    write(sign.text, at: sign.point, ink, on: &canvas)
  }

  private func write(
    _ sign: String, at point: CGPoint, _ ink: Color, on canvas: inout TerminalCanvas
  ) {
    let (x, y) = viewport.pixel(at: point)
    guard viewport.contains(x, y) else { return }
    let ground = canvas[Int(x), Int(y)]
    canvas.write(sign, column: Int(x), row: Int(y) / 2, ink: visible(ink, on: ground))
  }

  /// Draws a line one pixel wide.
  ///
  /// - Parameter dash: The length of dashes and gaps, in pixels; 0 draws a solid line.
  private func paint(
    _ start: CGPoint, _ end: CGPoint, _ ink: Color, opacity: Double, dash: Int = 0,
    on canvas: inout TerminalCanvas
  ) {
    let (from, to) = (viewport.pixel(at: start), viewport.pixel(at: end))
    let length = max(abs(to.x - from.x), abs(to.y - from.y))
    // A longer line is far outside the picture.
    let count = Int(min(max(1, length.rounded(.up)), 10_000))
    for step in 0...count where dash == 0 || step / dash % 2 == 0 {
      let fraction = Double(step) / Double(count)
      let (x, y) = (from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction)
      guard viewport.contains(x, y) else { continue }
      let ground = canvas[Int(x), Int(y)]
      canvas[Int(x), Int(y)] = ground.mixed(with: visible(ink, on: ground), fraction: opacity)
    }
  }

  /// Adapts an ink to the background; the inks are made for light backgrounds.
  private func visible(_ ink: Color, on ground: Color) -> Color {
    let brightness = 299 * Int(ground.red) + 587 * Int(ground.green) + 114 * Int(ground.blue)
    return brightness > 128_000 ? ink : ink.mixed(with: Self.light, fraction: 0.5)
  }
}

extension DebugMark.Kind {
  fileprivate var dash: Int {
    switch self {
    case .spring: 1
    case .rope: 2
    case .slide: 4
    default: 0
    }
  }
}
