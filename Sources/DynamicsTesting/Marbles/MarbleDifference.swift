internal import Foundation

/// A line of marbles that is not as expected, as a failure shows it.
struct MarbleDifference {
  private let name: String
  private let places: [Place]
  private let ticks: MarbleTicks
  private let differing: [Int]

  /// One place of the line in both versions; `nil` after the end of a line.
  private struct Place {
    let expected: String?
    let actual: MarbleColumn?

    var isDifferent: Bool { expected != actual?.marks }
    var width: Int { max(short(expected).count, short(actual?.marks).count) }

    func short(_ marks: String?) -> String {
      let text = marks.map(MarbleColumn.text) ?? ""
      return text.count > markWidth ? "\(text.prefix(markWidth - 1))…" : text
    }
  }

  init(_ name: String, _ expected: [String], _ actual: [MarbleColumn], _ ticks: MarbleTicks) {
    (self.name, self.ticks) = (name, ticks)
    let places = (0..<max(expected.count, actual.count)).map { index in
      Place(
        expected: index < expected.count ? expected[index] : nil,
        actual: index < actual.count ? actual[index] : nil)
    }
    self.places = places
    differing = places.indices.filter { places[$0].isDifferent }
  }

  // A failure stays readable, however long its lines are.

  private static let shownLines = 6
  private static let explainedMarks = 5
  private static let shownTimes = 4
  /// The most characters of a row, of its part up to the first difference, and of one mark.
  private static let (rowWidth, widthBefore, markWidth) = (64, 32, 16)

  /// The text of a failure with these lines.
  static func text(of differences: [MarbleDifference], _ ticks: MarbleTicks) -> String {
    var rows = ["the events differ from the marbles, of \(ticks.lengthText) each:"]
    rows += differences.prefix(shownLines).flatMap(\.rows)
    let rest = differences.count - shownLines
    if rest > 0 { rows.append("  and \(rest) more") }
    return rows.joined(separator: "\n")
  }

  /// Both lines, carets below their differences, and a row for each of these.
  private var rows: [String] {
    let label = MarbleName.label(name)
    let indent = String(repeating: " ", count: label.count + 4)
    let window = self.window
    let start = window.lowerBound > 0 ? "…" : ""
    let end = window.upperBound < places.count ? "…" : ""
    func row(_ text: (Place) -> String) -> String {
      start + places[window].map { Self.pad(text($0), to: $0.width) }.joined() + end
    }
    let carets = row { String(repeating: $0.isDifferent ? "^" : " ", count: $0.width) }
    var rows = [
      "  \(label)  expected  \(row { $0.short($0.expected) })",
      "\(indent)actual    \(row { $0.short($0.actual?.marks) })",
      "\(indent)          \(carets.replacing("…", with: " "))",
    ]
    rows += explanations.prefix(Self.explainedMarks).map { indent + $0 }
    let rest = explanations.count - Self.explainedMarks
    if rest > 0 { rows.append("\(indent)and \(rest) more") }
    return rows.map { row in
      String(row[...(row.lastIndex { $0 != " " } ?? row.startIndex)])
    }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }

  /// The places that are shown, around the first difference.
  private var window: Range<Int> {
    guard let first = differing.first else { return 0..<0 }
    var (start, end, width) = (first, first + 1, places[first].width)
    while start > 0, width + places[start - 1].width <= Self.widthBefore {
      start -= 1
      width += places[start].width
    }
    while end < places.count, width + places[end].width <= Self.rowWidth {
      width += places[end].width
      end += 1
    }
    return start..<end
  }

  /// A sentence for each difference; the marks after the end of the shorter line share one.
  private var explanations: [String] {
    let common = differing.filter { places[$0].expected != nil && places[$0].actual != nil }
    let excess = differing.count - common.count
    guard excess > 0 else { return common.map(explanation) }
    let isLonger = places[places.count - 1].expected == nil
    let marks = excess == 1 ? "1 more mark" : "\(excess) more marks"
    return common.map(explanation) + [
      "from \(time(places.count - excess)): expected \(isLonger ? "no more" : marks), "
        + "got \(isLonger ? marks : "no more")"
    ]
  }

  private func explanation(of index: Int) -> String {
    let place = places[index]
    let times = place.actual?.times.map { Text.seconds($0) } ?? []
    let shown = times.prefix(Self.shownTimes).joined(separator: ", ")
    let when = times.isEmpty ? "" : " at \(shown)\(times.count > Self.shownTimes ? ", …" : "")"
    return "from \(time(index)): expected \(place.short(place.expected)), "
      + "got \(place.short(place.actual?.marks))\(when)"
  }

  private func time(_ index: Int) -> String {
    MarbleTicks.text(Double(index) * ticks.length)
  }
}
