#if Pictures
  internal import CPictures
  internal import DynamicsRecording
  internal import Foundation

  extension PictureCanvas {
    typealias Figure = RecordingAppearance.Figure

    /// Draws a path or a line of text in the axes of its item.
    ///
    /// - Parameter opacity: From 0 to 1.
    func draw(_ figure: Figure, opacity: Double) {
      cairo_save(context)
      defer { cairo_restore(context) }
      if let image = figure.image, let picture = self.image(image) {
        draw(picture, image, opacity: opacity)
        return
      }
      if let text = figure.text { trace(text) } else { figure.curves.forEach(trace) }
      cairo_set_fill_rule(
        context, figure.fillRule == .nonzero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_set_line_cap(context, figure.lineCap.cairo)
      cairo_set_line_join(context, figure.lineJoin.cairo)
      cairo_set_miter_limit(context, 4)
      paint(
        fill: figure.fill?.opacity(opacity), stroke: figure.stroke?.opacity(opacity),
        width: figure.strokeWidth)
    }

    private func draw(_ picture: PNGPicture, _ image: Figure.Image, opacity: Double) {
      let t = image.transform
      var matrix = cairo_matrix_t(
        xx: near(t.a), yx: near(t.b), xy: near(t.c), yy: near(t.d), x0: near(t.tx), y0: near(t.ty))
      // cairo refuses to draw with a matrix that has no inverse.
      guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-12 else { return }
      cairo_transform(context, &matrix)
      cairo_scale(context, 1 / Double(picture.width), 1 / Double(picture.height))
      cairo_set_source_surface(context, picture.surface, 0, 0)
      cairo_paint_with_alpha(context, opacity * image.opacity)
    }

    /// The fonts of cairo have no larger letters; in pixels.
    private static var largestFont: Double { 10_000 }

    private func trace(_ curve: Figure.Curve) {
      guard let start = curve.points.first else { return }
      cairo_move_to(context, near(start.x), near(start.y))
      for part in curve.parts {
        cairo_curve_to(
          context, near(part.control1.x), near(part.control1.y), near(part.control2.x),
          near(part.control2.y), near(part.end.x), near(part.end.y))
      }
      if curve.isClosed { cairo_close_path(context) }
    }

    /// Adds the outlines of a text to the path.
    private func trace(_ text: Figure.Text) {
      cairo_select_font_face(
        context, text.firstFont, text.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
        text.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
      cairo_set_font_size(context, min(near(text.size), Self.largestFont / size.scale))
      var extents = cairo_text_extents_t()
      cairo_text_extents(context, text.string, &extents)
      let before: Double =
        switch text.alignment {
        case .start: 0
        case .middle: extents.x_advance / 2
        case .end: extents.x_advance
        }
      at(Recording.Pose(center: text.origin, angle: text.angle)) {
        cairo_move_to(context, -before, 0)
        cairo_text_path(context, text.string)
      }
    }
  }

  extension RecordingAppearance.Figure.Text {
    /// The preferred font; cairo takes one name, and knows the general names of CSS.
    fileprivate var firstFont: String {
      fonts.split(separator: ",").first.map {
        $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"'")))
      } ?? "sans-serif"
    }
  }

  extension RecordingAppearance.Figure.LineCap {
    fileprivate var cairo: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension RecordingAppearance.Figure.LineJoin {
    fileprivate var cairo: cairo_line_join_t {
      switch self {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    }
  }
#endif
