/// Those who wait for the animator, or for one of its items, to come to rest.
///
/// An empty stream is what they wait on: ending it ends the wait, and so does cancelling the task.
struct RestWaits {
  private struct Wait {
    let id: Int
    let item: ItemID?
    let reporter: String
    let continuation: AsyncStream<Never>.Continuation
  }

  private var waits: [Wait] = []
  private var begun = 0

  var count: Int { waits.count }

  /// What the first of them called, as it stands in the source.
  var reporter: String? { waits.first?.reporter }

  /// Lets somebody wait, who says so with ``end(_:)`` when it is over, however it has ended.
  ///
  /// - Parameter item: `nil` waits for the whole animator.
  mutating func begin(
    for item: ItemID?, reporter: String
  ) -> (id: Int, end: AsyncStream<Never>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    begun += 1
    waits.append(Wait(id: begun, item: item, reporter: reporter, continuation: continuation))
    return (begun, stream)
  }

  mutating func end(_ id: Int) {
    waits.removeAll { $0.id == id }
  }

  mutating func end(where isAtRest: (ItemID) -> Bool) {
    guard !waits.isEmpty else { return }
    finish { $0.item.map(isAtRest) ?? false }
  }

  mutating func endAll() {
    finish { _ in true }
  }

  private mutating func finish(_ isOver: (Wait) -> Bool) {
    for wait in waits where isOver(wait) { wait.continuation.finish() }
    waits.removeAll(where: isOver)
  }
}
