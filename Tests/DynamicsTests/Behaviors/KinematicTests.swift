import Dynamics
import Testing

@Suite struct KinematicTests {
  private let animator = DynamicAnimator.headless()

  private func reports(_ misuse: () -> Void) -> [DynamicsDiagnostic] {
    DynamicsDiagnostics.collecting(misuse).diagnostics
  }

  private func platform(
    _ center: CGPoint, width: CGFloat = 400, height: CGFloat = 20
  ) -> (item: BasicItem, behavior: KinematicBehavior) {
    let item = BasicItem(
      center: center, size: CGSize(width: width, height: height))
    let behavior = KinematicBehavior(items: [item])
    animator.addBehavior(behavior)
    return (item, behavior)
  }

  // MARK: Motion

  @Test func itMovesAtItsVelocityUntilToldOtherwise() {
    let (item, behavior) = platform(CGPoint(x: 0, y: 0))
    behavior.setLinearVelocity(CGPoint(x: 60, y: -30), for: item)
    behavior.setAngularVelocity(2, for: item)
    for _ in 0..<120 { animator.step() }
    expect(item.center.x, near: 60, within: 1e-9)
    expect(item.center.y, near: -30, within: 1e-9)
    expect(item.angle, near: 2, within: 1e-9)
    behavior.setLinearVelocity(.zero, for: item)
    for _ in 0..<60 { animator.step() }
    expect(item.center.x, near: 60, within: 1e-9)
    expect(item.angle, near: 3, within: 1e-9)
  }

  @Test func itMovesAsTheTimingFunctionSaysAndStopsThere() {
    for timing in [TimingFunction.linear, .easeInOut, .bounceOut] {
      let animator = DynamicAnimator.headless()
      let item = BasicItem.crate(at: 100, 100)
      let behavior = KinematicBehavior(items: [item])
      animator.addBehavior(behavior)
      behavior.move(item, to: CGPoint(x: 340, y: 20), angle: 1, duration: 0.5, timing: timing)
      for step in 1...60 {
        animator.step()
        let progress = timing(Double(step) / 60)
        expect(item.center.x, near: 100 + 240 * progress, within: 1e-9)
        expect(item.angle, near: progress, within: 1e-9)
      }
      #expect(item.center == CGPoint(x: 340, y: 20))
      for _ in 0..<120 { animator.step() }
      #expect(item.center == CGPoint(x: 340, y: 20))
      #expect(!animator.isRunning)
    }
  }

  @Test func aMoveWithoutDurationTakesOneStep() {
    let (item, behavior) = platform(.zero)
    behavior.move(item, to: CGPoint(x: 50, y: 1e6), duration: 0)
    animator.step()
    #expect(item.center == CGPoint(x: 50, y: 1e6))
  }

  @Test func followIsExactAtTheFrameWhateverTheRemainder() {
    for rate in [60.0, 144, 90, 24] {
      let animator = DynamicAnimator.headless()
      let item = BasicItem.crate(at: 0, 0)
      let behavior = KinematicBehavior(items: [item])
      animator.addBehavior(behavior)
      for frame in 1...100 {
        let place = CGPoint(x: 30 * sin(Double(frame) / 9), y: Double(frame))
        let time = animator.elapsedTime + 1 / rate
        let before = animator.elapsedTime
        behavior.follow(item, to: place, at: time)
        animator.advance(by: 1 / rate)
        // A frame may be too short for a step.
        if animator.elapsedTime - before > 0, rate <= 120 {
          expect(item.center.x, near: place.x, within: 1e-6)
          expect(item.center.y, near: place.y, within: 1e-6)
        }
      }
    }
  }

