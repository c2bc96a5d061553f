import Synchronization

/// The clock of the caller.
///
/// A process has one clock. Swift Testing runs several tests in one process at the same time, and
/// one test must not move the clock of another. So each test has its own clock. A test is
/// recognized by the name of its task.
extension EventClock {
  /// The clock of the calling action, or of the task that began this one, or of the test, or of the
  /// process.
  package static var current: EventClock {
    if let caller { return caller }
    guard let test = TestTask.current else { return process }
    return ofTests.withLock { $0.clock(of: test) }
  }

  /// The clock whose action runs now; tasks that begin in the action inherit it.
  @TaskLocal package static var caller: EventClock?

  private static let process = EventClock()

  private static let ofTests = Mutex(TestClocks<TestTask>(capacity: 2000))
}

/// The task of a test of Swift Testing.
private struct TestTask: Hashable {
  let name: String
  let id: Int

  static var current: TestTask? {
    guard let name = Task.name, name.hasPrefix("[Swift Testing]"),
      let id = withUnsafeCurrentTask(body: { $0?.hashValue })
    else { return nil }
    return TestTask(name: name, id: id)
  }
}
