import DynamicsGeometry
import DynamicsRecording
import Foundation

/// The lines of a `<text>`, with boxes that are estimated from the size of its font.
struct TextLines {
  struct Line {
    var string: String
    var origin: CGPoint
    var style: Style
  }

  private(set) var all: [Line] = []
  /// The last character of the last line; finding it in the text would take ever longer.
  private var last: Character?

  /// Reads the text of an element and of those within it.
  ///
  /// - Parameters:
  ///   - viewport: The size of which percentages are parts.
  ///   - budget: It counts the characters, and the elements within.
  ///   - inner: Returns the style of an element within.
  mutating func read(
    _ index: Int, in tree: ElementTree, _ style: Style, viewport: CGSize,
    _ budget: inout WorkBudget,
    inner: (Int, inout WorkBudget) throws(SVGError) -> Style
  ) throws(SVGError) {
    let element = tree[index]
    func first(_ name: String, _ whole: CGFloat) -> CGFloat? {
      guard
        let word = element.attributes[name]?.split(whereSeparator: { $0 == "," || $0.isWhitespace })
          .first
      else { return nil }
      return Length(String(word)).map {
        CGFloat($0.value(of: Double(whole), fontSize: style.fontSize))
      }
    }
    let (x, y) = (first("x", viewport.width), first("y", viewport.height))
    let (dx, dy) = (first("dx", viewport.width) ?? 0, first("dy", viewport.height) ?? 0)
    if all.isEmpty || x != nil || y != nil || dx != 0 || dy != 0 {
      let last = all.last
      let end = last.map { CGPoint(x: $0.origin.x + CGFloat($0.length), y: $0.origin.y) } ?? .zero
      all.append(
        Line(string: "", origin: CGPoint(x: (x ?? end.x) + dx, y: (y ?? end.y) + dy), style: style))
      self.last = nil
    }
    for child in element.children {
      switch child {
      case .text(let text):
        try budget.spend(text.utf8.count)
        append(text)
      case .element(let child):
        try budget.visit(tree[child])
        guard ["tspan", "a", "textPath"].contains(tree[child].name) else { continue }
        try budget.begin()
        let style = try inner(child, &budget)
        try read(child, in: tree, style, viewport: viewport, &budget, inner: inner)
      }
    }
    guard element.name == "text" else { return }
    all = all.compactMap { line in
      var line = line
      line.string = String(line.string.trimmed)
      return line.string.isEmpty ? nil : line
    }
  }

  /// Adds text to the last line, with one space for several.
  private mutating func append(_ text: String) {
    for character in text {
      let next = character.isWhitespace ? " " : character
      if next == " ", last == nil || last == " " { continue }
      all[all.count - 1].string.append(next)
      last = next
    }
  }
}

extension TextLines.Line {
  /// The mean advance of a character of common fonts, and the extent of letters above and below the
  /// baseline, as parts of the size of the font.
  private static let (advance, ascent, descent) = (0.55, 0.74, 0.2)

  /// The estimated length in user units.
  var length: Double {
    Double(string.count) * style.fontSize * Self.advance * (style.isBold ? 1.08 : 1)
  }

  /// The estimated box in user units.
  var box: CGRect {
    let left =
      switch style.textAlignment {
      case .start: 0.0
      case .middle: length / 2
      case .end: length
      }
    return CGRect(
      x: origin.x - CGFloat(left), y: origin.y - CGFloat(Self.ascent * style.fontSize),
      width: CGFloat(length), height: CGFloat((Self.ascent + Self.descent) * style.fontSize))
  }

  /// The text as it is drawn, in points.
  func text(in transform: CGAffineTransform) -> RecordingAppearance.Figure.Text {
    let scale: CGFloat = hypotenuse(transform.a, transform.b)
    return RecordingAppearance.Figure.Text(
      string, at: origin.applying(transform), angle: arctangent(transform.b, transform.a),
      size: CGFloat(style.fontSize) * scale, alignment: style.textAlignment, fonts: style.fonts,
      isBold: style.isBold, isItalic: style.isItalic)
  }
}
