internal import Foundation

extension RecordingFormat {
  /// An animated picture in one file without a script, which any browser shows, also in an `<img>`.
  public static var svg: RecordingFormat { svg(style: SVGStyle()) }

  /// An animated picture in one file without a script, which any browser shows, also in an `<img>`.
  ///
  /// It shows the area ``Recording/bounds``. Its element `<metadata>` has ``Recording/metadata`` as
  /// JSON.
  ///
  /// - Parameter style: The options.
  /// - Complexity: Writing is O(*n*) in time and space, where *n* is the number of keyframes that
  ///   ``Recording/simplified(tolerance:angle:)`` keeps and of items in changes of the stacking
  ///   order, besides simplifying itself.
  public static func svg(style: SVGStyle) -> RecordingFormat {
    RecordingFormat(name: "svg", fileExtension: "svg") { recording, output in
      let simplified = recording.simplified(tolerance: style.tolerance, angle: style.angleTolerance)
      try SVGWriter(simplified, style).write(to: &output)
    }
  }
}

private struct SVGWriter {
  private let recording: Recording
  private let style: SVGStyle
  private let names: WebNames
  private let startTime: TimeInterval
  private let timeline: CSSTimeline
  private let layers: [DrawingLayer]
  private let marks: [Recording.Mark]
  private let isMoving: [Bool]

  init(_ recording: Recording, _ style: SVGStyle) {
    self.recording = recording
    self.style = style
    names = style.names
    startTime = recording.validStartTime(style.startTime)
    timeline = CSSTimeline(cycle: recording.duration + style.validHold)
    layers = DrawingLayers(recording).all
    marks = style.showsXray ? recording.xrayMarks : []
    let isAnimated = timeline.cycle > 0
    isMoving = recording.items.map { item in
      let transforms = item.cssTransforms().map(\.transform)
      return isAnimated && transforms.contains { $0 != transforms[0] }
    }
  }

  func write(to output: inout RecordingOutput) throws {
    try writeHead(to: &output)
    try output.write("<style>\n\(commonRules)")
    for (index, item) in recording.items.enumerated() {
      let frames = item.cssTransforms().map { ($0.time, "transform:\($0.transform)") }
      if let rule = timeline.keyframes(names("m\(index)"), frames) { try output.write(rule) }
    }
    try output.write("</style>\n<defs>\n\(style.definitions)")
    if style.showsXray { try output.write(XRayDrawing.definitions(names)) }
    let layerCounts = layers.reduce(into: [:]) { $0[$1.item, default: 0] += 1 }
    for (index, item) in recording.items.enumerated() where layerCounts[index, default: 0] > 1 {
      try output.write("<g id=\"\(names("item-\(index)"))\">\(ItemDrawing.look(of: item))</g>\n")
    }
    try output.write("</defs>\n\(recording.backdrop(style.background))\n")
    for (index, layer) in layers.enumerated() {
      try write(layer, index, isOnly: layerCounts[layer.item] == 1, to: &output)
    }
    if style.showsXray { try writeXray(to: &output) }
    try output.write("</svg>\n")
  }

