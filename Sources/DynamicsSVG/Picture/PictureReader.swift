import Dynamics
import DynamicsGeometry
import DynamicsRecording
import Foundation

/// Walks through the elements of a file and draws their shapes.
struct PictureReader {
  let tree: ElementTree
  let reader: PropertyReader
  var colors: PaintColors
  var drawing = Drawing()
  var segmentCount = 0
  var budget: WorkBudget
  /// Reads the opacity of an image's pixels; `nil` if images collide by the boxes around them.
  let readMask: ((Data) -> ImageMask?)?
  /// By their elements, since a `<use>` may draw one many times.
  var images: [Int: EmbeddedImage?] = [:]
  /// The elements whose `<use>` is being drawn, so that none draws itself.
  private var used: [Int] = []

  /// The state that an element inherits from those around it.
  struct Context {
    var node: Int?
    var lineage: Lineage?
    var style = Style()
    var transform = CGAffineTransform.identity
    var viewport: CGSize
    var depth = 0
  }

  init(
    _ tree: ElementTree, size: CGSize, budget: WorkBudget = WorkBudget(),
    readMask: ((Data) -> ImageMask?)? = nil
  ) throws(SVGError) {
    self.tree = tree
    self.budget = budget
    self.readMask = readMask
    reader = try PropertyReader(tree)
    colors = PaintColors(tree, reader)
    for rule in reader.skippedRules { drawing.note("the rule '\(rule)' of the style sheet") }
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
    case "image":
      guard let inner = try enter(index, context) else { return }
      try drawImage(index, inner)
    case "foreignObject": drawing.note("\(element.description)")
    default: break
    }
  }

  /// Begins an element; `nil` if it is not displayed.
  private mutating func enter(_ index: Int, _ context: Context) throws(SVGError) -> Context? {
    guard context.depth < 2 * SVGLimits.depth else {
      throw SVGError(.tooLarge, "the file draws elements more than \(2 * SVGLimits.depth) deep")
    }
    try budget.begin()
    let element = tree[index]
    var inner = context
    inner.depth += 1
    let lineage = Lineage(element, within: context.lineage)
    inner.lineage = lineage
    let properties = try reader.properties(of: element, lineage, &budget)
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
      try budget.visit(tree[child])
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
    try budget.visit(tree[target])
    used.append(target)
    defer { used.removeLast() }
    if ["svg", "symbol"].contains(tree[target].name) {
      let size = tree[target].attributes.merging(element.attributes) { $1 }
      try drawNested(target, inner, size: size)
    } else {
      try draw(target, inner)
    }
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
}
