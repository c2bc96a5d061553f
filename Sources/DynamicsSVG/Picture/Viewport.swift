import DynamicsGeometry
import Foundation

/// The place of an `<svg>` or `<symbol>`, and how its `viewBox` fits into it.
struct Viewport {
  /// The size in the units within.
  let innerSize: CGSize
  /// From the units within to those around.
  let transform: CGAffineTransform

  /// - Parameters:
  ///   - element: The element with the `viewBox`.
  ///   - frame: Its place in the units around.
  init(_ element: Element, in frame: CGRect) {
    guard let box = Self.viewBox(of: element), frame.width > 0, frame.height > 0 else {
      innerSize = frame.size
      transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      return
    }
    innerSize = box.size
    transform = Self.transform(
      of: box, into: frame, aspect: element.attributes["preserveAspectRatio"] ?? "")
  }

  /// How a box fits into a frame.
  ///
  /// - Parameter aspect: The attribute `preserveAspectRatio`.
  static func transform(
    of box: CGRect, into frame: CGRect, aspect: String
  ) -> CGAffineTransform {
    let words = aspect.split(whereSeparator: \.isWhitespace)
    let align = words.first { $0.hasPrefix("x") || $0 == "none" } ?? "xMidYMid"
    var (x, y) = (frame.width / box.width, frame.height / box.height)
    if align != "none" {
      let scale = words.contains("slice") ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    func part(_ axis: String) -> CGFloat {
      align.contains(axis + "Min") ? 0 : align.contains(axis + "Max") ? 1 : 0.5
    }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y,
      tx: frame.minX + (frame.width - box.width * x) * part("x") - box.minX * x,
      ty: frame.minY + (frame.height - box.height * y) * part("Y") - box.minY * y)
  }

  /// The largest width or height of a picture, in points.
  private static let largestSide: CGFloat = 1e6

  /// The size of the whole picture in points: its width and height, or its `viewBox`.
  static func size(of root: Element) -> CGSize {
    func length(_ name: String) -> CGFloat? {
      guard let length = root.attributes[name].flatMap(Length.init), !length.isPercentage else {
        return nil
      }
      let value = length.value(of: 0)
      return value > 0 && value <= largestSide ? CGFloat(value) : nil
    }
    let box = viewBox(of: root)?.size
    let size = box.flatMap { $0.width <= largestSide && $0.height <= largestSide ? $0 : nil }
    switch (length("width"), length("height")) {
    case (let width?, let height?): return CGSize(width: width, height: height)
    case (let width?, nil):
      let height = size.map { width * $0.height / $0.width } ?? width / 2
      return CGSize(width: width, height: min(height, largestSide))
    case (nil, let height?):
      let width = size.map { height * $0.width / $0.height } ?? height * 2
      return CGSize(width: min(width, largestSide), height: height)
    case (nil, nil): return size ?? CGSize(width: 300, height: 150)
    }
  }

  private static func viewBox(of element: Element) -> CGRect? {
    guard let text = element.attributes["viewBox"] else { return nil }
    var scanner = NumberScanner(text)
    let n = scanner.numbers().map { CGFloat($0) }
    guard n.count == 4, n.allSatisfy({ abs($0) <= SVGLimits.coordinate }), n[2] >= 1e-6,
      n[3] >= 1e-6
    else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
}
