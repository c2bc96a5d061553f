import Synchronization

/// Runs tasks when it is told to, one after the other, on the thread that tells it.
///
/// With it, what a program awaits happens in the same order on every run.
final class HandQueue: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Starts a task of this queue.
  ///
  /// The thread that runs the queue runs the task, so the closure may use what that thread uses.
  @discardableResult
  func start(_ body: @escaping () async -> Void) -> Task<Void, Never> {
    let start = Start(body: body)
    return Task(executorPreference: self) { await start.body() }
  }

  private struct Start: @unchecked Sendable {
    let body: () async -> Void
  }

  /// Runs what waits, and what that leads to.
  ///
  /// - Returns: Whether nothing is left.
  @discardableResult
  func run(atMost limit: Int) -> Bool {
    for _ in 0..<limit {
      let next = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { return true }
      next.runSynchronously(on: asUnownedTaskExecutor())
    }
    return jobs.withLock { $0.isEmpty }
  }
}
