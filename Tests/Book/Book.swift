import DynamicsProofs
import Foundation

/// The page with all proofs: what is measured, and how far engines are from it.
package struct Book {
  private let figures: Figures

  package init(_ figures: Figures) { self.figures = figures }

  /// All that is generated of the page.
  package var text: String {
    summary + Proof.Chapter.all.map(text).joined()
  }

  private func text(_ chapter: Proof.Chapter) -> String {
    "## \(chapter.title)\n\n" + chapter.proofs.map(text).joined()
  }

  private func text(_ proof: Proof) -> String {
    let table = ErrorTable(proof, figures)
    var parts = ["### \(proof.name.capitalizedFirst)"]
    if let exhibit = proof.exhibit { parts.append("![\(exhibit.description)](\(exhibit.name))") }
    let symbols = proof.symbols.map { ", with \($0)" } ?? ""
    parts.append("**Expected:** \(proof.formula)\(symbols) (\(proof.source)).")
    parts.append(
      "**Allowed:** \(Figure.text(proof.tolerance)) \(proof.unit). \(proof.derivation)")
    parts.append(table.text)
    if let cause = proof.knownIssue, table.isOursTooLarge {
      parts.append("**Known issue:** \(cause)")
    }
    if table.hasBetterPeer, let remark = Remarks.better[proof.name] {
      parts.append("**Where others are better:** \(remark)")
    }
    if let remark = Remarks.others[proof.name] { parts.append("**Why others are off:** \(remark)") }
    return (parts + table.footnotes).joined(separator: "\n\n") + "\n\n"
  }

  /// How many proofs each engine passes.
  private var summary: String {
    let proofs = Proof.Chapter.all.flatMap(\.proofs)
    let rows = figures.engines.map { engine in
      let tables = proofs.map { ErrorTable($0, figures) }
      let within = tables.filter { $0.isWithin(engine) }.count
      let best = tables.filter { $0.isBest(engine) }.count
      return "| \(engine) | \(within) | \(best) |\n"
    }
    return """
      | engine | within the tolerance, of \(proofs.count) | nobody clearly better |
      | --- | ---: | ---: |
      \(rows.joined())

      """
  }

  // MARK: The page

  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../Sources/Dynamics/Dynamics.docc/Guides/Proofs.md").standardizedFileURL
  private static let start = "<!-- begin of what make proofs writes -->\n"
  private static let end = "<!-- end of what make proofs writes -->\n"

  package struct NoMarks: Error, CustomStringConvertible {
    package let description = "Proofs.md has no lines '\(start)' and '\(end)': add them"
  }

  /// The committed page.
  package static func committed() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The page with this text in its generated part.
  package func page() throws -> String {
    let page = try Self.committed()
    guard let first = page.range(of: Self.start), let last = page.range(of: Self.end),
      first.upperBound <= last.lowerBound
    else { throw NoMarks() }
    return page[..<first.upperBound] + "\n" + text + page[last.lowerBound...]
  }

  package func write() throws { try Data(page().utf8).write(to: Self.file) }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
