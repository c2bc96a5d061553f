import DynamicsTesting
import Testing

/// Named boundaries and reference bounds that change while things rest on them.
@Suite struct BoundaryTests {
  private func resting(
    on collision: CollisionBehavior, _ item: BasicItem
  ) -> DynamicAnimator {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    expectRest(animator, within: 5)
    return animator
  }

  @Test func whatRestsOnABoundaryFollowsItWhenItIsReplaced() {
    let item = BasicItem.box(100, 180, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
    let animator = resting(on: collision, item)
    expect(item.frame.maxY, near: 200, within: 0.2)
    collision.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 260), to: CGPoint(x: 400, y: 260))
    #expect(animator.isRunning)
    #expect(collision.boundaryIdentifiers == ["shelf"])
    expectRest(animator, within: 5)
    expect(item.frame.maxY, near: 260, within: 0.2)
  }

  @Test func insetsMoveTheWallsInward() {
    let item = BasicItem.box(200, 150, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    animator.addBehavior(collision)
    let gravity = GravityBehavior(items: [item])
    animator.addBehavior(gravity)
    for (angle, place) in [
      (0.0, CGPoint(x: 350, y: -1)), (.pi / 2, CGPoint(x: -1, y: 260)),
      (.pi, CGPoint(x: 30, y: -1)), (-.pi / 2, CGPoint(x: -1, y: 20)),
    ] {
      gravity.angle = angle
      expectRest(animator, within: 10)
      if place.x > 0 { expect(item.center.x, near: place.x, within: 0.2) }
      if place.y > 0 { expect(item.center.y, near: place.y, within: 0.2) }
    }
  }

  @Test func whatRestsOnTheReferenceBoundsFollowsThem() {
    let item = BasicItem.box(200, 250, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = resting(on: collision, item)
    for height in [200.0, 350, 120] {
      animator.referenceBounds = CGRect(x: 0, y: 0, width: 400, height: height)
      #expect(animator.isRunning)
      expectRest(animator, within: 10)
      expect(item.frame.maxY, near: height, within: 0.2)
    }
    collision.translatesReferenceBoundsIntoBoundary = false
    animator.advance(by: 0.5)
    #expect(item.center.y > 200)
  }

  @Test func twoBehaviorsGiveTheirItemsTheirOwnBoundaries() {
    let (high, low) = (BasicItem.box(100, 100, 20, 20), BasicItem.box(102, 50, 20, 20))
    let animator = DynamicAnimator.headless()
    for (item, y) in [(high, 200.0), (low, 300)] {
      let collision = CollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: 0, y: y), to: CGPoint(x: 400, y: y))
      animator.addBehavior(collision)
    }
    animator.addBehavior(GravityBehavior(items: [high, low]))
    expectRest(animator, within: 10)
    expect(high.frame.maxY, near: 200, within: 0.2)
    expect(low.frame.maxY, near: 300, within: 0.2)
  }

  @Test func anItemMayLiveInAnOvalAndRestAtItsBottom() {
    let ball = BasicItem(
      center: CGPoint(x: 220, y: 150), size: CGSize(width: 30, height: 30),
      collisionBoundsType: .ellipse)
    let collision = CollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "bowl", for: BezierPath(ovalIn: CGRect(x: 50, y: 50, width: 300, height: 200))
    )
    let animator = DynamicAnimator.headless()
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [ball]))
    let properties = DynamicItemBehavior(items: [ball])
    properties.resistance = 2
    properties.angularResistance = 2
    animator.addBehavior(properties)
    expectRest(animator, within: 30)
    expect(ball.center.x, near: 200, within: 5)
    expect(ball.center.y, near: 235, within: 0.6)
  }
}
