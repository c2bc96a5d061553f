/// The clocks of tests.
///
/// A task does not say when it ends, so the clock of an ended test cannot be recognized. Only the clocks
/// that were used last are kept, many more than there are tests at the same time.
struct TestClocks<Test: Hashable> {
  private struct Entry {
    let clock: EventClock
    /// The number of the last use.
    var lastUse: Int
  }

  private var entries: [Test: Entry] = [:]
  private var useCount = 0
  private let capacity: Int

  /// - Parameter capacity: The most clocks that are kept; at least as many as half of it always are.
  init(capacity: Int) { self.capacity = capacity }

  /// The clock of a test, which is a new one at its first use.
  mutating func clock(of test: Test) -> EventClock {
    useCount += 1
    if let index = entries.index(forKey: test) {
      entries.values[index].lastUse = useCount
      return entries.values[index].clock
    }
    if entries.count == capacity { removeOlderHalf() }
    let clock = EventClock()
    entries[test] = Entry(clock: clock, lastUse: useCount)
    return clock
  }

  private mutating func removeOlderHalf() {
    let median = entries.values.map(\.lastUse).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.lastUse >= median }
  }
}
