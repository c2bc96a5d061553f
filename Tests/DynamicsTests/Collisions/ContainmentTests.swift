import Dynamics
import DynamicsTestSupport
import Testing

/// No item inside a closed boundary ever gets out of it.
@Suite struct ContainmentTests {
  private static let arena = CGRect(x: 0, y: 0, width: 400, height: 300)

  /// A behavior whose items are inside one of several closed boundaries, and a test for being
  /// inside.
  private enum Arena: CaseIterable {
    case referenceBounds, oval, concave

    func makeBehavior() -> CollisionBehavior {
      let behavior = CollisionBehavior()
      switch self {
      case .referenceBounds: behavior.translatesReferenceBoundsIntoBoundary = true
      case .oval: behavior.addBoundary(withIdentifier: "oval", for: BezierPath(ovalIn: arena))
      case .concave: behavior.addBoundary(withIdentifier: "L", for: Self.angle)
      }
      return behavior
    }

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .referenceBounds: arena.insetBy(dx: -1e-9, dy: -1e-9).contains(point)
      case .oval: BezierPath(ovalIn: arena).contains(point)
      case .concave: Self.angle.contains(point)
      }
    }

    static let corners: [CGPoint] = [
      CGPoint(x: 0, y: 0), CGPoint(x: 400, y: 0), CGPoint(x: 400, y: 120), CGPoint(x: 150, y: 120),
      CGPoint(x: 150, y: 300), CGPoint(x: 0, y: 300),
    ]

    static var angle: BezierPath {
      let path = BezierPath()
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.addLine(to: corner) }
      path.close()
      return path
    }
  }

  @Test(arguments: 0..<24)
  func atAnySpeedPushAndOverlap(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let place = Arena.allCases[seed % Arena.allCases.count]
    let animator = DynamicAnimator.headless(Self.arena)
    var items: [BasicItem] = []
    while items.count < 12 {
      // Curves are followed to within 0.25 pt, so positions keep a distance from the edge.
      let center = random.point(in: Self.arena.insetBy(dx: 1, dy: 1))
      let outward = CGPoint(x: center.x * 1.01 - 2, y: center.y * 1.01 - 1.5)
      guard place.contains(center), place.contains(outward) else { continue }
      items.append(
        BasicItem(
          center: center,
          size: CGSize(width: random.double(in: 4...60), height: random.double(in: 4...60)),
          collisionBoundsType: random.bool() ? .rectangle : .ellipse))
    }
    let collision = place.makeBehavior()
    items.forEach(collision.addItem)
    let properties = DynamicItemBehavior(items: items)
    properties.elasticity = random.double(in: 0...1)
    properties.density = pow(10, random.double(in: -3...3))
    for item in items {
      let speed = pow(10, random.double(in: 1...7))
      let angle = random.double(in: 0...(2 * .pi))
      properties.addLinearVelocity(
        CGPoint(x: speed * cos(angle), y: speed * sin(angle)), for: item)
      properties.addAngularVelocity(random.double(in: -50...50), for: item)
    }
    let gravity = GravityBehavior(items: items)
    gravity.setAngle(random.double(in: 0...6), magnitude: pow(10, random.double(in: -1...4)))
    let push = PushBehavior(items: [items[0]], mode: .continuous)
    push.setAngle(random.double(in: 0...6), magnitude: pow(10, random.double(in: 0...6)))
    let snap = SnapBehavior(item: items[1], snapTo: CGPoint(x: 5000, y: 5000))
    let rod = AttachmentBehavior(
      item: items[2], attachedToAnchor: CGPoint(x: -500, y: random.double(in: -500...500)))
    for behavior in [collision, properties, gravity, push, snap, rod] {
      animator.addBehavior(behavior)
    }
    var escapes = 0
    collision.action = { escapes += items.filter { !place.contains($0.center) }.count }
    for _ in 0..<240 { animator.step() }
    #expect(escapes == 0)
    #expect(items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
  }

  @Test(arguments: [1e3, 1e4, 1e5, 1e9])
  func aFastItemBouncesWhereItHits(speed: CGFloat) {
    let animator = DynamicAnimator.headless(Self.arena)
    let ball = BasicItem.box(200, 150, 10, 10)
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = animator.withoutResistance(ball)
    properties.elasticity = 1
    properties.allowsRotation = false
    properties.friction = 0
    animator.addBehavior(collision)
    let log = ContactLog()
    collision.collisionDelegate = log
    properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: ball)
    let initial = properties.linearVelocity(for: ball).x
    var steps = 0
    while log.entries.isEmpty, steps < 100 {
      animator.step()
      steps += 1
    }
    #expect(log.entries.count == 1)
    expect(log.points[0].x, near: 400, within: 1e-9)
    expect(log.points[0].y, near: 150, within: 5 + 1e-9)
    // It has moved on after the impact; the fastest is back from the other wall by then.
    let way = (195 + initial * CGFloat(steps) / 120).truncatingRemainder(dividingBy: 780)
    let isOnWayBack = way > 390
    expect(ball.center.x, near: 5 + (isOnWayBack ? 780 - way : way), within: 0.3)
    expect(
      properties.linearVelocity(for: ball).x, near: isOnWayBack ? -initial : initial,
      within: 1e-6 * initial)
  }

  @Test func aHeavyItemDoesNotPressALightOneThroughTheFloor() {
    let animator = DynamicAnimator.headless(Self.arena)
    let light = BasicItem.box(200, 280, 40, 10)
    let heavy = BasicItem.box(200, 200, 100, 100)
    let collision = CollisionBehavior(items: [light, heavy])
    collision.translatesReferenceBoundsIntoBoundary = true
    let lead = DynamicItemBehavior(items: [heavy])
    lead.density = 10_000
    animator.addBehavior(collision)
    animator.addBehavior(lead)
    animator.addBehavior(GravityBehavior(items: [light, heavy]))
    animator.advance(by: 3)
    #expect(light.center.y < 300)
    #expect(heavy.frame.maxY < 310)
  }

  @Test func wallsThatMovePastAnItemPutItBackInside() {
    let animator = DynamicAnimator.headless(Self.arena)
    let item = BasicItem.box(380, 280, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.step()
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    animator.step()
    expect(item.center.x, near: 190, within: 0.2)
    expect(item.center.y, near: 90, within: 0.2)
  }

  @Test func wallsThatLeaveNoRoomAreDiagnosed() {
    let animator = DynamicAnimator.headless(Self.arena)
    let item = BasicItem.box(380, 280, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.step()
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.referenceBounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    #expect(reports.count == 1)
  }

  @Test func anItemOutsideStaysOutside() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(500, 100, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "house",
      for: BezierPath(rect: CGRect(x: 400, y: 300, width: 200, height: 100)))
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.advance(by: 3)
    expect(item.frame.maxY, near: 300, within: 0.2)
  }

  /// An item on a rod that was too short used to hover there, and never came to rest.
  @Test(arguments: [500.0, 520, 1500])
  func whatIsPulledOutsideRestsAtTheWall(anchor: Double) {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(500, 700, 60, 60)
    let walls = CollisionBehavior(items: [item])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    let rod = AttachmentBehavior(
      item: item, attachedToAnchor: CGPoint(x: anchor, y: anchor < 1000 ? 1300 : 500))
    rod.length = 50
    animator.addBehavior(rod)
    for _ in 0..<600 { animator.step() }
    if anchor < 1000 {
      expect(item.center.y, near: 970, within: 0.2)
      #expect(!animator.isRunning)
    } else {
      expect(item.center.x, near: 970, within: 0.2)
    }
  }

  /// The item used to stay in the corner, deep in both walls.
  @Test func aDragIntoACornerLeavesTheItemAtBothWalls() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 300))
    let item = BasicItem.crate(at: 150, 150)
    let walls = CollisionBehavior(items: [item])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    let drag = DragBehavior(item: item, grabbedAt: item.center)
    animator.addBehavior(drag)
    drag.move(to: CGPoint(x: 1000, y: -1000), at: 0)
    for _ in 0..<240 { animator.step() }
    expect(item.center.x, near: 250, within: 0.2)
    expect(item.center.y, near: 50, within: 0.2)
    drag.move(to: CGPoint(x: 1000, y: 150), at: 1)
    for _ in 0..<240 { animator.step() }
    expect(item.center.y, near: 150, within: 2)
  }

  /// Items used to lie on each other forever, since no direction led out.
  @Test(arguments: [DynamicItemCollisionBoundsType.rectangle, .ellipse])
  func itemsInExactlyTheSamePlaceComeApart(type: DynamicItemCollisionBoundsType) {
    let items = (0..<3).map { _ in
      BasicItem(
        center: CGPoint(x: 500, y: 500), size: CGSize(width: 40, height: 30),
        collisionBoundsType: type)
    }
    let animator = DynamicAnimator.headless()
    animator.addBehavior(CollisionBehavior(items: items))
    animator.advance(by: 10)
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
      let apart = hypot(
        items[a].center.x - items[b].center.x, items[a].center.y - items[b].center.y)
      #expect(apart > 29)
    }
  }

  /// Items used to come to rest up to 0.5 pt deep in the floor.
  @Test func whateverTheFallItRestsTouchingTheFloor() {
    for (size, type) in [
      (CGSize(width: 100, height: 100), DynamicItemCollisionBoundsType.rectangle),
      (CGSize(width: 50, height: 50), .ellipse), (CGSize(width: 60, height: 30), .rectangle),
      (CGSize(width: 100, height: 50), .ellipse),
    ] {
      for (height, gravity) in [(100.0, 1.0), (240, 5), (520, 1), (800, 0.5)] {
        let item = BasicItem(
          center: CGPoint(x: 500, y: height), size: size, collisionBoundsType: type)
        let animator = DynamicAnimator.headless()
        let walls = CollisionBehavior(items: [item])
        walls.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(walls)
        let properties = DynamicItemBehavior(items: [item])
        properties.elasticity = 0
        animator.addBehavior(properties)
        let pull = GravityBehavior(items: [item])
        pull.magnitude = gravity
        animator.addBehavior(pull)
        #expect(animator.advanceUntilPaused(limit: 30))
        expect(1000 - item.center.y, near: size.height / 2, within: 0.2)
      }
    }
  }

  /// On three of the four sides, it used to be outside, and fell.
  @Test(arguments: [
    CGPoint(x: 0, y: 150), CGPoint(x: 400, y: 150), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 300),
    CGPoint(x: 0, y: 0), CGPoint(x: 400, y: 300),
  ]) func aCenterOnASideOfTheReferenceBoundsIsInside(center: CGPoint) {
    let item = BasicItem(center: center, size: CGSize(width: 40, height: 40))
    let animator = DynamicAnimator(referenceBounds: Self.arena)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.advance(by: 5)
    #expect(Self.arena.insetBy(dx: 19.5, dy: 19.5).contains(item.center), "\(item.center)")
  }

  /// Half of such piles used to be thrown out.
  @Test(arguments: [1, 2, 3, 10] as [CGFloat])
  func referenceBoundsThatShrinkBelowTheirItemsKeepThem(side: CGFloat) {
    for seed in 1...10 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let items = (0..<5).map { _ in
        BasicItem(
          center: CGPoint(x: random.double(in: 40...260), y: random.double(in: 40...260)),
          size: CGSize(width: random.double(in: 10...40), height: random.double(in: 10...40)))
      }
      let animator = DynamicAnimator(
        referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
      let collision = CollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(GravityBehavior(items: items))
      animator.advance(by: 0.5)
      var width = 300 as CGFloat
      while width > side {
        width = max(side, width - 10)
        let inset = (300 - width) / 2
        collision.setTranslatesReferenceBoundsIntoBoundary(
          with: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        animator.step()
      }
      animator.advance(by: 2)
      let room = CGRect(x: 150, y: 150, width: 0, height: 0)
        .insetBy(dx: -side / 2 - 0.01, dy: -side / 2 - 0.01)
      #expect(items.allSatisfy { room.contains($0.center) }, "seed \(seed)")
    }
  }
}
