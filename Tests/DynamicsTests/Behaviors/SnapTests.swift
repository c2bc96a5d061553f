import Dynamics
import Testing

@Suite struct SnapTests {
  private func snapped(
    _ item: BasicItem, _ change: (SnapBehavior) -> Void
  ) -> (animator: DynamicAnimator, snap: SnapBehavior) {
    let animator = DynamicAnimator.headless()
    let snap = SnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200))
    change(snap)
    animator.addBehavior(snap)
    animator.withoutResistance(item)
    return (animator, snap)
  }

  @Test func itTurnsAnItemUprightTheShorterWayRound() {
    for angle in [2.5, -2.5, 0.4] {
      let item = BasicItem.crate(at: 100, 100)
      item.angle = angle
      let (animator, _) = snapped(item) { $0.damping = 1 }
      for _ in 0..<240 {
        animator.step()
        #expect(abs(item.angle) <= abs(angle) + 1e-9)
      }
      expect(item.angle, near: 0, within: 1e-6)
    }
  }

  @Test func itLeavesTheRotationAloneWhenToldTo() {
    let item = BasicItem.crate(at: 100, 100)
    item.angle = 0.8
    let (animator, snap) = snapped(item) { $0.snapsRotation = false }
    for _ in 0..<240 { animator.step() }
    expect(item.angle, near: 0.8, within: 1e-12)
    expect(item.center.x, near: 300, within: 0.01)
    snap.snapsRotation = true
    for _ in 0..<240 { animator.step() }
    expect(item.angle, near: 0, within: 0.01)
  }

  @Test func itsFrequencySetsThePace() {
    for frequency in [0.5, 1, 2.0] {
      let item = BasicItem.crate(at: 100, 200)
      let (animator, _) = snapped(item) {
        $0.frequency = frequency
        $0.damping = 0
      }
      var steps = 0
      while item.center.x < 300 {
        animator.step()
        steps += 1
      }
      // A quarter of a period, to within a step.
      expect(CGFloat(steps) / 120, near: 0.25 / frequency, within: 0.04 / frequency)
    }
  }

  @Test func dampingOneDoesNotOvershootAndZeroGoesFar() {
    for (damping, farthest) in [(1.0, 300.0), (0, 480)] {
      let item = BasicItem.crate(at: 100, 200)
      let (animator, _) = snapped(item) {
        $0.damping = damping
        $0.frequency = 1
      }
      var reached: CGFloat = 0
      for _ in 0..<120 {
        animator.step()
        reached = max(reached, item.center.x)
      }
      #expect(damping == 1 ? reached <= farthest : reached >= farthest)
    }
  }

  @Test func itFollowsItsPoint() {
    let item = BasicItem.crate(at: 100, 100)
    let (animator, snap) = snapped(item) { _ in }
    animator.advanceUntilPaused(limit: 10)
    snap.snapPoint = CGPoint(x: 50, y: 60)
    #expect(animator.advanceUntilPaused(limit: 10))
    expect(item.center.x, near: 50, within: 0.1)
    expect(item.center.y, near: 60, within: 0.1)
  }
}
