internal import Foundation

/// An item as SVG elements around (0, 0).
enum ItemDrawing {
  /// The look of the item: its own SVG, or its shape with its label.
  static func look(of item: Recording.Item) -> String {
    if let own = item.appearance.svg { return own }
    let look = item.appearance
    let colors =
      color("fill", look.fill) + color("stroke", look.stroke)
      + (look.stroke == nil ? "" : " stroke-width=\"1.5\" stroke-linejoin=\"round\"")
    return shape(item.shape, cornerRadius: look.cornerRadius, colors) + label(of: item)
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

  private static func color(_ name: String, _ color: RecordingAppearance.Color?) -> String {
    guard let color else { return " \(name)=\"none\"" }
    var solid = color
    solid.alpha = 255
    // Programs that only support SVG 1.1 ignore the alpha of a color.
    let opacity =
      color.alpha == 255 ? "" : " \(name)-opacity=\"\((Double(color.alpha) / 255).decimal(2))\""
    return " \(name)=\"\(solid.hex)\"\(opacity)"
  }

  private static func label(of item: Recording.Item) -> String {
    guard let label = item.appearance.label, !label.isEmpty else { return "" }
    let box = item.shape.box
    let size = min(box.height * 0.6, box.width * 1.5 / Double(label.count), 16)
    let ink = item.appearance.hasLightLabel ? "#fff" : "#222"
    return """
      <text x="\(box.midX.decimal(2))" y="\(box.midY.decimal(2))" fill="\(ink)" \
      font-family="sans-serif" font-size="\(size.decimal(2))" text-anchor="middle" \
      dominant-baseline="central">\(label.xml)</text>
      """
  }
}

extension Recording.Shape {
  /// The bounding box of the outline, in the item's own axes.
  var box: CGRect {
    polygons().joined().reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension Recording.Pose {
  /// The pose as the value of an SVG `transform` attribute.
  var svgTransform: String {
    let place = "translate(\(center.x.decimal(2)) \(center.y.decimal(2)))"
    return angle == 0 ? place : place + "rotate(\((angle * 180 / .pi).decimal(3)))"
  }
}
