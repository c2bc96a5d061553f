import Foundation
import Testing

@testable import SampleSupport

@Suite struct KeyTests {
  /// Reads pieces that arrive after each other; an empty one is a long pause.
  private static func keys(_ pieces: String..., cellSize: CGSize? = nil) -> [Key] {
    var reader = KeyReader()
    reader.mouseCellSize = cellSize
    var time = 0.0
    return pieces.flatMap { piece in
      time += piece.isEmpty ? 2 : 0.01
      return reader.read(Array(piece.utf8), at: time)
    }
  }

  @Test func `arrows are sequences`() {
    #expect(Self.keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
    #expect(Self.keys("\u{1B}OA", "\u{1B}[1;5D") == [.up, .left])
  }

  @Test func `sequences may come in pieces`() {
    #expect(Self.keys("\u{1B}", "[", "A") == [.up])
    #expect(Self.keys("q\u{1B}[1", ";2Cx") == [.character("q"), .right, .character("x")])
  }

  @Test func `keys without a function are swallowed`() {
    // Delete, F5, page up, shift-tab, Alt-x.
    #expect(
      Self.keys("\u{1B}[3~\u{1B}[15~\u{1B}[5~\u{1B}[Z\u{1B}xr") == [.character("r")])
    #expect(Self.keys("\u{1B}[é", "q") == [.character("q")])
  }

  @Test func `the Escape key is complete after a pause, or with the next one`() {
    #expect(Self.keys("\u{1B}") == [])
    #expect(Self.keys("\u{1B}", "", "q") == [.escape, .character("q")])
    #expect(Self.keys("\u{1B}\u{1B}[A") == [.escape, .up])
    #expect(Self.keys("\u{1B}[", "", "0") == [.character("0")])
  }

  @Test func `keys with names have them`() {
    #expect(Self.keys("\t\n\r\u{7F}\u{8}") == [.tab, .enter, .enter, .backspace, .backspace])
  }

  @Test func `characters of several bytes may be torn`() {
    var reader = KeyReader()
    let bytes = Array("é😀".utf8)
    let keys = bytes.flatMap { reader.read([$0], at: 0) }
    #expect(keys == [.character("é"), .character("😀")])
    #expect(reader.read([0xFF, 0xC3, 0x41], at: 0) == [.character("A")])
  }

  @Test func `buttons, drags and the wheel are reported in cells`() {
    #expect(
      Self.keys("\u{1B}[<0;1;1M\u{1B}[<32;80;24M\u{1B}[<0;80;24m") == [
        .mouse(.init(.press, x: 0.5, y: 0.5)), .mouse(.init(.drag, x: 79.5, y: 23.5)),
        .mouse(.init(.release, x: 79.5, y: 23.5)),
      ])
    #expect(
      Self.keys("\u{1B}[<64;2;3M\u{1B}[<81;2;3M\u{1B}[<2;300;3M\u{1B}[<35;2;3M") == [
        .mouse(.init(.scrollUp, .other, x: 1.5, y: 2.5)),
        .mouse(.init(.scrollDown, .other, x: 1.5, y: 2.5)),
        .mouse(.init(.press, .other, x: 299.5, y: 2.5)),
        .mouse(.init(.move, .other, x: 1.5, y: 2.5)),
      ])
  }

  @Test func `pixels are converted to cells`() {
    #expect(
      Self.keys("\u{1B}[<0;26;30M", cellSize: CGSize(width: 10, height: 20))
        == [.mouse(.init(.press, x: 2.55, y: 1.475))])
  }

  @Test func `reports that are not well-formed are dropped`() {
    for text in ["<0;1M", "<;;M", "<-1;2;3M", "<0;1;1X", "<99999999999999999999;1;1M", "<128;1;1M"]
    {
      #expect(Self.keys("\u{1B}[" + text, "a") == [.character("a")])
    }
  }

  @Test func `answers are not keys, torn anywhere`() {
    let answers = Array("a\u{1B}[?2026;2$y\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;22cb".utf8)
    for cut in answers.indices {
      var reader = KeyReader()
      var reports: [TerminalReport] = []
      var keys: [Key] = []
      for (time, piece) in [answers[..<cut], answers[cut...]].enumerated() {
        keys += reader.read(Array(piece), at: Double(time) * 0.04) { reports.append($1) }
      }
      #expect(keys == [.character("a"), .character("b")])
      #expect(reports == [.mode(2026, state: 2), .graphics("i=31;OK"), .attributes])
    }
  }

  @Test func `random bytes never break what follows a pause`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      var reader = KeyReader()
      let special: [UInt8] = [0x1B, 0x5B, 0x3C, 0x3B, 0x5F, 0x4F]
      let noise = (0..<generator.next(below: 40)).map { _ in
        let index = Int(generator.next(below: 7))
        return index < 6 ? special[index] : UInt8(generator.next(below: 256))
      }
      _ = reader.read(noise, at: 0)
      _ = reader.read([], at: 10)
      #expect(!reader.isWithinSequence)
      #expect(reader.read(Array("\u{1B}[Aq".utf8), at: 10) == [.up, .character("q")])
    }
  }
}
