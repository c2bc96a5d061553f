internal import Foundation

/// An item as SVG elements around (0, 0).
enum ItemDrawing {
  /// The look of the item: its own SVG, its figures, or its shape with its label.
  ///
  /// - Parameter labelClass: The class of the label, for rules and scripts.
  static func look(of item: Recording.Item, labelClass: String? = nil) -> String {
    if let own = item.appearance.svg { return own }
    let look = item.appearance
    if let figures = look.figures { return FigureDrawing.svg(figures) }
    let colors =
      SVGPaint.color("fill", look.fill) + SVGPaint.color("stroke", look.stroke)
      + (look.stroke == nil ? "" : " stroke-width=\"1.5\" stroke-linejoin=\"round\"")
    return shape(item.shape, cornerRadius: look.cornerRadius, colors)
      + label(of: item, labelClass)
  }

  /// The outline by which the item collides.
  ///
  /// - Parameter attributes: Attributes of each part, each with a leading space.
  static func shape(
    _ shape: Recording.Shape, cornerRadius: Double = 0, _ attributes: String
  ) -> String {
    shape.parts.map { part in
      var element: String
      switch part.outline {
      case .rectangle(let size):
        element = """
          <rect x="\((-size.width / 2).decimal(2))" y="\((-size.height / 2).decimal(2))" \
          width="\(size.width.decimal(2))" height="\(size.height.decimal(2))"
          """
        if cornerRadius > 0 { element += " rx=\"\(cornerRadius.decimal(2))\"" }
      case .ellipse(let size):
        element = """
          <ellipse rx="\((size.width / 2).decimal(2))" ry="\((size.height / 2).decimal(2))"
          """
      case .polygon(let corners):
        let points = corners.map { "\($0.x.decimal(2)),\($0.y.decimal(2))" }
        element = "<polygon points=\"\(points.joined(separator: " "))\""
      }
      return element + place(of: part) + attributes + "/>"
    }.joined()
  }

  private static func place(of part: Recording.Shape.Part) -> String {
    guard part.center != .zero || part.angle != 0 else { return "" }
    return " transform=\"\(Recording.Pose(center: part.center, angle: part.angle).svgTransform)\""
  }

  private static func label(of item: Recording.Item, _ labelClass: String?) -> String {
    guard let label = ItemLabel(of: item) else { return "" }
    return """
      <text\(labelClass.map { " class=\"\($0)\"" } ?? "") x="\(label.center.x.decimal(2))" y="\(label.center.y.decimal(2))" fill="\(label.isLight ? "#fff" : "#222")" \
      font-family="sans-serif" font-size="\(label.size.decimal(2))" text-anchor="middle" \
      dominant-baseline="central">\(label.text.xml)</text>
      """
  }
}

extension Recording.Pose {
  /// The pose as the value of an SVG `transform` attribute.
  var svgTransform: String {
    let place = "translate(\(center.x.decimal(2)) \(center.y.decimal(2)))"
    return angle == 0 ? place : place + "rotate(\((angle * 180 / .pi).decimal(3)))"
  }
}
