#if GTK
  import CGTK
  import Dynamics

  /// Draws the parts of the debug view with cairo.
  struct OverlayPen {
    private let context: OpaquePointer

    init(_ context: OpaquePointer) {
      self.context = context
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    }

    func draw(_ item: DebugItem) {
      let isAsleep = item.state == .asleep
      for corners in item.outlines {
        trace(corners)
        cairo_close_path(context)
        if isAsleep {
          ink(0x777777, opacity: 0.25)
          cairo_fill_preserve(context)
        }
        stroke(0xD0006F, width: 1)
      }
    }

    func draw(_ boundary: DebugBoundary) {
      for line in boundary.lines { trace(line) }
      stroke(0xD0006F, width: 3)
    }

    func draw(_ mark: DebugMark) {
      let (x, y) = (mark.end.x - mark.start.x, mark.end.y - mark.start.y)
      cairo_save(context)
      cairo_translate(context, mark.start.x, mark.start.y)
      if mark.kind != .pin { cairo_rotate(context, atan2(y, x)) }
      shape(of: mark.kind, length: hypot(x, y))
      cairo_restore(context)
      let opacity = mark.kind == .rope ? 0.4 + 0.6 * mark.strength : mark.strength
      stroke(mark.kind.ink, width: mark.kind == .push ? 3 : 1.8, opacity: opacity)
    }

    /// The shape of a mark along the x axis, from (0, 0).
    private func shape(of kind: DebugMark.Kind, length: CGFloat) {
      switch kind {
      case .rod:
        cairo_rectangle(context, 0, -2.5, length, 5)
      case .spring:
        let teeth = (0..<8).map {
          CGPoint(x: length * (0.15 + 0.1 * CGFloat($0)), y: $0.isMultiple(of: 2) ? -5 : 5)
        }
        trace(
          [.zero, CGPoint(x: 0.1 * length, y: 0)] + teeth
            + [CGPoint(x: 0.9 * length, y: 0), CGPoint(x: length, y: 0)])
      case .rope, .passingPair, .sensor:
        trace([.zero, CGPoint(x: length, y: 0)])
      case .slide:
        trace([CGPoint(x: 0, y: -6), CGPoint(x: 0, y: 6)])
        trace([.zero, CGPoint(x: length, y: 0)])
        trace([CGPoint(x: length, y: -6), CGPoint(x: length, y: 6)])
      case .pin:
        cairo_new_sub_path(context)
        cairo_arc(context, 0, 0, 5, 0, 2 * .pi)
        trace([CGPoint(x: -5, y: 0), CGPoint(x: 5, y: 0)])
        trace([CGPoint(x: 0, y: -5), CGPoint(x: 0, y: 5)])
      case .push, .field, .velocity, .reaction, .motor:
        trace([.zero, CGPoint(x: length, y: 0)])
        trace([
          CGPoint(x: 0.75 * length, y: -4), CGPoint(x: length, y: 0),
          CGPoint(x: 0.75 * length, y: 4),
        ])
      case .contact:
        trace([CGPoint(x: 0, y: -6), CGPoint(x: 0, y: 6)])
        trace([.zero, CGPoint(x: length, y: 0)])
      }
    }

    private func trace(_ points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        if index == 0 {
          cairo_move_to(context, point.x, point.y)
        } else {
          cairo_line_to(context, point.x, point.y)
        }
      }
    }

    private func stroke(_ hex: UInt32, width: Double, opacity: CGFloat = 1) {
      ink(hex, opacity: opacity)
      cairo_set_line_width(context, width)
      cairo_stroke(context)
    }

    private func ink(_ hex: UInt32, opacity: CGFloat) {
      let parts = [16, 8, 0].map { Double(hex >> $0 & 255) / 255 }
      cairo_set_source_rgba(context, parts[0], parts[1], parts[2], opacity)
    }
  }
#endif
