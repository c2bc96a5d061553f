import Foundation
import Testing

/// Two signals close together, a signal while the terminal was being taken, and `kill %1` after
/// Ctrl-Z left the terminal raw or on the alternate screen, or the program stopped for ever.
@Suite struct SignalOrderTests {

  /// For bash, which then says how the job ended.
  ///
  /// It looks at the job once at a time: one that is continued between `jobs -r` and `jobs -s` is in
  /// neither, and seemed to have ended.
  private static let killJob = """
    kill %1
    until now=$(jobs); [[ $now != *Stopped* && $now != *Running* ]]; do :; done
    jobs; read
    """

  /// Waits until a program is inside its handler of a signal, which the kernel then holds back.
  private func waitForHandler(of signal: Int32, in program: pid_t) throws {
    while true {
      let status = try String(contentsOfFile: "/proc/\(program)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("SigBlk:") })
      let mask = try #require(
        UInt64(line.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16))
      if mask & 1 << UInt64(signal - 1) != 0 { return }
      usleep(1000)
    }
  }

  @Test(arguments: [SIGINT, SIGTSTP, SIGUSR1])
  func `a second signal waits until the terminal has been given back`(second: Int32) throws {
    let session = try TerminalSession.of("crates", after: "echo \"status $?\"; read")
    try session.wait(for: TerminalSession.picture)
    let program = session.program
    // The handler waits in the middle of its work.
    try session.stopOutput()
    session.signal(SIGTERM)
    try waitForHandler(of: SIGTERM, in: program)
    usleep(10_000)
    session.signal(second)
    try session.startOutput()
    try session.expectRestored(before: "status 143")
    session.type("\n")
    #expect(session.finish() == 0)
  }

  @Test func `a signal while the terminal is being taken gives it back`() throws {
    for _ in 0..<8 {
      let session = try TerminalSession.of("crates", after: "echo \"status $?\"; read")
      try session.waitUntilModesDiffer()
      session.signal(SIGTERM)
      try session.wait(for: "status 143")
      #expect(try session.modes == session.firstModes)
      session.type("\n")
      #expect(session.finish() == 0)
    }
  }

  @Test(arguments: ["crates", "bouncing-ball"])
  func `kill ends a show that Ctrl-Z has stopped, and leaves the terminal alone`(
    show: String
  ) throws {
    let session = try TerminalSession(
      """
      \(show); echo "stopped, status $?"
      \(Self.killJob)
      """)
    try session.wait(for: TerminalSession.picture)
    session.type("\u{1A}")
    try session.expectRestored(before: "stopped, status 148")
    let end = session.transcript.count
    try session.wait(for: "Terminated")
    #expect(try session.modes == session.firstModes)
    #expect(!session.transcript.dropFirst(end).contains("\u{1B}"))
    session.type("\n")
    #expect(session.finish() == 0)
  }

  @Test func `kill ends a show that was stopped without being asked`() throws {
    let session = try TerminalSession(
      """
      crates; stty sane; echo "stopped, status $?"; read
      \(Self.killJob)
      """)
    try session.wait(for: TerminalSession.picture)
    session.signal(SIGSTOP)
    try session.wait(for: "stopped, status 0")
    let modes = try session.modes
    session.type("\n")
    try session.wait(for: "Terminated")
    #expect(try session.modes == modes)
    session.type("\n")
    #expect(session.finish() == 0)
  }

  /// As under a parent that has switched Ctrl-Z off, which used to be switched on again.
  @Test func `Ctrl-Z that is ignored stays ignored`() throws {
    let session = try TerminalSession(
      "env --ignore-signal=TSTP crates; echo \"status $?\"")
    try session.wait(for: TerminalSession.picture)
    session.type("\u{1A}")
    try session.quit()
  }
}
