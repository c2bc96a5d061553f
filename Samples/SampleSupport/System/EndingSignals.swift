@preconcurrency internal import Glibc

/// The signals that end a program, each held up until the terminal and the files are as they were.
///
/// The signal then does what it would have done: a shell sees 130 after Ctrl-C and ends its script.
enum EndingSignals {
  /// Those that end no program, and those that cannot be caught.
  private static let others = [
    SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU, SIGKILL, SIGSTOP,
  ]

  /// What each signal did before, by its number.
  private nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: Int(_NSIG))

  private static let install: Void = {
    for number in 1..<_NSIG where !others.contains(number) {
      let before = before + Int(number)
      before.initialize(to: sigaction())
      guard sigaction(number, nil, before) == 0, !before.pointee.isIgnored else { continue }
      var action = sigaction(handler)
      // A stack that has overflowed takes no handler.
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }()

  /// Catches them all from now on, except those that are ignored.
  static func catchAll() { install }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    Terminal.giveBack()
    TemporaryFile.remove()
    sigaction(number, before + Int(number), nil)
    // It arrives when this handler has returned.
    raise(number)
  }
}

extension sigaction {
  init(_ handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    __sigaction_handler.sa_handler = handler
  }

  fileprivate var isIgnored: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
