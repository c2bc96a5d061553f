import SampleSupport

/// Texts with everything that a pipe may send.
enum RandomText {
  private static let words = [
    "commit", "a", "\n", "\n", "\n\n", " ", "   ", "\t", "漢字", "e\u{301}", "👩‍💻", "🇩🇪", "\u{1B}[31m",
    "\u{1B}[1;38;5;208m", "\u{1B}[48;2;9;9;9m", "\u{1B}[4:3m", "\u{1B}[7m", "\u{1B}[0m", "\u{1B}[m",
    "\u{1B}[2K", "\u{1B}]0;x\u{7}", "\r", "\u{8}", "\u{0}", "─┼─", "x", "Zürich", "\u{301}",
    "\u{FE0F}",
  ]

  static func bytes(_ random: inout SeededGenerator, words count: Int = 60) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<random.next(below: UInt64(count)) {
      if random.next(below: 12) == 0 {
        bytes.append(UInt8(random.next(below: 256)))
      } else {
        bytes += Array(words[Int(random.next(below: UInt64(words.count)))].utf8)
      }
    }
    return bytes
  }
}
