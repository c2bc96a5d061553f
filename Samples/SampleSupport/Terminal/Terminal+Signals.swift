@preconcurrency internal import Glibc
internal import Synchronization

/// The code of signal handlers, and code that they must not interrupt; it must not allocate memory.
extension Terminal {
  static func installStopHandlers() {
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
  static func endByHangup() {
    signal(SIGHUP, SIG_DFL)
    raise(SIGHUP)
  }

  /// - Returns: `false` in the background if no shell can continue the program from there.
  static func activate() -> Bool {
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
      // Report buttons, and motion with a pressed button, in the format SGR.
      if usesMouse.load(ordering: .relaxed) { write("\u{1B}[?1002h\u{1B}[?1006h") }
    }
    return true
  }

  static func restoreMode() {
    guard isActive.load(ordering: .relaxed) else { return }
    if isInForeground {
      if usesMouse.load(ordering: .relaxed) { write(endOfMouse) }
      if usesPictures.load(ordering: .relaxed) { write(KittyGraphics.end) }
      // The end of a synchronized picture comes first, since a signal may have interrupted one.
      write("\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
      if mayHaveAnswers.load(ordering: .relaxed) { tcflush(STDIN_FILENO, TCIFLUSH) }
      tcsetattr(STDIN_FILENO, TCSANOW, savedMode)
    }
    if usesPictures.load(ordering: .relaxed) { SharedPicture.removeAll() }
    // This comes last: a handler on another thread that reads it ends the program at once.
    isActive.store(false, ordering: .relaxed)
  }

  static let endOfMouse: StaticString = "\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1002l"

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
