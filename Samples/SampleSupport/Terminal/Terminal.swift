@preconcurrency internal import Glibc
internal import Synchronization

/// The terminal that a program draws on, given back as it was however the program ends or stops.
///
/// While it is taken, keys arrive one by one, the cursor is hidden and the picture is on the
/// alternate screen.
package final class Terminal {
  private static let isTaken = Atomic<Bool>(false)
  private static let isContinued = Atomic<Bool>(false)
  private static let isResized = Atomic<Bool>(false)

  /// How the terminal treats keys for others; there for the signal handlers.
  private nonisolated(unsafe) static let modeForOthers = {
    let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    mode.initialize(to: termios())
    return mode
  }()

  /// Whether a file descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether there is a terminal to draw on, and somebody at it who can press keys.
  package static var isInteractive: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) }

  /// The largest picture, in cells: what a screen of 5120 × 2880 pixels has room for.
  private static let largestSize = (columns: 640, rows: 180)

  private var isOpen = false

  package init() {}

  deinit { close() }

  /// Takes the terminal over.
  ///
  /// - Returns: False when standard input or output is not a terminal, or belongs to others for good.
  package func open() -> Bool {
    guard Self.isInteractive else { return false }
    EndingSignals.catchAll()
    Self.catchStops()
    isOpen = true
    guard Self.take() else {
      close()
      return false
    }
    return true
  }

  /// Gives the terminal back; harmless when that has been done.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    CaughtSignals.blocking { Self.giveBack() }
    for number in [SIGTSTP, SIGCONT, SIGWINCH] { CaughtSignals.release(number) }
  }

  /// Whether all must be drawn again: the terminal has another size, or the program was stopped.
  ///
  /// After a stop, this takes the terminal again. In the background it stops the program.
  package func takeChange() -> Bool {
    let isResized = Self.isResized.exchange(false, ordering: .relaxed)
    let isContinued = Self.isContinued.exchange(false, ordering: .relaxed)
    let isToBeTaken = isContinued || !Self.isTaken.load(ordering: .relaxed)
    if isToBeTaken, !Self.take() { Self.hangUp() }
    return isResized || isToBeTaken
  }

  /// Columns and rows of the picture: those of the terminal, or 80 × 24 when it does not say.
  ///
  /// A terminal may claim any size; what is beyond the largest picture stays empty.
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
  /// - Parameter milliseconds: How long at most.
  /// - Returns: The characters that were typed; empty when the time is up.
  package func keys(within milliseconds: Int) -> [Character] {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(max(0, milliseconds))) > 0 else { return [] }
    if Int32(request.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 { Self.hangUp() }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    return Array(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self))
  }

  /// Writes all of a text, in as few pieces as the terminal takes; nothing while it belongs to
  /// others.
  package func write(_ text: String) {
    // Ctrl-Z must not leave the second half of a picture for the screen of the shell.
    CaughtSignals.blocking(SIGTSTP) {
      guard Self.isTaken.load(ordering: .relaxed) else { return }
      // A terminal that takes no more is gone, which the next look at its keys finds out.
      try? Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    }
  }
}

/// What signal handlers do, and what they must not interrupt: nothing here may allocate.
extension Terminal {
  private static func catchStops() {
    catchStop()
    CaughtSignals.catch(SIGCONT) { _ in
      // Only a note: whoever goes on in the background must not touch the terminal.
      Terminal.isContinued.store(true, ordering: .relaxed)
    }
    CaughtSignals.catch(SIGWINCH) { _ in Terminal.isResized.store(true, ordering: .relaxed) }
  }

  private static func catchStop() {
    CaughtSignals.catch(SIGTSTP) { number in
      Terminal.giveBack()
      CaughtSignals.release(number)
      raise(number)
      // This stops the program until it is continued. Signals other than this one wait for the end
      // of the handler.
      var stop = sigset_t()
      sigemptyset(&stop)
      sigaddset(&stop, number)
      pthread_sigmask(SIG_UNBLOCK, &stop, nil)
      Terminal.catchStop()
    }
  }

  /// Ends the program, even if it ignores this signal: the terminal is gone.
  private static func hangUp() {
    signal(SIGHUP, SIG_DFL)
    raise(SIGHUP)
  }

  /// - Returns: False in the background when there is no shell to continue the program from there.
  private static func take() -> Bool {
    // In the background this stops the program, as other signals may then end it.
    while tcdrain(STDIN_FILENO) < 0 {
      guard errno == EINTR else { return false }
    }
    CaughtSignals.blocking {
      let wasTaken = isTaken.exchange(true, ordering: .relaxed)
      if !wasTaken { tcgetattr(STDIN_FILENO, modeForOthers) }
      var mode = modeForOthers.pointee
      mode.c_lflag &= ~tcflag_t(ECHO | ICANON)
      withUnsafeMutableBytes(of: &mode.c_cc) { characters in
        characters[Int(VMIN)] = 0
        characters[Int(VTIME)] = 0
      }
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
      // The alternate screen, without a cursor and without wrapping at the right edge.
      if !wasTaken { write("\u{1B}[?1049h") }
      write("\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    }
    return true
  }

  static func giveBack() {
    guard isTaken.load(ordering: .relaxed) else { return }
    if isInForeground {
      write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
      tcsetattr(STDIN_FILENO, TCSANOW, modeForOthers)
    }
    // Only now: a handler on another thread that finds it so ends the program at once.
    isTaken.store(false, ordering: .relaxed)
  }

  /// Whether the terminal is ours to change, and not that of a shell which has stopped us.
  private static var isInForeground: Bool {
    let owner = tcgetpgrp(STDIN_FILENO)
    // There is none for a terminal that is not the one of our session.
    return owner < 0 || owner == getpgrp()
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
