import DynamicsGeometry
import DynamicsRecording
import Foundation

/// Shapes and texts, with their looks.
extension PictureReader {
  mutating func drawShape(_ index: Int, _ context: Context) throws(SVGError) {
    guard context.style.isVisible else { return }
    let element = tree[index]
    if element.name == "path" {
      let data = try PathData(
        element.attributes["d"] ?? "", maximumSegments: SVGLimits.segments - segmentCount)
      segmentCount += data.segmentCount
      if let offset = data.errorOffset {
        drawing.note("the path of \(element.description) from character \(offset + 1) on")
      }
      try add(ShapePath(data.path, .other), context)
    } else if let shape = ShapePath(element, in: context.viewport, fontSize: context.style.fontSize)
    {
      segmentCount += shape.segmentCount
      guard segmentCount <= SVGLimits.segments else { throw PathData.tooManySegments }
      try add(shape, context)
    }
  }

  /// Draws text line by line, each with the box that is likely to hold it.
  mutating func drawText(_ index: Int, _ context: Context) throws(SVGError) {
    guard context.style.isVisible else { return }
    var lines = TextLines()
    let (tree, reader) = (tree, reader)
    try lines.read(index, in: tree, context.style, viewport: context.viewport, &budget) {
      (inner, budget) throws(SVGError) in
      let lineage = Lineage(tree[inner], within: context.lineage)
      return context.style.inherited(try reader.properties(of: tree[inner], lineage, &budget))
    }
    for line in lines.all {
      try add(
        ShapePath(BezierPath(rect: line.box), .rectangle), context, style: line.style,
        text: line.text(in: context.transform))
    }
  }

  mutating func add(
    _ shape: ShapePath, _ context: Context, style: Style? = nil,
    text: RecordingAppearance.Figure.Text? = nil, image: RecordingAppearance.Figure.Image? = nil
  ) throws(SVGError) {
    let path = shape.path
    guard !path.isEmpty else { return }
    let style = style ?? context.style
    let transform = context.transform
    let box = path.bounds.applying(transform)
    guard
      [box.minX, box.minY, box.maxX, box.maxY].allSatisfy({ abs($0) <= SVGLimits.coordinate })
    else {
      throw SVGError(.tooLarge, "a shape has a point beyond \(Int(SVGLimits.coordinate)) points")
    }
    path.apply(transform)
    var figure = RecordingAppearance.Figure(BezierPath())
    figure.image = image
    figure.fill =
      shape.hasArea
      ? try colors.color(
        of: style.fill, opacity: style.fillOpacity * style.opacity, &drawing, &budget) : nil
    figure.stroke = try colors.color(
      of: style.stroke, opacity: style.strokeOpacity * style.opacity, &drawing, &budget)
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let viewport = context.viewport
    let diagonal = hypotenuse(Double(viewport.width), Double(viewport.height)) / 2.0.squareRoot()
    figure.strokeWidth =
      style.strokeWidth.value(of: diagonal, fontSize: style.fontSize) * Double(scale)
    if !(figure.strokeWidth > 0 && figure.strokeWidth <= SVGLimits.coordinate) {
      figure.stroke = nil
    }
    if figure.stroke == nil { figure.strokeWidth = 0 }
    (figure.fillRule, figure.lineCap, figure.lineJoin) = (
      style.fillRule, style.lineCap, style.lineJoin
    )
    figure.text = text
    drawing.shapes.append(
      Drawing.Shape(
        node: context.node!, path: path, kind: transform.kind(of: shape.kind), figure: figure))
  }
}

extension CGAffineTransform {
  /// The kind of a shape after this transform.
  fileprivate func kind(of kind: ShapePath.Kind) -> ShapePath.Kind {
    let isUpright = (b == 0 && c == 0) || (a == 0 && d == 0)
    return isUpright ? kind : .other
  }
}
