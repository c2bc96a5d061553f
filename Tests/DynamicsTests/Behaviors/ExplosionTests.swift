import Dynamics
import Foundation
import Testing

/// Explosions, against the integral of their pressure over the angles of what they meet.
@Suite struct ExplosionTests {
  private static let steps = [1.0 / 120, 1.0 / 480]

  /// Items without gravity and resistance, and an explosion at (0, 0).
  private struct Scene {
    let animator = DynamicAnimator.headless()
    let explosion: ExplosionBehavior
    let properties: DynamicItemBehavior

    init(
      _ items: [any DynamicItem], timeStep: Double = 1.0 / 120,
      _ set: (ExplosionBehavior) -> Void = { _ in }
    ) {
      animator.timeStep = timeStep
      explosion = ExplosionBehavior(items: items)
      explosion.radius = 1000
      explosion.falloff = 0
      explosion.magnitude = 5
      set(explosion)
      properties = DynamicItemBehavior(items: items)
      properties.resistance = 0
      properties.angularResistance = 0
      animator.addBehavior(properties)
      animator.addBehavior(explosion)
    }

    func velocity(of item: any DynamicItem) -> CGPoint { properties.linearVelocity(for: item) }
    func spin(of item: any DynamicItem) -> CGFloat { properties.angularVelocity(for: item) }
  }

  /// The impulse of a wave of 1 N·s/m on a disc: ∫ cos θ · r(θ) dθ between its tangents, in newton seconds.
  private func impulse(onDiscAt d: CGFloat, radius R: CGFloat) -> CGFloat {
    let half = asin(R / d)
    return (d * (half + sin(half) * cos(half)) - .pi * R * R / (2 * d)) / 100
  }

  @Test(arguments: steps)
  func aDiscGetsTheIntegral(timeStep: Double) {
    for (d, R): (CGFloat, CGFloat) in [(200, 20), (60, 50), (900, 1)] {
      let disc = BasicItem.disc(0.6 * d, 0.8 * d, 2 * R)
      let scene = Scene([disc], timeStep: timeStep)
      scene.animator.step()
      let speed = 5 * impulse(onDiscAt: d, radius: R) / (.pi * R * R / 10_000) * 100
      let velocity = scene.velocity(of: disc)
      expect(velocity.x / (0.6 * speed), near: 1, within: 1e-6)
      expect(velocity.y / (0.8 * speed), near: 1, within: 1e-6)
      expect(scene.spin(of: disc), near: 0, within: 1e-6)
      #expect(!scene.explosion.active)
    }
  }

  /// A flat side of width w at a distance d: 2·d·atan(w/2d).
  @Test(arguments: steps)
  func aFlatSideGetsTheIntegral(timeStep: Double) {
    for (d, width): (CGFloat, CGFloat) in [(100, 100), (20, 300), (500, 10)] {
      let box = BasicItem.box(d + 25, 0, 50, width)
      let scene = Scene([box], timeStep: timeStep)
      scene.animator.step()
      let mass = 50 * width / 10_000
      let impulse = 5 * 2 * d * atan(width / (2 * d)) / 100
      expect(scene.velocity(of: box).x / (impulse / mass * 100), near: 1, within: 1e-6)
      expect(scene.velocity(of: box).y, near: 0, within: 1e-6)
      expect(scene.spin(of: box), near: 0, within: 1e-6)
    }
  }

  /// For a falloff of 1, the factor is 1 − r / radius; of a narrow disc, the one at its near side.
  @Test func itWeakensWithDistance() {
    for falloff: CGFloat in [0, 1, 2, 3.5] {
      let disc = BasicItem.disc(400, 0, 0.2)
      let scene = Scene([disc]) {
        $0.falloff = falloff
        $0.magnitude = 0.05
      }
      scene.animator.step()
      let full = 0.05 * impulse(onDiscAt: 400, radius: 0.1) / (.pi * 0.01 / 10_000) * 100
      expect(scene.velocity(of: disc).x / full, near: pow(0.6, falloff), within: 2e-3)
    }
  }

