import Testing

/// A terminal that claimed to be 65 535 × 65 535 ended the samples for lack of memory; on a terminal
/// without a keyboard they failed, and in the background of a shell that had gone they drew.
@Suite struct TerminalSizeTests {
  private static let shows = [
    "crates --scene box", "card-shuffle --seed 1 --cards 4", "bouncing-ball",
  ]
  private static let sizes = [(65535, 1), (0, 0), (1, 1), (2, 2), (1, 300)]

  /// What comes first after the alternate screen has been opened, and last.
  private static let opening = "\u{1B}[?7l\u{1B}[2J"

  @Test(
    arguments: shows.flatMap { show in sizes.map { (show, $0) } } + [(shows[0], (65535, 65535))])
  func `any size of terminal is drawn on`(show: String, size: (Int, Int)) throws {
    let session = try TerminalSession.of(show, size: size)
    try session.wait(for: Self.opening)
    // The first picture ends with it.
    try session.wait(for: "\u{1B}[0m")
    try session.quit()
  }

  @Test(arguments: shows)
  func `a terminal may change its size at any time`(show: String) throws {
    let session = try TerminalSession.of(show)
    try session.wait(for: Self.opening)
    for (columns, rows) in Self.sizes.dropFirst() + [(80, 24), (7, 5), (120, 3)] {
      for column in 0..<20 { session.resize(column, 40) }
      session.resize(columns, rows)
      // All is drawn again.
      try session.wait(for: "\u{1B}[2J")
    }
    try session.quit()
  }

  @Test(arguments: ["< /dev/null", "<&-"])
  func `without a keyboard there is text`(input: String) throws {
    let session = try TerminalSession.of("card-shuffle --seed 1 --cards 2 --ascii \(input)")
    try session.wait(for: "AS 2S")
    try session.wait(for: "status 0")
    #expect(session.finish() == 0)
    #expect(!session.transcript.contains("\u{1B}"))
  }

  @Test(arguments: ["crates", "bouncing-ball"])
  func `a terminal that belongs to others for good is not drawn on`(show: String) throws {
    // The subshell's group goes to the background with it, and nobody waits for what it leaves.
    let session = try TerminalSession(
      """
      (
        {
          until read -r group owner <<< "$(cut -d' ' -f5,8 /proc/self/stat)"; [ $group != $owner ]
          do :; done
          \(show) < /dev/tty; echo "status $?"
        } &
      )
      read
      """)
    try session.wait(for: "Error: There is no terminal to draw on.")
    try session.wait(for: "status 1")
    #expect(try session.modes == session.firstModes)
    #expect(!session.transcript.contains("\u{1B}"))
    session.type("\n")
    #expect(session.finish() == 0)
  }
}
