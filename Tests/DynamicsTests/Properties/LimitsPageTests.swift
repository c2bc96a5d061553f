import Dynamics
import Testing

/// The table of properties on the page of limits, which says what the lists of properties say.
@Suite struct LimitsPageTests {
  @Test func thePageHasARowForEachListedNumber() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Dynamics/Dynamics.docc/Guides/Limits.md"),
      encoding: .utf8)
    let section = try #require(page.range(of: "## Properties\n"))
    let rows = page[section.upperBound...].prefix { $0 != "*" }.split(separator: "\n").map(
      String.init
    )
    .filter { $0.hasPrefix("| `") }
    for row in Self.rows { #expect(rows.contains(row), "this row is missing: \(row)") }
    for row in rows { #expect(Self.rows.contains(row), "nothing has this row: \(row)") }
  }

  /// The rows of all properties with a range, those of a class together.
  private static var rows: [String] {
    var rows: [(name: String, range: String, units: [String], defaults: [String])] = []
    for behavior in EveryBehavior.all {
      for property in behavior.properties {
        guard let range = property.range else { continue }
        let isPart = property.name.contains(".")
        let name =
          isPart
          ? "``\(type(of: behavior))`` `\(property.name)`"
          : "``\(type(of: behavior))/\(property.name)``"
        let place = rows.firstIndex { $0.name == name } ?? rows.endIndex
        if place == rows.endIndex { rows.append((name, text(range), [], [])) }
        append(property.unit.symbol, to: &rows[place].units)
        append(text(property.defaultValue), to: &rows[place].defaults)
      }
    }
    return rows.map { row in
      "| \(row.name) | \(row.range) | \(row.units.joined(separator: " or ")) "
        + "| \(row.defaults.joined(separator: " or ")) |"
    }
  }

  private static func append(_ text: String, to list: inout [String]) {
    if !text.isEmpty, !list.contains(text) { list.append(text) }
  }

  private static func text(_ value: PropertyValue) -> String {
    switch value {
    case .none: ""
    case .number(.infinity), .range(.infinite): "infinite"
    default: "\(value)"
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    if range.upperBound == .infinity { return "at least \(bound(range.lowerBound))" }
    return range.lowerBound == -range.upperBound
      ? "±\(bound(range.upperBound))" : "\(bound(range.lowerBound)) to \(bound(range.upperBound))"
  }

  private static func bound(_ number: Double) -> String {
    let exponent = log10(abs(number))
    guard number != 0, abs(exponent) >= 6, exponent == exponent.rounded() else {
      return PropertyValue.number(number).description
    }
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return (exponent < 0 ? "10⁻" : "10")
      + String("\(Int(abs(exponent)))".compactMap(\.wholeNumberValue).map { digits[$0] })
  }
}
