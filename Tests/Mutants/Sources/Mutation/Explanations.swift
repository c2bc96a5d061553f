/// The checked-in list of mutants that no test can kill, each with its reason.
///
/// A paragraph is one mutant: `FILE: ORIGINAL → CHANGED` as survivors are printed, without the line, and then its
/// reason in further lines. A line that begins with # is a comment.
package struct Explanations: Equatable {
  package private(set) var reasons: [String: String] = [:]

  package init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in lines.filter({ !$0.hasPrefix("#") }).split(whereSeparator: \.isEmpty) {
      let key = String(paragraph.first!)
      let reason = paragraph.dropFirst().joined(separator: " ")
      guard key.contains(" → "), !reason.isEmpty else {
        throw Failure(description: "no mutant with a reason: \(key)")
      }
      guard reasons.updateValue(reason, forKey: key) == nil else {
        throw Failure(description: "explained twice: \(key)")
      }
    }
  }

  /// The explained mutants that the sources no longer have.
  package func stale(among places: [Place]) -> [String] {
    Set(reasons.keys).subtracting(places.map(\.key)).sorted()
  }
}
