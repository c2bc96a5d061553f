/// The result of a session as text.
package struct Table {
  /// The counts of a folder.
  struct Row {
    var mutants = 0, killed = 0, byDigest = 0, timedOut = 0, survived = 0, notReached = 0,
      explained = 0

    mutating func count(_ verdict: Verdict, isExplained: Bool) {
      mutants += 1
      switch verdict.fate {
      case .killed: killed += 1
      case .timedOut: timedOut += 1
      case _ where isExplained: explained += 1
      case .survived: survived += 1
      case .notReached: notReached += 1
      }
      if verdict.isByDigest { byDigest += 1 }
    }

    /// The killed ones among those that can be killed, in percent.
    var score: String {
      let countable = mutants - explained
      if countable == 0 { return "" }
      return "\((200 * (killed + timedOut) + countable) / (2 * countable)) %"
    }

    var cells: [String] {
      [mutants, killed, byDigest, timedOut, survived, notReached, explained].map { "\($0)" } + [
        score
      ]
    }
  }

  private let results: [(mutant: Mutant, verdict: Verdict)]
  private let explanations: Explanations

  package init(_ results: [(mutant: Mutant, verdict: Verdict)], _ explanations: Explanations) {
    (self.results, self.explanations) = (results, explanations)
  }

  package var text: String {
    var rows: [String: Row] = [:]
    var sum = Row()
    for (mutant, verdict) in results {
      let isExplained = explanations.reasons[mutant.place.key] != nil
      rows[mutant.place.folder, default: Row()].count(verdict, isExplained: isExplained)
      sum.count(verdict, isExplained: isExplained)
    }
    let head = [
      "folder", "mutants", "killed", "(by digest)", "timed out", "survived", "not reached",
      "explained", "score",
    ]
    let body = rows.sorted { $0.key < $1.key }.map { [$0.key] + $0.value.cells }
    return Self.aligned([head] + body + [["all"] + sum.cells]) + "\n" + survivors
  }

  private var survivors: String {
    results.filter { !$0.verdict.fate.isKilled && explanations.reasons[$0.mutant.place.key] == nil }
      .sorted {
        ($0.mutant.place.file, $0.mutant.place.line) < ($1.mutant.place.file, $1.mutant.place.line)
      }
      .map { result in
        let place = result.mutant.place
        let fate = result.verdict.fate == .notReached ? ", not reached" : ""
        return
          "\(place.file):\(place.line): \(place.kind)\(fate), mutant \(result.mutant.number)\n  \(place.key)\n"
      }.joined()
  }

  /// The first column to the left, numbers to the right.
  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
