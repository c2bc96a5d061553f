/// A log of all contacts of an animator, for a recorder that takes them after each step.
package final class ContactLog {
  private let queue: EventQueue<ContactEvent>

  init(queue: EventQueue<ContactEvent>) { self.queue = queue }

  /// Returns the events since the last call.
  package func drain() -> [ContactEvent] { queue.drain() }

  /// Ends the log.
  func finish() { queue.finish() }
}