  @Test func nothingBeyondTheRadiusMoves() {
    let (near, far) = (BasicItem.disc(90, 0, 20), BasicItem.disc(0, 111, 20))
    let scene = Scene([near, far]) { $0.radius = 100 }
    scene.animator.step()
    #expect(scene.velocity(of: near).x > 10)
    #expect(scene.velocity(of: far) == .zero)
  }

  @Test func aPairGetsOppositeImpulses() {
    let pair = [BasicItem.box(-120, 30, 40, 60), BasicItem.box(120, -30, 40, 60)]
    let scene = Scene(pair)
    scene.animator.step()
    let (a, b) = (scene.velocity(of: pair[0]), scene.velocity(of: pair[1]))
    expect(a.x + b.x, near: 0, within: 1e-9)
    expect(a.y + b.y, near: 0, within: 1e-9)
    expect(scene.spin(of: pair[0]) - scene.spin(of: pair[1]), near: 0, within: 1e-9)
    #expect(a.x < -10)
  }

  /// A wall of the same angles on the other side of the axis changes the sign of the spin.
  @Test func anItemThatIsHitBesideItsCenterTurns() {
    let (above, below) = (BasicItem.box(100, -60, 40, 100), BasicItem.box(100, 60, 40, 100))
    let scene = Scene([above, below])
    scene.animator.step()
    #expect(scene.spin(of: above) > 0.05)
    expect(scene.spin(of: above) + scene.spin(of: below), near: 0, within: 1e-9)
  }

  @Test func aNegativeMagnitudePulls() {
    let disc = BasicItem.disc(200, 0, 40)
    let scene = Scene([disc]) { $0.magnitude = -5 }
    scene.animator.step()
    let speed = 5 * impulse(onDiscAt: 200, radius: 20) / (.pi * 400 / 10_000) * 100
    expect(scene.velocity(of: disc).x, near: -speed, within: 1e-4)
  }

  // MARK: Shadows

