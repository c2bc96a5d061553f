internal import ArgumentParser
internal import Foundation

/// The output formats of a sample.
package enum Format: String, CaseIterable, ExpressibleByArgument {
  case live, text, svg, html, css
  case webAnimations = "web-animations"
  case lottie, asciicast, csv, json

  /// The file extensions of the formats; if several formats share one, it means the first.
  private static let endings: [(format: Format, ending: String)] = [
    (.svg, "svg"), (.html, "html"), (.css, "css"), (.json, "json"), (.webAnimations, "json"),
    (.lottie, "json"), (.asciicast, "cast"), (.csv, "csv"),
  ]

  /// The extension of the format's files.
  package var ending: String {
    Self.endings.first { $0.format == self }?.ending ?? Self.textEnding
  }

  /// An extension for files of any format; the default for it is text.
  private static let textEnding = "txt"

  /// The extension of a file, if it belongs to no format.
  static func unknownEnding(ofFile path: String) -> String? {
    let ending = ending(of: path)
    let isKnown = endings.contains { $0.ending == ending.lowercased() }
    return isKnown || ["", textEnding].contains(ending.lowercased()) ? nil : ending
  }

  /// Makes the format of a file name; `nil` if any format fits.
  package init?(ofFile path: String?) {
    let ending = path.map { Self.ending(of: $0).lowercased() }
    guard let named = Self.endings.first(where: { $0.ending == ending }) else { return nil }
    self = named.format
  }

  /// Whether a file name fits this format.
  func fits(file path: String) -> Bool {
    let ending = Self.ending(of: path).lowercased()
    let named = Self.endings.filter { $0.ending == ending }.map(\.format)
    return named.isEmpty || named.contains(self)
  }

  private static func ending(of path: String) -> String {
    URL(fileURLWithPath: path).pathExtension
  }

  /// All extensions, as a list for messages.
  static var endingList: String {
    var names: [String] = []
    for (_, ending) in endings where !names.contains("." + ending) { names.append("." + ending) }
    return names.joined(separator: ", ") + " or ." + textEnding
  }
}

/// A live show was requested without a terminal.
package struct NoTerminal: Error, CustomStringConvertible {
  private let advice: String

  package init(advice: String = "Choose another --format, such as text or svg.") {
    self.advice = advice
  }

  package var description: String { "There is no terminal to draw on. \(advice)" }
}
