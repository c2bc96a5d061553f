@preconcurrency import Glibc
import Testing

/// A shell on a terminal of its own, with job control, as a user has it.
final class TerminalSession {
  /// All that has been written to the terminal.
  var transcript: String { String(decoding: bytes, as: UTF8.self) }

  /// How the terminal treated everything before the shell started.
  ///
  /// On a busy machine the program may have made it raw before a test looks for the first time.
  let firstModes: [tcflag_t]

  private var bytes: [UInt8] = []
  private let keyboard: Int32
  /// The path of the end that programs write to.
  private let screen: [CChar]
  private let shell: pid_t
  private var shellHasEnded = false
  /// Where ``wait(for:)`` goes on looking.
  private var read = 0

  /// How long anything may take on a busy machine, in milliseconds.
  private static let patience: Int32 = 600_000

  /// POSIX_SPAWN_SETSID, which glibc shows only to GNU sources.
  private static let newSession: Int32 = 0x80

  /// - Parameters:
  ///   - script: For bash, which finds the built programs.
  ///   - size: Columns and rows.
  ///   - answer: The terminal's answer to questions, which is there before the program asks: on a busy
  ///     machine, the program may not wait for a later one.
  init(
    _ script: String, size: (columns: Int, rows: Int) = (80, 24), answer: String? = nil
  ) throws {
    var (keyboard, screen): (Int32, Int32) = (-1, -1)
    var size = Self.window(size.columns, size.rows)
    try #require(openpty(&keyboard, &screen, nil, nil, &size) == 0)
    defer { close(screen) }
    self.keyboard = keyboard
    firstModes = try Self.modes(of: keyboard)
    // Programs that other tests start meanwhile must not hold it open.
    for end in [keyboard, screen] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var name = [CChar](repeating: 0, count: 64)
    try #require(ttyname_r(screen, &name, name.count) == 0)
    self.screen = name

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The first terminal that a session opens is its own. Tests may run with signals blocked.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(Self.newSession | POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)

    let folder = BuiltProgram.productsFolder.path
    let arguments = Self.cStrings(["bash", "-c", "set -m\n" + script])
    let environment = Self.cStrings([
      "TERM=xterm-256color", "LANG=C.UTF-8", "PATH=\(folder):/usr/bin:/bin",
      "SWIFT_BACKTRACE=enable=no",
    ])
    defer { for text in arguments + environment { free(text) } }
    var shell = pid_t()
    let failure = posix_spawnp(&shell, "bash", &actions, &attributes, arguments, environment)
    try #require(failure == 0)
    self.shell = shell
    // The kernel keeps it until the program reads.
    if let answer { type(answer) }
  }

  /// Runs a program of this package.
  ///
  /// - Parameters:
  ///   - command: Its name and arguments.
  ///   - environment: Variables for it.
  ///   - end: The commands of the shell when it has ended.
  static func of(
    _ command: String, _ environment: String = "", after end: String = "echo \"status $?\"",
    size: (columns: Int, rows: Int) = (80, 24), answer: String? = nil
  ) throws -> TerminalSession {
    try TerminalSession("\(environment) \(command); \(end)", size: size, answer: answer)
  }

