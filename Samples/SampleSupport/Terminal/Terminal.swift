@preconcurrency internal import Glibc
internal import Synchronization

/// The terminal that a program draws on, given back as it was however the program ends or stops.
///
/// While it is taken, keys arrive one by one, the cursor is hidden and the picture is on the
/// alternate screen.
package final class Terminal {
  private static let isTaken = Atomic<Bool>(false)
  private static let isChanged = Atomic<Bool>(false)

  /// How the terminal treats keys for others, and for us; there for the signal handlers.
  private nonisolated(unsafe) static let modes = (
    others: UnsafeMutablePointer<termios>.allocate(capacity: 1),
    ours: UnsafeMutablePointer<termios>.allocate(capacity: 1)
  )

  /// Whether a file descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  package init() {}

  deinit { close() }

  /// Takes the terminal over.
  ///
  /// - Returns: False when standard input or output is not a terminal.
  package func open() -> Bool {
    var mode = termios()
    guard Self.isTerminal(STDIN_FILENO), Self.isTerminal(STDOUT_FILENO),
      tcgetattr(STDIN_FILENO, &mode) == 0
    else { return false }
    Self.modes.others.initialize(to: mode)
    mode.c_lflag &= ~tcflag_t(ECHO | ICANON)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    Self.modes.ours.initialize(to: mode)
    EndingSignals.catchAll()
    Self.catchStops()
    Self.take()
    return true
  }

  /// Gives the terminal back; harmless when that has been done.
  package func close() {
    Self.giveBack()
    for number in [SIGTSTP, SIGCONT, SIGWINCH] { signal(number, SIG_DFL) }
  }

  /// Whether all must be drawn again: the terminal has another size, or the program was stopped.
  package func takeChange() -> Bool { Self.isChanged.exchange(false, ordering: .relaxed) }

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
    if Int32(request.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 {
      // The terminal is gone, and the program with it even if it ignores that signal.
      signal(SIGHUP, SIG_DFL)
      raise(SIGHUP)
    }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    return Array(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self))
  }

  /// Writes all of a text, in as few pieces as the terminal takes.
  package func write(_ text: String) {
    // A terminal that takes no more is gone, which the next look at its keys finds out.
    try? Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
  }
}

/// What signal handlers do: nothing here may allocate.
extension Terminal {
  private static func catchStops() {
    var stop = sigaction { _ in
      Terminal.giveBack()
      // This handler is gone by now, so this stops the program until it is continued.
      raise(SIGTSTP)
      Terminal.catchStops()
      Terminal.take()
    }
    stop.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
    sigaction(SIGTSTP, &stop, nil)
    var goOn = sigaction { _ in Terminal.take() }
    sigaction(SIGCONT, &goOn, nil)
    var resize = sigaction { _ in Terminal.isChanged.store(true, ordering: .relaxed) }
    sigaction(SIGWINCH, &resize, nil)
  }

  private static func take() {
    // In the background this stops the program.
    tcsetattr(STDIN_FILENO, TCSANOW, modes.ours)
    // The alternate screen, without a cursor and without wrapping at the right edge.
    if !isTaken.exchange(true, ordering: .relaxed) { write("\u{1B}[?1049h") }
    write("\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    isChanged.store(true, ordering: .relaxed)
  }

  static func giveBack() {
    guard isTaken.exchange(false, ordering: .relaxed) else { return }
    write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, modes.others)
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
