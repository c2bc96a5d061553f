@preconcurrency import Glibc
import Testing

/// A shell on a terminal of its own, with job control, as a user has it.
final class TerminalSession {
  /// All that has been written to the terminal.
  var transcript: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] = []
  private let keyboard: Int32
  private let shell: pid_t
  /// Where ``wait(for:)`` goes on looking.
  private var read = 0

  /// How long anything may take on a busy machine, in milliseconds.
  private static let patience: Int32 = 60_000

  /// POSIX_SPAWN_SETSID, which glibc shows only to GNU sources.
  private static let newSession: Int32 = 0x80

  /// - Parameter script: For bash; `$bin` is the folder of the built programs.
  init(_ script: String) throws {
    var (keyboard, screen): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&keyboard, &screen, nil, nil, &size) == 0)
    defer { close(screen) }
    self.keyboard = keyboard
    // Programs that other tests start meanwhile must not hold it open.
    for end in [keyboard, screen] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var name = [CChar](repeating: 0, count: 64)
    try #require(ttyname_r(screen, &name, name.count) == 0)

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
      "TERM=xterm-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "bin=\(folder)",
      "SWIFT_BACKTRACE=enable=no",
    ])
    defer { for text in arguments + environment { free(text) } }
    var shell = pid_t()
    let failure = posix_spawnp(&shell, "bash", &actions, &attributes, arguments, environment)
    try #require(failure == 0)
    self.shell = shell
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  deinit {
    kill(shell, SIGKILL)
    close(keyboard)
  }

  /// Waits until a text has been written after the one waited for before.
  func wait(for text: String, _ place: SourceLocation = #_sourceLocation) throws {
    while true {
      if let range = bytes[read...].firstRange(of: Array(text.utf8)) {
        read = range.upperBound
        return
      }
      try #require(
        readMore(), "no \(text.debugDescription) in \(transcript.suffix(2000).debugDescription)",
        sourceLocation: place)
    }
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  /// The program that has the terminal.
  var program: pid_t { tcgetpgrp(keyboard) }

  /// Sends a signal to the program that has the terminal.
  func signal(_ number: Int32) {
    #expect(kill(-program, number) == 0)
  }

  /// How the terminal treats what is typed and written: raw, with an echo, and so on.
  var modes: [tcflag_t] {
    get throws {
      var modes = termios()
      try #require(tcgetattr(keyboard, &modes) == 0)
      return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }
  }

  /// Waits, as closely as it can, until a program treats the terminal in its own way.
  func wait(untilModesDifferFrom modes: [tcflag_t]) throws {
    while try self.modes == modes {}
  }

  /// Waits for the shell's end, and returns what it exits with.
  func finish() -> Int32 {
    while readMore() {}
    var status: Int32 = 0
    while waitpid(shell, &status, 0) < 0, errno == EINTR {}
    return status >> 8
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