  /// Runs a program that may be stopped; Return continues it after a stop.
  ///
  /// - Parameter afterStop: A command for the shell, before it waits for Return.
  static func ofStoppable(_ command: String, afterStop: String = ":") throws -> TerminalSession {
    try TerminalSession(
      """
      \(command); echo "stopped, status $?"; \(afterStop); read
      fg; echo "ended, status $?"
      """)
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  deinit {
    // The number of one that has ended may be another program's by now.
    if !shellHasEnded {
      kill(shell, SIGKILL)
      // A process that has ended and that nobody waits for would hide the ends of others from Swift
      // Testing, which then waits forever.
      waitForShell()
    }
    close(keyboard)
  }

  /// Waits until a text has been written after the one waited for before.
  func wait(for text: String, _ place: SourceLocation = #_sourceLocation) throws {
    // A program that animates would write forever.
    let end = ContinuousClock.now + .milliseconds(Int(Self.patience))
    while true {
      if let range = bytes[read...].firstRange(of: Array(text.utf8)) {
        read = range.upperBound
        return
      }
      try #require(
        ContinuousClock.now < end && readMore(),
        "no \(text.debugDescription) in \(transcript.suffix(2000).debugDescription)",
        sourceLocation: place)
    }
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  /// Gives the terminal another size, as dragging the corner of its window does.
  func resize(_ columns: Int, _ rows: Int) {
    var size = Self.window(columns, rows)
    #expect(ioctl(keyboard, UInt(TIOCSWINSZ), &size) == 0)
  }

  private static func window(_ columns: Int, _ rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }

  /// Lets programs that write to the terminal wait, as Ctrl-S does; but the kernel reads keys when it
  /// has time, and this holds at once.
  func stopOutput() throws { try control(TCOOFF) }

  /// As Ctrl-Q.
  func startOutput() throws { try control(TCOON) }

  private func control(_ action: Int32) throws {
    let terminal = open(screen, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(terminal >= 0)
    defer { close(terminal) }
    try #require(tcflow(terminal, action) == 0)
  }

  /// The program that has the terminal.
  var program: pid_t { tcgetpgrp(keyboard) }

  /// Sends a signal to the program that has the terminal.
  func signal(_ number: Int32) {
    #expect(kill(-program, number) == 0)
  }

  /// How the terminal treats what is typed and written: raw, with an echo, and so on.
  var modes: [tcflag_t] { get throws { try Self.modes(of: keyboard) } }

  private static func modes(of terminal: Int32) throws -> [tcflag_t] {
    var modes = termios()
    try #require(tcgetattr(terminal, &modes) == 0)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Waits, as closely as it can, until a program treats the terminal in its own way.
  func waitUntilModesDiffer() throws {
    let end = ContinuousClock.now + .milliseconds(Int(Self.patience))
    while try modes == firstModes { try #require(ContinuousClock.now < end) }
  }

  /// Half of a cell, which shows that a program has drawn something.
  static let picture = "▀"
  /// Shows the cursor and leaves the alternate screen.
  static let closing = "\u{1B}[?25h\u{1B}[?1049l"

  /// Presses q, and checks that the program gives the terminal back as it was.
  ///
  /// - Parameter end: The text that the shell prints afterwards.
  func quit(until end: String = "status 0", _ place: SourceLocation = #_sourceLocation) throws {
    type("q")
    try expectRestored(before: end, place)
    #expect(finish() == 0, sourceLocation: place)
  }

  /// Checks that a program gives the terminal back as it was: its modes, its screen, and the mouse,
  /// which would type its reports into the shell.
  ///
  /// - Parameter text: The text that the shell prints afterwards.
  func expectRestored(before text: String, _ place: SourceLocation = #_sourceLocation) throws {
    try wait(for: Self.closing, place)
    try wait(for: text, place)
    #expect(try modes == firstModes, sourceLocation: place)
    #expect(!reportsMouse, sourceLocation: place)
  }

  /// Whether one of the mouse's modes is on after everything that was written.
  var reportsMouse: Bool {
    ["1002", "1006", "1016"].contains { mode in
      let pieces = transcript.split(separator: "\u{1B}[?\(mode)", omittingEmptySubsequences: false)
      return pieces.count > 1 && pieces.last?.first == "h"
    }
  }

  /// Waits for the shell's end, and returns what it exits with.
  func finish() -> Int32 {
    while readMore() {}
    let status = waitForShell()
    shellHasEnded = true
    return status >> 8
  }

  @discardableResult
  private func waitForShell() -> Int32 {
    var status: Int32 = 0
    while waitpid(shell, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// False when nobody writes any more.
  private func readMore() -> Bool {
    var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    repeat { ready = poll(&request, 1, Self.patience) } while ready < 0 && errno == EINTR
    guard ready > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(keyboard, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    return true
  }
}
