import Dynamics
import Testing

/// The action of a subclass that computes it, instead of storing it, was never called.
@Suite struct ComputedActionTests {
  private final class Watch: DynamicBehavior {
    private(set) var ticks = 0
    override var action: (() -> Void)? {
      get { { [unowned self] in ticks += 1 } }
      set {}
    }
  }

  @Test(arguments: [false, true])
  func isCalledInEachStep(asChild: Bool) {
    let (animator, item, watch) = (DynamicAnimator.headless(), BasicItem.crate(at: 0, 0), Watch())
    animator.addBehavior(GravityBehavior(items: [item]))
    let parent = DynamicBehavior()
    if asChild { parent.addChildBehavior(watch) }
    animator.addBehavior(asChild ? parent : watch)
    for _ in 0..<5 { animator.step() }
    #expect(watch.ticks == 5)
    animator.removeBehavior(asChild ? parent : watch)
    animator.step()
    #expect(watch.ticks == 5)
  }

  /// A getter is the program's code: it may even remove the behavior.
  private final class Fleeing: DynamicBehavior {
    override var action: (() -> Void)? {
      get {
        dynamicAnimator?.removeBehavior(self)
        return {}
      }
      set {}
    }
  }

  @Test func mayRemoveTheBehaviorWhenAskedForIt() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    animator.addBehavior(Fleeing())
    animator.step()
    #expect(animator.behaviors.count == 1)
  }
}
