@preconcurrency internal import Glibc

/// Signals that the program handles, and their previous actions.
enum CaughtSignals {
  /// The previous action of each signal, by its number.
  private nonisolated(unsafe) static let before: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(_NSIG))
    actions.initialize(repeating: sigaction(), count: Int(_NSIG))
    return actions
  }()

  /// Installs a handler for a signal, unless the signal is ignored.
  ///
  /// No other signal interrupts the handler on its thread. Restoring the terminal takes several
  /// steps, and all of them are necessary.
  static func `catch`(
    _ number: Int32, flags: Int32 = 0, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    guard sigaction(number, nil, before + Int(number)) == 0,
      !before[Int(number)].isIgnored
    else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Restores the previous action of a signal; a signal handler may call this.
  static func release(_ number: Int32) { sigaction(number, before + Int(number), nil) }

  /// Blocks some or all signals during a closure; they are handled afterwards.
  static func blocking<Failure: Error>(
    _ number: Int32? = nil, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var (blocked, before) = (sigset_t(), sigset_t())
    if let number {
      sigemptyset(&blocked)
      sigaddset(&blocked, number)
    } else {
      sigfillset(&blocked)
    }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
