import Foundation

/// A page of the documentation.
struct Page {
  private let text: String

  init(_ file: URL) throws { text = try String(contentsOf: file, encoding: .utf8) }

  /// What is read to those who do not see the picture; empty if the page does not show it.
  func alternativeText(of picture: String) -> Substring {
    guard let end = text.range(of: "](\(picture))"),
      let start = text[..<end.lowerBound].range(of: "![", options: .backwards)
    else { return "" }
    return text[start.upperBound..<end.lowerBound]
  }

  /// The fragments of Swift.
  var examples: [Example] {
    text.components(separatedBy: "```swift\n").dropFirst().map { rest in
      Example(rest.components(separatedBy: "```")[0])
    }
  }
}
