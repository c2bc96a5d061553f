#if Pictures
  internal import CPictures
  internal import DynamicsRecording
  internal import Foundation

  extension PictureCanvas {
    /// Draws an item in its own axes.
    ///
    /// - Parameter opacity: From 0 to 1.
    func draw(_ item: Recording.Item, opacity: Double) {
      let look = item.appearance
      if let figures = look.figures {
        for figure in figures { draw(figure, opacity: opacity) }
        return
      }
      for part in item.shape.parts {
        at(Recording.Pose(center: part.center, angle: part.angle)) {
          trace(part.outline, cornerRadius: look.cornerRadius)
        }
        paint(fill: look.fill?.opacity(opacity), stroke: look.stroke?.opacity(opacity), width: 1.5)
      }
      if let label = ItemLabel(of: item) { write(label, opacity: opacity) }
    }

    /// Draws the outline by which an item collides, in its own axes.
    func drawOutline(of shape: Recording.Shape, fill: Color?, stroke: Color) {
      for part in shape.parts {
        at(Recording.Pose(center: part.center, angle: part.angle)) { trace(part.outline) }
        paint(fill: fill, stroke: stroke, width: 1)
      }
    }

    /// Fills the path, draws its line, and begins a new one.
    func paint(fill: Color?, stroke: Color?, width: Double) {
      if let fill {
        ink(fill)
        cairo_fill_preserve(context)
      }
      if let stroke {
        ink(stroke)
        cairo_set_line_width(context, width)
        cairo_stroke_preserve(context)
      }
      cairo_new_path(context)
    }

    /// What is smaller is not seen, and would make the matrix of cairo useless; in points.
    private static var leastExtent: CGFloat { 1e-6 }

    private func trace(_ outline: Recording.Shape.Outline, cornerRadius: Double = 0) {
      switch outline {
      case .rectangle(let size):
        let (x, y) = (near(size.width / 2), near(size.height / 2))
        traceRectangle(x, y, cornerRadius: min(cornerRadius, x, y))
      case .ellipse(let size) where min(size.width, size.height) < Self.leastExtent: return
      case .ellipse(let size):
        cairo_save(context)
        cairo_scale(context, near(size.width / 2), near(size.height / 2))
        cairo_new_sub_path(context)
        cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
        cairo_restore(context)
      case .polygon(let corners): trace(corners)
      }
      cairo_close_path(context)
    }

    /// Adds a rectangle around (0, 0) to the path, by half its sides.
    private func traceRectangle(_ x: Double, _ y: Double, cornerRadius radius: Double) {
      guard radius > 0 else { return cairo_rectangle(context, -x, -y, 2 * x, 2 * y) }
      cairo_new_sub_path(context)
      for (quarter, (toRight, toBottom)) in [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].enumerated() {
        let start = Double(quarter - 1) * .pi / 2
        cairo_arc(
          context, toRight * (x - radius), toBottom * (y - radius), radius, start, start + .pi / 2)
      }
    }

    private func write(_ label: ItemLabel, opacity: Double) {
      let color: Color = label.isLight ? "#ffffff" : "#222222"
      ink(color.opacity(opacity))
      cairo_set_font_size(context, label.size)
      var (text, font) = (cairo_text_extents_t(), cairo_font_extents_t())
      cairo_text_extents(context, label.text, &text)
      cairo_font_extents(context, &font)
      cairo_move_to(
        context, Double(label.center.x) - text.x_advance / 2,
        Double(label.center.y) + (font.ascent - font.descent) / 2)
      cairo_show_text(context, label.text)
      cairo_new_path(context)
    }
  }
#endif
