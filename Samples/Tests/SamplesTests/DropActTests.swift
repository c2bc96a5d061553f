import Dynamics
import SampleSupport
import Testing

@testable import drop

/// The motion of a text, and its frames on a terminal.
@Suite struct DropActTests {
  private static func page(_ text: String, _ columns: Int = 30, _ rows: Int = 8) -> Page {
    page(Array(text.utf8), columns, rows)
  }

  private static func page(_ bytes: [UInt8], _ columns: Int, _ rows: Int) -> Page {
    var page = Page(columns: columns, rows: rows)
    page.read(bytes)
    page.finish()
    return page
  }

  private static func request(
    _ effect: Effect = .fall, seed: UInt64 = 1, reversed: Bool = false, rounds: Int? = 1
  ) -> DropRequest {
    DropRequest(
      effect: effect, seed: seed, duration: 0.2, isReversed: reversed, rounds: rounds)
  }

  private static let text = "\u{1B}[33mab12\u{1B}[m One line\n漢字 and \u{1B}[7m more \u{1B}[m\n"

  /// Plays an act to its end, and returns its frames and the screen after the last one.
  private static func play(
    _ act: inout DropAct, _ page: Page, limit: Int = 2000
  ) -> (frames: [[[GlyphScreen.Cell]]], screen: GlyphScreen) {
    var screen = GlyphScreen(columns: page.columns, rows: page.rows)
    var frames: [[[GlyphScreen.Cell]]] = []
    while !act.isOver, frames.count < limit {
      act.tick()
      screen.read(act.draw(after: 1 / 60.0))
      frames.append(screen.cells)
    }
    return (frames, screen)
  }

  @Test(arguments: Effect.allCases, [false, true])
  func `a text comes down and returns`(effect: Effect, isReversed: Bool) {
    let page = Self.page(Self.text)
    var act = DropAct(page, Self.request(effect, reversed: isReversed))
    let (frames, screen) = Self.play(&act, page)
    #expect(act.isOver && screen.complaints == [])
    #expect(frames.first == page.screenCells && frames.last == page.screenCells)
    // Some frame has none of the characters where they were, and some lie on the floor.
    #expect(frames.contains { $0[0] != page.screenCells[0] && $0[1] != page.screenCells[1] })
    #expect(frames.contains { $0[7].count { $0.text != " " } >= 3 })
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the last frame is the text, whatever it is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let page = Self.page(RandomText.bytes(&random, words: 30), 24, 6)
    let effect = Effect.allCases[Int(seed % 3)]
    var act = DropAct(page, Self.request(effect, seed: seed, reversed: seed.isMultiple(of: 4)))
    let (frames, screen) = Self.play(&act, page)
    #expect(act.isOver && screen.complaints == [] && !frames.isEmpty)
    #expect(screen.differences(from: page) == [])
  }

  @Test func `characters in a heap hide none`() throws {
    let page = Self.page(String(repeating: "abcdefghij klmnop\n", count: 6))
    let tumble = Tumble(
      Piece.pieces(of: page, top: 0), size: (30, 8), effect: .fall, seed: 3, duration: 60)
    for _ in 0..<600 where !tumble.isHeap { tumble.tick() }
    #expect(tumble.isHeap)
    let places = tumble.places
    #expect(Set(places).count == places.count)
    #expect(places.allSatisfy { (0..<30).contains($0.column) && (0..<8).contains($0.row) })
    #expect(places != tumble.pieces.map(\.homePlace))
  }

  @Test func `rounds follow each other, each with another motion`() {
    let page = Self.page(Self.text)
    var act = DropAct(page, Self.request(rounds: 3))
    let (frames, _) = Self.play(&act, page, limit: 3000)
    #expect(act.isOver)
    let home = page.screenCells
    let rounds = frames.split { $0 == home }
    #expect(rounds.count == 3)
    #expect(rounds.count < 3 || Array(rounds[0]) != Array(rounds[1]))
    var endless = DropAct(page, Self.request(rounds: nil))
    _ = Self.play(&endless, page, limit: 2500)
    #expect(!endless.isOver)
  }

  @Test func `the reverse is the same motion backwards`() {
    let page = Self.page(Self.text)
    let pieces = Piece.pieces(of: page, top: 0)
    func tumble() -> Tumble {
      Tumble(
        pieces.map { Piece($0.glyphs, row: $0.row, column: $0.column) }, size: (30, 8),
        effect: .explode, seed: 5, duration: 60)
    }
    let forwards = tumble()
    var places = [forwards.places]
    while !forwards.isHeap, places.count < 1000 {
      forwards.tick()
      places.append(forwards.places)
    }
    var rewind = Rewind(of: tumble())
    for expected in places.reversed() {
      #expect(rewind.places == expected)
      rewind.tick()
    }
    #expect(rewind.isHome && places.count > 60)
  }

  @Test func `the same seed gives the same bytes`() {
    let page = Self.page(Self.text)
    func film(_ seed: UInt64) -> String {
      var act = DropAct(page, Self.request(seed: seed))
      var film = ""
      while !act.isOver {
        film += act.draw(after: 1 / 60.0)
        act.tick()
      }
      return film
    }
    let first = film(7)
    #expect(film(7) == first && film(8) != first)
  }

  // MARK: Input

