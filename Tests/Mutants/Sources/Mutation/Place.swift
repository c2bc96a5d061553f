/// A place in a source file, and one change of it.
package struct Place: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case arithmetic, comparison, logic, condition, `guard`, extremum, sign, range, constant, tuning,
      statement
  }

  package enum Shape: Sendable, Codable {
    case expression, statement
  }

  /// The file's path below the folder of sources.
  package let file: String
  package let line: Int
  package let kind: Kind
  package let shape: Shape
  /// In bytes of UTF-8.
  package let range: Range<Int>
  package let original: String
  /// Empty for a statement that is left out.
  package let changed: String
  /// The rest of the lines before and after the place.
  let before, after: String

  /// The folder by which places are counted: the first one of the path, or the name of a file outside of folders.
  package var folder: String {
    let end = file.firstIndex(of: "/") ?? file.lastIndex(of: ".") ?? file.endIndex
    return String(file[..<end])
  }

  /// The line with the change in it: the same wherever the line is in the file.
  package var key: String {
    let change = "«\(original.oneLine) → \(changed.isEmpty ? "nothing" : changed.oneLine)»"
    return "\(file): \((before + change + after).oneLine)"
  }

  /// The code that makes the change at run time, if the mutant of this number is chosen.
  func schema(_ number: Int) -> String {
    switch shape {
    case .expression: "(isMutant(\(number)) ? \(changed) : \(original))"
    case .statement where changed.isEmpty: "if !isMutant(\(number)) { \(original) }"
    case .statement: "if isMutant(\(number)) { \(changed) } else { \(original) }"
    }
  }
}

extension String {
  /// The text without line breaks and indentation.
  var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
