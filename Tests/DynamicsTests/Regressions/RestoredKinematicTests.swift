import Dynamics
import Testing

/// Programs in which a kinematic item stands still for a step, and anchored items that forces act on.
@Suite struct RestoredKinematicTests {
  /// The step after a motion that ends where it began was not the same after a restore.
  @Test func aMotionOfNoLengthIsRestored() throws {
    let animator = DynamicAnimator.headless()
    let card = BasicItem(center: CGPoint(x: 100, y: 100), size: CGSize(width: 40, height: 40))
    let rider = BasicItem(center: CGPoint(x: 100, y: 60), size: CGSize(width: 40, height: 40))
    let hand = KinematicBehavior(items: [card])
    animator.addBehavior(hand)
    animator.addBehavior(GravityBehavior(items: [rider]))
    animator.addBehavior(CollisionBehavior(items: [card, rider]))
    hand.follow(card, to: card.center, at: animator.elapsedTime + animator.timeStep)
    animator.step()
    let snapshot = animator.snapshot()
    var hashes: [UInt64] = []
    for _ in 0..<90 {
      animator.step()
      hashes.append(animator.stateHash)
    }
    try animator.restore(snapshot)
    for hash in hashes {
      animator.step()
      #expect(animator.stateHash == hash)
    }
  }

  /// A bar that cannot fall does not fall: gravity on it must not keep a slow ball from bouncing off its lower side.
  @Test(arguments: [true, false])
  func gravityDoesNotAccelerateAnAnchoredBar(isBarInGravity: Bool) {
    let animator = DynamicAnimator.headless()
    let bar = BasicItem(center: CGPoint(x: 100, y: 0), size: CGSize(width: 200, height: 20))
    let ball = BasicItem(
      center: CGPoint(x: 100, y: 25), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    if isBarInGravity { animator.addBehavior(GravityBehavior(items: [bar])) }
    let anchored = DynamicItemBehavior(items: [bar])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    let material = DynamicItemBehavior(items: [bar, ball])
    (material.elasticity, material.resistance, material.friction) = (1, 0, 0)
    animator.addBehavior(material)
    animator.addBehavior(CollisionBehavior(items: [bar, ball]))
    material.addLinearVelocity(CGPoint(x: 0, y: -10), for: ball)
    for _ in 0..<120 { animator.step() }
    #expect(material.linearVelocity(for: ball).y > 9.9)
  }

  /// An item whose outline lies beside its center moves its tip farther than it is wide.
  @Test func aTipFarFromTheCenterHits() {
    let animator = DynamicAnimator.headless()
    let path = BezierPath(rect: CGRect(x: 190, y: -10, width: 20, height: 20))
    let arm = BasicItem(
      center: .zero, size: CGSize(width: 20, height: 20), collisionBoundsType: .path)
    arm.collisionBoundingPath = path
    let ball = BasicItem(
      center: CGPoint(x: 200, y: 17), size: CGSize(width: 8, height: 8),
      collisionBoundsType: .ellipse)
    let hand = KinematicBehavior(items: [arm])
    animator.addBehavior(hand)
    animator.addBehavior(CollisionBehavior(items: [arm, ball]))
    hand.setAngularVelocity(6, for: arm)
    for _ in 0..<60 {
      animator.step()
      // In the axes of the arm.
      let (sine, cosine) = (sin(arm.angle), cos(arm.angle))
      let x = ball.center.x * cosine + ball.center.y * sine
      let y = ball.center.y * cosine - ball.center.x * sine
      let (dx, dy) = (max(190 - x, x - 210, 0), max(-10 - y, y - 10, 0))
      #expect(hypot(dx, dy) > 4 - 1.5)
    }
    #expect(hypot(ball.center.x - 200, ball.center.y - 17) > 20)
  }
}
