@preconcurrency internal import Glibc

/// The signals that end a program; the terminal and temporary files are restored first.
///
/// The signal then has its default effect: a shell sees status 130 after Ctrl-C, and ends its
/// script.
enum EndingSignals {
  /// The signals that do not end a program, and those that cannot be caught.
  private static let others = [
    SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU, SIGKILL, SIGSTOP,
  ]

  private static let install: Void = {
    // The first use of a static value may take a lock, which is not allowed in a handler. Use both
    // here, where they have no effect yet.
    Terminal.restoreMode()
    TemporaryFile.remove()
    for number in 1..<_NSIG where !others.contains(number) {
      // After a stack overflow, the handler needs another stack.
      CaughtSignals.catch(number, flags: SA_ONSTACK) { number in
        Terminal.restoreMode()
        TemporaryFile.remove()
        CaughtSignals.release(number)
        // The signal is delivered when this handler has returned.
        raise(number)
      }
    }
  }()

  /// Catches all of these signals, except those that are ignored.
  static func catchAll() { install }
}
