import DynamicsGeometry
import DynamicsRecording
import Foundation

/// Walks through the elements of a file and draws their shapes.
struct PictureReader {
  let tree: ElementTree
  private let rules: StyleSheet
  private(set) var drawing = Drawing()
  private var segmentCount = 0
  /// The colors of the gradients that were used so far.
  private var meanColors: [String: Color?] = [:]
  /// The elements whose `<use>` is being drawn, so that none draws itself.
  private var used: [Int] = []

  /// What a drawn element has from those around it.
  private struct Context {
    var node: Int?
    var lineage: Lineage?
    var style = Style()
    var transform = CGAffineTransform.identity
    var viewport: CGSize
    var depth = 0
  }

  init(_ tree: ElementTree, size: CGSize) throws(SVGError) {
    self.tree = tree
    let sheets = tree.elements.indices.filter { tree[$0].name == "style" }
    rules = StyleSheet(sheets.map(tree.text(of:)).joined(separator: "\n"))
    guard rules.count * tree.elements.count <= SVGLimits.ruleChecks else {
      throw SVGError(
        .tooLarge, "the file has \(rules.count) style rules for \(tree.elements.count) elements")
    }
    for rule in rules.skipped { drawing.note("the rule '\(rule)' of the style sheet") }
    var context = Context(viewport: size)
    let viewport = Viewport(tree[0], in: CGRect(origin: .zero, size: size))
    context.transform = viewport.transform
    try drawGroup(0, context, in: viewport.innerSize)
  }

  // MARK: Elements

  private mutating func draw(_ index: Int, _ context: Context) throws(SVGError) {
    let element = tree[index]
    switch element.name {
    case "g", "a", "switch": try drawGroup(index, context, in: context.viewport)
    case "svg": try drawNested(index, context, size: element.attributes)
    case "use": try drawUse(index, context)
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      guard let inner = try enter(index, context) else { return }
      try drawShape(index, inner)
    case "text":
      guard let inner = try enter(index, context) else { return }
      try drawText(index, inner)
    case "image", "foreignObject": drawing.note("\(element.description)")
    default: break
    }
  }

  /// Begins an element; `nil` if it is not displayed.
  private mutating func enter(_ index: Int, _ context: Context) throws(SVGError) -> Context? {
    guard context.depth < 2 * SVGLimits.depth else {
      throw SVGError(.tooLarge, "the file draws elements more than \(2 * SVGLimits.depth) deep")
    }
    guard drawing.nodes.count < SVGLimits.elements else {
      throw SVGError(.tooLarge, "the file draws more than \(SVGLimits.elements) elements")
    }
    let element = tree[index]
    var inner = context
    inner.depth += 1
    let lineage = Lineage(element, within: context.lineage)
    inner.lineage = lineage
    let properties = properties(of: element, lineage)
    guard properties["display"] != "none" else { return nil }
    noteUnsupported(properties, element)
    inner.style = context.style.inherited(properties)
    if let text = element.attributes["transform"] {
      if let transform = TransformList.read(text) {
        inner.transform = transform.concatenating(context.transform)
      } else {
        drawing.note("the transform of \(element.description)")
      }
    }
    inner.node = drawing.nodes.count
    drawing.nodes.append(Drawing.Node(lineage: lineage, parent: context.node))
    return inner
  }

  private mutating func drawGroup(
    _ index: Int, _ context: Context, in viewport: CGSize
  ) throws(SVGError) {
    guard var inner = try enter(index, context) else { return }
    inner.viewport = viewport
    let isSwitch = tree[index].name == "switch"
    for case .element(let child) in tree[index].children {
      if isSwitch, tree[child].attributes["requiredExtensions"] != nil { continue }
      try draw(child, inner)
      if isSwitch { break }
    }
  }

  /// Draws an `<svg>` or `<symbol>` in its own coordinates.
  ///
  /// - Parameter size: The attributes with its size.
  private mutating func drawNested(
    _ index: Int, _ context: Context, size: [String: String]
  ) throws(SVGError) {
    let attributes = tree[index].name == "svg" ? tree[index].attributes : [:]
    func length(_ text: String?, of whole: CGFloat) -> CGFloat? {
      text.flatMap(Length.init).map { CGFloat($0.value(of: Double(whole))) }
    }
    let around = context.viewport
    let viewport = Viewport(
      tree[index],
      in: CGRect(
        x: length(attributes["x"], of: around.width) ?? 0,
        y: length(attributes["y"], of: around.height) ?? 0,
        width: length(size["width"], of: around.width) ?? around.width,
        height: length(size["height"], of: around.height) ?? around.height))
    var inner = context
    inner.transform = viewport.transform.concatenating(context.transform)
    try drawGroup(index, inner, in: viewport.innerSize)
  }

