import DynamicsTesting
import DynamicsTestSupport
import Foundation
import Testing

/// Fast items that would pass through each other without `usesPreciseCollisionDetection`.
@Suite struct PreciseCollisionTests {
  private func ball(at x: CGFloat, _ y: CGFloat = 0, width: CGFloat = 20) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: width, height: width),
      collisionBoundsType: .ellipse)
  }

  private func card(at x: CGFloat, width: CGFloat = 2, height: CGFloat = 200) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: 0), size: CGSize(width: width, height: height))
  }

  /// The items of one collision behavior, and their material without friction and resistance.
  private func scene(
    _ items: [any DynamicItem], elasticity: CGFloat = 1, isPrecise: Bool = true
  ) -> (animator: DynamicAnimator, material: DynamicItemBehavior, log: ContactLog) {
    let animator = DynamicAnimator.headless()
    let collision = CollisionBehavior(items: items)
    let log = ContactLog()
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    let material = animator.withoutResistance()
    for item in items { material.addItem(item) }
    (material.elasticity, material.friction) = (elasticity, 0)
    if isPrecise { material.usesPreciseCollisionDetection = true }
    withExtendedLifetime(log) {}
    return (animator, material, log)
  }

  @Test(arguments: [0.0, 1.3, 77.7, 140])
  func equalBallsExchangeTheirVelocities(offset: CGFloat) {
    for isPrecise in [true, false] {
      let (a, b) = (ball(at: -900 - offset), ball(at: 950))
      let (animator, material, log) = scene([a, b], isPrecise: isPrecise)
      material.addLinearVelocity(CGPoint(x: 20_000, y: 0), for: a)
      material.addLinearVelocity(CGPoint(x: -20_000, y: 0), for: b)
      for _ in 0..<20 { animator.step() }
      if isPrecise {
        expect(material.linearVelocity(for: a).x, near: -20_000, within: 1e-6)
        expect(material.linearVelocity(for: b).x, near: 20_000, within: 1e-6)
        #expect(a.center.x < b.center.x)
        #expect(log.entries.count == 2)
      } else if log.entries.isEmpty {
        #expect(a.center.x > b.center.x)
      }
    }
  }

  /// The normal of two circles is that of the exact time of impact.
  @Test func ballsThatMeetOffCenterPartAsTheyShould() {
    let (speed, shift) = (30_000.0, 12.0)
    let (a, b) = (ball(at: -700), ball(at: 300, shift))
    let (animator, material, _) = scene([a, b])
    material.addLinearVelocity(CGPoint(x: speed, y: 0), for: a)
    for _ in 0..<20 { animator.step() }
    // They meet 0.05 pt deeper than they touch.
    let reach = 20 - 0.05
    let normal = CGPoint(x: (reach * reach - shift * shift).squareRoot() / reach, y: shift / reach)
    expect(material.linearVelocity(for: b).x, near: speed * normal.x * normal.x, within: 1e-3)
    expect(material.linearVelocity(for: b).y, near: speed * normal.x * normal.y, within: 1e-3)
    expect(material.linearVelocity(for: a).x, near: speed * normal.y * normal.y, within: 1e-3)
  }

  /// The other end of a rod stops along with an item that is stopped, or the rod would open.
  @Test(arguments: [5000.0, 20_000, 60_000])
  func theOtherEndOfARodStopsToo(speed: CGFloat) {
    let (hitting, trailing, plate) = (ball(at: -400), ball(at: -400, 300), card(at: 40))
    let (animator, material, _) = scene([hitting, trailing, plate])
    let rod = AttachmentBehavior(item: hitting, attachedTo: trailing)
    animator.addBehavior(rod)
    for item in [hitting, trailing] {
      material.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    }
    for _ in 0..<30 {
      animator.step()
      let (a, b) = (hitting.center, trailing.center)
      expect(hypot(b.x - a.x, b.y - a.y), near: 300, within: 0.01)
      #expect(a.x < plate.center.x)
    }
    #expect(material.linearVelocity(for: plate).x > 0)
  }

  @Test(arguments: [0.0, 0.5, 1], [2000.0, 20_000, 90_000])
  func aBulletGivesAPlateItsMomentum(elasticity: CGFloat, speed: CGFloat) {
    let (bullet, plate) = (ball(at: -500, width: 8), card(at: 40, width: 1))
    let (animator, material, log) = scene([bullet, plate], elasticity: elasticity)
    material.addLinearVelocity(CGPoint(x: speed, y: 0), for: bullet)
    for _ in 0..<60 { animator.step() }
    let (m, mass) = (CGFloat.pi * 16, 200.0)
    let common = speed * m / (m + mass)
    expect(
      material.linearVelocity(for: plate).x, near: common * (1 + elasticity), within: 1e-6 * speed)
    expect(
      material.linearVelocity(for: bullet).x, near: common - elasticity * speed * mass / (m + mass),
      within: 1e-6 * speed)
    #expect(bullet.center.x < plate.center.x)
    #expect(log.entries.count == (elasticity > 0 ? 2 : 1))
  }

  @Test func aRowOfThinCardsPassesAShotOn() {
    let items = [card(at: -800, width: 1)] + (0..<12).map { card(at: CGFloat($0) * 7, width: 1) }
    let (animator, material, log) = scene(items)
    material.addLinearVelocity(CGPoint(x: 20_000, y: 0), for: items[0])
    for _ in 0..<60 {
      animator.step()
      let energy = items.reduce(0) { $0 + pow(material.linearVelocity(for: $1).x / 20_000, 2) }
      expect(energy, near: 1, within: 1e-9)
      #expect(items.map(\.center.x) == items.map(\.center.x).sorted())
    }
    expect(material.linearVelocity(for: items[12]).x, near: 20_000, within: 1e-5)
    for item in items[..<12] { expect(material.linearVelocity(for: item).x, near: 0, within: 1e-5) }
    #expect(log.entries.count == 24)
  }

  @Test func aBarThatTurnsFastHitsWhatIsInItsWay() {
    for isPrecise in [true, false] {
      let (bar, nail) = (card(at: 0, width: 4, height: 300), ball(at: 120, 20, width: 4))
      let (animator, material, log) = scene([bar, nail], isPrecise: isPrecise)
      material.addAngularVelocity(118, for: bar)
      for _ in 0..<3 { animator.step() }
      #expect(log.entries.isEmpty == !isPrecise)
    }
  }

  @Test func aSleepingItemIsHit() {
    let (bullet, plate) = (ball(at: -3000, width: 8), card(at: 40, width: 1))
    let (animator, material, _) = scene([bullet, plate])
    for item in [bullet, plate] { material.removeItem(item) }
    let still = DynamicItemBehavior(items: [plate])
    still.usesPreciseCollisionDetection = true
    animator.addBehavior(still)
    let marbles = MarbleDiagram(of: animator, ["bullet": bullet, "plate": plate], every: 0.05)
    animator.advanceUntilPaused(limit: 5)
    still.addItem(bullet)
    still.usesPreciseCollisionDetection = false
    still.addLinearVelocity(CGPoint(x: 50_000, y: 0), for: bullet)
    let only = DynamicItemBehavior(items: [plate])
    only.usesPreciseCollisionDetection = true
    animator.addBehavior(only)
    for _ in 0..<30 { animator.step() }
    marbles.expect(
      """
      bullet  ----------[rw][be]----
      plate   ----------r[bwe]----
      """)
    #expect(still.linearVelocity(for: plate).x > 1000)
  }

  @Test func whereTheItemsBeginInTheListDoesNotMatter() {
    func run(_ order: [Int]) -> [CGPoint] {
      let items = [ball(at: -300), ball(at: 100, 6), card(at: 130), ball(at: 500, -3)]
      let (animator, material, _) = scene(order.map { items[$0] }, elasticity: 0.7)
      for (item, speed) in zip(items, [40_000.0, 3000, -10, -25_000]) {
        material.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
      }
      for _ in 0..<8 { animator.step() }
      return items.map(\.center)
    }
    let expected = run([0, 1, 2, 3])
    for order in [[3, 2, 1, 0], [2, 0, 3, 1]] {
      for (a, b) in zip(run(order), expected) {
        expect(a.x, near: b.x, within: 1e-6)
        expect(a.y, near: b.y, within: 1e-6)
      }
    }
  }

  @Test func itIsInSnapshots() throws {
    let items = [ball(at: -700), card(at: 0), card(at: 9), ball(at: 900)]
    let (animator, material, _) = scene(items)
    material.addLinearVelocity(CGPoint(x: 30_000, y: 10), for: items[0])
    material.addLinearVelocity(CGPoint(x: -30_000, y: 20), for: items[3])
    for _ in 0..<2 { animator.step() }
    let snapshot = animator.snapshot()
    func hashes() -> [UInt64] {
      (0..<20).map { _ in
        animator.step()
        return animator.stateHash
      }
    }
    let expected = hashes()
    material.usesPreciseCollisionDetection = false
    try animator.restore(snapshot)
    #expect(material.usesPreciseCollisionDetection)
    #expect(hashes() == expected)
  }

  @Test func theLastBehaviorThatSetsItWins() {
    for (first, last, isHit) in [(true, false, false), (false, true, true), (true, nil, true)] {
      let (bullet, plate) = (ball(at: -535, width: 8), card(at: 40, width: 1))
      let (animator, material, log) = scene([bullet, plate], isPrecise: false)
      material.usesPreciseCollisionDetection = first
      let other = DynamicItemBehavior(items: [bullet, plate])
      if let last { other.usesPreciseCollisionDetection = last }
      animator.addBehavior(other)
      other.addLinearVelocity(CGPoint(x: 60_000, y: 0), for: bullet)
      for _ in 0..<6 { animator.step() }
      #expect(log.entries.isEmpty == !isHit)
    }
  }
}
