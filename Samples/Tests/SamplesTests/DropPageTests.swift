import SampleSupport
import Testing

@testable import drop

/// Texts as terminals show them after `cat`.
@Suite struct DropPageTests {
  private func page(_ bytes: [UInt8], _ columns: Int = 10, _ rows: Int = 4) -> Page {
    var page = Page(columns: columns, rows: rows)
    page.read(bytes)
    page.finish()
    return page
  }

  /// The rows of a page without their ends; `‥` is the second half of a wide character.
  private func lines(_ page: Page) -> [String] {
    page.cells.map { row in
      var line = ""
      for (column, glyph) in row.enumerated() {
        let isCovered = column > 0 && row[column - 1]?.width == 2
        line += glyph?.text ?? (isCovered ? "‥" : " ")
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  @Test(arguments: [
    ("one\ntwo\n", ["one", "two", "", ""]),
    ("", ["", "", "", ""]),
    // A line as long as the screen leaves the cursor at its end.
    ("0123456789\nab", ["0123456789", "ab", "", ""]),
    ("0123456789ab", ["0123456789", "ab", "", ""]),
    ("1\n2\n3\n4\n5\n", ["3", "4", "5", ""]),
    ("a\tb\tc", ["a       bc", "", "", ""]),
    ("abc\rX\n", ["Xbc", "", "", ""]),
    ("abc\u{8}\u{8}X", ["aXc", "", "", ""]),
    ("a\u{0}b\u{7}c\u{7F}", ["abc", "", "", ""]),
    ("漢字", ["漢‥字‥", "", "", ""]),
    // A wide character that does not fit is on the next line.
    ("012345678漢", ["012345678", "漢‥", "", ""]),
    ("漢\rx", ["x", "", "", ""]),
    ("漢\r\u{8}\tx", ["漢‥      x", "", "", ""]),
    ("e\u{301}x", ["e\u{301}x", "", "", ""]),
    ("\u{301}x", ["x", "", "", ""]),
    ("👍🏽!", ["👍🏽‥!", "", "", ""]),
    ("👩‍💻!", ["👩‍💻‥!", "", "", ""]),
    ("🇩🇪!", ["🇩🇪‥!", "", "", ""]),
    ("012345678🇩🇪!", ["012345678", "🇩🇪‥!", "", ""]),
    ("🇩🇪🇫🇷🇪", ["🇩🇪‥🇫🇷‥🇪", "", "", ""]),
    ("a\u{1B}[2Jb\u{1B}]0;title\u{7}c\u{1B}P1$r\u{1B}\\d\u{1B}(Be", ["abcde", "", "", ""]),
    ("a\u{1B}[31\u{1B}[32mb", ["ab", "", "", ""]),
  ])
  func `characters are where a terminal has them`(text: String, expected: [String]) {
    #expect(lines(page(Array(text.utf8))) == expected)
  }

  @Test func `bytes that are not UTF-8 become replacement characters`() {
    #expect(lines(page([0x61, 0xFF, 0x62, 0xE6, 0xBC]))[0] == "a\u{FFFD}b\u{FFFD}")
    #expect(lines(page([0xC3]))[0] == "\u{FFFD}")
  }

  @Test(arguments: [
    ("31", "31"), ("1;31", "1;31"), ("1;31;0", ""), ("31;39", ""), ("1;22", ""), ("7;27", ""),
    ("38;5;200", "38;5;200"), ("38;2;1;2;3", "38;2;1;2;3"), ("48;2;1;2;3;1", "1;48;2;1;2;3"),
    ("38:2::1:2:3", "38:2::1:2:3"), ("4:3", "4:3"), ("4:0", ""), ("97;101", "97;101"),
    ("38;5", ""), ("38;2;1;2", ""), ("38;5;300;1", "1"), ("999;x", ""), ("", ""), ("3;;1", "1"),
    ("58;5;9;4", "4;58;5;9"),
  ])
  func `styles are those of SGR`(parameters: String, expected: String) {
    var style = TextStyle()
    style.apply(parameters)
    #expect(style.parameters == expected)
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `pieces of a text give the same page as all of it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = RandomText.bytes(&random)
    let whole = page(bytes, 20, 6)
    var pieces = Page(columns: 20, rows: 6)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int(random.next(below: 5)) + 1
      pieces.read(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    pieces.finish()
    #expect(pieces.screenCells == whole.screenCells)
    for row in whole.cells {
      for (column, glyph) in row.enumerated() where glyph?.width == 2 {
        #expect(column + 1 < row.count && row[column + 1] == nil)
      }
    }
  }

  @Test func `a page keeps little of a long text`() {
    var page = Page(columns: 80, rows: 24)
    let line = Array(String(repeating: "line ", count: 3000).utf8)
    for _ in 0..<20 { page.read(line) }
    page.read(Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 100_000))
    page.read(Array("mx".utf8) + Array(String(repeating: "\u{301}", count: 5000).utf8))
    page.finish()
    #expect(page.cells.count == 24 && page.cells.allSatisfy { $0.count == 80 })
    #expect(page.cells.joined().allSatisfy { ($0?.text.utf8.count ?? 0) <= 64 })
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("─", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("😀", 2), ("⌚", 2),
    ("☎", 1), ("\u{301}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{1160}", 0), ("\u{AD}", 1),
    ("〈", 2), ("𠀀", 2), ("𝄞", 1),
  ])
  func `characters have the width of terminals`(character: String, width: Int) throws {
    let scalar = try #require(character.unicodeScalars.first)
    #expect(CharacterWidth.columns(of: scalar) == width)
  }
}
