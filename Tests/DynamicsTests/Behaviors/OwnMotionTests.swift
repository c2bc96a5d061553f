import Dynamics
import Testing

/// Properties by which an item moves in another way than the rest: its own gravity, a greatest speed, locked axes.
@Suite struct OwnMotionTests {
  private let step = 1.0 / 120

  private func fall(
    _ items: [BasicItem], _ set: (DynamicItemBehavior) -> Void
  ) -> (DynamicAnimator, DynamicItemBehavior) {
    let animator = DynamicAnimator.headless()
    let properties = DynamicItemBehavior(items: items)
    properties.resistance = 0
    set(properties)
    animator.addBehavior(properties)
    animator.addBehavior(GravityBehavior(items: items))
    return (animator, properties)
  }

  @Test(arguments: [0, 0.5, -1, 3] as [CGFloat])
  func anItemFallsByItsScale(scale: CGFloat) {
    let item = BasicItem.crate(at: 0, 0)
    let (animator, properties) = fall([item]) { $0.gravityScale = scale }
    animator.advance(by: 1)
    let expected = 1000 * scale
    #expect(abs(properties.linearVelocity(for: item).y - expected) < 1e-9)
  }

  @Test func theScaleIsOfGravityAndNotOfPushes() {
    let item = BasicItem.crate(at: 0, 0)
    let (animator, properties) = fall([item]) { $0.gravityScale = 0 }
    let push = PushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    animator.advance(by: 1)
    let mass = item.bounds.width * item.bounds.height / 10_000
    let velocity = properties.linearVelocity(for: item)
    #expect(velocity.y == 0 && abs(velocity.x - 100 / mass) < 1e-9)
  }

  @Test func aFallEndsAtTheGreatestSpeed() {
    let item = BasicItem.crate(at: 0, 0)
    let (animator, properties) = fall([item]) { $0.maximumSpeed = 250 }
    animator.advance(by: 0.2)
    #expect(abs(properties.linearVelocity(for: item).y - 200) < 1e-9)
    animator.advance(by: 1)
    #expect(abs(properties.linearVelocity(for: item).y - 250) < 1e-9)
    // In any direction, and at once.
    properties.addLinearVelocity(CGPoint(x: 3000, y: -4250), for: item)
    #expect(abs(properties.linearVelocity(for: item).norm - 250) < 1e-9)
  }

  @Test func anItemStaysOnItsAxis() {
    let item = BasicItem.crate(at: 0, 0)
    let ball = BasicItem(
      center: CGPoint(x: -100, y: -13), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    let (animator, properties) = fall([item]) { $0.lockedAxes = .y }
    animator.addBehavior(CollisionBehavior(items: [item, ball]))
    let throwing = DynamicItemBehavior(items: [ball])
    throwing.addLinearVelocity(CGPoint(x: 400, y: 0), for: ball)
    animator.addBehavior(throwing)
    animator.advance(by: 1)
    #expect(abs(item.center.y) < 1e-9 && item.center.x > 1)
    #expect(abs(properties.linearVelocity(for: item).y) < 1e-6)
    properties.lockedAxes = []
    animator.advance(by: 0.5)
    #expect(item.center.y > 50)
  }

  @Test func bothAxesHoldButDoNotKeepFromTurning() {
    let item = BasicItem.crate(at: 0, 0)
    let (animator, properties) = fall([item]) { $0.lockedAxes = [.x, .y] }
    properties.addAngularVelocity(2, for: item)
    properties.addLinearVelocity(CGPoint(x: 90, y: 90), for: item)
    animator.advance(by: 0.5)
    #expect(item.center.norm < 1e-9 && item.angle > 0.9)
  }

  @Test func theyAreInSnapshots() throws {
    let item = BasicItem.crate(at: 0, 0)
    let (animator, properties) = fall([item]) {
      ($0.gravityScale, $0.maximumSpeed, $0.lockedAxes) = (0.5, 100, .x)
    }
    animator.advance(by: 0.1)
    let snapshot = animator.snapshot()
    let hash = animator.stateHash
    (properties.gravityScale, properties.maximumSpeed) = (2, .infinity)
    properties.lockedAxes = []
    animator.advance(by: 0.3)
    try animator.restore(snapshot)
    #expect(animator.stateHash == hash)
    #expect(properties.gravityScale == 0.5 && properties.maximumSpeed == 100)
    #expect(properties.lockedAxes == .x)
    animator.advance(by: 1)
    #expect(abs(properties.linearVelocity(for: item).y - 100) < 1e-9)
  }

  @Test func otherBitsAreNoAxes() throws {
    let item = BasicItem.crate(at: 0, 0)
    let (animator, properties) = fall([item]) { $0.lockedAxes = .init(rawValue: 6) }
    #expect(properties.lockedAxes == .y)
    animator.step()
    try animator.restore(animator.snapshot())
  }

  @Test func numbersOutOfRangeAreReported() {
    let properties = DynamicItemBehavior()
    let reports = DynamicsDiagnostics.collecting {
      properties.gravityScale = 1e7
      properties.maximumSpeed = -1
      properties.gravityScale = .nan
    }.diagnostics
    #expect(reports.count == 3 && properties.gravityScale == 1)
    #expect(properties.maximumSpeed == .infinity)
  }
}
