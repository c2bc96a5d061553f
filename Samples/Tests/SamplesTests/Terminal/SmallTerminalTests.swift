import Testing

@testable import SampleSupport
@testable import card_shuffle
@testable import crates

/// Shows on terminals of any size.
@Suite struct SmallTerminalTests {
  private func text(of act: some LiveAct, _ columns: Int, _ rows: Int) -> String {
    var act = act
    var stage = Stage((columns, rows), act.palette)
    return stage.draw(&act, depth: .none, at: 0) ?? ""
  }

  private static let sizes = [
    (1, 1), (2, 1), (1, 40), (6, 2), (7, 3), (13, 4), (40, 12), (200, 60), (300, 2),
  ]

  @Test(arguments: sizes)
  func `every size shows a picture or asks for a larger one`(columns: Int, rows: Int) throws {
    let request = ShuffleRequest(cardCount: 3, seed: 1)
    let cards = ShuffleAct(try Director(request: request).perform(), of: request)
    let crates = CrateAct(CrateRequest(), spiral: nil)
    for (text, minimum) in [
      (text(of: cards, columns, rows), cards.minimumSize),
      (text(of: crates, columns, rows), crates.minimumSize),
    ] {
      let hasRoom = columns >= minimum.columns && rows > minimum.rows
      #expect(text.contains { "█▓▒▀▄".contains($0) } == hasRoom)
      let fits = columns >= 14 || columns >= 7 && rows > 2
      #expect(text.contains("please") == (!hasRoom && fits))
      #expect(text.contains("q"))
    }
  }

  @Test func `the request is in the middle`() {
    let act = CrateAct(CrateRequest(), spiral: nil)
    #expect(text(of: act, 20, 6).contains("\u{1B}[3H   please enlarge"))
    #expect(text(of: act, 9, 6).contains("\u{1B}[2H please"))
    #expect(text(of: act, 9, 6).contains("\u{1B}[3H enlarge"))
  }
}
