import Dynamics
import Testing

/// A subclass whose `timeStep` returns NaN ended the process: the length of steps was read through
/// the override.
@Suite struct TimeStepOverrideTests {
  private final class Odd: DynamicAnimator {
    var answer = Double.nan
    override var timeStep: Double {
      get { answer }
      set { super.timeStep = newValue }
    }
    override var speed: Double {
      get { 1 }
      set {}
    }
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1]) func stepsAreAsLongAsWhatWasSet(answer: Double) {
    let animator = Odd(referenceBounds: .zero)
    animator.answer = answer
    let plain = DynamicAnimator(referenceBounds: .zero)
    for each in [animator, plain] {
      each.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
      each.step()
      each.advance(by: 0.1)
      each.timeStep = 0.01
      each.advanceUntilPaused(limit: 10)
    }
    #expect(animator.stateHash == plain.stateHash)
    #expect(animator.elapsedTime == plain.elapsedTime)
    #expect(!animator.isRunning)
  }

  @Test func aPaceThatIsNoNumberIsReported() {
    final class Pace: DynamicAnimator {
      override var speed: Double {
        get { .nan }
        set {}
      }
    }
    let animator = Pace(referenceBounds: .zero)
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    let reports = DynamicsDiagnostics.collecting { animator.advance(by: 1) }.diagnostics
    #expect(reports.count == 1)
    #expect(animator.elapsedTime == 0)
  }
}
