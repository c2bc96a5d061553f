import Dynamics
import Testing

/// An item that was anchored in flight shook forever with interpolated frames.
///
/// It was shown between its position and that of one step before.
@Suite struct AnchoredInFlightTests {
  @Test func anInterpolatedItemStandsStillOnceItIsAnchored() {
    let animator = DynamicAnimator.headless()
    animator.interpolatesFrames = true
    let (item, other) = (BasicItem.crate(at: 100, 100), BasicItem.crate(at: 100, 500))
    let properties = DynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    animator.withoutResistance(other).addLinearVelocity(CGPoint(x: 50, y: 0), for: other)
    properties.addLinearVelocity(CGPoint(x: 600, y: 0), for: item)
    for _ in 0..<7 { animator.advance(by: 1.0 / 144) }
    properties.isAnchored = true
    animator.step()
    let place = item.center
    #expect(place.x > 120)
    for _ in 0..<20 {
      animator.advance(by: 1.0 / 144)
      #expect(item.center == place)
    }
  }
}
