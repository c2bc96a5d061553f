/// All contacts of an animator from now on, for a recorder that takes them after each step.
package final class ContactLog {
  private let queue: ContactQueue

  init(queue: ContactQueue) { self.queue = queue }

  /// Those since the last call.
  package func take() -> [ContactEvent] { queue.takeAll() }

  /// Logs nothing more.
  func finish() { queue.finish() }
}

extension DynamicAnimator {
  /// Begins a log, which lasts as long as somebody keeps it.
  package func contactLog() -> ContactLog {
    ContactLog(queue: simulation.contacts.openLog())
  }
}
