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
      for line in mark.kind.strokes(length: hypot(x, y)) { trace(line) }
      cairo_restore(context)
      let opacity = mark.kind == .rope ? 0.4 + 0.6 * mark.strength : mark.strength
      stroke(mark.kind.ink, width: mark.kind.strokeWidth, opacity: opacity)
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