  @Test func itHasAVelocityAndKeepsItWhenItLeaves() {
    let (item, behavior) = platform(.zero, width: 40, height: 40)
    let reader = DynamicItemBehavior(items: [item])
    reader.resistance = 0
    animator.addBehavior(reader)
    behavior.move(item, to: CGPoint(x: 120, y: 0), duration: 1)
    for _ in 0..<60 { animator.step() }
    expect(reader.linearVelocity(for: item).x, near: 120, within: 1e-6)
    behavior.removeItem(item)
    for _ in 0..<120 { animator.step() }
    expect(item.center.x, near: 180, within: 1e-6)
  }

  @Test func itWinsOverAnchoredAndForcesDoNotMoveIt() {
    let (item, behavior) = platform(.zero)
    let free = DynamicItemBehavior(items: [item])
    free.isAnchored = false
    animator.addBehavior(free)
    animator.addBehavior(GravityBehavior(items: [item]))
    behavior.setLinearVelocity(CGPoint(x: 10, y: 0), for: item)
    for _ in 0..<120 { animator.step() }
    expect(item.center.y, near: 0, within: 0)
    expect(item.center.x, near: 10, within: 1e-9)
  }

  @Test func itKeepsTheAnimatorRunningOnlyWhileItMoves() {
    let (item, behavior) = platform(.zero)
    behavior.setLinearVelocity(CGPoint(x: 1e-3, y: 0), for: item)
    #expect(!animator.advanceUntilPaused(limit: 20))
    behavior.setLinearVelocity(.zero, for: item)
    #expect(animator.advanceUntilPaused(limit: 5))
    behavior.setAngularVelocity(0.1, for: item)
    #expect(animator.isRunning)
  }

  // MARK: Others

  @Test func aConveyorCarriesWhatLiesOnIt() {
    let (belt, behavior) = platform(CGPoint(x: 0, y: 110), width: 4000)
    let box = BasicItem.crate(at: 0, 80)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(CollisionBehavior(items: [belt, box]))
    let properties = DynamicItemBehavior(items: [box])
    properties.resistance = 0
    animator.addBehavior(properties)
    for _ in 0..<60 { animator.step() }
    behavior.setLinearVelocity(CGPoint(x: 150, y: 0), for: belt)
    for _ in 0..<240 { animator.step() }
    expect(properties.linearVelocity(for: box).x, near: 150, within: 1.5)
    expect(box.angle, near: 0, within: 0.01)
  }

  @Test func aHitGivesTheMomentumOfAnInfiniteMass() {
    for elasticity in [0.0, 0.5, 1] {
      let animator = DynamicAnimator.headless()
      let paddle = BasicItem(center: .zero, size: CGSize(width: 20, height: 80))
      let ball = BasicItem(center: CGPoint(x: 60, y: 0), size: CGSize(width: 20, height: 20))
      ball.collisionBoundsType = .ellipse
      let behavior = KinematicBehavior(items: [paddle])
      animator.addBehavior(behavior)
      animator.addBehavior(CollisionBehavior(items: [paddle, ball]))
      let properties = DynamicItemBehavior(items: [ball, paddle])
      properties.elasticity = elasticity
      properties.resistance = 0
      properties.addLinearVelocity(CGPoint(x: -100, y: 0), for: ball)
      animator.addBehavior(properties)
      behavior.setLinearVelocity(CGPoint(x: 200, y: 0), for: paddle)
      for _ in 0..<60 { animator.step() }
      // v' = u + e · (u − v)
      expect(
        properties.linearVelocity(for: ball).x, near: 200 + elasticity * 300, within: 0.5)
    }
  }

  @Test func whatSleepsOnItWakes() {
    let (lift, behavior) = platform(CGPoint(x: 0, y: 110))
    let box = BasicItem.crate(at: 0, 80)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(CollisionBehavior(items: [lift, box]))
    #expect(animator.advanceUntilPaused(limit: 5))
    let height = box.center.y - lift.center.y
    behavior.move(lift, to: CGPoint(x: 0, y: -190), duration: 2, timing: .easeInOut)
    var worst: CGFloat = 0
    for _ in 0..<240 {
      animator.step()
      worst = max(worst, abs(box.center.y - lift.center.y - height))
    }
    expect(box.center.y, near: -190 + height, within: 0.5)
    #expect(worst < 1)
    #expect(animator.advanceUntilPaused(limit: 5))
  }

