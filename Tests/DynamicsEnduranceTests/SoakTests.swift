import DynamicsEndurance
import Testing

/// A scene in which everything comes and goes all day stays as it is; `make soak` runs 24 hours.
///
/// Each test has a process to itself: others would use memory meanwhile.
@Suite struct SoakTests {
  @Test func twoMinutesLeaveNothingBehind() async {
    await #expect(processExitsWith: .success) {
      let soak = Soak(
        seed: 1, mostItems: 8, busyTime: 2, idleTime: 20, hourLength: 30, mostGrowth: 64 << 10)
      for _ in 0..<4 where soak.fault == nil { await soak.runHour() }
      #expect(soak.fault == nil)
      #expect(soak.hours.count == 4)
      #expect(soak.hours.allSatisfy { $0.pauses == $0.cycles && $0.cycles > 0 })
    }
  }

  @Test func droppedAnimatorsLeaveNothingBehind() async {
    await #expect(processExitsWith: .success) {
      #expect(Churn.run(1500).fault == nil)
    }
  }

  /// Or nothing would ever be found to grow.
  @Test func whatIsKeptIsSeen() async {
    await #expect(processExitsWith: .success) {
      let before = Memory.now
      let kept = (0..<4096).map { [UInt8](repeating: UInt8($0 % 256), count: 2048) }
      let after = Memory.now
      #expect(kept.allSatisfy { $0.count == 2048 })
      #expect(after.live - before.live > 4 << 20)
      #expect(after.resident > 4 << 20)
    }
  }
}
