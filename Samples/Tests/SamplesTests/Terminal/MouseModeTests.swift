import Foundation
import Testing

/// Left on, the mouse would type its reports into the shell.
@Suite struct MouseModeTests {
  private static let opening = "\u{1B}[?1002h\u{1B}[?1006h"
  private static let closing = "\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1002l"

  /// Whether each of the modes is off after everything that a session wrote.
  private func isMouseOff(_ session: TerminalSession) -> Bool {
    ["1002", "1006", "1016"].allSatisfy { mode in
      let text = session.transcript
      let on = text.range(of: "\u{1B}[?\(mode)h", options: .backwards)
      let off = text.range(of: "\u{1B}[?\(mode)l", options: .backwards)
      guard let on else { return true }
      return off.map { $0.lowerBound > on.lowerBound } ?? false
    }
  }

  @Test(arguments: ["--scene crates", ""])
  func `the playground turns the mouse on, and q turns it off`(scene: String) throws {
    let session = try TerminalSession.of("dynamics-play --seed 1 \(scene)")
    try session.wait(for: Self.opening)
    try session.wait(for: TerminalSession.picture)
    #expect(!isMouseOff(session))
    try session.quit()
    #expect(isMouseOff(session))
    #expect(try session.modes == session.firstModes)
  }

  @Test func `Ctrl-Z turns the mouse off, and going on turns it on again`() throws {
    let session = try TerminalSession.ofStoppable("dynamics-play --scene crates --seed 1")
    for round in 0..<2 {
      try session.wait(for: Self.opening)
      try session.wait(for: TerminalSession.picture)
      session.type(round == 0 ? "\u{1A}" : "q")
      try session.wait(for: Self.closing)
      try session.wait(for: round == 0 ? "stopped, status 148" : "ended, status 0")
      #expect(isMouseOff(session))
      #expect(try session.modes == session.firstModes)
      if round == 0 { session.type("\n") }
    }
    #expect(session.finish() == 0)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGSEGV, 139)] as [(Int32, Int32)])
  func `a signal that ends the playground turns the mouse off`(
    signal: Int32, status: Int32
  ) throws {
    let session = try TerminalSession.of("dynamics-play --scene crates --seed 1")
    try session.wait(for: Self.opening)
    try session.wait(for: TerminalSession.picture)
    session.signal(signal)
    try session.wait(for: Self.closing)
    try session.wait(for: "status \(status)")
    #expect(session.finish() == 0)
    #expect(isMouseOff(session))
    #expect(try session.modes == session.firstModes)
  }

  @Test func `SIGCONT alone turns the mouse on after a stop that nobody announced`() throws {
    let session = try TerminalSession.ofStoppable("dynamics-play --scene crates --seed 1")
    try session.wait(for: TerminalSession.picture)
    session.signal(SIGSTOP)
    try session.wait(for: "stopped, status 147")
    session.type("\n")
    try session.wait(for: Self.opening)
    try session.wait(for: TerminalSession.picture)
    session.type("q")
    try session.wait(for: Self.closing)
    try session.wait(for: "ended, status 0")
    #expect(session.finish() == 0)
    #expect(isMouseOff(session))
  }
}
