import Testing

@testable import SampleSupport

@Suite struct StatusLinesTests {
  private let lines = StatusLines(
    status: "wash · seed 5 · ×1", keyHelp: ["space pause", "r again", ". step"])

  @Test func `everything is on one line if it fits`() {
    #expect(
      lines.lines(columns: 80, rows: 24)
        == [" wash · seed 5 · ×1 · space pause  r again  . step  q quit"])
  }

  @Test func `long lines break between facts and between keys`() {
    #expect(
      lines.lines(columns: 40, rows: 24)
        == [" wash · seed 5 · ×1 · space pause", " r again  . step  q quit"])
  }

  @Test func `what matters least is left out first`() {
    #expect(lines.lines(columns: 40, rows: 10) == [" wash · seed 5 · ×1 · q quit"])
    #expect(lines.lines(columns: 44, rows: 10) == [" wash · seed 5 · ×1 · space pause  q quit"])
    #expect(lines.lines(columns: 15, rows: 3) == [" wash · q quit"])
    #expect(lines.lines(columns: 8, rows: 3) == [" q quit"])
    #expect(lines.lines(columns: 1, rows: 1) == ["q"])
  }

  /// The hint of a scene, which did not fit itself, took the place of all keys.
  @Test func `a fact that does not fit makes room for keys`() {
    let lines = StatusLines(
      status: "Doll · A ragdoll of eleven parts. Throw it.",
      keyHelp: ["drag throws", "? help", "Esc menu"])
    #expect(lines.lines(columns: 40, rows: 12) == [" Doll · drag throws  ? help  q quit"])
    #expect(lines.lines(columns: 16, rows: 12) == [" Doll · q quit"])
  }

  @Test func `no line is ever longer than the terminal`() {
    for columns in 1...100 {
      for rows in [1, 2, 9, 20, 24, 60] {
        let all = lines.lines(columns: columns, rows: rows)
        #expect(!all.isEmpty && all.allSatisfy { $0.count <= columns })
        #expect(all.count <= max(1, rows / 10))
        #expect(all.last!.hasSuffix(columns < 7 ? "q" : "q quit"))
      }
    }
  }
}
