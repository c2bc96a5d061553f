import Foundation

/// A piece of code, compared without whitespace and imports.
struct Example: Equatable {
  let bare: String

  init(_ code: String) {
    let lines = code.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    bare = lines.joined().filter { !$0.isWhitespace }
  }

  /// The body of a scene, without the lines that speak to the film.
  init(inSceneAt file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let body = text.components(separatedBy: "film in\n").dropFirst().first ?? ""
    let lines = body.components(separatedBy: "\n").prefix { $0 != "  }" }
    self.init(lines.filter { !$0.contains("film.") }.joined(separator: "\n"))
  }
}
