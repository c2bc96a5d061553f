import Testing

@testable import SampleSupport
@testable import card_shuffle
@testable import crates
@testable import dynamics_play

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

  /// At 40 columns, a third column of the menu began with the first letters of its names.
  @Test(arguments: [(40, 12), (39, 10), (24, 9), (80, 24)])
  func `the menu of the playground cuts no word`(columns: Int, rows: Int) {
    var act = PlayAct(LiveRequest(seed: 1, hasPreview: false), clock: { 0 })
    let titles = PlayScene.all.flatMap { $0.title.split(separator: " ").map(String.init) }
    let texts = PlayScene.all.map(\.hint) + ["swift-dynamics: a playground. Choose a scene."]
    let words = texts.flatMap { $0.split(separator: " ").map(String.init) }
    let known = Set(titles + PlayScene.Kind.allCases.map(\.rawValue) + words)
    for _ in PlayScene.all {
      var stage = Stage((columns, rows), act.palette)
      var screen = TextScreen(columns: columns, rows: rows)
      screen.read(stage.draw(&act, depth: .none, at: 0) ?? "")
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      let menu = lines.prefix(rows - max(1, min(3, rows / 10)))
      for word in menu.joined(separator: " ").split(whereSeparator: { " ░▒▓".contains($0) }) {
        let text = word.hasSuffix("…") ? String(word.dropLast()) : String(word)
        #expect(known.contains { $0 == text || word.hasSuffix("…") && $0.hasPrefix(text) })
      }
      #expect(screen.text.contains("Choose"))
      act.press(.down)
    }
  }

  /// At 40 × 12, half of the help was outside.
  @Test(arguments: [(40, 12), (24, 9), (60, 14), (80, 24), (200, 60)])
  func `all of the help can be read`(columns: Int, rows: Int) throws {
    let scene = try #require(PlayScene.all.first)
    var act = PlayAct(LiveRequest(scene: scene, seed: 1), clock: { 0 })
    act.press(.character("?"))
    var words: Set<Substring> = []
    var pages = 0
    while act.page == .help, pages < 30 {
      var stage = Stage((columns, rows), act.palette)
      var screen = TextScreen(columns: columns, rows: rows)
      screen.read(stage.draw(&act, depth: .none, at: 0) ?? "")
      words.formUnion(screen.text.split { $0 == " " || $0 == "\n" })
      pages += 1
      act.press(.character(" "))
    }
    #expect(act.page == .scene && (pages == 1) == (rows >= 24))
    for line in HelpPainter.lines {
      #expect(words.isSuperset(of: (line.keys + " " + line.text).split(separator: " ")))
    }
    act.press(.character("?"))
    act.press(.escape)
    #expect(act.page == .scene)
  }

  @Test func `long hints are shortened between sentences or words`() {
    let hint = "Drag cards, and throw them. Or not."
    #expect(MenuPainter.shortened(hint, to: 35) == hint)
    #expect(MenuPainter.shortened(hint, to: 34) == "Drag cards, and throw them.")
    #expect(MenuPainter.shortened(hint, to: 27) == "Drag cards, and throw them.")
    #expect(MenuPainter.shortened(hint, to: 20) == "Drag cards, and…")
    #expect(MenuPainter.shortened(hint, to: 13) == "Drag cards…")
    #expect(MenuPainter.shortened(hint, to: 3) == "Dr…")
    #expect(MenuPainter.shortened(hint, to: 0) == "")
  }

  /// At 40 columns, each update of the bar began a new line.
  @Test func `a progress bar stays in its line on every terminal`() {
    for columns in 1...100 {
      for fraction in [0, 0.5, 0.999, 1] {
        let line = ProgressBar.line("Shuffling", fraction, columns: columns)
        #expect(line.count < columns)
        #expect(columns < 6 || line.hasSuffix("\(Int(fraction * 100)) %"))
      }
    }
    let bar = String(repeating: "█", count: 15) + String(repeating: "░", count: 15)
    #expect(ProgressBar.line("Falling", 0.5, columns: 0) == "Falling \(bar) 50 %")
  }
}
