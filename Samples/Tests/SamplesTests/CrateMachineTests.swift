import Dynamics
import Testing

@testable import SampleSupport
@testable import crates

/// The scene with a conveyor, a lift, a counter and a rope.
@Suite struct CrateMachineTests {
  @Test func itKeepsMovingCratesInACircle() throws {
    let box = CrateBox(.machine)
    let machine = try #require(box.machine)
    var counts: [Int] = []
    for _ in 0..<3 {
      for _ in 0..<20 * 120 {
        box.animator.step()
        try #require(box.escapeCount == 0)
      }
      counts.append(machine.deliveredCount)
    }
    #expect(counts[0] >= 4 && counts[1] >= counts[0] + 4 && counts[2] >= counts[1] + 4)
  }

  @Test func theRopeHoldsUntilACrateFallsOnItsOwn() throws {
    let box = CrateBox(.machine)
    let machine = try #require(box.machine)
    let (crate, y) = (box.crates[0], box.crates[0].center.y)
    while machine.rope.breakTime == nil, box.animator.elapsedTime < 20 {
      #expect(abs(crate.center.y - y) < 3)
      box.animator.step()
    }
    #expect(machine.rope.breakTime == box.animator.elapsedTime)
    #expect(machine.deliveredCount > 0)
    for _ in 0..<60 { box.animator.step() }
    #expect(crate.center.y > y + 30)
  }

  @Test func theGateIsClosedWheneverTheLiftIsAway() throws {
    let box = CrateBox(.machine)
    let lift = try #require(box.machine).lift
    var isUp = false
    for _ in 0..<10 * 120 {
      box.animator.step()
      guard lift.platform.center.y < 240 else { continue }
      isUp = true
      #expect(lift.gate.frame.maxY < 276)
    }
    #expect(isUp)
  }
}