  private mutating func drawUse(_ index: Int, _ context: Context) throws(SVGError) {
    let element = tree[index]
    guard let target = element.reference.flatMap(tree.element(id:)) else {
      return drawing.note("\(element.description), which refers to no element of the file")
    }
    guard !used.contains(target) else {
      return drawing.note("\(element.description), which draws itself")
    }
    guard var inner = try enter(index, context) else { return }
    func length(_ name: String, _ whole: CGFloat) -> CGFloat {
      element.attributes[name].flatMap(Length.init).map { CGFloat($0.value(of: Double(whole))) }
        ?? 0
    }
    inner.transform = CGAffineTransform(
      translationX: length("x", context.viewport.width), y: length("y", context.viewport.height)
    ).concatenating(inner.transform)
    used.append(target)
    defer { used.removeLast() }
    if ["svg", "symbol"].contains(tree[target].name) {
      let size = tree[target].attributes.merging(element.attributes) { $1 }
      try drawNested(target, inner, size: size)
    } else {
      try draw(target, inner)
    }
  }

  // MARK: Shapes

  private mutating func drawShape(_ index: Int, _ context: Context) throws(SVGError) {
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
      try add(shape, context)
    }
  }

  /// Draws text line by line, each with the box that is likely to hold it.
  private mutating func drawText(_ index: Int, _ context: Context) throws(SVGError) {
    guard context.style.isVisible else { return }
    var lines = TextLines()
    lines.read(index, in: tree, context.style, viewport: context.viewport) {
      context.style.inherited(properties(of: tree[$0], Lineage(tree[$0], within: context.lineage)))
    }
    for line in lines.all {
      try add(
        ShapePath(BezierPath(rect: line.box), .rectangle), context, style: line.style,
        text: line.text(in: context.transform))
    }
  }

  private mutating func add(
    _ shape: ShapePath, _ context: Context, style: Style? = nil,
    text: RecordingAppearance.Figure.Text? = nil
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
    figure.fill = shape.hasArea ? color(style.fill, style.fillOpacity * style.opacity) : nil
    figure.stroke = color(style.stroke, style.strokeOpacity * style.opacity)
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

  // MARK: Properties

  /// Presentation attributes, the rules of the style sheet over them, and the `style` over both.
  private func properties(of element: Element, _ lineage: Lineage) -> [String: String] {
    var properties: [String: String] = [:]
    for name in Style.attributes {
      if let value = element.attributes[name] { properties[name] = value }
    }
    properties.merge(rules.declarations(for: lineage)) { $1 }
    if let style = element.attributes["style"] {
      properties.merge(StyleSheet.declarations(style)) { $1 }
    }
    return properties
  }

  private mutating func noteUnsupported(_ properties: [String: String], _ element: Element) {
    for name in [
      "clip-path", "mask", "filter", "stroke-dasharray", "marker", "marker-start", "marker-mid",
      "marker-end",
    ] {
      guard let value = properties[name], value != "none" else { continue }
      drawing.note("the \(name) of \(element.description)")
    }
  }

  private mutating func color(_ paint: Paint, _ opacity: Double) -> Color? {
    switch paint {
    case .none: return nil
    case .color(let color): return color.opacity(opacity)
    case .reference(let id, let fallback):
      if let mean = meanColor(of: id) {
        drawing.note("the gradient #\(id), drawn in the mean of its colors")
        return mean.opacity(opacity)
      }
      if let fallback { return fallback.opacity(opacity) }
      guard tree.element(id: id[...]) != nil else { return nil }
      drawing.note("the pattern #\(id), drawn in gray")
      return Color(red: 128, green: 128, blue: 128).opacity(opacity)
    }
  }

  private mutating func meanColor(of gradient: String) -> Color? {
    if let known = meanColors[gradient] { return known }
    let mean = Color.mean(of: stops(of: gradient[...]))
    meanColors[gradient] = .some(mean)
    return mean
  }

  /// The colors of a gradient, which may have those of another one.
  private func stops(of id: Substring) -> [Color] {
    var next: Substring? = id
    var seen: Set<Int> = []
    while let id = next, let index = tree.element(id: id), seen.insert(index).inserted {
      let colors = tree[index].children.compactMap { child -> Color? in
        guard case .element(let stop) = child, tree[stop].name == "stop" else { return nil }
        let properties = properties(of: tree[stop], Lineage(tree[stop]))
        let color = Color(css: properties["stop-color"] ?? "black")
        let opacity = properties["stop-opacity"].flatMap(Length.init)?.value(of: 1) ?? 1
        return (color ?? Color(red: 0, green: 0, blue: 0)).opacity(opacity)
      }
      if !colors.isEmpty { return colors }
      next = tree[index].reference
    }
    return []
  }
}

extension CGAffineTransform {
  /// The kind of a shape after this transform.
  fileprivate func kind(of kind: ShapePath.Kind) -> ShapePath.Kind {
    let isUpright = (b == 0 && c == 0) || (a == 0 && d == 0)
    return isUpright ? kind : .other
  }
}
