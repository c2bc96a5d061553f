import DynamicsRecording

/// The properties of an element that those within it inherit.
struct Style {
  typealias Figure = RecordingAppearance.Figure

  var color = Color(red: 0, green: 0, blue: 0)
  var fill = Paint.color(Color(red: 0, green: 0, blue: 0))
  var fillOpacity = 1.0
  var fillRule = Figure.FillRule.nonzero
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = Length("1")!
  var lineCap = Figure.LineCap.butt
  var lineJoin = Figure.LineJoin.miter
  var isVisible = true
  var fontSize = 16.0
  var fonts = "serif"
  var isBold = false
  var isItalic = false
  var textAlignment = Figure.Alignment.start
  /// The product of the opacities of the element and all around it.
  var opacity = 1.0

  /// Returns the style of an element within this one.
  ///
  /// - Parameter declarations: The properties of the element by name.
  func inherited(_ declarations: [String: String]) -> Style {
    var style = self
    func word(_ name: String) -> String? {
      declarations[name].map { String($0.trimmed) }.flatMap { $0 == "inherit" ? nil : $0 }
    }
    /// A number from 0 to 1, also as a percentage.
    func fraction(_ name: String) -> Double? {
      word(name).flatMap(Length.init).map { min(max($0.value(of: 1), 0), 1) }
    }
    if let color = word("color").flatMap(Color.init(css:)) { style.color = color }
    if let fill = word("fill").flatMap({ Paint($0, currentColor: style.color) }) {
      style.fill = fill
    }
    if let stroke = word("stroke").flatMap({ Paint($0, currentColor: style.color) }) {
      style.stroke = stroke
    }
    if let opacity = fraction("fill-opacity") { style.fillOpacity = opacity }
    if let opacity = fraction("stroke-opacity") { style.strokeOpacity = opacity }
    if let opacity = fraction("opacity") { style.opacity *= opacity }
    if let rule = word("fill-rule").flatMap(Figure.FillRule.init) { style.fillRule = rule }
    if let width = word("stroke-width").flatMap(Length.init) { style.strokeWidth = width }
    if let cap = word("stroke-linecap").flatMap(Figure.LineCap.init) { style.lineCap = cap }
    if let join = word("stroke-linejoin").flatMap(Figure.LineJoin.init) { style.lineJoin = join }
    if let visibility = word("visibility") { style.isVisible = visibility == "visible" }
    if let size = word("font-size").flatMap(Length.init) {
      style.fontSize = size.value(of: fontSize, fontSize: fontSize)
    }
    if let fonts = word("font-family") { style.fonts = fonts }
    if let weight = word("font-weight") {
      style.isBold = weight == "bold" || weight == "bolder" || (Int(weight) ?? 0) > 500
    }
    if let slant = word("font-style") { style.isItalic = slant != "normal" }
    if let alignment = word("text-anchor").flatMap(Figure.Alignment.init) {
      style.textAlignment = alignment
    }
    return style
  }

  /// The names of the properties above, which may also be attributes.
  static let attributes = [
    "color", "display", "fill", "fill-opacity", "fill-rule", "font-family", "font-size",
    "font-style", "font-weight", "opacity", "stop-color", "stop-opacity", "stroke",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width",
    "text-anchor", "visibility", "clip-path", "mask", "filter", "marker-start", "marker-mid",
    "marker-end",
  ]
}
