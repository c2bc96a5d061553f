internal import Foundation

/// The SVG elements that a diagram needs.
package enum SVG {
  package typealias Point = (x: Double, y: Double)

  /// The side of a text at its position.
  package enum Anchor: String {
    case start, middle, end
  }

  /// A whole drawing.
  ///
  /// - Parameters:
  ///   - ink: The color of texts and lines.
  ///   - label: The text for screen readers.
  ///   - marks: The elements, from back to front.
  package static func document(
    width: Int, height: Int, ink: String, label: String, marks: [String]
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
    font-family="sans-serif" font-size="13" color="\(ink)" fill="\(ink)" \
    role="img" aria-label="\(label)">
    \(marks.joined(separator: "\n"))
    </svg>

    """
  }

  /// A line of text, which must not contain characters that need escaping.
  package static func text(
    _ text: String, x: Double, y: Double, anchor: Anchor = .middle, size: Int = 13,
    isUpward: Bool = false
  ) -> String {
    let turn = isUpward ? " transform=\"rotate(-90 \(number(x)) \(number(y)))\"" : ""
    return """
      <text x="\(number(x))" y="\(number(y))" text-anchor="\(anchor)" \
      font-size="\(size)"\(turn)>\(text)</text>
      """
  }

  /// A straight line in the color of the ink.
  package static func line(
    from start: Point, to end: Point, opacity: Double = 1, isDashed: Bool = false
  ) -> String {
    """
    <line x1="\(number(start.x))" y1="\(number(start.y))" x2="\(number(end.x))" \
    y2="\(number(end.y))" stroke="currentColor" stroke-opacity="\(opacity)"\
    \(isDashed ? " stroke-dasharray=\"4 4\"" : "")/>
    """
  }

  /// An outlined, translucent area.
  package static func area(_ corners: [Point], color: String) -> String {
    let points = corners.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return """
      <polyline points="\(points)" fill="\(color)" fill-opacity="0.2" stroke="\(color)" \
      stroke-width="1.5"/>
      """
  }

  /// A line through some points, with a dot on each.
  package static func curve(_ places: [Point], color: String) -> String {
    let points = places.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    let dots = places.map { place in
      "<circle cx=\"\(number(place.x))\" cy=\"\(number(place.y))\" r=\"3\" fill=\"\(color)\"/>"
    }
    return """
      <polyline points="\(points)" fill="none" stroke="\(color)" stroke-width="1.5"/>
      \(dots.joined())
      """
  }

  /// A line through some points.
  package static func path(_ places: [Point], color: String) -> String {
    let points = places.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return "<polyline points=\"\(points)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>"
  }

  private static func number(_ value: Double) -> String { String(format: "%.4g", value) }
}
