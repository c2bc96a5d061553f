/// The waits for the animator, or for one of its items, to come to rest.
///
/// Each wait is on a stream: ending the stream ends the wait, and so does canceling the task. At
/// each element of the stream, the waiting task checks whether time has passed, and reports if it
/// has not.
struct RestWaits {
  private struct Wait {
    let id: Int
    let item: ItemID?
    let reporter: Reporter
    let continuation: AsyncStream<Void>.Continuation
    let timer: Task<Void, any Error>
  }

  private var waits: [Wait] = []
  private var lastID = 0

  /// The interval at which waiting tasks check whether time has passed.
  var checkInterval = Duration.seconds(5)

  private var hasReportedStandstill = false

  var count: Int { waits.count }

  var reporter: Reporter? { waits.first?.reporter }

  /// Starts a wait; its end is signaled by ``end(_:)``.
  ///
  /// - Parameter item: `nil` waits for the whole animator.
  mutating func begin(
    for item: ItemID?, reporter: Reporter
  ) -> (id: Int, checks: AsyncStream<Void>) {
    if waits.isEmpty { hasReportedStandstill = false }
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    // Time while the machine sleeps does not count.
    let timer = Task { [checkInterval] in
      while true {
        try await Task.sleep(for: checkInterval, clock: .suspending)
        continuation.yield()
      }
    }
    lastID += 1
    waits.append(
      Wait(id: lastID, item: item, reporter: reporter, continuation: continuation, timer: timer))
    return (lastID, stream)
  }

  mutating func end(_ id: Int) {
    finish { $0.id == id }
  }

  mutating func end(where isAtRest: (ItemID) -> Bool) {
    guard !waits.isEmpty else { return }
    finish { $0.item.map(isAtRest) ?? false }
  }

  mutating func endAll() {
    finish { _ in true }
  }

  /// Whether to report that no time passes: once for all waits.
  mutating func isFirstReport() -> Bool {
    defer { hasReportedStandstill = true }
    return !hasReportedStandstill
  }

  private mutating func finish(_ isOver: (Wait) -> Bool) {
    for wait in waits where isOver(wait) {
      wait.timer.cancel()
      wait.continuation.finish()
    }
    waits.removeAll(where: isOver)
  }
}
