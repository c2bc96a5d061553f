import DynamicsGeometry
import Foundation

/// The paths of the basic shapes of SVG, in user units.
struct ShapePath {
  /// The kind of a shape, if it collides as one when it is upright.
  enum Kind { case rectangle, ellipse, other }

  let path: BezierPath
  let kind: Kind
  /// Whether it can be filled.
  var hasArea = true
  /// About the number of its segments.
  private(set) var segmentCount = 4

  /// - Parameters:
  ///   - element: A basic shape other than a path.
  ///   - viewport: The size of which percentages are parts.
  ///   - fontSize: For lengths in `em`.
  init?(_ element: Element, in viewport: CGSize, fontSize: Double) {
    let (width, height) = (Double(viewport.width), Double(viewport.height))
    let diagonal = ((width * width + height * height) / 2).squareRoot()
    func length(_ name: String, of whole: Double) -> CGFloat? {
      element.attributes[name].flatMap(Length.init).map {
        CGFloat($0.value(of: whole, fontSize: fontSize))
      }
    }
    func x(_ name: String) -> CGFloat { length(name, of: width) ?? 0 }
    func y(_ name: String) -> CGFloat { length(name, of: height) ?? 0 }
    switch element.name {
    case "rect":
      let rect = CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard rect.size.width > 0, rect.size.height > 0 else { return nil }
      let (rx, ry) = (length("rx", of: width), length("ry", of: height))
      let radii = CGSize(
        width: min(max(rx ?? ry ?? 0, 0), rect.width / 2),
        height: min(max(ry ?? rx ?? 0, 0), rect.height / 2))
      let isRound = radii.width > 0 && radii.height > 0
      self.init(
        isRound ? .roundedRect(rect, radii: radii) : BezierPath(rect: rect),
        isRound ? .other : .rectangle)
    case "circle":
      self.init(center: CGPoint(x: x("cx"), y: y("cy")), length("r", of: diagonal) ?? 0, nil)
    case "ellipse":
      let (rx, ry) = (length("rx", of: width), length("ry", of: height))
      self.init(center: CGPoint(x: x("cx"), y: y("cy")), rx ?? ry ?? 0, ry)
    case "line":
      let path = BezierPath()
      path.move(to: CGPoint(x: x("x1"), y: y("y1")))
      path.addLine(to: CGPoint(x: x("x2"), y: y("y2")))
      self.init(path, .other)
      hasArea = false
    case "polyline", "polygon":
      self.init(points: element.attributes["points"] ?? "", isClosed: element.name == "polygon")
    default: return nil
    }
  }

  init(_ path: BezierPath, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  private init?(center: CGPoint, _ rx: CGFloat, _ ry: CGFloat?) {
    let ry = ry ?? rx
    guard rx > 0, ry > 0 else { return nil }
    self.init(
      BezierPath(
        ovalIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)),
      .ellipse)
  }

  private init?(points text: String, isClosed: Bool) {
    var scanner = NumberScanner(text)
    let numbers = scanner.numbers().map { CGFloat($0) }
    let path = BezierPath()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      guard abs(point.x) <= SVGLimits.coordinate, abs(point.y) <= SVGLimits.coordinate else {
        break
      }
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard numbers.count > 3, !path.isEmpty else { return nil }
    if isClosed { path.close() }
    self.init(path, .other)
    segmentCount = numbers.count / 2
  }
}

extension BezierPath {
  fileprivate static func roundedRect(_ rect: CGRect, radii: CGSize) -> BezierPath {
    ShimHooks<BezierPath>.roundedRect(rect, cornerRadii: Array(repeating: radii, count: 4))
  }
}
