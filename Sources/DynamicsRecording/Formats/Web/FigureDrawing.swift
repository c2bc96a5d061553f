internal import Foundation

/// Figures as SVG elements around (0, 0).
enum FigureDrawing {
  typealias Figure = RecordingAppearance.Figure

  static func svg(_ figures: [Figure]) -> String { figures.map(svg).joined() }

  private static func svg(_ figure: Figure) -> String {
    if let text = figure.text { return svg(text, figure) }
    if let image = figure.image { return svg(image) }
    return "<path d=\"\(figure.curves.map(pathData).joined())\"\(paint(of: figure))/>"
  }

  private static func paint(of figure: Figure) -> String {
    let rule = figure.fillRule == .nonzero ? "" : " fill-rule=\"\(figure.fillRule.rawValue)\""
    let fill = SVGPaint.color("fill", figure.fill) + rule
    guard figure.stroke != nil else { return fill }
    let cap = figure.lineCap == .butt ? "" : " stroke-linecap=\"\(figure.lineCap.rawValue)\""
    let join = figure.lineJoin == .miter ? "" : " stroke-linejoin=\"\(figure.lineJoin.rawValue)\""
    return fill + SVGPaint.color("stroke", figure.stroke)
      + " stroke-width=\"\(figure.strokeWidth.decimal(3))\"\(cap)\(join)"
  }

  private static func pathData(of curve: Figure.Curve) -> String {
    guard var last = curve.points.first else { return "" }
    var text = "M" + pair(last)
    for part in curve.parts {
      let isLine = part.control1 == last && part.control2 == part.end
      text +=
        isLine
        ? "L" + pair(part.end)
        : "C\(pair(part.control1)) \(pair(part.control2)) \(pair(part.end))"
      last = part.end
    }
    return text + (curve.isClosed ? "Z" : "")
  }

  private static func svg(_ text: Figure.Text, _ figure: Figure) -> String {
    let place = Recording.Pose(center: text.origin, angle: text.angle).svgTransform
    let anchor = text.alignment == .start ? "" : " text-anchor=\"\(text.alignment.rawValue)\""
    return """
      <text transform="\(place)" font-size="\(text.size.decimal(2))" font-family="\(text.fonts.xml)"\
      \(text.isBold ? " font-weight=\"bold\"" : "")\(text.isItalic ? " font-style=\"italic\"" : "")\
      \(anchor)\(paint(of: figure))>\(text.string.xml)</text>
      """
  }

  private static func svg(_ image: Figure.Image) -> String {
    let t = image.transform
    let matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { $0.decimal(3) }.joined(separator: " ")
    let opacity = image.opacity == 1 ? "" : " opacity=\"\(image.opacity.decimal(3))\""
    return """
      <image transform="matrix(\(matrix))" width="1" height="1" preserveAspectRatio="none"\(opacity) \
      href="data:\(image.mediaType.rawValue);base64,\(image.data.base64EncodedString())"/>
      """
  }

  private static func pair(_ point: CGPoint) -> String {
    "\(point.x.decimal(3)) \(point.y.decimal(3))"
  }
}

extension RecordingAppearance {
  /// The same look for programs that know only ``svg``, and no figures.
  package var withFiguresAsSVG: RecordingAppearance {
    guard let figures else { return self }
    var look = self
    look.svg = svg ?? FigureDrawing.svg(figures)
    look.figures = nil
    return look
  }
}
