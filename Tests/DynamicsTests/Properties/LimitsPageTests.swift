import Dynamics
import Testing

/// The table of properties on the page of limits, which says what the lists of properties say.
@Suite struct LimitsPageTests {
  @Test func thePageHasARowForEachListedNumber() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Dynamics/Dynamics.docc/Guides/Limits.md"),
      encoding: .utf8)
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
    for row in Self.rows { #expect(rows.contains(row), "this row is missing: \(row)") }
  }

  /// The rows of all properties with a range, those of a class together.
  private static var rows: [String] {
    var known: Set<String> = []
    return EveryBehavior.all.flatMap { behavior in
      behavior.properties.compactMap { property -> String? in
        let name = "\(type(of: behavior)).\(property.name)"
        guard let range = property.range, known.insert(name).inserted else { return nil }
        return
          "| ``\(type(of: behavior))/\(property.name)`` | \(text(range)) | \(property.unit.symbol) |"
          + " \(property.defaultValue == .none ? "" : "\(property.defaultValue)") |"
      }
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
