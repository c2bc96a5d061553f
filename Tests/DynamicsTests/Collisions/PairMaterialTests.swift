import DynamicsTesting
import Foundation
import Testing

/// The elasticity and friction of one pair.
@Suite struct PairMaterialTests {
  private static let steps = [1.0 / 120, 1.0 / 480]

  /// An item that falls onto a floor at y = 400 without resistance, and the height at the top of its bounce.
  private struct Bounce {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 400))
    let ball: BasicItem
    let floor = BasicItem.box(200, 380, 300, 40)
    let collision: CollisionBehavior
    let properties: DynamicItemBehavior

    init(_ ball: BasicItem, timeStep: Double = 1.0 / 120, hasFloor: Bool = false) {
      self.ball = ball
      animator.timeStep = timeStep
      collision = CollisionBehavior(items: hasFloor ? [ball, floor] : [ball])
      collision.translatesReferenceBoundsIntoBoundary = !hasFloor
      properties = DynamicItemBehavior(items: [ball])
      properties.resistance = 0
      properties.angularResistance = 0
      let anchor = DynamicItemBehavior(items: hasFloor ? [floor] : [])
      anchor.isAnchored = true
      for behavior in [collision, properties, anchor, GravityBehavior(items: [ball])] {
        animator.addBehavior(behavior)
      }
    }

    /// The highest place of the center after the first contact, above that at rest.
    func height(rest: CGFloat) -> CGFloat {
      var (hasBounced, highest) = (false, CGFloat.infinity)
      for _ in 0..<Int(1.6 / animator.timeStep) {
        animator.step()
        if properties.linearVelocity(for: ball).y < 0 { hasBounced = true }
        if hasBounced { highest = min(highest, ball.center.y) }
      }
      return rest - highest
    }
  }

  @Test(arguments: steps)
  func aBallBouncesOffOneWallAsItsPairSays(timeStep: Double) {
    for elasticity: CGFloat in [0.3, 0.6, 0.9] {
      let bounce = Bounce(.disc(200, 80, 40), timeStep: timeStep)
      bounce.collision.setElasticity(elasticity, between: bounce.ball, andBoundary: nil)
      // From 300 pt. The top is between two steps, at most g·h²/8 above the higher of them.
      expect(bounce.height(rest: 380), near: 300 * elasticity * elasticity, within: 0.4)
    }
  }

  @Test(arguments: steps)
  func aBoxBouncesOffAnItemAsItsPairSays(timeStep: Double) {
    for elasticity: CGFloat in [0.3, 0.9] {
      let bounce = Bounce(.box(200, 40, 40, 40), timeStep: timeStep, hasFloor: true)
      bounce.collision.setElasticity(elasticity, between: bounce.floor, and: bounce.ball)
      expect(bounce.height(rest: 340), near: 300 * elasticity * elasticity, within: 0.4)
    }
  }

  /// Ball between a wall of elasticity 1 and one of 0.5: the speed halves with each round.
  @Test(arguments: steps)
  func twoWallsHaveAnElasticityEach(timeStep: Double) {
    let animator = DynamicAnimator.headless()
    animator.timeStep = timeStep
    let ball = BasicItem.disc(200, 100, 20)
    let collision = CollisionBehavior(items: [ball])
    for (name, x) in [("left", 0.0), ("right", 400)] {
      collision.addBoundary(
        withIdentifier: name, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: 200))
    }
    collision.setElasticity(1, between: ball, andBoundary: "left")
    collision.setElasticity(0.5, between: ball, andBoundary: "right")
    let properties = DynamicItemBehavior(items: [ball])
    properties.resistance = 0
    properties.addLinearVelocity(CGPoint(x: 800, y: 0), for: ball)
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    animator.advance(by: 0.4)
    expect(properties.linearVelocity(for: ball).x, near: -400, within: 1e-6)
    animator.advance(by: 1)
    expect(properties.linearVelocity(for: ball).x, near: 400, within: 1e-6)
    animator.advance(by: 0.9)
    expect(properties.linearVelocity(for: ball).x, near: -200, within: 1e-6)
  }

  @Test(arguments: steps)
  func aBoxSlidesAsFarAsItsPairSays(timeStep: Double) {
    for (friction, isItem): (CGFloat, Bool) in [(0.25, false), (0.5, false), (0.4, true)] {
      let bounce = Bounce(
        .box(100, isItem ? 340 : 380, 60, 40), timeStep: timeStep, hasFloor: isItem)
      if isItem {
        bounce.collision.setFriction(friction, between: bounce.ball, and: bounce.floor)
      } else {
        bounce.collision.setFriction(friction, between: bounce.ball, andBoundary: nil)
      }
      bounce.animator.advance(by: 0.2)
      let start = bounce.ball.center.x
      bounce.properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: bounce.ball)
      bounce.animator.advance(by: 2)
      // Half a step of the speed, by which the first step is ahead.
      expect(
        bounce.ball.center.x - start, near: 200 * 200 / (2 * friction * 1000),
        within: 0.1 + 200 * CGFloat(timeStep) / 2)
    }
  }

  @Test func ofTwoBehaviorsTheLastOneCounts() {
    for isFirstLater in [false, true] {
      let bounce = Bounce(.box(200, 40, 40, 40), hasFloor: true)
      let other = CollisionBehavior(items: [bounce.ball, bounce.floor])
      other.setElasticity(0.9, between: bounce.ball, and: bounce.floor)
      other.setFriction(0.7, between: bounce.ball, and: bounce.floor)
      bounce.collision.setElasticity(0.5, between: bounce.ball, and: bounce.floor)
      bounce.animator.addBehavior(other)
      if isFirstLater {
        bounce.animator.removeBehavior(bounce.collision)
        bounce.animator.addBehavior(bounce.collision)
      }
      let elasticity: CGFloat = isFirstLater ? 0.5 : 0.9
      expect(bounce.height(rest: 340), near: 300 * elasticity * elasticity, within: 0.4)
    }
  }

  @Test func aBehaviorInWhichThePairPassesDoesNotCount() {
    let bounce = Bounce(.box(200, 40, 40, 40), hasFloor: true)
    let other = CollisionBehavior(items: [bounce.ball, bounce.floor])
    other.setElasticity(0.9, between: bounce.ball, and: bounce.floor)
    other.setCollides(false, between: bounce.ball, and: bounce.floor)
    bounce.collision.setElasticity(0.5, between: bounce.ball, and: bounce.floor)
    bounce.animator.addBehavior(other)
    expect(bounce.height(rest: 340), near: 75, within: 0.4)
  }

  // MARK: How long it lasts

  @Test func itLastsUntilAPartyIsRemoved() {
    let bounce = Bounce(.disc(200, 80, 40))
    let (collision, ball) = (bounce.collision, bounce.ball)
    collision.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: 9, y: 0))
    func set() {
      collision.setElasticity(0.7, between: ball, andBoundary: 1)
      collision.setFriction(0.1, between: ball, andBoundary: nil)
    }
    set()
    collision.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: 0, y: 900))
    #expect(collision.elasticity(between: ball, andBoundary: 1) == 0.7)
    collision.removeBoundary(withIdentifier: 1)
    collision.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: 9, y: 0))
    #expect(collision.elasticity(between: ball, andBoundary: 1) == nil)
    set()
    collision.removeAllBoundaries()
    #expect(collision.friction(between: ball, andBoundary: nil) == 0.1)
    collision.translatesReferenceBoundsIntoBoundary = false
    bounce.animator.removeBehavior(collision)
    bounce.animator.addBehavior(collision)
    collision.translatesReferenceBoundsIntoBoundary = true
    #expect(collision.friction(between: ball, andBoundary: nil) == 0.1)
    collision.removeItem(ball)
    collision.addItem(ball)
    #expect(collision.friction(between: ball, andBoundary: nil) == nil)
  }

  /// The walls go and return, and so do the bounds; the pair is as before.
  @Test func wallsThatReturnHaveTheElasticityThatTheyHad() {
    let bounce = Bounce(.disc(200, 80, 40))
    bounce.collision.setElasticity(0.9, between: bounce.ball, andBoundary: nil)
    bounce.collision.translatesReferenceBoundsIntoBoundary = false
    bounce.collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    bounce.animator.referenceBounds = nil
    bounce.animator.step()
    bounce.animator.referenceBounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    expect(bounce.height(rest: 380), near: 300 * 0.81, within: 1)
  }

  @Test func nilIsTheMixAgain() {
    let (bounce, other) = (Bounce(.disc(200, 80, 40)), Bounce(.disc(200, 80, 40)))
    bounce.collision.setElasticity(0.9, between: bounce.ball, andBoundary: nil)
    bounce.collision.setFriction(0.9, between: bounce.ball, andBoundary: nil)
    bounce.animator.advance(by: 0.1)
    other.animator.advance(by: 0.1)
    #expect(bounce.animator.stateHash != other.animator.stateHash)
    bounce.collision.setElasticity(nil, between: bounce.ball, andBoundary: nil)
    #expect(bounce.collision.friction(between: bounce.ball, andBoundary: nil) == 0.9)
    bounce.collision.setFriction(nil, between: bounce.ball, andBoundary: nil)
    for _ in 0..<200 {
      bounce.animator.step()
      other.animator.step()
    }
    #expect(bounce.ball.center == other.ball.center)
  }

  @Test func aSleepingItemWakesAndSlides() {
    let bounce = Bounce(.box(200, 40, 40, 40))
    bounce.properties.friction = 1
    let slope = BezierPath()
    slope.move(to: CGPoint(x: 0, y: 200))
    slope.addLine(to: CGPoint(x: 400, y: 300))
    bounce.collision.addBoundary(withIdentifier: "slope", for: slope)
    #expect(bounce.animator.advanceUntilPaused(limit: 10))
    let place = bounce.ball.center
    bounce.collision.setFriction(0, between: bounce.ball, andBoundary: "slope")
    #expect(bounce.animator.isRunning)
    bounce.animator.advance(by: 0.5)
    #expect(bounce.ball.center.x > place.x + 10)
  }

  // MARK: State

  /// A snapshot also has the pairs of which the engine knows nothing: an item is refused, and there are no bounds.
  @Test(arguments: [false, true])
  func pairsThatWaitAreRestored(passes: Bool) throws {
    let (ball, waiting) = (BasicItem.disc(200, 80, 40), BasicItem.disc(200, 300, 40))
    let center = waiting.center
    waiting.center.x = .nan
    let animator = DynamicAnimator.headless()
    let collision = CollisionBehavior(items: [ball, waiting])
    animator.addBehavior(collision)
    collision.setElasticity(0.9, between: waiting, and: ball)
    collision.setFriction(0.4, between: ball, andBoundary: nil)
    collision.setElasticity(0.7, between: waiting, andBoundary: nil)
    if passes { collision.setCollides(false, between: ball, and: waiting) }
    animator.advance(by: 0.1)
    let snapshot = animator.snapshot()
    collision.setElasticity(nil, between: waiting, and: ball)
    collision.setFriction(0.8, between: ball, andBoundary: nil)
    collision.setElasticity(nil, between: waiting, andBoundary: nil)
    collision.setCollides(true, between: ball, and: waiting)
    try animator.restore(snapshot)
    #expect(collision.elasticity(between: waiting, and: ball) == 0.9)
    #expect(collision.friction(between: ball, andBoundary: nil) == 0.4)
    #expect(collision.elasticity(between: waiting, andBoundary: nil) == 0.7)
    #expect(animator.snapshot() == snapshot)
    // They take effect when both are there.
    waiting.center = center
    animator.updateItem(usingCurrentState: waiting)
    let properties = DynamicItemBehavior(items: [ball])
    properties.resistance = 0
    animator.addBehavior(properties)
    properties.addLinearVelocity(CGPoint(x: 0, y: 500), for: ball)
    animator.advance(by: 0.6)
    if passes {
      expect(ball.center.y, near: 80 + 300, within: 0.1)
      #expect(waiting.center == center)
    } else {
      // Of two equal discs, the one at rest takes (1 + elasticity) / 2 of the speed; contacts add half a percent.
      expect(properties.linearVelocity(for: ball).y, near: 25, within: 0.3)
    }
  }

  // MARK: Bad input

  @Test func badInputIsReportedAndChangesNothing() {
    let bounce = Bounce(.disc(200, 80, 40))
    let (collision, ball, stranger) = (bounce.collision, bounce.ball, BasicItem.crate(at: 0, 0))
    collision.setElasticity(0.4, between: ball, andBoundary: nil)
    let hash = bounce.animator.stateHash
    let (_, reports) = DynamicsDiagnostics.collecting {
      for value: CGFloat in [-0.1, 1.1, .nan, .infinity] {
        collision.setElasticity(value, between: ball, andBoundary: nil)
      }
      for value: CGFloat in [-0.1, 1001, .nan] {
        collision.setFriction(value, between: ball, andBoundary: nil)
      }
      collision.setElasticity(0.5, between: ball, and: stranger)
      collision.setElasticity(0.5, between: stranger, andBoundary: nil)
      collision.setFriction(0.5, between: ball, and: ball)
      collision.setFriction(0.5, between: ball, andBoundary: "nowhere")
    }
    #expect(reports.count == 11)
    #expect(reports.allSatisfy { "\($0)".contains("CollisionBehavior") })
    #expect(bounce.animator.stateHash == hash)
    #expect(collision.elasticity(between: ball, andBoundary: nil) == 0.4)
    #expect(collision.elasticity(between: ball, and: stranger) == nil)
    #expect(collision.friction(between: ball, andBoundary: "nowhere") == nil)
  }

  // MARK: With everything else

  private enum Kind: CaseIterable {
    case box, disc, ellipse, hook, group

    func make() -> any DynamicItem {
      let center = CGPoint(x: 200, y: 80)
      switch self {
      case .box: return BasicItem.box(200, 80, 40, 30)
      case .disc: return BasicItem.disc(200, 80, 40)
      case .ellipse:
        return BasicItem(
          center: center, size: CGSize(width: 50, height: 30), collisionBoundsType: .ellipse)
      case .hook:
        let hook = BasicItem(
          center: center, size: CGSize(width: 40, height: 40), collisionBoundsType: .path)
        let path = BezierPath()
        let corners = [(-20, -20), (20, -20), (20, -8), (-8, -8), (-8, 20), (-20, 20)]
        for (place, corner) in corners.enumerated() {
          let point = CGPoint(x: corner.0, y: corner.1)
          if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        hook.collisionBoundingPath = path
        return hook
      case .group:
        return DynamicItemGroup(items: [
          BasicItem.box(180, 80, 20, 20), BasicItem.box(220, 80, 20, 20),
        ])
      }
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  private func itWorksWithAllThatItemsDo(kind: Kind, isPrecise: Bool) throws {
    for scene in 0..<4 {
      let item = kind.make()
      let animator = DynamicAnimator(
        referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 400))
      let floor = BasicItem.box(200, 340, 300, 20)
      let collision = CollisionBehavior(items: [item, floor])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      collision.addBoundary(
        withIdentifier: "lift", from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
      collision.setElasticity(1, between: item, and: floor)
      collision.setElasticity(0.9, between: item, andBoundary: "lift")
      collision.setElasticity(0.8, between: item, andBoundary: nil)
      collision.setFriction(0.01, between: item, andBoundary: nil)
      let properties = DynamicItemBehavior(items: [item])
      properties.usesPreciseCollisionDetection = isPrecise
      properties.addLinearVelocity(CGPoint(x: 90, y: scene == 1 ? 9000 : 200), for: item)
      let carrier = KinematicBehavior(items: [floor])
      animator.timeStep = scene == 2 ? 1.0 / 30 : scene == 3 ? 1.0 / 960 : 1.0 / 120
      for behavior in [collision, properties, carrier, GravityBehavior(items: [item])] {
        animator.addBehavior(behavior)
      }
      carrier.move(
        floor, to: CGPoint(x: 220, y: 350), angle: 0.1, duration: 0.4, timing: .easeInOut)
      collision.moveBoundary(
        withIdentifier: "lift", by: CGVector(dx: 0, dy: -30), duration: 0.3)
      animator.advance(by: 0.15)
      try expectRepeats(animator)
      // Gone and back, anchored and free again.
      collision.removeItem(floor)
      properties.isAnchored = true
      animator.advance(by: 0.1)
      properties.isAnchored = false
      collision.addItem(floor)
      try expectRepeats(animator)
      animator.removeAllBehaviors()
    }
  }

  /// Whether a forecast comes true, and the same happens after a snapshot is restored.
  private func expectRepeats(
    _ animator: DynamicAnimator, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (snapshot, forecast) = (animator.snapshot(), animator.forecast(for: 0.5))
    var hashes: [UInt64] = []
    for _ in 0..<60 {
      animator.step()
      hashes.append(animator.stateHash)
    }
    let end = animator.timeStep * 60
    if end <= 0.5, let item = animator.items.first, let id = animator.id(of: item) {
      #expect(forecast.pose(of: id, at: end)?.center == item.center, sourceLocation: sourceLocation)
    }
    try animator.restore(snapshot)
    for hash in hashes {
      animator.step()
      #expect(animator.stateHash == hash, sourceLocation: sourceLocation)
    }
  }
}
