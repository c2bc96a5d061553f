import Dynamics
import Testing

/// An item on a rod that had grown from length 0 stood upside down, in an undisturbed balance.
@Suite struct GrowingRodTests {
  @Test func aRodThatGrowsFromNothingHangsDown() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(200, 100, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: item.center)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.addBehavior(rod)
    animator.showFrames(60)
    expect(item.center.y, near: 100, within: 0.1)
    rod.length = 80
    animator.showFrames(300)
    expect(item.center.x, near: 200, within: 0.1)
    expect(item.center.y, near: 180, within: 0.1)
  }
}
