import Dynamics
import DynamicsTestSupport
import Testing

/// Items that lie across a boundary, or around a small one, when they join or are moved.
@Suite struct StraddlingTests {
  private static var bar: BezierPath {
    BezierPath(ovalIn: CGRect(x: -4, y: -4, width: 8, height: 8))
  }
  /// The least overlap that contacts leave, in points.
  private static let slop = 0.1
  /// The share of an overlap that one step removes.
  private static let opening = 0.051_293

  /// An item that lies across a boundary.
  private struct Scene {
    let animator = DynamicAnimator.headless()
    let item: BasicItem
    let collision: CollisionBehavior
    let properties: DynamicItemBehavior

    init(_ item: BasicItem, _ path: BezierPath? = nil) {
      self.item = item
      collision = CollisionBehavior(items: [item])
      if let path { collision.addBoundary(withIdentifier: "boundary", for: path) }
      animator.addBehavior(collision)
      properties = animator.withoutResistance(item)
      properties.elasticity = 0.8
    }

    func step(_ count: Int) { for _ in 0..<count { animator.step() } }

    func fall() { animator.addBehavior(GravityBehavior(items: [item])) }
  }

  private func expectExit(
    _ scene: Scene, along way: CGVector, depth: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = scene.item.center
    for steps in 1...120 {
      scene.step(1)
      let share = 1 - pow(1 - Self.opening, CGFloat(steps))
      let length = (depth - Self.slop) * share
      expect(
        scene.item.center.x, near: start.x + way.dx * length, within: 0.02 + 0.001 * depth,
        sourceLocation: sourceLocation)
      expect(
        scene.item.center.y, near: start.y + way.dy * length, within: 0.02 + 0.001 * depth,
        sourceLocation: sourceLocation)
      let velocity = scene.properties.linearVelocity(for: scene.item)
      #expect(hypot(velocity.x, velocity.y) < 1e-9, sourceLocation: sourceLocation)
    }
    #expect(scene.animator.advanceUntilPaused(limit: 3), sourceLocation: sourceLocation)
    expect(scene.item.angle, near: 0, within: 1e-6, sourceLocation: sourceLocation)
  }

