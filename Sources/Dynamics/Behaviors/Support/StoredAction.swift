/// The action of a behavior.
///
/// An animator calls it in each step without counting a reference to it, which would cost more than
/// a short action.
final class StoredAction {
  let closure: () -> Void
  @exclusivity(unchecked)
  private var isRunning = false
  @exclusivity(unchecked)
  private var isReplaced = false

  init(_ closure: @escaping () -> Void) { self.closure = closure }

  /// Calls the closure, which lives until it returns.
  @inline(never)
  func run() {
    // It may run again inside of itself, after it has moved its behavior to another animator.
    let wasRunning = isRunning
    isRunning = true
    closure()
    isRunning = wasRunning
    if isReplaced, !wasRunning { Unmanaged.passUnretained(self).release() }
  }

  /// Keeps the closure until it returns, if it is running; called before its behavior drops it.
  func willBeReplaced() {
    guard isRunning, !isReplaced else { return }
    isReplaced = true
    _ = Unmanaged.passRetained(self)
  }
}
