import Testing

/// Samples that cannot draw wrote text without a word.
@Suite struct NoShowTests {
  @Test(
    arguments: [
      ("crates --seconds 0.1 | cat", "there is no terminal to draw on"),
      ("TERM=dumb crates --seconds 0.1", "this terminal cannot move its cursor"),
    ])
  func `text instead of a show is explained to a person`(script: String, reason: String) throws {
    let session = try TerminalSession(script)
    try session.wait(for: "This is text, since \(reason).")
    try session.wait(for: "All crates are in the box.")
    #expect(session.finish() == 0)
  }
}
