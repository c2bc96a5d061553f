import Testing

@testable import DynamicsTiming

/// The clock of each test that ever ran stayed in memory.
@Suite struct TestClocksTests {
  private struct WeakClock {
    weak var clock: EventClock?
  }

  @Test func onlyTheClocksUsedLastStayInMemory() {
    var clocks = TestClocks<Int>(capacity: 10)
    var made: [WeakClock] = []
    let first = clocks.clock(of: 0)
    for test in 1...1000 {
      let clock = clocks.clock(of: test)
      // A timer of a test that has ended must not keep the clock.
      clock.call(every: 1) { true }
      made.append(WeakClock(clock: clock))
      #expect(clocks.clock(of: test) === clock)
      #expect(clocks.clock(of: 0) === first)
      #expect(made.count { $0.clock != nil } < 10)
    }
    #expect(made.suffix(5).allSatisfy { $0.clock != nil })
  }
}