  @Test func whatItSqueezesStaysInsideTheWall() {
    for side in [-1.0, 1] {
      let animator = DynamicAnimator.headless()
      let press = BasicItem(
        center: CGPoint(x: 0, y: -300 * side), size: CGSize(width: 300, height: 40))
      let box = BasicItem.crate(at: 0, 0)
      let behavior = KinematicBehavior(items: [press])
      let collision = CollisionBehavior(items: [press, box])
      collision.addBoundary(
        withIdentifier: "room",
        for: BezierPath(rect: CGRect(x: -150, y: -100, width: 300, height: 200)))
      animator.addBehavior(behavior)
      animator.addBehavior(collision)
      behavior.move(press, to: CGPoint(x: 0, y: 100 * side), duration: 1)
      for _ in 0..<240 {
        animator.step()
        #expect(abs(box.center.y) <= 100.001 && abs(box.center.x) <= 150.001)
      }
    }
  }

  @Test func nothingFastPassesThroughIt() {
    for speed in [500.0, 3000, 20_000] {
      for own in [-2000.0, 0, 2000] {
        let animator = DynamicAnimator.headless()
        let wall = BasicItem(center: CGPoint(x: 0, y: 0), size: CGSize(width: 10, height: 400))
        let ball = BasicItem(center: CGPoint(x: -300, y: 0), size: CGSize(width: 12, height: 12))
        let behavior = KinematicBehavior(items: [wall])
        animator.addBehavior(behavior)
        animator.addBehavior(CollisionBehavior(items: [wall, ball]))
        let properties = DynamicItemBehavior(items: [ball])
        properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: ball)
        animator.addBehavior(properties)
        behavior.setLinearVelocity(CGPoint(x: own, y: 0), for: wall)
        for _ in 0..<60 {
          animator.step()
          #expect(ball.center.x < wall.center.x, "\(speed), \(own)")
        }
      }
    }
  }

  @Test func aFastWallSweepsWhatStandsInItsWay() {
    for speed in [1000.0, 8000, 60_000] {
      let animator = DynamicAnimator.headless()
      let wall = BasicItem(center: CGPoint(x: -500, y: 0), size: CGSize(width: 10, height: 400))
      let ball = BasicItem(center: .zero, size: CGSize(width: 12, height: 12))
      let behavior = KinematicBehavior(items: [wall])
      animator.addBehavior(behavior)
      animator.addBehavior(CollisionBehavior(items: [wall, ball]))
      behavior.setLinearVelocity(CGPoint(x: speed, y: 0), for: wall)
      for _ in 0..<120 {
        animator.step()
        #expect(ball.center.x > wall.center.x, "\(speed)")
      }
    }
  }

  /// An item that a wall stopped early in a step used to stand still for its rest, while a fast
  /// paddle passed it.
  @Test func whatAWallStopsIsNotPassed() {
    for speed in [1500.0, 3000, 20_000] {
      let animator = DynamicAnimator.headless()
      let paddle = BasicItem(center: CGPoint(x: 100, y: 960), size: CGSize(width: 6, height: 80))
      let card = BasicItem(center: CGPoint(x: 108, y: 970), size: CGSize(width: 2.8, height: 40))
      let behavior = KinematicBehavior(items: [paddle])
      animator.addBehavior(behavior)
      let collision = CollisionBehavior(items: [paddle, card])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      let properties = DynamicItemBehavior(items: [card])
      properties.allowsRotation = false
      properties.addLinearVelocity(CGPoint(x: -40, y: 9000), for: card)
      animator.addBehavior(properties)
      behavior.setLinearVelocity(CGPoint(x: speed, y: 0), for: paddle)
      for _ in 0..<4 {
        animator.step()
        #expect(card.center.x > paddle.center.x, "\(speed)")
      }
    }
  }

  @Test func aPendulumHangsFromIt() {
    // A pivot that moves at constant velocity is an inertial frame: the pendulum swings as at rest.
    func swing(_ velocity: CGFloat) -> [CGFloat] {
      let animator = DynamicAnimator.headless()
      let pivot = BasicItem(center: .zero, size: CGSize(width: 10, height: 10))
      let bob = BasicItem(center: CGPoint(x: 60, y: 80), size: CGSize(width: 20, height: 20))
      let behavior = KinematicBehavior(items: [pivot])
      animator.addBehavior(behavior)
      animator.addBehavior(GravityBehavior(items: [bob]))
      animator.addBehavior(AttachmentBehavior(item: bob, attachedTo: pivot))
      let properties = DynamicItemBehavior(items: [bob])
      properties.resistance = 0
      properties.angularResistance = 0
      properties.addLinearVelocity(CGPoint(x: velocity, y: 0), for: bob)
      animator.addBehavior(properties)
      behavior.setLinearVelocity(CGPoint(x: velocity, y: 0), for: pivot)
      return (0..<240).map { _ in
        animator.step()
        let arm = CGPoint(x: bob.center.x - pivot.center.x, y: bob.center.y - pivot.center.y)
        expect(hypot(arm.x, arm.y), near: 100, within: 1e-4)
        return atan2(arm.x, arm.y)
      }
    }
    for (still, moving) in zip(swing(0), swing(300)) {
      expect(moving, near: still, within: 1e-6)
    }
  }

  // MARK: Bad input

  @Test func badInputIsReportedAndChangesNothing() {
    let (item, behavior) = platform(.zero)
    let stranger = BasicItem.crate(at: 0, 0)
    let reports = reports {
      behavior.setLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: item)
      behavior.setAngularVelocity(.infinity, for: item)
      behavior.setLinearVelocity(CGPoint(x: 1, y: 0), for: stranger)
      behavior.move(item, to: CGPoint(x: CGFloat.infinity, y: 0), duration: 1)
      behavior.move(item, to: .zero, duration: -1)
      behavior.move(item, to: .zero, duration: .nan)
      behavior.move(item, to: .zero, angle: .nan, duration: 1)
      behavior.follow(item, to: CGPoint(x: 9, y: 9), at: 0)
      behavior.follow(item, to: CGPoint(x: 9, y: 9), at: .nan)
    }
    #expect(reports.count == 9)
    for _ in 0..<10 { animator.step() }
    #expect(item.center == .zero)
  }

  @Test func aSecondKinematicBehaviorIsReportedAndDoesNotMoveTheItem() {
    let (item, first) = platform(.zero)
    first.setLinearVelocity(CGPoint(x: 12, y: 0), for: item)
    let second = KinematicBehavior(items: [item])
    animator.addBehavior(second)
    second.setLinearVelocity(CGPoint(x: 0, y: 99), for: item)
    let reports = reports { animator.step() }
    #expect(reports.count == 1)
    for _ in 0..<9 { animator.step() }
    expect(item.center.x, near: 1, within: 1e-9)
    #expect(item.center.y == 0)
  }

  // MARK: Snapshots

  @Test func aMoveInFlightIsInSnapshots() throws {
    let (item, behavior) = platform(.zero)
    let box = BasicItem.crate(at: 0, -40)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(CollisionBehavior(items: [item, box]))
    behavior.move(item, to: CGPoint(x: 200, y: -50), angle: 0.2, duration: 2, timing: .easeInOut)
    for _ in 0..<77 { animator.step() }
    let snapshot = animator.snapshot()
    func play() -> [CGPoint] {
      (0..<240).flatMap { _ in
        animator.step()
        return [item.center, box.center]
      }
    }
    let first = play()
    try animator.restore(snapshot)
    #expect(play() == first)
  }
}
