/// The lines of marbles that a test expects.
struct MarbleText {
  /// The marks by the names of the lines; several in one mark are as in the brackets.
  private(set) var marks: [String: [String]] = [:]
  /// Sentences for lines that cannot be compared.
  private(set) var problems: [String] = []

  /// - Parameter names: The names that there are; each needs a line.
  init(_ text: String, names: [String]) {
    var seen: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let (name, marks) = Self.parts(of: line, names) else { continue }
      guard names.contains(name) else {
        let known = names.isEmpty ? "none" : MarbleName.shown(names)
        problems.append(
          "the diagram has no item with the name \(MarbleName.shown(name)); it has \(known)")
        continue
      }
      guard seen.insert(name).inserted else {
        problems.append("\(MarbleName.shown(name)) has more than one line of marbles")
        self.marks[name] = nil
        continue
      }
      do {
        self.marks[name] = try Self.columns(of: marks)
      } catch {
        problems.append("the marbles of \(MarbleName.shown(name)) cannot be read: \(error.text)")
      }
    }
    let missing = names.filter { !seen.contains($0) }
    if !missing.isEmpty {
      problems.append("the marbles have no line for \(MarbleName.shown(missing))")
    }
  }

  /// The name and the marks of a line; `nil` for an empty line.
  private static func parts(of line: Substring, _ names: [String]) -> (String, Substring)? {
    let trimmed = line.drop(while: \.isWhitespace)
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let whole = trimmed[...last]
    // Before the first step, a line has no marks.
    if names.contains(String(whole)) { return (String(whole), "") }
    guard let space = whole.lastIndex(where: \.isWhitespace) else { return ("", whole) }
    let name = whole[..<space]
    let end = name.lastIndex { !$0.isWhitespace }
    return (end.map { String(name[...$0]) } ?? "", whole[whole.index(after: space)...])
  }

  private struct Problem: Error {
    let text: String
  }

  private static func columns(of marks: Substring) throws(Problem) -> [String] {
    var columns: [String] = []
    var group: String?
    for mark in marks {
      if columns.last == "|" { throw Problem(text: "the end | is not the last mark") }
      switch (mark, group) {
      case ("[", nil): group = ""
      case ("]", let events?):
        if events.isEmpty { throw Problem(text: "a pair of brackets is empty") }
        columns.append(events)
        group = nil
      case ("[", _), ("]", _):
        throw Problem(text: "brackets do not match at mark \(columns.count + 1)")
      case (_, let events?):
        guard Mark(rawValue: mark) != nil else {
          let name = MarbleName.shown(String(mark))
          throw Problem(text: "\(name), in brackets at mark \(columns.count + 1), is not an event")
        }
        group = events + String(mark)
      default:
        guard Mark(rawValue: mark) != nil || "-.|".contains(mark) else {
          throw Problem(
            text: "\(MarbleName.shown(String(mark))) at mark \(columns.count + 1) is none of \(all)"
          )
        }
        columns.append(String(mark))
      }
    }
    if group != nil { throw Problem(text: "a bracket is not closed") }
    return columns
  }

  private static let all =
    "- " + Mark.allCases.map { String($0.rawValue) }.joined(separator: " ") + " [ ] . |"
}

/// The names of lines.
enum MarbleName {
  /// The sentence for a name that no line can have, after others.
  static func problem(with name: String, after names: [String]) -> String? {
    if names.contains(name) { return "two lines of a marble diagram have the name \(shown(name))" }
    let isPlain =
      !name.isEmpty && !name.contains(where: \.isNewline)
      && name.first?.isWhitespace == false && name.last?.isWhitespace == false
    return isPlain
      ? nil
      : "the name of a line must have text, in one line, and no space at its ends, unlike \(shown(name))"
  }

  /// A name in a sentence: short, and in one line.
  static func shown(_ name: String) -> String {
    // A letter may have any number of accents, and some are written as a number of ten characters.
    let start = String(String.UnicodeScalarView(name.unicodeScalars.prefix(30)))
    let escaped = start.debugDescription.dropFirst().dropLast()
    let isCut = start.unicodeScalars.count < name.unicodeScalars.count || escaped.count > 40
    return "\"\(escaped.prefix(40))\"" + (isCut ? "…" : "")
  }

  /// A name at the beginning of a row, without quotes if it needs none.
  static func label(_ name: String) -> String {
    let shown = shown(name)
    return shown.dropFirst().dropLast() == name ? name : shown
  }

  static func shown(_ names: [String]) -> String {
    let shown = names.prefix(8).map(shown).joined(separator: ", ")
    return shown + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }
}
