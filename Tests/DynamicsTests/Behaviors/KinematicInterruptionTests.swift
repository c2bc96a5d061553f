import Dynamics
import Testing

/// Moves that are replaced, paused, restored or left in the middle.
@Suite struct KinematicInterruptionTests {
  private let animator = DynamicAnimator.headless()
  private let item = BasicItem(center: .zero, size: CGSize(width: 40, height: 40))
  private let kinematic = KinematicBehavior()

  init() {
    kinematic.addItem(item)
    animator.addBehavior(kinematic)
  }

  private func step(_ count: Int) { for _ in 0..<count { animator.step() } }

  @Test func aMoveThatIsReplacedGoesOnFromWhereItIs() {
    kinematic.move(item, to: CGPoint(x: 120, y: 0), angle: 1, duration: 1)
    step(60)
    expect(item.center.x, near: 60, within: 1e-9)
    kinematic.move(item, to: CGPoint(x: 60, y: 90), duration: 0.5)
    step(30)
    expect(item.center.x, near: 60, within: 1e-9)
    expect(item.center.y, near: 45, within: 1e-9)
    // The rotation of the first move goes on.
    expect(item.angle, near: 0.75, within: 1e-9)
    kinematic.setLinearVelocity(CGPoint(x: -60, y: 0), for: item)
    step(30)
    expect(item.center.x, near: 45, within: 1e-9)
    expect(item.center.y, near: 45, within: 1e-9)
    expect(item.angle, near: 1, within: 1e-9)
    kinematic.follow(item, to: .zero, angle: 0, at: animator.elapsedTime + 0.25)
    step(30)
    expect(item.center.x, near: 0, within: 1e-6)
    expect(item.angle, near: 0, within: 1e-6)
    step(60)
    expect(item.center.y, near: 0, within: 1e-6)
    #expect(animator.advanceUntilPaused(limit: 2))
  }

  @Test func aPauseStopsAMoveAndCostsItNoTime() {
    kinematic.move(item, to: CGPoint(x: 120, y: 0), duration: 1)
    animator.advance(by: 0.5)
    let x = item.center.x
    animator.pause()
    animator.advance(by: 3)
    #expect(item.center.x == x)
    animator.resume()
    animator.advance(by: 0.25)
    expect(item.center.x, near: x + 30, within: 1e-6)
    animator.advance(by: 1)
    #expect(item.center.x == 120)
  }

  @Test func aMoveThatIsRestoredEndsInTheSameState() throws {
    kinematic.move(item, to: CGPoint(x: 90, y: 30), angle: 2, duration: 1, timing: .easeInOut)
    step(40)
    let (snapshot, hash) = (animator.snapshot(), animator.stateHash)
    step(40)
    let later = animator.stateHash
    kinematic.setLinearVelocity(CGPoint(x: 500, y: 500), for: item)
    step(70)
    try animator.restore(snapshot)
    #expect(animator.stateHash == hash)
    step(40)
    #expect(animator.stateHash == later)
    step(40)
    #expect(item.center == CGPoint(x: 90, y: 30) && item.angle == 2)
  }

  @Test func anItemThatWasRemovedInItsMoveReturnsAtRest() {
    kinematic.move(item, to: CGPoint(x: 120, y: 0), duration: 1)
    step(60)
    kinematic.removeItem(item)
    kinematic.addItem(item)
    let x = item.center.x
    step(60)
    #expect(item.center.x == x)
  }

  @Test(arguments: [false, true])
  func itWinsOverAnchoredAndLeavesAsTheItemIs(isAnchored: Bool) {
    let properties = DynamicItemBehavior(items: [item])
    properties.isAnchored = isAnchored
    properties.resistance = 0
    animator.addBehavior(properties)
    kinematic.move(item, to: CGPoint(x: 120, y: 0), duration: 1)
    step(60)
    expect(item.center.x, near: 60, within: 1e-9)
    kinematic.removeItem(item)
    step(60)
    expect(item.center.x, near: isAnchored ? 60 : 120, within: 1e-6)
  }

  @Test func theSecondBehaviorTakesOverWhenTheFirstLetsGo() {
    let second = KinematicBehavior(items: [item])
    let found = DynamicsDiagnostics.collecting {
      animator.addBehavior(second)
      second.setLinearVelocity(CGPoint(x: 0, y: 60), for: item)
      kinematic.setLinearVelocity(CGPoint(x: 60, y: 0), for: item)
      step(60)
    }.diagnostics
    #expect(found.count == 1)
    expect(item.center.x, near: 30, within: 1e-9)
    #expect(item.center.y == 0)
  }

  @Test(arguments: [40.0, 400, 4000])
  func whatTwoJawsSqueezeStaysInTheRoom(speed: Double) {
    let jaw = BasicItem(center: CGPoint(x: 300, y: 0), size: CGSize(width: 40, height: 300))
    kinematic.addItem(jaw)
    let nuts = (0..<3).map { index in
      BasicItem(
        center: CGPoint(x: 150, y: 45 * Double(index) - 45), size: CGSize(width: 36, height: 36))
    }
    let collision = CollisionBehavior(items: nuts + [item, jaw])
    let room = CGRect(x: -100, y: -100, width: 500, height: 200)
    collision.addBoundary(withIdentifier: "room", for: BezierPath(rect: room))
    animator.addBehavior(collision)
    kinematic.setLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    kinematic.move(jaw, to: CGPoint(x: 140, y: 0), angle: 0.3, duration: 160 / speed)
    for _ in 0..<240 {
      animator.step()
      for nut in nuts {
        #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(nut.center))
      }
    }
  }

  @Test(arguments: [5.0, 40, 300])
  func aDrumThatTurnsFastKeepsItsBalls(rate: Double) {
    let balls = (0..<4).map { index in
      BasicItem(
        center: CGPoint(x: 18 * Double(index) - 27, y: 0), size: CGSize(width: 14, height: 14),
        collisionBoundsType: .ellipse)
    }
    let collision = CollisionBehavior(items: balls)
    let drum = CGRect(x: -60, y: -60, width: 120, height: 120)
    collision.addBoundary(
      withIdentifier: "drum", for: BezierPath(rect: drum), attachedTo: item)
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: balls))
    kinematic.setAngularVelocity(rate, for: item)
    for _ in 0..<240 {
      animator.step()
      for ball in balls {
        let back = ball.center.applying(CGAffineTransform(rotationAngle: -item.angle))
        #expect(drum.insetBy(dx: -0.01, dy: -0.01).contains(back), "\(rate)")
      }
    }
  }
}
