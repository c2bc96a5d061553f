internal import ArgumentParser
internal import Foundation

/// What a sample writes.
package enum Format: String, CaseIterable, ExpressibleByArgument {
  case live, text, svg, html, css
  case webAnimations = "web-animations"
  case lottie, asciicast, csv, json

  /// What files of a format are called; several formats may share an ending, which then asks for the first.
  private static let endings: [(format: Format, ending: String)] = [
    (.svg, "svg"), (.html, "html"), (.css, "css"), (.json, "json"), (.webAnimations, "json"),
    (.lottie, "json"), (.asciicast, "cast"), (.csv, "csv"),
  ]

  /// The ending of files that may hold anything, and hold text if nothing else is asked for.
  private static let textEnding = "txt"

  /// The ending of a name that no format has, for which nobody can say what is to be written.
  static func unknownEnding(ofFile path: String) -> String? {
    let ending = ending(of: path)
    let isKnown = endings.contains { $0.ending == ending.lowercased() }
    return isKnown || ["", textEnding].contains(ending.lowercased()) ? nil : ending
  }

  /// The format that the name of a file asks for; `nil` if it may hold anything.
  package init?(ofFile path: String?) {
    let ending = path.map { Self.ending(of: $0).lowercased() }
    guard let named = Self.endings.first(where: { $0.ending == ending }) else { return nil }
    self = named.format
  }

  /// Whether a file of this name may hold this.
  func fits(file path: String) -> Bool {
    let ending = Self.ending(of: path).lowercased()
    let named = Self.endings.filter { $0.ending == ending }.map(\.format)
    return named.isEmpty || named.contains(self)
  }

  private static func ending(of path: String) -> String {
    URL(fileURLWithPath: path).pathExtension
  }

  /// All endings, as a list for people.
  static var endingList: String {
    var names: [String] = []
    for (_, ending) in endings where !names.contains("." + ending) { names.append("." + ending) }
    return names.joined(separator: ", ") + " or ." + textEnding
  }
}

/// A show was asked for where nobody could see it.
package struct NoTerminal: Error, CustomStringConvertible {
  package init() {}

  package var description: String {
    "There is no terminal to draw on. Choose another --format, such as text or svg."
  }
}