  /// The item used to tremble forever, since each edge pushed in another direction, or was stuck.
  @Test(arguments: [0.1, 1, 3.8, 3.95, 4, 4.05, 4.2, 5, 7], [10.0, 20, 60, 300])
  func anItemAroundABarIsPushedOffTheShortestWay(offset: CGFloat, size: CGFloat) {
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] as [(CGFloat, CGFloat)] {
      let item = BasicItem.box(x * offset, y * offset, size, size)
      expectExit(
        Scene(item, Self.bar), along: CGVector(dx: x, dy: y), depth: 4 + size / 2 - offset)
    }
  }

  /// One of them would turn it.
  @Test func anItemAroundTwoBarsIsPushedOffBoth() {
    let scene = Scene(BasicItem.box(0, 0, 80, 20))
    for x in [-25, 25] {
      let bar = BezierPath(ovalIn: CGRect(x: x - 4, y: 4, width: 8, height: 8))
      scene.collision.addBoundary(withIdentifier: "\(x)", for: bar)
    }
    #expect(scene.animator.advanceUntilPaused(limit: 5))
    expect(scene.item.center.y, near: Self.slop - 6, within: 0.1)
    expect(scene.item.angle, near: 0, within: 0.001)
  }

  @Test func anItemRightAroundABarIsPushedToOneSide() {
    let item = BasicItem.box(0, 0, 10, 10)
    let scene = Scene(item, Self.bar)
    #expect(scene.animator.advanceUntilPaused(limit: 3))
    expect(max(abs(item.center.x), abs(item.center.y)), near: 8.9, within: 0.02)
    expect(min(abs(item.center.x), abs(item.center.y)), near: 0, within: 1e-9)
  }

  @Test func anItemThatIsSetAroundABarIsPushedOff() {
    let item = BasicItem.box(100, 0, 10, 10)
    let scene = Scene(item, Self.bar)
    scene.step(5)
    item.center = CGPoint(x: 1, y: 0)
    scene.animator.updateItem(usingCurrentState: item)
    expectExit(scene, along: CGVector(dx: 1, dy: 0), depth: 8)
  }

  /// A box of 30 pt cannot be inside a plank of 20, wherever its center is.
  @Test(arguments: [-9.5, -3, 0.5, 9.5, 11] as [CGFloat])
  func anItemThatIsThickerThanAPlankIsPushedOut(y: CGFloat) {
    let plank = BezierPath(rect: CGRect(x: -65, y: -10, width: 130, height: 20))
    expectExit(
      Scene(.box(5, y, 30, 30), plank), along: CGVector(dx: 0, dy: y < 0 ? -1 : 1),
      depth: 25 - abs(y))
  }

  /// An item that fits goes to the side that its center is on.
  @Test(arguments: [91, 95, 99.9, 100.1, 105, 109] as [CGFloat])
  func anItemAcrossASideOfARectangleGoesToTheNearerSide(x: CGFloat) {
    let room = BezierPath(rect: CGRect(x: -100, y: -100, width: 200, height: 200))
    expectExit(
      Scene(.box(x, 0, 20, 20), room), along: CGVector(dx: x < 100 ? -1 : 1, dy: 0),
      depth: 10 - abs(x - 100))
  }

  @Test(arguments: [-9, -5, -0.1, 0.1, 5, 9] as [CGFloat])
  func anItemAcrossALineGoesToTheNearerSide(y: CGFloat) {
    let scene = Scene(.box(0, y, 20, 20))
    scene.collision.addBoundary(
      withIdentifier: "line", from: CGPoint(x: -100, y: 0), to: CGPoint(x: 100, y: 0))
    expectExit(scene, along: CGVector(dx: 0, dy: y < 0 ? -1 : 1), depth: 10 - abs(y))
  }

  @Test(arguments: [-9, -5, -1] as [CGFloat])
  func anItemAcrossTheEndOfALineGoesBeyondTheEnd(x: CGFloat) {
    let scene = Scene(.box(x, 0, 20, 20))
    scene.collision.addBoundary(
      withIdentifier: "line", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 0))
    expectExit(scene, along: CGVector(dx: -1, dy: 0), depth: 10 + x)
  }

  /// Hands of 3 × 8 pt that held a bar by their ends used to stay in it, or to fall.
  ///
  /// A tenth of a point decided which.
  @Test(arguments: [3.5, 3.9, 3.99, 4, 4.01, 4.1] as [CGFloat])
  func handsThatLetGoOfABarFall(distance: CGFloat) {
    let scene = Scene(.box(0, distance, 3, 8), Self.bar)
    scene.fall()
    scene.step(120)
    expect(scene.item.center.x, near: 0, within: 1e-6)
    // As in free fall for a second, from the position where they come off.
    let fall = 500 * (120.0 * 121) / (120 * 120)
    #expect(scene.item.center.y >= distance + fall - 0.01)
    #expect(scene.item.center.y <= 8 + fall)
  }

  /// The item acts as if there were no bar; the contact and the joint would shake it forever.
  @Test(arguments: [0, 200, 400] as [CGFloat])
  func handsThatAJointHoldsAroundABarSwing(speed: CGFloat) {
    let scenes = [Self.bar, nil].map { bar in
      let scene = Scene(.box(0, 4, 3, 8), bar)
      scene.fall()
      scene.animator.addBehavior(
        AttachmentBehavior(
          item: scene.item, offsetFromCenter: Offset(horizontal: 0, vertical: -4),
          attachedToAnchor: .zero))
      scene.properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: scene.item)
      return scene
    }
    for _ in 0..<240 {
      scenes.forEach { $0.step(1) }
      #expect(scenes[0].item.center == scenes[1].item.center)
    }
    if speed == 0 { #expect(!scenes[0].animator.isRunning) }
  }

  /// A spring yields to the bar.
  @Test(arguments: [0.5, 3, 5] as [CGFloat])
  func anItemOnASpringHangsUnderABar(distance: CGFloat) {
    let scene = Scene(.box(0, distance, 10, 10), Self.bar)
    scene.fall()
    let spring = AttachmentBehavior(item: scene.item, attachedToAnchor: .zero)
    spring.length = 0
    spring.frequency = 3
    spring.damping = 0.5
    scene.animator.addBehavior(spring)
    #expect(scene.animator.advanceUntilPaused(limit: 5))
    expect(scene.item.center.x, near: 0, within: 0.05)
    expect(scene.item.center.y, near: 8.9, within: 0.05)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func whatIsMirroredMovesMirrored(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let center = random.point(in: CGRect(x: -5, y: -5, width: 10, height: 10))
    let size = CGSize(width: random.double(in: 3...30), height: random.double(in: 8...30))
    let angle = random.double(in: -1...1)
    let scenes = [1.0, -1].map { side in
      let item = BasicItem(center: CGPoint(x: side * center.x, y: center.y), size: size)
      item.angle = side * angle
      return Scene(item, Self.bar)
    }
    var fastest = 0.0 as CGFloat
    for _ in 0..<240 {
      for scene in scenes {
        scene.step(1)
        let velocity = scene.properties.linearVelocity(for: scene.item)
        fastest = max(fastest, hypot(velocity.x, velocity.y))
      }
    }
    let (one, other) = (scenes[0].item, scenes[1].item)
    // Edges are solved in their order, which is not mirrored.
    expect(one.center.x, near: -other.center.x, within: 0.02)
    expect(one.center.y, near: other.center.y, within: 0.02)
    expect(one.angle, near: -other.angle, within: 0.01)
    // Coming out neither removes nor adds energy.
    #expect(fastest < 1e-9)
    #expect(scenes.allSatisfy { !$0.animator.isRunning })
  }

  /// An item at all edges and then at some of them has a single contact.
  @Test func anItemThatComesOffABarBeginsOneContact() {
    let scene = Scene(.box(1, 0.5, 10, 10), Self.bar)
    let log = ContactLog()
    scene.collision.collisionDelegate = log
    #expect(scene.animator.advanceUntilPaused(limit: 3))
    #expect(log.entries.count == 1)
  }

  @Test func aSnapshotOfAnItemAroundABarIsExact() throws {
    let scene = Scene(.box(1, 0.5, 10, 10), Self.bar)
    scene.fall()
    scene.step(4)
    let snapshot = scene.animator.snapshot()
    scene.step(40)
    let hash = scene.animator.stateHash
    try scene.animator.restore(snapshot)
    scene.step(40)
    #expect(scene.animator.stateHash == hash)
  }

  /// The bounds shrink and grow again, as when a keyboard comes and goes.
  @Test func anItemStaysInBoundsThatBecomeSmallerThanIt() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    let item = BasicItem.box(200, 150, 100, 100)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.step()
    let small = CGRect(x: 170, y: 120, width: 60, height: 60)
    animator.referenceBounds = small
    for _ in 0..<60 {
      animator.step()
      #expect(small.contains(item.center))
    }
  }

  /// A view that is taller than the screen must not fly off it.
  @Test(arguments: [CGSize(width: 60, height: 300), CGSize(width: 400, height: 20)])
  func whatIsLargerThanTheReferenceBoundsStaysIn(size: CGSize) {
    let item = BasicItem(center: CGPoint(x: 80, y: 100), size: size)
    let scene = Scene(item)
    scene.animator.referenceBounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    scene.collision.translatesReferenceBoundsIntoBoundary = true
    scene.fall()
    for _ in 1...600 {
      scene.step(1)
      #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(item.center))
    }
    let copy = scene.animator.snapshot()
    let hash = scene.animator.stateHash
    #expect(throws: Never.self) { try scene.animator.restore(copy) }
    #expect(scene.animator.stateHash == hash)
    scene.step(60)
    #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(item.center))
  }
}
