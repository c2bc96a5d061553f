import Dynamics
import Testing

/// An animator kept the scale of an item even if it was infinite or NaN, or became so when it was
/// turned, and so wrote NaN to the item forever.
@Suite struct LostScaleTests {
  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func aTransformThatIsNotFiniteIsReplaced(bad: CGFloat) {
    let item = BasicItem.crate(at: 100, 100)
    let animator = DynamicAnimator.headless()
    let properties = DynamicItemBehavior(items: [item])
    properties.addAngularVelocity(1, for: item)
    animator.addBehavior(properties)
    animator.advance(by: 0.5)
    let angle = item.angle
    item.transform = CGAffineTransform(a: bad, b: 0, c: 0, d: bad, tx: bad, ty: 0)
    _ = DynamicsDiagnostics.collecting { animator.advance(by: 0.5) }
    let t = item.transform
    #expect(t.a.isFinite && t.b.isFinite && t.c.isFinite && t.d.isFinite)
    #expect(t.tx.isFinite && t.ty.isFinite)
    #expect(item.angle > angle)
  }

  @Test func aScaleNearTheGreatestNumberIsReplaced() {
    // Turned to 45°, each number of the transform is the greatest: turned back, their sums overflow.
    let greatest = CGFloat.greatestFiniteMagnitude
    let item = BasicItem.crate(at: 100, 100)
    let animator = DynamicAnimator.headless()
    let properties = DynamicItemBehavior(items: [item])
    properties.addAngularVelocity(1, for: item)
    animator.addBehavior(properties)
    animator.advance(by: 0.5)
    item.transform = CGAffineTransform(
      a: greatest, b: greatest, c: -greatest, d: greatest, tx: 0, ty: 0)
    _ = DynamicsDiagnostics.collecting { animator.advance(by: 0.5) }
    let t = item.transform
    #expect(abs(hypot(t.a, t.b) - 1) < 1e-12 && t.a == t.d && t.b == -t.c)
  }
}