  @Test func aWallShadowsWholly() {
    let disc = BasicItem.disc(200, 0, 40)
    let scene = Scene([disc])
    let wall = CollisionBehavior(items: [])
    wall.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 100, y: -100), to: CGPoint(x: 100, y: 100))
    scene.animator.addBehavior(wall)
    scene.animator.step()
    #expect(scene.velocity(of: disc) == .zero)
    #expect(!scene.explosion.active)
    scene.explosion.isOccluded = false
    scene.explosion.active = true
    scene.animator.step()
    #expect(scene.velocity(of: disc).x > 10)
  }

  @Test func anItemShadowsAnother() {
    for isMember in [false, true] {
      let (shield, disc) = (BasicItem.box(100, 0, 20, 100), BasicItem.disc(200, 0, 40))
      let scene = Scene(isMember ? [shield, disc] : [disc])
      scene.animator.addBehavior(DynamicItemBehavior(items: [shield]))
      scene.animator.step()
      #expect(scene.velocity(of: disc) == .zero)
      #expect((shield.center.x > 100) == isMember)
    }
  }

  /// A wall that ends on the axis leaves the upper half of a flat side: d·atan(w/2d) along the axis, and half the
  /// impulse across: ∫ sin θ · r dθ = −d·ln cos θ.
  @Test(arguments: steps)
  func aHalfShadowLeavesHalf(timeStep: Double) {
    let (d, width): (CGFloat, CGFloat) = (200, 160)
    let box = BasicItem.box(d + 25, 0, 50, width)
    let scene = Scene([box], timeStep: timeStep)
    let wall = CollisionBehavior(items: [])
    wall.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 100, y: 0), to: CGPoint(x: 100, y: 900))
    scene.animator.addBehavior(wall)
    scene.animator.step()
    let (mass, angle) = (50 * width / 10_000, atan(width / (2 * d)))
    let (along, across) = (5 * d * angle / 100, 5 * d * log(cos(angle)) / 100)
    expect(scene.velocity(of: box).x / (along / mass * 100), near: 1, within: 1e-6)
    expect(scene.velocity(of: box).y / (across / mass * 100), near: 1, within: 1e-6)
    // All rays come from (0, 0), so there is no moment about it.
    let moment = -(d + 25) * across
    let inertia = mass * (50 * 50 + width * width) / 12
    expect(scene.spin(of: box) / (moment / inertia * 100), near: 1, within: 1e-6)
  }

  @Test func aBombInTheMiddleShieldsNothing() {
    let (bomb, disc) = (BasicItem.disc(0, 0, 30), BasicItem.disc(200, 0, 40))
    let scene = Scene([bomb, disc])
    scene.animator.step()
    #expect(scene.velocity(of: bomb) == .zero)
    let speed = 5 * impulse(onDiscAt: 200, radius: 20) / (.pi * 400 / 10_000) * 100
    expect(scene.velocity(of: disc).x, near: speed, within: 1e-4)
  }

  /// All of a full circle of boxes get what a wave gives: 2π·r in all.
  @Test func aCircleOfItemsGetsAllOfIt() {
    let items = (0..<24).map { place in
      let angle = CGFloat(place) / 24 * 2 * .pi
      let box = BasicItem.box(200 * cos(angle), 200 * sin(angle), 40, 80)
      box.transform = CGAffineTransform(rotationAngle: angle)
      return box
    }
    let scene = Scene(items)
    scene.animator.step()
    let speeds = items.map { item in
      let velocity = scene.velocity(of: item)
      return hypot(velocity.x, velocity.y)
    }
    // Each has 15° of a flat side at 180 pt.
    let angle = CGFloat.pi / 24
    let speed = 5 * 2 * 180 * angle / 100 / (40 * 80 / 10_000) * 100
    for own in speeds { expect(own / speed, near: 1, within: 1e-6) }
  }

  // MARK: With everything else

  @Test func itWaitsForItemsAndActsAgainWhenItIsSetActive() {
    let scene = Scene([])
    scene.animator.step()
    #expect(scene.explosion.active)
    let disc = BasicItem.disc(200, 0, 40)
    scene.explosion.addItem(disc)
    scene.properties.addItem(disc)
    scene.animator.step()
    #expect(!scene.explosion.active)
    let speed = scene.velocity(of: disc).x
    scene.animator.step()
    #expect(scene.velocity(of: disc).x == speed)
    scene.explosion.active = true
    scene.animator.step()
    #expect(scene.velocity(of: disc).x > 1.9 * speed)
  }

  @Test func itWakesOnlyWhatItHits() {
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: -500, y: -500, width: 1000, height: 1000))
    let items = [BasicItem.box(-300, 480, 40, 40), BasicItem.box(300, 480, 40, 40)]
    let walls = CollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    let explosion = ExplosionBehavior(items: items)
    explosion.active = false
    explosion.position = CGPoint(x: -300, y: 400)
    for behavior in [walls, GravityBehavior(items: items), explosion] {
      animator.addBehavior(behavior)
    }
    #expect(animator.advanceUntilPaused(limit: 10))
    explosion.active = true
    #expect(animator.isRunning)
    animator.step()
    #expect(animator.awakeItems.count == 1)
    #expect(animator.awakeItems.first === items[0])
  }

  @Test func anchoredAndKinematicItemsStandAndShield() {
    let (post, cart) = (BasicItem.box(100, 0, 20, 60), BasicItem.box(-100, 0, 20, 60))
    let discs = [BasicItem.disc(200, 0, 40), BasicItem.disc(-200, 0, 40)]
    let scene = Scene([post, cart] + discs)
    let anchor = DynamicItemBehavior(items: [post])
    anchor.isAnchored = true
    scene.animator.addBehavior(anchor)
    scene.animator.addBehavior(KinematicBehavior(items: [cart]))
    scene.animator.step()
    #expect(post.center == CGPoint(x: 100, y: 0))
    #expect(cart.center == CGPoint(x: -100, y: 0))
    for disc in discs { #expect(scene.velocity(of: disc) == .zero) }
  }

  @Test func groupsAndHooksAreHitWhereTheyFaceIt() {
    let group = DynamicItemGroup(items: [
      BasicItem.box(100, -40, 20, 20), BasicItem.box(100, 40, 20, 20),
    ])
    let between = BasicItem.disc(200, 0, 20)
    let scene = Scene([group, between])
    scene.animator.step()
    // It sees the disc between the two.
    let speed = 5 * impulse(onDiscAt: 200, radius: 10) / (.pi * 100 / 10_000) * 100
    expect(scene.velocity(of: between).x, near: speed, within: 1e-4)
    #expect(scene.velocity(of: group).x > 10)
    expect(scene.spin(of: group), near: 0, within: 1e-9)
  }

  @Test func aSnapshotOfBeforeExplodesAgainAndAForecastComesTrue() throws {
    let items = (0..<6).map { BasicItem.box(60 + 50 * CGFloat($0), 20 * CGFloat($0), 30, 40) }
    let scene = Scene(items) { $0.radius = 300 }
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 150, y: 0), to: CGPoint(x: 170, y: 60))
    scene.animator.addBehavior(collision)
    let before = scene.animator.snapshot()
    let forecast = scene.animator.forecast(for: 0.5)
    let own = scene.animator.forecast(of: items[5], for: 0.5)
    #expect(scene.explosion.active)
    var hashes: [UInt64] = []
    for _ in 0..<60 {
      scene.animator.step()
      hashes.append(scene.animator.stateHash)
    }
    for item in items {
      let id = try #require(scene.animator.id(of: item))
      #expect(forecast.pose(of: id, at: 0.5)?.center == item.center)
    }
    let last = try #require(scene.animator.id(of: items[5]))
    #expect(own.pose(of: last, at: 0.5)?.center == items[5].center)
    try scene.animator.restore(before)
    #expect(scene.explosion.active)
    for hash in hashes {
      scene.animator.step()
      #expect(scene.animator.stateHash == hash)
    }
  }

  @Test func finishTakesItAlong() {
    let disc = BasicItem.disc(200, 0, 40)
    let scene = Scene([disc])
    scene.properties.resistance = 5
    #expect(scene.animator.finish())
    #expect(disc.center.x > 201)
    #expect(!scene.explosion.active)
  }

  @Test func aHugeOneDoesNoHarm() {
    let items = (0..<20).map { BasicItem.disc(CGFloat($0 % 5) * 40, CGFloat($0 / 5) * 40, 38) }
    let scene = Scene(items) {
      $0.magnitude = 1e12
      $0.radius = 1e6
    }
    scene.animator.addBehavior(CollisionBehavior(items: items))
    scene.animator.advance(by: 0.2)
    for item in items { #expect(item.center.x.isFinite && item.center.y.isFinite) }
  }

  @Test func badInputIsReportedAndChangesNothing() {
    let disc = BasicItem.disc(200, 0, 40)
    let scene = Scene([disc])
    let hash = scene.animator.stateHash
    let (_, reports) = DynamicsDiagnostics.collecting {
      for value: CGFloat in [0, -1, .nan, 1e7] { scene.explosion.radius = value }
      for value: CGFloat in [-1, 101, .nan] { scene.explosion.falloff = value }
      for value: CGFloat in [.infinity, .nan, 1e13] { scene.explosion.magnitude = value }
      scene.explosion.position = CGPoint(x: CGFloat.nan, y: 0)
      scene.explosion.addItem(disc)
      scene.explosion.removeItem(BasicItem.crate(at: 0, 0))
    }
    #expect(reports.count == 13)
    #expect(scene.animator.stateHash == hash)
  }
}