  private static func mouse(_ action: MouseEvent.Action, _ x: Double, _ y: Double) -> Key {
    .mouse(MouseEvent(action, x: x, y: y))
  }

  @Test func `the mouse throws a character, also before anything falls`() {
    let page = Self.page("     x\n", 30, 8)
    var act = DropAct(
      page, DropRequest(effect: .fall, seed: 1, duration: 5, isReversed: false, rounds: 1))
    var screen = GlyphScreen(columns: 30, rows: 8)
    func column() -> Int? {
      screen.cells.lazy.compactMap { row in row.firstIndex { $0.text == "x" } }.first
    }
    func frame() {
      act.tick()
      screen.read(act.draw(after: 1 / 60.0))
    }
    frame()
    act.press(Self.mouse(.press, 5.5, 0.5))
    for step in 0..<12 {
      act.press(Self.mouse(.drag, 5.5 + Double(step), 0.5))
      frame()
    }
    act.press(Self.mouse(.release, 16.5, 0.5))
    #expect((column() ?? 0) >= 14)
    let released = column() ?? 0
    for _ in 0..<10 { frame() }
    // It goes on flying.
    #expect((column() ?? 0) >= released + 4)
    act.press(.enter)
    for _ in 0..<300 where !act.isOver { frame() }
    #expect(act.isOver && screen.cells == page.screenCells)
  }

  @Test func `a press beside all characters, and keys in any phase, do no harm`() {
    let page = Self.page(Self.text)
    let keys: [Key] = [
      Self.mouse(.press, 29, 7), Self.mouse(.press, 1, 0), Self.mouse(.drag, -5, 90),
      Self.mouse(.release, 0, 0), Self.mouse(.scrollUp, 0, 0), .up, .left, .right, .down, .enter,
      .tab, .character("z"), Self.mouse(.drag, 3, 3), Self.mouse(.release, 9, 9),
    ]
    for isReversed in [false, true] {
      var random = SeededGenerator(seed: 9)
      var act = DropAct(page, Self.request(reversed: isReversed, rounds: 2))
      var screen = GlyphScreen(columns: 30, rows: 8)
      for frame in 0..<4000 where !act.isOver {
        if frame < 900, random.next(below: 3) == 0 {
          act.press(keys[Int(random.next(below: UInt64(keys.count)))])
        }
        act.tick()
        screen.read(act.draw(after: 1 / 60.0))
      }
      #expect(act.isOver && screen.complaints == [] && screen.cells == page.screenCells)
    }
  }

  @Test func `nothing is drawn while a text or a heap is looked at`() {
    let page = Self.page(Self.text)
    var act = DropAct(
      page, DropRequest(effect: .fall, seed: 1, duration: 2, isReversed: false, rounds: 1))
    var stillFrames = 0
    _ = act.draw(after: 1 / 60.0)
    while !act.isOver {
      let isStill = act.isStill
      act.tick()
      let changes = act.draw(after: 1 / 60.0)
      if isStill {
        stillFrames += 1
        #expect(changes == "")
      }
    }
    // The text is seen for 0.4 s, the heap for 2 s.
    #expect((140...146).contains(stillFrames))
  }

  @Test func `space pauses`() {
    let page = Self.page(Self.text)
    var act = DropAct(page, Self.request())
    for _ in 0..<60 {
      act.tick()
      _ = act.draw(after: 1 / 60.0)
    }
    act.press(.character(" "))
    for _ in 0..<100 {
      act.tick()
      #expect(act.draw(after: 1 / 60.0) == "")
    }
    act.press(.character(" "))
    #expect(!Self.play(&act, page).frames.isEmpty && act.isOver)
  }

  @Test func `the arrow keys turn gravity`() {
    let page = Self.page(Self.text)
    let tumble = Tumble(
      Piece.pieces(of: page, top: 0), size: (30, 8), effect: .fall, seed: 1, duration: 60)
    for _ in 0..<120 { tumble.tick() }
    tumble.tilt(CGVector(dx: 0, dy: -1))
    for _ in 0..<240 { tumble.tick() }
    #expect(tumble.places.allSatisfy { $0.row <= 3 } && tumble.places.contains { $0.row == 0 })
  }

  // MARK: Pieces

  @Test func `each character is a body, up to a limit`() {
    let line = String(repeating: "ab 漢", count: 36) + "\n"
    let few = Piece.pieces(of: Self.page(line, 180, 20), top: 0)
    #expect(few.count == 36 * 3 && few.allSatisfy { $0.glyphs.count == 1 })
    let page = Self.page(
      String(repeating: String(repeating: "x", count: 200) + "\n", count: 49), 200, 50)
    let many = Piece.pieces(of: page, top: 0)
    #expect(many.count <= Piece.limit)
    #expect(many.reduce(0) { $0 + $1.glyphs.count } == 9800)
    #expect(many.allSatisfy { (1...3).contains($0.glyphs.count) && $0.width == $0.glyphs.count })
  }

  @Test func `a text keeps its rows, and has none below the screen`() {
    let page = Self.page("a\nb\n", 10, 4)
    let pieces = Piece.pieces(of: page, top: 3)
    #expect(pieces.map(\.row) == [3] && pieces.map(\.column) == [0])
    let far = Place(column: 90, row: 90)
    #expect(pieces.map { $0.place(after: far) } == pieces.map(\.homePlace))
  }
}
