import DynamicsBook
import DynamicsProofs
import Foundation
import Testing

/// The page with all proofs is what its figures and proofs say.
@Suite struct BookTests {
  @Test func thePageIsWhatIsWrittenNow() throws {
    let page = try Book(try Figures.committed()).page()
    #expect(page == (try Book.committed()), "Proofs.md is out of date: run `make proofs`")
  }

  /// Long ones may be left out where an engine would take hours.
  @Test func eachProofWasMeasuredWithEachEngine() throws {
    let figures = try Figures.committed()
    #expect(figures.engines.count > 1)
    for proof in Proof.Chapter.all.flatMap(\.proofs) {
      let measured = figures.errors[proof.name, default: [:]].keys
      #expect(measured.contains(figures.engines[0]), "run `make proofs ARGS='\(proof.name)'`")
      #expect(proof.isLong || Set(measured) == Set(figures.engines), "\(proof.name)")
    }
  }

  @Test(arguments: Proof.Chapter.all.flatMap(\.proofs).filter { !$0.isLong })
  func ourFiguresAreThoseOfNow(_ proof: Proof) throws {
    let figures = try Figures.committed()
    let written = try #require(figures.errors[proof.name]?[figures.engines[0]])
    let now = Figures.Errors(proof, on: SwiftDynamics())
    #expect(isSame(now.coarse, written.coarse), "run `swift run -c release book --ours`")
    #expect(isSame(now.fine, written.fine), "run `swift run -c release book --ours`")
  }

  @Test func whereAPeerIsBetterThePageSaysWhy() throws {
    let figures = try Figures.committed()
    let proofs = Proof.Chapter.all.flatMap(\.proofs)
    let better = proofs.filter { ErrorTable($0, figures).hasBetterPeer }.map(\.name)
    #expect(Set(Remarks.better.keys) == Set(better), "Tests/Book/Remarks.swift has other names")
    #expect(Set(Remarks.others.keys).isSubset(of: proofs.map(\.name)))
  }

  /// The overview and the tables mean the same by "clearly better".
  @Test func theOverviewCountsTheProofsInWhichNobodyHasAMark() throws {
    let figures = try Figures.committed()
    let text = Book(figures).text
    let unmarked = text.components(separatedBy: "\n### ").dropFirst().filter { !$0.contains("◆") }
    let row = try #require(text.split(separator: "\n").first { $0.contains(figures.engines[0]) })
    #expect(row.hasSuffix(" | \(unmarked.count) |"))
  }

  /// Up to one in the second digit, and what rounding leaves.
  private func isSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == b }
    return abs(a - b) <= max(1e-9, 0.1 * max(a, b))
  }
}
