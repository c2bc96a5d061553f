import Synchronization

/// Whose clock it is.
///
/// A process has one clock. Swift Testing runs tests side by side in one process, where one would move
/// what another has set up. It names their tasks, so that each test has a clock here.
extension EventClock {
  /// The clock of the caller: of what called it, of the task that began its task, or of its test.
  package static var current: EventClock {
    if let caller { return caller }
    guard let test = TestTask.current else { return process }
    return ofTests.withLock { clocks in
      if let clock = clocks[test] { return clock }
      let clock = EventClock()
      clocks[test] = clock
      return clock
    }
  }

  /// Whose clock it is in what is called here, and in tasks that are begun there.
  @TaskLocal package static var caller: EventClock?

  private static let process = EventClock()

  private static let ofTests = Mutex<[TestTask: EventClock]>([:])
}

/// A task that runs a test of Swift Testing.
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
