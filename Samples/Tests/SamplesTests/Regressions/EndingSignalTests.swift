import Foundation
import Testing

@testable import SampleSupport

/// Signals other than four left the terminal raw, Ctrl-Z did nothing, and a sample that was
/// interrupted ended as if on its own, so that a script went on.
@Suite struct EndingSignalTests {
  private static let shows = [
    "card-shuffle --seed 1 --cards 4", "crates --seed 1", "bouncing-ball --count 1000", playground,
  ]
  private static let playground = "dynamics-play --scene crates --seed 1"

  /// Opens the alternate screen.
  private static let opening = "\u{1B}[?1049h"
  /// Turns the mouse on.
  private static let mouse = "\u{1B}[?1002h\u{1B}[?1006h"

  /// The test read them once the shell ran, which was sometimes after the show had begun.
  @Test func `what a show changes is compared with the terminal before the shell`() throws {
    let session = try TerminalSession("crates")
    try session.wait(for: TerminalSession.picture)
    #expect(try session.modes != session.firstModes)
    session.type("q")
    #expect(session.finish() == 0)
    #expect(try session.modes == session.firstModes)
  }

  @Test(arguments: shows)
  func `Ctrl-C ends the show, and the script that it is in`(show: String) throws {
    let session = try TerminalSession("\(show); echo 'the next command'")
    try session.wait(for: Self.opening)
    try session.wait(for: TerminalSession.picture)
    session.type("\u{03}")
    try session.wait(for: TerminalSession.closing)
    #expect(session.finish() == 130)
    #expect(try session.modes == session.firstModes && !session.reportsMouse)
    #expect(!session.transcript.contains("the next command"))
  }

  @Test(
    arguments: [
      (SIGTERM, 143), (SIGQUIT, 131), (SIGHUP, 129), (SIGUSR1, 138), (SIGUSR2, 140), (SIGALRM, 142),
      (SIGPIPE, 141), (SIGVTALRM, 154), (SIGSEGV, 139), (SIGABRT, 134), (40, 168),
    ] as [(Int32, Int32)])
  func `a signal that ends the show leaves the terminal as it was`(
    signal: Int32, status: Int32
  ) throws {
    let session = try TerminalSession.of(Self.playground)
    try session.wait(for: TerminalSession.picture)
    #expect(session.reportsMouse)
    session.signal(signal)
    try session.expectRestored(before: "status \(status)")
    #expect(session.finish() == 0)
  }

  @Test(arguments: shows)
  func `Ctrl-Z gives the terminal back, and going on draws all again`(show: String) throws {
    let session = try TerminalSession.ofStoppable(show)
    try session.wait(for: TerminalSession.picture)
    session.type("\u{1A}")
    try session.expectRestored(before: "stopped, status 148")
    session.type("\n")
    try session.wait(for: Self.opening)
    try session.wait(for: TerminalSession.picture)
    #expect(session.reportsMouse == (show == Self.playground))
    try session.quit(until: "ended, status 0")
  }

  @Test func `a show that was stopped without being asked takes the terminal again`() throws {
    let session = try TerminalSession.ofStoppable(Self.playground, afterStop: "stty sane")
    try session.wait(for: TerminalSession.picture)
    session.signal(SIGSTOP)
    try session.wait(for: "stopped, status 147")
    session.type("\n")
    try session.wait(for: Self.mouse)
    try session.wait(for: TerminalSession.picture)
    // Without Return, so the terminal is raw.
    session.type("q")
    try session.wait(for: "ended, status 0")
    #expect(session.finish() == 0 && !session.reportsMouse)
  }

  @Test(arguments: [playground, "dynamics-play --seed 1"])
  func `the playground turns the mouse on, and q turns it off`(show: String) throws {
    let session = try TerminalSession.of(show)
    try session.wait(for: Self.mouse)
    try session.wait(for: TerminalSession.picture)
    #expect(session.reportsMouse)
    try session.quit()
  }
}
