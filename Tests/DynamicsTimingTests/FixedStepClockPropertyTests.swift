import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// What must hold for every way of cutting time into frames.
@Suite struct FixedStepClockPropertyTests {
  @Test(arguments: UInt64(1)...40)
  func `the same time in other pieces is the same steps`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let step = Double.random(in: 0.001...0.02, using: &random)
    var fine = FixedStepClock(step: step, maximumStepsPerFrame: .max)
    var coarse = fine
    var fineSteps = 0
    var coarseSteps = 0
    var pending = 0.0
    for _ in 0..<5000 {
      // Whole multiples of 2⁻⁴⁰ s, which add up without rounding here as well.
      let interval = Double(Int.random(in: 0...(1 << 36), using: &random)) * 0x1p-40
      fineSteps += fine.advance(by: interval)
      pending += interval
      guard Int.random(in: 0..<8, using: &random) == 0 else { continue }
      coarseSteps += coarse.advance(by: pending)
      pending = 0
      #expect(coarseSteps == fineSteps)
      #expect(coarse.remainder == fine.remainder)
    }
    #expect(fineSteps > 5000)
  }

  @Test(arguments: UInt64(1)...20)
  func `each second is 120 steps though the display rate changes every second`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var clock = FixedStepClock(maximumStepsPerFrame: .max)
    for _ in 0..<600 {
      let framesPerSecond = Int.random(in: 1...1000, using: &random)
      let interval = 1 / Double(framesPerSecond)
      #expect((0..<framesPerSecond).reduce(0) { n, _ in n + clock.advance(by: interval) } == 120)
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `every moment given is stepped, dropped or carried`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let step = Double.random(in: 0.001...0.03, using: &random)
    var clock = FixedStepClock(step: step, maximumStepsPerFrame: 2)
    var given = 0.0
    var steps = 0
    for _ in 0..<2000 {
      let interval = Double.random(in: 0...0.1, using: &random)
      given += interval
      let due = clock.advance(by: interval)
      steps += due
      #expect((0...2).contains(due))
      #expect((0..<step).contains(clock.remainder))
      #expect((0..<1).contains(clock.interpolation))
    }
    let accounted = Double(steps) * step + clock.droppedTime + clock.remainder
    #expect(abs(accounted - given) < 1e-6)
    #expect(clock.droppedTime > 0)
  }

  @Test(arguments: UInt64(1)...10)
  func `an encoded clock goes on exactly as the original`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var clock = FixedStepClock(step: 1 / 90.0, maximumStepsPerFrame: 2)
    for _ in 0..<500 { clock.advance(by: .random(in: 0...0.05, using: &random)) }
    var copy = try JSONDecoder().decode(FixedStepClock.self, from: JSONEncoder().encode(clock))
    #expect(copy == clock)
    for _ in 0..<500 {
      let interval = Double.random(in: 0...0.05, using: &random)
      #expect(copy.advance(by: interval) == clock.advance(by: interval))
    }
    #expect(copy == clock)
  }

  @Test(arguments: [
    (#""step":0.25"#, #""step":0"#), (#""step":0.25"#, #""step":-1"#),
    (#""maximumStepsPerFrame":7"#, #""maximumStepsPerFrame":0"#),
    (#""droppedTime":0"#, #""droppedTime":-1"#), (#""sum":0.125"#, #""sum":-1"#),
    (#""sum":0.125"#, #""sum":1e300"#), (#""compensation":0"#, #""compensation":9"#),
  ])
  func `values that no clock can have are not decoded`(valid: String, corrupt: String) throws {
    var clock = FixedStepClock(step: 0.25, maximumStepsPerFrame: 7)
    clock.advance(by: 0.125)
    let json = try #require(String(data: JSONEncoder().encode(clock), encoding: .utf8))
    let corrupted = json.replacingOccurrences(of: valid, with: corrupt)
    try #require(corrupted != json)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FixedStepClock.self, from: Data(corrupted.utf8))
    }
  }
}
