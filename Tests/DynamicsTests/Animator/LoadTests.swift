import DynamicsTiming
import Testing

@testable import Dynamics

/// The load governor of an animator, under simulated costs.
@Suite struct LoadTests {
  /// An animator whose steps seem to take a share of each frame, at 60 frames per second.
  private final class Machine {
    let source = ManualFrameSource()
    let animator: DynamicAnimator
    let item = BasicItem.crate(at: 0, 0)
    private var now = 0.0
    private var ticks = 0
    private(set) var frames = 0
    var isHalved: Bool { animator.governor?.isHalved == true }

    init() {
      animator = DynamicAnimator(referenceView: nil, frameSource: source)
      animator.addBehavior(GravityBehavior(items: [item]))
    }

    func run(seconds: Double, load: Double) {
      var calls = 0
      animator.loadClock = { [unowned self] in
        calls += 1
        // The second reading of a pair comes after the steps.
        if calls % 2 == 0 { self.now += load / 60 * (self.isHalved ? 2 : 1) }
        return self.now
      }
      let center = { [unowned self] in self.item.center }
      for _ in 0..<Int(seconds * 60) {
        let before = center()
        source.tick(at: Double(ticks) / 60)
        ticks += 1
        if center() != before { frames += 1 }
      }
    }
  }

  @Test func itIsOffByDefault() {
    let machine = Machine()
    machine.run(seconds: 5, load: 3)
    #expect(!machine.isHalved)
  }

  @Test func underLoadEveryOtherFrameIsLeftOutAndTheMotionIsTheSame() {
    let machine = Machine()
    machine.animator.reducesFrameRateUnderLoad = true
    machine.run(seconds: 3, load: 0.7)
    #expect(machine.isHalved)
    let before = machine.frames
    machine.run(seconds: 1, load: 0.7)
    #expect((29...31).contains(machine.frames - before))
    machine.run(seconds: 3, load: 0.1)
    #expect(!machine.isHalved)
    let full = machine.frames
    machine.run(seconds: 1, load: 0.1)
    #expect(machine.frames - full == 60)
    let headless = DynamicAnimator.headless()
    let twin = BasicItem.crate(at: 0, 0)
    headless.addBehavior(GravityBehavior(items: [twin]))
    headless.advance(by: 8 - 1.0 / 60)
    #expect(machine.animator.stateHash == headless.stateHash)
    #expect(machine.item.center == twin.center)
  }

  @Test func whatDoesNotHelpIsReportedOnce() {
    let machine = Machine()
    machine.animator.reducesFrameRateUnderLoad = true
    let (_, reports) = DynamicsDiagnostics.collecting { machine.run(seconds: 20, load: 0.8) }
    #expect(reports.map(\.reporter) == ["DynamicAnimator.reducesFrameRateUnderLoad"])
  }

  @Test func switchedOffAllFramesComeAgain() {
    let machine = Machine()
    machine.animator.reducesFrameRateUnderLoad = true
    machine.run(seconds: 3, load: 0.9)
    #expect(machine.isHalved)
    machine.animator.reducesFrameRateUnderLoad = false
    let before = machine.frames
    machine.run(seconds: 1, load: 0.9)
    #expect(machine.frames - before >= 59)
  }

  @Test func headlessAnimatorsAreNeverAffected() {
    let animator = DynamicAnimator.headless()
    animator.reducesFrameRateUnderLoad = true
    var readings = 0
    animator.loadClock = {
      readings += 1
      return Double(readings)
    }
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    animator.advance(by: 5)
    #expect(readings == 0)
  }
}
