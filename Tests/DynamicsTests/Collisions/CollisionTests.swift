import Dynamics
import Testing

@Suite struct CollisionTests {
  @Test(arguments: [(1.0, 1.0), (1, 4), (9, 1)])
  func anElasticCollisionKeepsMomentumAndEnergy(densities: (Double, Double)) {
    let animator = DynamicAnimator.headless()
    let left = BasicItem.crate(at: 100, 100)
    let right = BasicItem.crate(at: 300, 100)
    animator.addBehavior(CollisionBehavior(items: [left, right]))
    let properties = [(left, densities.0), (right, densities.1)].map { item, density in
      let behavior = animator.withoutResistance(item)
      behavior.density = density
      behavior.elasticity = 1
      behavior.friction = 0
      return behavior
    }
    properties[0].addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
    animator.advance(by: 1)
    let (m, n) = densities
    let (v, w) = (
      properties[0].linearVelocity(for: left).x, properties[1].linearVelocity(for: right).x
    )
    expect(v, near: 400 * (m - n) / (m + n), within: 1e-6)
    expect(w, near: 400 * 2 * m / (m + n), within: 1e-6)
  }

  @Test func slowElasticCollisionsBounceToo() {
    let animator = DynamicAnimator.headless()
    let left = BasicItem.crate(at: 0, 0)
    let right = BasicItem.crate(at: 100.5, 0)
    animator.addBehavior(CollisionBehavior(items: [left, right]))
    let properties = animator.withoutResistance(left, right)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 5, y: 0), for: left)
    animator.advance(by: 0.4)
    expect(properties.linearVelocity(for: right).x, near: 5, within: 1e-6)
    expect(properties.linearVelocity(for: left).x, near: 0, within: 1e-6)
  }

  @Test func ofTwoItemsTheLargerElasticityCounts() {
    let animator = DynamicAnimator.headless()
    let left = BasicItem.crate(at: 0, 0)
    let right = BasicItem.crate(at: 200, 0)
    animator.addBehavior(CollisionBehavior(items: [left, right]))
    let dull = animator.withoutResistance(left)
    dull.elasticity = 0
    let lively = animator.withoutResistance(right)
    lively.elasticity = 0.5
    dull.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    animator.advance(by: 1)
    let parting = lively.linearVelocity(for: right).x - dull.linearVelocity(for: left).x
    expect(parting, near: 150, within: 1e-6)
  }

  @Test(arguments: [DynamicItemCollisionBoundsType.rectangle, .ellipse])
  func anElasticItemBouncesForAMinuteWithoutGainingEnergy(shape: DynamicItemCollisionBoundsType) {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 300))
    let ball = BasicItem(
      center: CGPoint(x: 150, y: 100), size: CGSize(width: 40, height: 40),
      collisionBoundsType: shape)
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [ball]))
    let properties = animator.withoutResistance(ball)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 130, y: 0), for: ball)
    let largest = (0..<6).map { _ in
      (0..<1200).reduce(0.0) { largest, _ in
        animator.step()
        let velocity = properties.linearVelocity(for: ball)
        let kinetic = (velocity.x * velocity.x + velocity.y * velocity.y) / 2
        return max(largest, kinetic + 1000 * (280 - ball.center.y))
      }
    }
    #expect(largest[5] <= largest[0] * 1.001)
    #expect(largest[5] > largest[0] * 0.9)
  }

  @Test func onlyItemsOfOneBehaviorCollide() {
    let animator = DynamicAnimator.headless()
    let mover = BasicItem.box(0, 0, 20, 20)
    let apart = BasicItem.box(100, 0, 20, 20)
    let together = BasicItem.box(200, 0, 20, 20)
    animator.addBehavior(CollisionBehavior(items: [mover, together]))
    animator.addBehavior(CollisionBehavior(items: [apart]))
    let properties = animator.withoutResistance(mover)
    properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: mover)
    animator.advance(by: 1)
    #expect(apart.center == CGPoint(x: 100, y: 0))
    #expect(together.center.x > 200)
  }

  @Test func withManyBehaviorsTheRuleStaysExact() {
    let animator = DynamicAnimator.headless()
    let pairs = (0..<40).map { row in
      [BasicItem.box(0, 30 * CGFloat(row), 20, 20), BasicItem.box(50, 30 * CGFloat(row), 20, 20)]
    }
    for pair in pairs { animator.addBehavior(CollisionBehavior(items: pair)) }
    // Classes repeat every fifteen behaviors: this one shares a class with the first, but not a
    // group.
    let stranger = BasicItem.box(-40, 0, 20, 20)
    animator.addBehavior(CollisionBehavior(items: [stranger]))
    let properties = DynamicItemBehavior(items: pairs.map { $0[0] } + [stranger])
    for item in properties.items {
      properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
    }
    animator.addBehavior(properties)
    animator.advance(by: 0.5)
    #expect(pairs.allSatisfy { $0[1].center.x > 50 })
    expect(stranger.center.y, near: 0, within: 1e-9)
    #expect(properties.linearVelocity(for: stranger).x > 280)
  }

  @Test func contactsComeInPairsInOrderWithIdentifiers() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    let ball = BasicItem.box(100, 250, 20, 20)
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 200, y: 0), to: CGPoint(x: 200, y: 300))
    let log = ContactLog()
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    let properties = animator.withoutResistance(ball)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: ball)
    animator.advance(by: 0.75)
    let id = ObjectIdentifier(ball)
    #expect(
      log.entries == [.began(id, "wall"), .ended(id, "wall"), .began(id, nil), .ended(id, nil)])
    expect(log.points[0].x, near: 200, within: 1e-9)
    expect(log.points[1].x, near: 0, within: 1e-9)
    #expect(log.points.allSatisfy { (240...260).contains($0.y) })
  }

  @Test func takingAnythingAwayEndsItsContacts() {
    for take in 0..<4 {
      let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
      let item = BasicItem.box(100, 270, 20, 20)
      let collision = CollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: 1, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
      let log = ContactLog()
      collision.collisionDelegate = log
      animator.addBehavior(collision)
      let gravity = GravityBehavior(items: [item])
      animator.addBehavior(gravity)
      animator.advanceUntilPaused(limit: 5)
      #expect(log.entries.last == .began(ObjectIdentifier(item), 1))
      switch take {
      case 0: collision.removeBoundary(withIdentifier: 1)
      case 1: collision.removeItem(item)
      case 2: animator.removeBehavior(collision)
      default: animator.removeAllBehaviors()
      }
      animator.advance(by: 0.1)
      #expect(log.entries.last == .ended(ObjectIdentifier(item), 1), "\(take)")
      #expect(log.entries.count % 2 == 0)
    }
  }

  @Test func whatRestsOnABoundaryFallsWhenItGoes() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(100, 280, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    #expect(animator.advanceUntilPaused(limit: 3))
    expect(item.frame.maxY, near: 300, within: 0.2)
    collision.removeBoundary(withIdentifier: "shelf")
    animator.advance(by: 0.5)
    #expect(item.center.y > 350)
  }

  @Test func anAnchoredItemCollidesAndDoesNotMove() {
    let animator = DynamicAnimator.headless()
    let rock = BasicItem.crate(at: 300, 100)
    let ball = BasicItem.box(100, 100, 20, 20)
    animator.addBehavior(CollisionBehavior(items: [rock, ball]))
    animator.addBehavior(GravityBehavior(items: [rock]))
    let anchor = DynamicItemBehavior(items: [rock])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    let properties = animator.withoutResistance(ball)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: ball)
    animator.advance(by: 1)
    #expect(rock.center == CGPoint(x: 300, y: 100))
    // The solver divides the impulse among two contact points in iterations.
    expect(properties.linearVelocity(for: ball).x, near: -400, within: 1e-3)
    anchor.isAnchored = false
    animator.advance(by: 0.5)
    #expect(rock.center.y > 150)
  }

  @Test func ellipsesCollideByTheirOutline() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    let egg = BasicItem(
      center: CGPoint(x: 200, y: 100), size: CGSize(width: 80, height: 40),
      collisionBoundsType: .ellipse)
    let ball = BasicItem(
      center: CGPoint(x: 60, y: 100), size: CGSize(width: 40, height: 40),
      collisionBoundsType: .ellipse)
    let collision = CollisionBehavior(items: [egg, ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [egg, ball]))
    #expect(animator.advanceUntilPaused(limit: 6))
    expect(egg.center.y, near: 280, within: 0.2)
    expect(ball.center.y, near: 280, within: 0.2)
  }
}
