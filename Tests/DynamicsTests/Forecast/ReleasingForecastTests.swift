import Dynamics
import Testing

/// A forecast of a release comes true when the drag is released.
@Suite struct ReleasingForecastTests {
  @Test func aReleaseIsForeseenToTheBit() throws {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = BasicItem.box(100, 100, 40, 30)
    let collision = CollisionBehavior(items: [card])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(GravityBehavior(items: [card]))
    animator.addBehavior(collision)
    let drag = DragBehavior(item: card, grabbedAt: CGPoint(x: 110, y: 105), at: 0)
    animator.addBehavior(drag)
    for step in 1...12 {
      let time = Double(step) / 120
      drag.move(to: CGPoint(x: 110 + 300 * time, y: 105 - 200 * time), at: time)
      animator.step()
    }
    let hash = animator.stateHash
    let forecast = animator.forecast(for: 1, releasing: [drag])
    let held = animator.forecast(for: 1)
    #expect(animator.stateHash == hash && !drag.isReleased)

    let id = try #require(animator.id(of: card))
    drag.release()
    animator.removeBehavior(drag)
    for step in 1...120 {
      animator.step()
      #expect(forecast.pose(of: id, at: Double(step) / 120)?.center == card.center)
    }
    #expect(held.pose(of: id, at: 1)?.center != card.center)
  }
}
