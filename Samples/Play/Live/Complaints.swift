import Synchronization

/// Messages that wait to be shown.
final class Complaints: Sendable {
  private let last = Mutex<String?>(nil)

  func add(_ text: String) { last.withLock { $0 = text } }

  /// Returns the latest message, once.
  func takeLast() -> String? {
    last.withLock { text in
      defer { text = nil }
      return text
    }
  }
}
