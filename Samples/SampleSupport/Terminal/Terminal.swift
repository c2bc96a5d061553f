@preconcurrency internal import Glibc
internal import Synchronization

/// The terminal that a program draws on, put back as it was whatever happens.
///
/// While it is open, keys arrive one by one, the cursor is hidden and the picture is on the
/// alternate screen.
package final class Terminal {
  /// What made a program stop, as the number of a signal; 0 while nothing has.
  private static let caught = Atomic<Int32>(0)
  private static let resized = Atomic<Bool>(false)

  private var before = termios()
  private var isOpen = false

  /// Whether a file descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  package init() {}

  deinit { close() }

  /// Takes the terminal over.
  ///
  /// - Returns: False when standard input or output is not a terminal.
  package func open() -> Bool {
    guard Self.isTerminal(STDIN_FILENO), Self.isTerminal(STDOUT_FILENO),
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return false }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
    // A stopped program would leave its picture on the screen.
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VSUSP)] = 0
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return false }
    isOpen = true
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number) { Terminal.caught.store($0, ordering: .relaxed) }
    }
    signal(SIGWINCH) { _ in Terminal.resized.store(true, ordering: .relaxed) }
    // Alternate screen, no cursor, no wrapping at the right edge.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    return true
  }

  /// Gives the terminal back; harmless when that has been done.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH] { signal(number, SIG_DFL) }
  }

  /// The signal that asks the program to end, if one has come.
  package var endingSignal: Int32? {
    let number = Self.caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether the terminal has another size than when this was last asked.
  package func takeResize() -> Bool { Self.resized.exchange(false, ordering: .relaxed) }

  /// Columns and rows; 80 × 24 when the terminal does not say.
  package var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Waits for a key.
  ///
  /// - Parameter milliseconds: How long at most.
  /// - Returns: The characters that were typed; empty when the time is up.
  package func keys(within milliseconds: Int) -> [Character] {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(max(0, milliseconds))) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else {
      // The terminal is gone.
      Self.caught.store(SIGHUP, ordering: .relaxed)
      return []
    }
    return Array(String(decoding: buffer.prefix(count), as: UTF8.self))
  }

  /// Writes all of a text, in as few pieces as the terminal takes.
  package func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