  private func writeHead(to output: inout RecordingOutput) throws {
    let box = recording.bounds
    // An SVG without a size is not drawn.
    let (width, height) = (max(box.width, 1), max(box.height, 1))
    let scale = style.scale(ofWidth: width)
    try output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" \
      viewBox="\(box.minX.decimal(2)) \(box.minY.decimal(2)) \(width.decimal(2)) \(height.decimal(2))" \
      width="\((width * scale).decimal(2))" height="\((height * scale).decimal(2))" role="img">
      <title>\((style.title ?? "Recorded motion").xml)</title>
      <desc>\((style.description ?? recording.summary).xml)</desc>

      """)
    guard !recording.metadata.isEmpty else { return }
    try output.write("<metadata>\(recording.metadataJSON)</metadata>\n")
  }

  private var commonRules: String {
    let delay = startTime > 0 ? " -\(startTime.decimal(4))s" : ""
    return """
      .\(names("m")){animation:\(timeline.cycle.decimal(4))s linear\(delay) \
      \(style.repeats ? "infinite" : "forwards")}
      \(style.reducedMotion.rule("." + names("m")))
      \(style.showsXray ? XRayDrawing.style(names) + XRayDrawing.animatedStyle(names) : "")
      """
  }

  /// The class and style of an element that is animated by rules; the prefix is added to all names.
  private func animated(
    _ classes: String..., rules: [(name: String, isSwitch: Bool)], _ properties: String = ""
  ) -> String {
    let classes = classes.map { names($0) }.joined(separator: " ")
    guard !rules.isEmpty else {
      return " class=\"\(classes)\"" + (properties.isEmpty ? "" : " style=\"\(properties)\"")
    }
    let start = properties.isEmpty ? "" : properties + ";"
    let animations = rules.map { names($0.name) }.joined(separator: ",")
    let timing =
      rules.contains(where: \.isSwitch)
      ? ";animation-timing-function:"
        + rules.map { $0.isSwitch ? "step-end" : "linear" }.joined(separator: ",") : ""
    return
      " class=\"\(names("m")) \(classes)\" style=\"\(start)animation-name:\(animations)\(timing)\""
  }

  /// The rule and the attribute of an element that is visible in some spans only.
  private func seen(
    _ name: String, _ spans: [Range<TimeInterval>]
  ) -> (rule: String?, attribute: String) {
    let isSeenAtStart = spans.contains { $0.contains(startTime) }
    let rule = timeline.switching(
      names(name), spans, on: "visibility:visible", off: "visibility:hidden")
    return (rule, isSeenAtStart ? "" : " visibility=\"hidden\"")
  }

  private func write(
    _ layer: DrawingLayer, _ index: Int, isOnly: Bool, to output: inout RecordingOutput
  ) throws {
    let item = recording.items[layer.item]
    var rules: [(name: String, isSwitch: Bool)] = []
    if isMoving[layer.item] { rules.append(("m\(layer.item)", false)) }
    let seen = seen("v\(index)", layer.spans)
    if let rule = seen.rule {
      rules.append(("v\(index)", true))
      try output.write("<style>\(rule)</style>\n")
    }
    let label = item.appearance.label.map { " aria-label=\"\($0.xml)\"" } ?? ""
    let pose = recording.pose(of: layer.item, at: startTime)
    let look =
      isOnly ? ItemDrawing.look(of: item) : "<use href=\"#\(names("item-\(layer.item)"))\"/>"
    try output.write(
      """
      <g\(animated("item-\(layer.item)", rules: rules)) transform="\(pose.svgTransform)"\
      \(seen.attribute)\(label)>
      """)
    if style.showsXray {
      try output.write("<g class=\"\(names("x-look"))\">\(look)</g>")
      try writeSleep(of: layer, index, to: &output)
      try output.write(ItemDrawing.shape(item.shape, " class=\"\(names("x-bounds"))\""))
    } else {
      try output.write(look)
    }
    try output.write("</g>\n")
  }

  // MARK: X-ray

  private func writeSleep(
    of layer: DrawingLayer, _ index: Int, to output: inout RecordingOutput
  ) throws {
    let item = recording.items[layer.item]
    let spans = recording.seenSpans(item.sleep)
    guard !spans.isEmpty else { return }
    var rules: [(name: String, isSwitch: Bool)] = []
    if let rule = timeline.switching(names("z\(index)"), spans, on: "opacity:1", off: "opacity:0") {
      try output.write("<style>\(rule)</style>")
      rules.append(("z\(index)", true))
    }
    let isAsleep = spans.contains { $0.contains(startTime) }
    try output.write(
      "<g\(animated("x-asleep", rules: rules)) opacity=\"\(isAsleep ? 1 : 0)\">"
        + "\(ItemDrawing.shape(item.shape, ""))</g>")
  }

  private func writeXray(to output: inout RecordingOutput) throws {
    for (index, boundary) in recording.boundaries.enumerated() {
      let seen = seen("b\(index)", recording.seenSpans([boundary.presence]))
      if let rule = seen.rule { try output.write("<style>\(rule)</style>\n") }
      let rules = seen.rule == nil ? [] : [("b\(index)", true)]
      try output.write(
        """
        <path\(animated("x-boundary", rules: rules))\(seen.attribute) \
        d="\(XRayDrawing.path(of: boundary))"/>

        """)
    }
    for (index, mark) in marks.enumerated() { try write(mark, index, to: &output) }
  }

  private func write(
    _ mark: Recording.Mark, _ index: Int, to output: inout RecordingOutput
  ) throws {
    let isPoint = mark.kind.isPoint
    let fades = mark.keyframes.contains { $0.strength != 1 }
    var rules: [(name: String, isSwitch: Bool)] = []
    let first = mark.keyframes[0]
    let moves = mark.keyframes.contains { $0.start != first.start || $0.end != first.end }
    let frames = mark.keyframes.map { frame in
      let changing =
        (moves ? [XRayDrawing.properties(of: frame, names)] : [])
        + (fades ? ["stroke-opacity:\(frame.strength.decimal(2))"] : [])
      return (frame.time, changing.joined(separator: ";"))
    }
    var styles = ""
    if let rule = timeline.keyframes(names("l\(index)"), frames) {
      styles = rule
      rules.append(("l\(index)", false))
    }
    let seen = seen("s\(index)", recording.seenSpans([mark.presence]))
    if let rule = seen.rule {
      styles += rule
      rules.append(("s\(index)", true))
    }
    if !styles.isEmpty { try output.write("<style>\(styles)</style>\n") }
    let line = mark.unitLine(at: startTime)
    let properties = XRayDrawing.properties(of: mark.keyframes.value(at: startTime)!, names)
    let opacity = fades ? " stroke-opacity=\"\(line.strength.decimal(2))\"" : ""
    try output.write(
      """
      <use href="#\(names("x-\(mark.kind.rawValue)"))"\
      \(animated("x-mark", "x-\(mark.kind.rawValue)", rules: rules, properties)) \
      transform="\(line.svgTransform(isPoint: isPoint))"\(opacity)\(seen.attribute)/>

      """)
  }
}
