import Dynamics
import Foundation
import Testing

/// Fast items stood still on curves, corners and platforms while they reported their speed.
///
/// Continuous collision stopped an item and left its velocity to a contact in the next step. Where
/// that step found none, the item was stopped again, until it lost its velocity after 61 steps.
@Suite struct StoppedForeverTests {
  /// The most steps in a row in which an item stands still at more than 100 pt/s.
  private static func stillness(
    of item: BasicItem, _ properties: DynamicItemBehavior, _ animator: DynamicAnimator,
    steps: Int = 70
  ) -> Int {
    var (count, most) = (0, 0)
    for _ in 0..<steps {
      let place = item.center
      animator.step()
      let velocity = properties.linearVelocity(for: item)
      let isStill = hypot(item.center.x - place.x, item.center.y - place.y) < 0.01
      count = isStill && hypot(velocity.x, velocity.y) > 100 ? count + 1 : 0
      most = max(most, count)
    }
    return most
  }

  private static func ball(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: 2 * radius, height: 2 * radius),
      collisionBoundsType: .ellipse)
  }

  @Test(arguments: [1.0 / 120, 1.0 / 60], [700.0, 1500, 3300, 6000])
  func anItemRunsAlongAnOval(timeStep: Double, speed: CGFloat) {
    for (item, radius) in [
      (Self.ball(200, 384, radius: 16), 16.0), (Self.ball(200, 396, radius: 4), 4),
      (.box(200, 390, 20, 20), 10),
    ] as [(BasicItem, CGFloat)] {
      let animator = DynamicAnimator.headless()
      animator.timeStep = timeStep
      let collision = CollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "oval",
        for: BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 400, height: 400)))
      let properties = DynamicItemBehavior(items: [item])
      for behavior in [GravityBehavior(items: [item]), collision, properties] {
        animator.addBehavior(behavior)
      }
      properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
      #expect(Self.stillness(of: item, properties, animator) < 2)
      #expect(hypot(item.center.x - 200, item.center.y - 200) < 202 - radius)
    }
  }

  @Test(arguments: [1200.0, 2500, 5000])
  func anItemRunsUpABendOfLines(speed: CGFloat) {
    let path = BezierPath()
    path.move(to: CGPoint(x: -500, y: 0))
    var corner = CGPoint.zero
    path.addLine(to: corner)
    for bend in 1...8 {
      let angle = CGFloat(bend) * 10 * .pi / 180
      corner.x += 40 * cos(angle)
      corner.y -= 40 * sin(angle)
      path.addLine(to: corner)
    }
    let item = Self.ball(-100, -9, radius: 9)
    let animator = DynamicAnimator.headless()
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "bend", for: path)
    let properties = DynamicItemBehavior(items: [item])
    for behavior in [GravityBehavior(items: [item]), collision, properties] {
      animator.addBehavior(behavior)
    }
    properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    #expect(Self.stillness(of: item, properties, animator) < 2)
  }

  /// The ball bounces off a platform that goes down as it would off one that stands.
  @Test(arguments: [10.0, 36, 100, 200], [150.0, 300, 320, 410])
  func aFastItemBouncesOffAPlatformThatGoesDown(speed: CGFloat, drop: CGFloat) {
    let (lift, ball) = (BasicItem.box(150, 200, 200, 20), Self.ball(150, 180 - drop, radius: 10))
    let animator = DynamicAnimator.headless()
    let motion = KinematicBehavior(items: [lift])
    let properties = DynamicItemBehavior(items: [ball])
    (properties.elasticity, properties.resistance) = (0.5, 0)
    for behavior in [
      motion, GravityBehavior(items: [ball]), CollisionBehavior(items: [lift, ball]), properties,
    ] { animator.addBehavior(behavior) }
    motion.setLinearVelocity(CGPoint(x: 0, y: speed), for: lift)
    var before: CGFloat = 0
    for _ in 0..<240 {
      animator.step()
      let after = properties.linearVelocity(for: ball).y
      if after < before {
        // Half of the speed at which they met, as seen from the platform.
        expect((after - speed) / (before - speed), near: -0.5, within: 0.06)
        return
      }
      before = after
    }
    Issue.record("the ball never bounced")
  }

  /// A box that tumbles onto a peg.
  @Test(arguments: [0.0, 0.5], [0.8, 1.96, 2.42])
  func aBoxBouncesOffAPeg(elasticity: CGFloat, angle: CGFloat) {
    for speed in stride(from: 1000.0, through: 8000, by: 500) {
      let (box, peg) = (BasicItem.box(-100, 8, 40, 20), Self.ball(0, 0, radius: 20))
      box.angle = angle
      let animator = DynamicAnimator.headless()
      let properties = DynamicItemBehavior(items: [box])
      (properties.elasticity, properties.resistance) = (elasticity, 0)
      properties.angularResistance = 0
      let anchored = DynamicItemBehavior(items: [peg])
      anchored.isAnchored = true
      for behavior in [CollisionBehavior(items: [box, peg]), properties, anchored] {
        animator.addBehavior(behavior)
      }
      properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: box)
      #expect(Self.stillness(of: box, properties, animator, steps: 30) < 3, "at \(speed) pt/s")
    }
  }

  /// A box turns about its corner in contact, and meets the obstacle again and again.
  @Test(arguments: [700.0, 1500, 3000, 6000], [0.0, 0.5])
  func aBoxThatTurnsInContactMovesOn(speed: CGFloat, elasticity: CGFloat) {
    for obstacle in [Self.triangle(), .box(0, 0, 30, 30), Self.ball(0, 0, radius: 20)] {
      for (offset, angle) in [-20.0, -12, -4, 4, 12, 20].flatMap({ offset in
        [0.0, 0.4, 0.8, 1.2].map { (offset, $0) }
      }) {
        let box = BasicItem.box(-100, offset, 40, 20)
        box.angle = angle
        let animator = DynamicAnimator.headless()
        let properties = DynamicItemBehavior(items: [box])
        (properties.elasticity, properties.resistance) = (elasticity, 0)
        properties.angularResistance = 0
        let anchored = DynamicItemBehavior(items: [obstacle])
        anchored.isAnchored = true
        for behavior in [CollisionBehavior(items: [box, obstacle]), properties, anchored] {
          animator.addBehavior(behavior)
        }
        properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: box)
        #expect(
          Self.stillness(of: box, properties, animator, steps: 30) < 2,
          "\(offset) pt, \(angle) rad")
      }
    }
  }

  private static func triangle() -> BasicItem {
    let path = BezierPath()
    path.move(to: CGPoint(x: -15, y: 10))
    path.addLine(to: CGPoint(x: 15, y: 10))
    path.addLine(to: CGPoint(x: 0, y: -20))
    path.close()
    let item = BasicItem(
      center: .zero, size: CGSize(width: 30, height: 30), collisionBoundsType: .path)
    item.collisionBoundingPath = path
    return item
  }

  /// A slow, heavy block lost its velocity while a light ball bounced fast between it and a wall.
  @Test func aSlowBlockGoesOnWhileALightItemHitsIt() {
    let (block, ball) = (BasicItem.box(250, 100, 300, 300), Self.ball(20, 100, radius: 5))
    let animator = DynamicAnimator.headless()
    let collision = CollisionBehavior(items: [block, ball])
    collision.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 0, y: -400), to: CGPoint(x: 0, y: 600))
    let properties = DynamicItemBehavior(items: [block, ball])
    (properties.elasticity, properties.friction) = (1, 0)
    (properties.resistance, properties.allowsRotation) = (0, false)
    properties.usesPreciseCollisionDetection = true
    let heavy = DynamicItemBehavior(items: [block])
    heavy.density = 100
    for behavior in [collision, properties, heavy] { animator.addBehavior(behavior) }
    properties.addLinearVelocity(CGPoint(x: -1.5, y: 0), for: block)
    properties.addLinearVelocity(CGPoint(x: 3000, y: 0), for: ball)
    animator.step()
    func energy() -> CGFloat {
      let (a, b) = (properties.linearVelocity(for: block), properties.linearVelocity(for: ball))
      return 900 * (a.x * a.x + a.y * a.y) + .pi * 0.0025 * (b.x * b.x + b.y * b.y)
    }
    let start = energy()
    for _ in 0..<600 { animator.step() }
    expect(energy() / start, near: 1, within: 0.01)
  }
}
