import Testing

/// The questions of a show to a terminal, and the effects of its answers.
@Suite struct FeatureTests {
  private static let question =
    "\u{1B}[?2026$p\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[0m"
  /// Reads the input that the show has left.
  private static let rest = "IFS= read -r -t 0.3 -n 1 key; echo \"left [$key]\""

  private static let shows = ["crates", "bouncing-ball", "card-shuffle --seed 1 --cards 2"]

  @Test(arguments: shows)
  func `pictures are synchronized if the terminal can`(show: String) throws {
    let session = try TerminalSession.of(show, after: Self.rest)
    try session.wait(for: Self.question)
    session.type("\u{1B}[?2026;2$y\u{1B}[?62;22c")
    try session.wait(for: "\u{1B}[?2026h")
    try session.wait(for: TerminalSession.picture)
    try session.wait(for: "\u{1B}[0m\u{1B}[?2026l")
    try session.quit(until: "left []")
  }

  @Test(arguments: ["", "\u{1B}[?1;2c", "\u{1B}[?2026;0$y\u{1B}[?1;2c", "\u{1B}[?2026;4$y"])
  func `other terminals get no synchronization, whatever they answer`(answer: String) throws {
    let session = try TerminalSession.of("crates", after: Self.rest)
    try session.wait(for: Self.question)
    if !answer.isEmpty { session.type(answer) }
    try session.wait(for: TerminalSession.picture)
    try session.quit(until: "left []")
    #expect(!session.transcript.contains("\u{1B}[?2026h"))
  }

  /// With `r`, the show would begin again; the shell would run the rest.
  @Test func `an answer that arrives when the show ends is not typed into the shell`() throws {
    let session = try TerminalSession.of("crates", after: Self.rest)
    try session.wait(for: Self.question)
    session.type("q\u{1B}[?2026;2$y\u{1B}[?6")
    session.type("2;22c")
    try session.wait(for: TerminalSession.closing)
    try session.wait(for: "left []")
    #expect(session.finish() == 0)
  }

  @Test func `keys typed while the terminal answers are not lost`() throws {
    let session = try TerminalSession.of("crates")
    try session.wait(for: Self.question)
    session.type(" \u{1B}[?62c")
    try session.wait(for: "paused")
    try session.quit()
  }

  /// xterm says so in no other way.
  @Test(arguments: [
    ("0;48:2::1:2:3", true), ("48;2;1;2;3", true), ("48:5:16", false), ("0", false),
  ])
  func `a terminal that keeps a color of 24 bits gets such colors`(
    answer: String, hasThem: Bool
  ) throws {
    let session = try TerminalSession.of("crates", after: Self.rest)
    try session.wait(for: Self.question)
    session.type("\u{1B}P1$r\(answer)m\u{1B}\\\u{1B}[?62c")
    try session.wait(for: TerminalSession.picture)
    try session.quit(until: "left []")
    let pictures = session.transcript.components(separatedBy: "\u{1B}[0m").dropFirst()
    #expect(pictures.contains { $0.contains("8;2;") } == hasThem)
  }

  @Test func `in tmux nobody asks for pictures, or wants the mouse`() throws {
    let session = try TerminalSession.of("crates", "TERM=tmux-256color")
    try session.wait(for: TerminalSession.picture)
    try session.quit()
    for question in ["\u{1B}_G", "\u{1B}[?1002"] { #expect(!session.transcript.contains(question)) }
  }

  @Test(arguments: shows)
  func `without colors there is a picture of characters`(show: String) throws {
    let session = try TerminalSession.of(show, "NO_COLOR=1")
    try session.wait(for: "█")
    try session.quit()
    #expect(!session.transcript.contains("38;") && !session.transcript.contains("48;"))
  }
}
