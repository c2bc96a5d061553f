internal import Foundation

/// Graphic elements of Lottie as JSON; the first one is the topmost.
enum LottieShape {
  typealias Color = RecordingAppearance.Color

  /// The color of the collision outlines.
  static let xray = Color(red: 0xD0, green: 0x00, blue: 0x6F)

  static func look(of item: Recording.Item) -> String {
    let look = item.appearance
    if let figures = look.figures { return Self.figures(figures) }
    var elements = outlines(of: item.shape, cornerRadius: look.cornerRadius)
    if let color = look.stroke { elements.append(stroke(color, width: 1.5)) }
    if let color = look.fill { elements.append(fill(color)) }
    let label = label(of: item)
    return (label.isEmpty ? "" : label + ",") + group(elements)
  }

  static func outline(of item: Recording.Item) -> String {
    group(outlines(of: item.shape, cornerRadius: 0) + [stroke(xray, width: 1)])
  }

  /// A path of straight lines through points.
  static func path(_ points: [CGPoint], isClosed: Bool) -> String {
    let places = points.map { LottieProperty.vector([$0.x, $0.y]) }.joined(separator: ",")
    let straight = points.map { _ in "[0,0]" }.joined(separator: ",")
    return "{\"c\":\(isClosed),\"v\":[\(places)],\"i\":[\(straight)],\"o\":[\(straight)]}"
  }

  /// - Parameters:
  ///   - dashes: The lengths of dashes and gaps in turn; empty for a solid line.
  ///   - cap: 1 for a butt, 2 for round, 3 for square.
  ///   - join: 1 for a miter, 2 for round, 3 for a bevel.
  static func stroke(
    _ color: Color, width: Double, dashes: [Double] = [], cap: Int = 2, join: Int = 2
  ) -> String {
    let pattern = dashes.enumerated().map { index, length in
      "{\"n\":\"\(index % 2 == 0 ? "d" : "g")\",\"v\":\(LottieProperty.constant(length.decimal(2)))}"
    }
    return """
      {"ty":"st","c":\(value(of: color)),"o":\(opacity(of: color)),\
      "w":\(LottieProperty.constant(width.decimal(2))),"lc":\(cap),"lj":\(join)\(join == 1 ? ",\"ml\":4" : "")\
      \(pattern.isEmpty ? "" : ",\"d\":[\(pattern.joined(separator: ","))]")}
      """
  }

  /// - Parameter rule: 1 for nonzero, 2 for even-odd.
  static func fill(_ color: Color, rule: Int = 1) -> String {
    "{\"ty\":\"fl\",\"c\":\(value(of: color)),\"o\":\(opacity(of: color)),\"r\":\(rule)}"
  }

  private static func value(of color: Color) -> LottieProperty {
    let parts = [color.red, color.green, color.blue].map { (Double($0) / 255).decimal(4) }
    return .constant("[\(parts.joined(separator: ","))]")
  }

  private static func opacity(of color: Color) -> LottieProperty {
    .constant((Double(color.alpha) / 2.55).decimal(1))
  }

  static func group(_ elements: [String], name: String? = nil) -> String {
    let name = name.map { "\"nm\":\($0.json)," } ?? ""
    return "{\"ty\":\"gr\",\(name)\"it\":[\(elements.joined(separator: ",")),\(transform())]}"
  }

  /// The transform that ends each group.
  private static func transform(_ center: CGPoint = .zero, angle: CGFloat = 0) -> String {
    // Whole turns of a part are not visible.
    let turn = (remainder(angle, 2 * .pi) * 180 / .pi).decimal(3)
    return """
      {"ty":"tr","a":\(pair(0, 0)),"p":\(pair(center.x, center.y)),"s":{"a":0,"k":[100,100]},\
      "r":{"a":0,"k":\(turn)},"o":{"a":0,"k":100}}
      """
  }

  private static func pair(_ x: CGFloat, _ y: CGFloat) -> LottieProperty {
    .constant(LottieProperty.vector([x, y]))
  }

  // MARK: Outlines

  private static func outlines(
    of shape: Recording.Shape, cornerRadius: Double
  ) -> [String] {
    shape.parts.map { part in
      let outline = outline(part.outline, cornerRadius)
      guard part.center != .zero || part.angle != 0 else { return outline }
      return "{\"ty\":\"gr\",\"it\":[\(outline),\(transform(part.center, angle: part.angle))]}"
    }
  }

  private static func outline(_ outline: Recording.Shape.Outline, _ cornerRadius: Double) -> String
  {
    switch outline {
    case .rectangle(let size):
      let radius = min(cornerRadius, size.width / 2, size.height / 2)
      return """
        {"ty":"rc","p":\(pair(0, 0)),"s":\(pair(size.width, size.height)),\
        "r":\(LottieProperty.constant(radius.decimal(2)))}
        """
    case .ellipse(let size):
      return "{\"ty\":\"el\",\"p\":\(pair(0, 0)),\"s\":\(pair(size.width, size.height))}"
    case .polygon(let corners):
      return "{\"ty\":\"sh\",\"ks\":\(LottieProperty.constant(path(corners, isClosed: true)))}"
    }
  }
}
