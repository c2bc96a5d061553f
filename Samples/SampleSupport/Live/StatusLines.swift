/// The lines of text below the picture of a show: facts, and keys with their functions.
///
/// Nothing is cut. If not everything fits, the least important keys are left out, then facts.
struct StatusLines {
  /// The minimum number of rows of the terminal for each line.
  private static let rowsPerLine = 10
  private static let maximumCount = 3

  var status: String
  var keyHelp: [String]

  /// Returns the lines for a terminal.
  func lines(columns: Int, rows: Int) -> [String] {
    let limit = max(1, min(Self.maximumCount, rows / Self.rowsPerLine))
    let facts = status.split(separator: " · ").map(String.init)
    // Keys are left out from the end, then facts from the end; the last resort is to quit. A long fact
    // makes room for keys again.
    for factCount in stride(from: facts.count, through: 0, by: -1) {
      for keyCount in stride(from: keyHelp.count, through: 0, by: -1) {
        let keys = Array(keyHelp.prefix(keyCount)) + ["q quit"]
        let lines = wrap(Array(facts.prefix(factCount)), keys, columns)
        if let lines, lines.count <= limit { return lines }
      }
    }
    return ["q"]
  }

  /// Returns lines that break between facts and between keys; `nil` if one of them does not fit into
  /// a line.
  private func wrap(_ facts: [String], _ keys: [String], _ columns: Int) -> [String]? {
    var lines: [String] = []
    var line = ""
    func add(_ text: String, separator: String) {
      let longer = line.isEmpty ? " " + text : line + separator + text
      if longer.count <= columns {
        line = longer
      } else {
        lines.append(line)
        line = " " + text
      }
    }
    for fact in facts { add(fact, separator: " · ") }
    for (index, key) in keys.enumerated() { add(key, separator: index == 0 ? " · " : "  ") }
    lines = (lines + [line]).filter { !$0.isEmpty }
    return lines.allSatisfy { $0.count <= columns } ? lines : nil
  }
}
