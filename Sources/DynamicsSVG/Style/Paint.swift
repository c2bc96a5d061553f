/// How a path is filled or stroked.
enum Paint {
  case none
  case color(Color)
  /// A gradient or a pattern, by its ID, and the color to use if it does not exist.
  case reference(String, fallback: Color?)

  /// `nil` for a text that is no paint; the declaration then has no effect.
  init?(_ text: String, currentColor: Color) {
    let text = text.trimmed
    if text == "none" {
      self = .none
    } else if text.lowercased() == "currentcolor" {
      self = .color(currentColor)
    } else if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
      let id = text[..<end].dropFirst(4).filter { !"#'\" ".contains($0) }
      let rest = String(text[text.index(after: end)...])
      self = .reference(id, fallback: Color(css: rest))
    } else if let color = Color(css: String(text)) {
      self = .color(color)
    } else {
      return nil
    }
  }
}
