import Dynamics
import Testing

/// Compares moving boundaries, which are replaced by ones with the same corners, to analytic
/// solutions.
@Suite struct MovingBoundaryTests {
  private let collision = CollisionBehavior()
  private let properties = DynamicItemBehavior()
  private let gravity = GravityBehavior()
  private let animator = DynamicAnimator.headless()

  private func add(_ items: [BasicItem], elasticity: CGFloat, friction: CGFloat, falls: Bool) {
    for item in items {
      collision.addItem(item)
      properties.addItem(item)
      if falls { gravity.addItem(item) }
    }
    properties.elasticity = elasticity
    properties.friction = friction
    properties.resistance = 0
    properties.angularResistance = 0
    for behavior in [collision, properties, gravity] { animator.addBehavior(behavior) }
  }

  private func setWall(at x: CGFloat) {
    collision.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: x, y: -100), to: CGPoint(x: x, y: 100))
  }

  private func setFloor(at place: CGPoint) {
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: place.x - 2000, y: place.y),
      to: CGPoint(x: place.x + 2000, y: place.y))
  }

  private func setBox(at place: CGPoint) {
    let path = BezierPath(rect: CGRect(origin: place, size: CGSize(width: 300, height: 200)))
    collision.addBoundary(withIdentifier: "box", for: path)
  }

  /// v′ = (1 + e)·u − e·v, for a wall of infinite mass; it may pass a whole item in one step.
  @Test(arguments: [0.0, 0.5, 1], [2.0, 8, 30])
  func aWallHitsABall(elasticity: CGFloat, way: CGFloat) {
    for speed in [0.0, -300, 100] as [CGFloat] {
      let test = MovingBoundaryTests()
      let ball = BasicItem(
        center: .zero, size: CGSize(width: 20, height: 20), collisionBoundsType: .ellipse)
      test.add([ball], elasticity: elasticity, friction: 0, falls: false)
      test.properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: ball)
      var wall: CGFloat = -40
      test.setWall(at: wall)
      var velocity = speed
      for _ in 0..<60 where velocity == speed {
        wall += way
        test.setWall(at: wall)
        test.animator.step()
        velocity = test.properties.linearVelocity(for: ball).x
        #expect(ball.center.x > wall)
      }
      let wallSpeed = way * 120
      let expected = (1 + elasticity) * wallSpeed - elasticity * speed
      expect(velocity, near: expected, within: 1e-9 * wallSpeed)
    }
  }

  /// v = min(a, µ·g)·t for an item on a floor that accelerates.
  @Test(arguments: [(0.5, 300.0), (0.5, 800), (0.2, 800), (1, 900), (0, 500)])
  func aFloorDragsWhatStandsOnIt(friction: CGFloat, acceleration: CGFloat) {
    let crate = BasicItem.box(0, -10, 20, 20)
    add([crate], elasticity: 0, friction: friction, falls: true)
    properties.allowsRotation = false
    setFloor(at: .zero)
    var (place, velocity): (CGFloat, CGFloat) = (0, 0)
    for _ in 0..<60 {
      velocity += acceleration / 120
      place += velocity / 120
      setFloor(at: CGPoint(x: place, y: 0))
      animator.step()
    }
    let reached = min(acceleration, friction * 1000) / 2
    expect(properties.linearVelocity(for: crate).x, near: reached, within: 1e-6)
    expect(crate.center.y, near: -10, within: 1e-6)
    // The sum of the velocities of all steps.
    expect(crate.center.x, near: reached * 61 / 240, within: 1e-4)
  }

  /// Its end that rises pushes one end of a plank, which turns as it does when struck there.
  @Test func aFloorThatTiltsTurnsAPlank() {
    let plank = BasicItem.box(0, -5, 100, 10)
    add([plank], elasticity: 0, friction: 0, falls: false)
    setFloor(at: .zero)
    animator.step()
    let (turn, tilt) = (1e-5, 1e-5 * 120)
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -2000, y: -2000 * turn),
      to: CGPoint(x: 2000, y: 2000 * turn))
    animator.step()
    // An impulse J on the end at 50 pt stops its approach: J/m + 50²·J/I = 50·ω, where I = m·(100² + 10²)/12.
    let moment = (100.0 * 100 + 10 * 10) / 12
    let impulse = 50 * tilt / (1 + 50 * 50 / moment)
    expect(properties.linearVelocity(for: plank).y, near: -impulse, within: 1e-3 * impulse)
    let spin = 50 * impulse / moment
    expect(properties.angularVelocity(for: plank), near: spin, within: 1e-3 * spin)
  }

  @Test func aFloorThatRisesEvenlyCarriesAStackAsIfAtRest() {
    let stack = (0..<5).map { BasicItem.box(0, -10 - 20 * CGFloat($0), 20, 20) }
    add(stack, elasticity: 0, friction: 0.5, falls: true)
    var height: CGFloat = 0
    for _ in 0..<240 {
      setFloor(at: CGPoint(x: 0, y: height))
      animator.step()
      for (place, crate) in stack.enumerated() {
        expect(crate.center.y, near: height - 10 - 20 * CGFloat(place), within: 0.6)
      }
      height -= 6
    }
    for crate in stack { expect(properties.linearVelocity(for: crate).y, near: -720, within: 1) }
  }

  /// In a box that moves evenly, everything is as in a box at rest.
  @Test(arguments: [0.0, 0.5])
  func inABoxThatMovesEvenlyABallComesToRest(elasticity: CGFloat) {
    let ball = BasicItem(
      center: CGPoint(x: 130, y: 120), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    add([ball], elasticity: elasticity, friction: 0.5, falls: true)
    properties.angularResistance = 2
    var place = CGPoint.zero
    for _ in 0..<1800 {
      setBox(at: place)
      animator.step()
      place.x += 4
      place.y -= 3
    }
    let velocity = properties.linearVelocity(for: ball)
    expect(velocity.x, near: 480, within: 2)
    expect(velocity.y, near: -360, within: 0.1)
    expect(ball.center.y - (place.y + 3), near: 190, within: 0.2)
  }

  /// A wall that shakes adds and removes energy; when it stops, energy no longer grows.
  @Test func anElasticBallKeepsItsSpeedOnceTheWallsStop() {
    let ball = BasicItem(
      center: CGPoint(x: 130, y: 120), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    add([ball], elasticity: 1, friction: 0, falls: false)
    for step in 0..<120 {
      setBox(at: CGPoint(x: step.isMultiple(of: 2) ? 5 : 0, y: 0))
      animator.step()
    }
    let velocity = properties.linearVelocity(for: ball)
    properties.addLinearVelocity(CGPoint(x: 300 - velocity.x, y: 170 - velocity.y), for: ball)
    for _ in 0..<1200 { animator.step() }
    let end = properties.linearVelocity(for: ball)
    expect(abs(end.x), near: 300, within: 1e-6)
    expect(abs(end.y), near: 170, within: 1e-6)
  }

  @Test func afterItHasMovedABoundaryIsAtRest() {
    let crate = BasicItem.box(150, 190, 20, 20)
    add([crate], elasticity: 0, friction: 0.5, falls: true)
    setBox(at: .zero)
    for _ in 0..<10 { animator.step() }
    setBox(at: CGPoint(x: 6, y: 0))
    animator.step()
    // One step of friction: µ·g·h.
    expect(properties.linearVelocity(for: crate).x, near: 500 / 120, within: 1e-6)
    #expect(animator.advanceUntilPaused(limit: 5))
    let velocity = properties.linearVelocity(for: crate)
    #expect(hypot(velocity.x, velocity.y) < 1e-12)
    #expect(crate.center.x < 151)
  }

  @Test func whatSleepsWakesWhenItsFloorMoves() {
    let crate = BasicItem.box(0, -10, 20, 20)
    add([crate], elasticity: 0, friction: 1, falls: true)
    setFloor(at: .zero)
    #expect(animator.advanceUntilPaused(limit: 5))
    setFloor(at: CGPoint(x: 0, y: -4))
    animator.step()
    expect(crate.frame.maxY, near: -4, within: 0.2)
    expect(properties.linearVelocity(for: crate).y, near: -480, within: 1)
  }

  @Test func aWallThatComesToASleeperPushesIt() {
    let crate = BasicItem.box(150, 100, 20, 20)
    add([crate], elasticity: 0, friction: 0, falls: false)
    setBox(at: .zero)
    #expect(animator.advanceUntilPaused(limit: 5))
    for step in 1...40 {
      setBox(at: CGPoint(x: 6 * CGFloat(step), y: 0))
      animator.step()
    }
    #expect(crate.frame.minX > 240 - 1.6, "\(crate.frame.minX)")
  }

  /// A paddle pushes the items beside it, even if they are much thinner than its movement.
  @Test func anOpenLineIsNotPassed() {
    let grains = (0..<20).map { index in
      BasicItem(
        center: CGPoint(x: 3 * CGFloat(index), y: 7 * CGFloat(index) - 70),
        size: CGSize(width: 2, height: 2), collisionBoundsType: .ellipse)
    }
    add(grains, elasticity: 0.5, friction: 0.5, falls: false)
    var wall: CGFloat = -10
    setWall(at: wall)
    for step in 0..<120 {
      wall += step < 60 ? 8 : -8
      setWall(at: wall)
      animator.step()
      #expect(grains.allSatisfy { $0.center.x > wall })
    }
  }

  @Test func whatIsTooFarToHaveMovedIsPutThereAtRest() {
    let crate = BasicItem.box(150, 190, 20, 20)
    add([crate], elasticity: 0, friction: 0.5, falls: false)
    setBox(at: .zero)
    animator.step()
    setBox(at: CGPoint(x: 0, y: -60))
    animator.step()
    #expect(properties.linearVelocity(for: crate).y == 0)
    expect(crate.frame.maxY, near: 140, within: 0.1)
  }

  @Test func referenceBoundsThatMoveTakeItemsAlong() {
    let crate = BasicItem.box(30, 290, 20, 20)
    add([crate], elasticity: 0, friction: 0, falls: false)
    collision.translatesReferenceBoundsIntoBoundary = true
    var bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    animator.referenceBounds = bounds
    animator.step()
    for _ in 0..<60 {
      bounds.origin.x += 7
      bounds.origin.y -= 5
      animator.referenceBounds = bounds
      animator.step()
      // A wall enters the item by a quarter of its size, or 1.5 pt, before it is stopped.
      #expect(crate.frame.minX > bounds.minX - 1.6)
      #expect(crate.frame.maxY < bounds.maxY + 1.6)
    }
    expect(crate.frame.minX, near: bounds.minX, within: 0.2)
    expect(crate.frame.maxY, near: bounds.maxY, within: 0.2)
    expect(properties.linearVelocity(for: crate).x, near: 840, within: 1e-3)
    expect(properties.linearVelocity(for: crate).y, near: -600, within: 1e-3)
  }

  @Test func anAnchoredItemIsPassed() {
    let post = BasicItem.box(20, 100, 10, 10)
    add([post], elasticity: 0, friction: 0, falls: false)
    properties.isAnchored = true
    setBox(at: .zero)
    for step in 1...10 {
      setBox(at: CGPoint(x: 6 * CGFloat(step), y: 0))
      animator.step()
    }
    #expect(post.center == CGPoint(x: 20, y: 100))
    properties.isAnchored = false
    setBox(at: CGPoint(x: 66, y: 0))
    for _ in 0..<10 { animator.step() }
    #expect(post.center == CGPoint(x: 20, y: 100))
  }

  /// When two boundaries cannot both hold the item, the one at rest does.
  @Test func anItemStaysInABoundaryAtRest() {
    let ball = BasicItem(
      center: CGPoint(x: 150, y: 100), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    add([ball], elasticity: 0, friction: 0, falls: false)
    setBox(at: .zero)
    let room = CGRect(x: 0, y: -50, width: 310, height: 260)
    collision.addBoundary(withIdentifier: "room", for: BezierPath(rect: room))
    animator.step()
    let (_, reports) = DynamicsDiagnostics.collecting {
      for step in 1...60 {
        setBox(at: CGPoint(x: 7 * CGFloat(step), y: 0))
        animator.step()
        #expect(room.minX <= ball.center.x && ball.center.x <= room.maxX)
      }
    }
    #expect(reports.count == 1)
  }

  /// A snapshot between the change and the step contains both positions.
  @Test func aSnapshotHoldsAMoveThatIsStillToCome() throws {
    let balls = (0..<6).map {
      BasicItem(
        center: CGPoint(x: 40 + 40 * CGFloat($0), y: 100), size: CGSize(width: 24, height: 20),
        collisionBoundsType: .ellipse)
    }
    add(balls, elasticity: 0.7, friction: 0.4, falls: true)
    func shake(from first: Int) {
      for step in first..<first + 60 {
        setBox(at: CGPoint(x: 5 * CGFloat(step % 7), y: 3 * CGFloat(step % 5)))
        animator.step()
      }
    }
    shake(from: 0)
    setBox(at: CGPoint(x: 33, y: 20))
    let snapshot = animator.snapshot()
    let hash = animator.stateHash
    animator.step()
    shake(from: 60)
    let end = animator.stateHash
    try animator.restore(snapshot)
    #expect(animator.stateHash == hash)
    animator.step()
    shake(from: 60)
    #expect(animator.stateHash == end)
  }
}
