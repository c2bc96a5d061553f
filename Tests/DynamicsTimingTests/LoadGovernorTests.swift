import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// What a governor advises, by the load of each frame of a sixtieth of a second.
@Suite struct LoadGovernorTests {
  @Test func `a second over half the time halves the rate, once, and another reports, once`() {
    var governor = LoadGovernor()
    #expect(advice(of: &governor, loads: 60, of: 0.51) == [59: .halveFrameRate])
    #expect(governor.isHalved)
    #expect(advice(of: &governor, loads: 60, of: 0.9) == [59: .report])
    #expect(advice(of: &governor, loads: 6000, of: 3) == [:])
    #expect(governor.isHalved)
  }

  @Test func `a second under a quarter restores it`() {
    var governor = LoadGovernor()
    _ = advice(of: &governor, loads: 60, of: 0.8)
    #expect(advice(of: &governor, loads: 60, of: 0.24) == [59: .restoreFrameRate])
    #expect(!governor.isHalved)
    #expect(advice(of: &governor, loads: 600, of: 0) == [:])
  }

  @Test func `halving may come again, reporting does not`() {
    var governor = LoadGovernor()
    _ = advice(of: &governor, loads: 120, of: 0.8)
    _ = advice(of: &governor, loads: 60, of: 0.1)
    #expect(advice(of: &governor, loads: 600, of: 0.8) == [59: .halveFrameRate])
  }

  @Test(arguments: [0, 0.2, 0.25, 0.4, 0.4999])
  func `nothing is to be done below half the time`(load: Double) {
    var governor = LoadGovernor()
    #expect(advice(of: &governor, loads: 6000, of: load) == [:])
  }

  @Test(arguments: [0.26, 0.3, 0.4, 0.4999])
  func `between a quarter and a half, things stay as they are`(load: Double) {
    var governor = LoadGovernor()
    _ = advice(of: &governor, loads: 60, of: 0.8)
    #expect(advice(of: &governor, loads: 6000, of: load) == [:])
    #expect(governor.isHalved)
  }

  @Test func `one slow frame, however slow, is not yet a load`() {
    var governor = LoadGovernor()
    for _ in 0..<100 {
      #expect(advice(of: &governor, loads: 1, of: 200) == [:])
      #expect(advice(of: &governor, loads: 44, of: 0.1) == [:])
    }
  }

  @Test func `an uneven load counts by its average`() {
    var governor = LoadGovernor()
    var found: [LoadGovernor.Advice] = []
    for frame in 0..<60 {
      found += advice(of: &governor, loads: 1, of: frame.isMultiple(of: 2) ? 0.9 : 0.2).values
    }
    #expect(found == [.halveFrameRate])
  }

  @Test func `three quarters of a second are not enough`() {
    var governor = LoadGovernor()
    for _ in 0..<20 {
      #expect(advice(of: &governor, loads: 45, of: 0.9) == [:])
      #expect(advice(of: &governor, loads: 15, of: 0.3) == [:])
    }
  }

  @Test func `a measurement of many seconds is enough by itself`() {
    var governor = LoadGovernor()
    #expect(governor.record(simulated: 10, cost: 6) == .halveFrameRate)
    #expect(governor.record(simulated: 10, cost: 1) == .restoreFrameRate)
  }

  @Test func `measurements that are none are ignored`() {
    var governor = LoadGovernor()
    let untouched = governor
    for odd in [-1, .nan, .infinity, -Double.infinity] {
      #expect(governor.record(simulated: odd, cost: 1) == .noChange)
      #expect(governor.record(simulated: 1, cost: odd) == .noChange)
    }
    #expect(governor == untouched)
    #expect(governor.record(simulated: 0, cost: 0) == .noChange)
    #expect(advice(of: &governor, loads: 60, of: 0.8) == [59: .halveFrameRate])
  }

  @Test(arguments: UInt64(1)...20)
  func `frames of any length lead to the same advice after a second`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var governor = LoadGovernor()
    var (time, advised) = (0.0, [(Double, LoadGovernor.Advice)]())
    while time < 10 {
      let frame = random.double(in: 0.001...0.05)
      time += frame
      let advice = governor.record(simulated: frame, cost: 0.7 * frame)
      if advice != .noChange { advised.append((time, advice)) }
    }
    #expect(advised.map(\.1) == [.halveFrameRate, .report])
    #expect((1...1.3).contains(advised[0].0))
    #expect((2...2.6).contains(advised[1].0))
  }

  /// What was advised after which of so many frames of the same load, other than to go on.
  private func advice(
    of governor: inout LoadGovernor, loads count: Int, of load: Double
  ) -> [Int: LoadGovernor.Advice] {
    var found: [Int: LoadGovernor.Advice] = [:]
    for frame in 0..<count {
      let advice = governor.record(simulated: 1 / 60, cost: load / 60)
      if advice != .noChange { found[frame] = advice }
    }
    return found
  }
}
