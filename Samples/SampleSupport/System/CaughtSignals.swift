@preconcurrency internal import Glibc

/// Signals that the program handles itself, and what they did before.
enum CaughtSignals {
  /// What each signal did before, by its number.
  private nonisolated(unsafe) static let before: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(_NSIG))
    actions.initialize(repeating: sigaction(), count: Int(_NSIG))
    return actions
  }()

  /// Has a handler called for a signal, unless the signal is ignored.
  ///
  /// No other signal interrupts the handler on its thread: the terminal is restored by several
  /// steps, and half of them are worse than none.
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

  /// Makes a signal do what it did before it was caught; a signal handler may call this.
  static func release(_ number: Int32) { sigaction(number, before + Int(number), nil) }

  /// Holds some or all signals back meanwhile; those that arrive are handled afterwards.
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
