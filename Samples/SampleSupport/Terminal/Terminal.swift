@preconcurrency internal import Glibc
internal import Synchronization

/// The terminal that a program draws on; it is restored however the program ends or stops.
///
/// While it is open, keys arrive one by one, the cursor is hidden, and the picture is on the
/// alternate screen.
package final class Terminal {
  private static let isActive = Atomic<Bool>(false)
  private static let isContinued = Atomic<Bool>(false)
  private static let isResized = Atomic<Bool>(false)

  /// The terminal mode outside the show; it is static for the signal handlers.
  private nonisolated(unsafe) static let savedMode = {
    let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    mode.initialize(to: termios())
    return mode
  }()

  /// Whether a file descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether standard input and output are terminals.
  package static var isInteractive: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) }

  /// The largest picture in cells, enough for a screen of 5120 × 2880 pixels.
  private static let largestSize = (columns: 640, rows: 180)

  private var isOpen = false

  package init() {}

  deinit { close() }

  /// Opens the terminal.
  ///
  /// - Returns: `false` if standard input or output is not a terminal, or belongs to another
  ///   program permanently.
  package func open() -> Bool {
    guard Self.isInteractive else { return false }
    EndingSignals.catchAll()
    Self.installStopHandlers()
    isOpen = true
    guard Self.activate() else {
      close()
      return false
    }
    return true
  }

  /// Restores the terminal; nothing happens if it is not open.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    CaughtSignals.blocking { Self.restoreMode() }
    for number in [SIGTSTP, SIGCONT, SIGWINCH] { CaughtSignals.release(number) }
  }

  /// Whether the whole picture must be drawn again, after a change of size or after the program was
  /// stopped.
  ///
  /// After a stop, this opens the terminal again. In the background, it stops the program.
  package func updateAfterSignals() -> Bool {
    let isResized = Self.isResized.exchange(false, ordering: .relaxed)
    let isContinued = Self.isContinued.exchange(false, ordering: .relaxed)
    let needsReopening = isContinued || !Self.isActive.load(ordering: .relaxed)
    if needsReopening, !Self.activate() { Self.endByHangup() }
    return isResized || needsReopening
  }

  /// The columns and rows of the picture: those of the terminal, or 80 × 24 if they are unknown.
  ///
  /// They are limited to the largest picture; the rest of the terminal stays empty.
  package var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return (80, 24) }
    return (
      min(Int(window.ws_col), Self.largestSize.columns),
      min(Int(window.ws_row), Self.largestSize.rows)
    )
  }

  /// Waits for a key.
  ///
  /// - Parameter milliseconds: The maximum time.
  /// - Returns: The typed characters; empty if the time is over.
  package func keys(within milliseconds: Int) -> [Character] {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(max(0, milliseconds))) > 0 else { return [] }
    if Int32(request.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 { Self.endByHangup() }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    return Array(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self))
  }

  /// Writes a text, in as few calls as possible; nothing while the terminal belongs to another
  /// program.
  package func write(_ text: String) {
    // Otherwise Ctrl-Z could stop the program in the middle of a picture, and the shell's screen
    // would get the rest.
    CaughtSignals.blocking(SIGTSTP) {
      guard Self.isActive.load(ordering: .relaxed) else { return }
      // If the terminal is gone, the next read of keys fails.
      try? Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    }
  }
}

/// The code of signal handlers, and code that they must not interrupt; it must not allocate memory.
extension Terminal {
  private static func installStopHandlers() {
    installStopHandler()
    CaughtSignals.catch(SIGCONT) { _ in
      // Only set a flag: if the program continues in the background, it must not use the terminal.
      Terminal.isContinued.store(true, ordering: .relaxed)
    }
    CaughtSignals.catch(SIGWINCH) { _ in Terminal.isResized.store(true, ordering: .relaxed) }
  }

  private static func installStopHandler() {
    CaughtSignals.catch(SIGTSTP) { number in
      Terminal.restoreMode()
      CaughtSignals.release(number)
      raise(number)
      // This stops the program until it is continued. Other signals wait for the end of the
      // handler.
      var stop = sigset_t()
      sigemptyset(&stop)
      sigaddset(&stop, number)
      pthread_sigmask(SIG_UNBLOCK, &stop, nil)
      Terminal.installStopHandler()
    }
  }

  /// Ends the program even if it ignores this signal, since the terminal is gone.
  private static func endByHangup() {
    signal(SIGHUP, SIG_DFL)
    raise(SIGHUP)
  }

  /// - Returns: `false` in the background if no shell can continue the program from there.
  private static func activate() -> Bool {
    // In the background, this call stops the program. Other signals may then end it.
    while tcdrain(STDIN_FILENO) < 0 {
      guard errno == EINTR else { return false }
    }
    CaughtSignals.blocking {
      let wasActive = isActive.exchange(true, ordering: .relaxed)
      if !wasActive { tcgetattr(STDIN_FILENO, savedMode) }
      var mode = savedMode.pointee
      mode.c_lflag &= ~tcflag_t(ECHO | ICANON)
      withUnsafeMutableBytes(of: &mode.c_cc) { characters in
        characters[Int(VMIN)] = 0
        characters[Int(VTIME)] = 0
      }
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
      // Switch to the alternate screen, hide the cursor, and turn off wrapping.
      if !wasActive { write("\u{1B}[?1049h") }
      write("\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    }
    return true
  }

  static func restoreMode() {
    guard isActive.load(ordering: .relaxed) else { return }
    if isInForeground {
      write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
      tcsetattr(STDIN_FILENO, TCSANOW, savedMode)
    }
    // This comes last: a handler on another thread that reads it ends the program at once.
    isActive.store(false, ordering: .relaxed)
  }

  /// Whether this program may change the terminal, and not a shell that has stopped it.
  private static var isInForeground: Bool {
    let owner = tcgetpgrp(STDIN_FILENO)
    // There is no owner if the terminal is not that of the session.
    return owner < 0 || owner == getpgrp()
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
