@preconcurrency internal import Glibc

/// The signals that end a program, each held up until the terminal and the files are as they were.
///
/// The signal then does what it would have done: a shell sees 130 after Ctrl-C and ends its script.
enum EndingSignals {
  /// Those that end no program, and those that cannot be caught.
  private static let others = [
    SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU, SIGKILL, SIGSTOP,
  ]

  private static let install: Void = {
    // The first use of a static value may take a lock, which a handler must not wait for. Both do
    // nothing else yet.
    Terminal.giveBack()
    TemporaryFile.remove()
    for number in 1..<_NSIG where !others.contains(number) {
      // A stack that has overflowed takes no handler.
      CaughtSignals.catch(number, flags: SA_ONSTACK) { number in
        Terminal.giveBack()
        TemporaryFile.remove()
        CaughtSignals.release(number)
        // It arrives when this handler has returned.
        raise(number)
      }
    }
  }()

  /// Catches them all from now on, except those that are ignored.
  static func catchAll() { install }
}
