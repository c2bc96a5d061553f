/// Those who wait for the animator, or for one of its items, to come to rest.
///
/// An empty stream is what they wait on: ending it ends the wait, and so does cancelling the task.
struct RestWaits {
  private var waits: [(item: ItemID?, continuation: AsyncStream<Never>.Continuation)] = []

  /// - Parameter item: `nil` waits for the whole animator.
  mutating func begin(for item: ItemID?) -> AsyncStream<Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    waits.append((item, continuation))
    return stream
  }

  mutating func end(where isAtRest: (ItemID) -> Bool) {
    guard !waits.isEmpty else { return }
    waits.removeAll { item, continuation in
      guard let item, isAtRest(item) else { return false }
      continuation.finish()
      return true
    }
  }

  mutating func endAll() {
    for wait in waits { wait.continuation.finish() }
    waits.removeAll()
  }
}
