#if Pictures
  internal import CPictures
  internal import Dynamics
  @_spi(Samples) internal import DynamicsRecording
  internal import Foundation

  extension PictureCanvas {
    /// Draws a recording at a time, on a new background.
    ///
    /// - Parameters:
    ///   - marks: The marks of the recording; `nil` without X-ray.
    ///   - radii: The radius of each item.
    func draw(
      _ recording: Recording, at time: TimeInterval, marks: [Recording.Mark]?, radii: [CGFloat]
    ) {
      clear()
      for index in recording.drawingOrder(at: time) {
        let item = recording.items[index]
        let pose = recording.pose(of: index, at: time)
        guard recording.isSeen(item.presence, at: time),
          shows(pose.center, radius: radii[index])
        else { continue }
        at(pose) {
          draw(item, opacity: marks == nil ? 1 : Self.lookOpacity)
          guard marks != nil else { return }
          drawOutline(
            of: item.shape, fill: item.isAsleep(at: time) ? Self.asleep : nil, stroke: Self.bounds)
        }
      }
      guard let marks else { return }
      for boundary in recording.boundaries where recording.isSeen([boundary.presence], at: time) {
        for line in boundary.lines { trace(line) }
        paint(fill: nil, stroke: Self.bounds, width: 3)
      }
      for mark in marks { mark.mark(at: time).map(draw) }
    }

    private func draw(_ mark: DebugMark) {
      let length = hypot(mark.end.x - mark.start.x, mark.end.y - mark.start.y)
      guard shows(mark.start, radius: length + Self.markMargin) else { return }
      let (x, y) = (mark.end.x - mark.start.x, mark.end.y - mark.start.y)
      let angle: CGFloat = mark.kind == .pin ? 0 : atan2(y, x)
      at(Recording.Pose(center: mark.start, angle: angle)) {
        for line in mark.kind.strokes(length: length) { trace(line) }
      }
      let opacity = mark.kind == .rope ? 0.4 + 0.6 * mark.strength : mark.strength
      paint(
        fill: nil, stroke: mark.kind.xrayInk.opacity(Double(opacity)),
        width: mark.kind.strokeWidth)
    }

    /// As in SVG, so that outlines and marks are visible on dark items.
    private static let lookOpacity = 0.55
    /// How far marks are drawn beside their lines, in points.
    private static let markMargin: CGFloat = 8
    private static let bounds: Color = "#d0006f"
    private static let asleep: Color = "#77777740"
  }
#endif
