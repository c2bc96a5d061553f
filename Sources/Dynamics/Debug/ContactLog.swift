/// All contacts of an animator from now on, for a recorder that takes them after each step.
package final class ContactLog {
  private let queue: ContactQueue

  init(queue: ContactQueue) { self.queue = queue }

  /// Those since the last call.
  package func take() -> [ContactEvent] { queue.takeAll() }

  /// Logs nothing more.
  func finish() { queue.finish() }
}
