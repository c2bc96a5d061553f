import Dynamics
import Testing

/// Trees of behaviors of any depth.
///
/// A hundred thousand behaviors took minutes to nest from the top, and
/// overflowed the stack when they were released.
@Suite struct NestingTests {
  private static let depth = 100_000

  @Test func aDeepTreeIsMadeFromTheTopAndReleased() async {
    await #expect(processExitsWith: .success) {
      let top = DynamicBehavior()
      var last = top
      for _ in 0..<Self.depth {
        let child = DynamicBehavior()
        last.addChildBehavior(child)
        last = child
      }
      weak let bottom = last
      last = top
      precondition(bottom != nil)
      let animator = DynamicAnimator()
      animator.addBehavior(top)
      animator.step()
      precondition(bottom?.dynamicAnimator === animator)
      animator.removeAllBehaviors()
      precondition(bottom?.dynamicAnimator == nil)
    }
  }

  @Test func aDeepTreeIsMadeFromTheBottomAndReleasedWithItsAnimator() async {
    await #expect(processExitsWith: .success) {
      weak var bottom: DynamicBehavior?
      do {
        var top = DynamicBehavior()
        bottom = top
        for _ in 0..<Self.depth {
          let parent = DynamicBehavior()
          parent.addChildBehavior(top)
          top = parent
        }
        let animator = DynamicAnimator()
        animator.addBehavior(top)
        animator.step()
      }
      precondition(bottom == nil)
    }
  }

  /// A child that the program keeps outlives its parents, with its own children.
  @Test func aKeptChildKeepsItsChildren() {
    let kept = DynamicBehavior()
    do {
      let top = DynamicBehavior()
      let middle = DynamicBehavior()
      top.addChildBehavior(middle)
      middle.addChildBehavior(kept)
      kept.addChildBehavior(GravityBehavior(items: []))
    }
    #expect(kept.childBehaviors.count == 1)
    // It is free again.
    let animator = DynamicAnimator()
    animator.addBehavior(kept)
    #expect(kept.dynamicAnimator === animator)
  }

  @Test func aBehaviorStillCannotContainItself() {
    let (top, middle) = (DynamicBehavior(), DynamicBehavior())
    top.addChildBehavior(middle)
    let (_, reports) = DynamicsDiagnostics.collecting {
      middle.addChildBehavior(top)
      top.addChildBehavior(top)
      DynamicBehavior().addChildBehavior(top)
    }
    #expect(reports.count == 2)
  }
}
