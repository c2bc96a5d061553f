import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

@Suite struct ConcaveItemTests {
  /// A hollow box that is open at the top: 100 pt wide and high, 20 pt thick.
  static let cup: [CGPoint] = [
    (-50, -50), (-30, -50), (-30, 30), (30, 30), (30, -50), (50, -50), (50, 50), (-50, 50),
  ].map { CGPoint(x: $0.0, y: $0.1) }

  static func path(_ contours: [CGPoint]...) -> BezierPath {
    let path = BezierPath()
    for corners in contours {
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.addLine(to: corner) }
      path.close()
    }
    return path
  }

  static func item(_ path: BezierPath, at x: CGFloat, _ y: CGFloat) -> BasicItem {
    let item = BasicItem(
      center: CGPoint(x: x, y: y), size: path.bounds.size, collisionBoundsType: .path)
    item.collisionBoundingPath = path
    return item
  }

  private static func square(_ half: CGFloat, clockwise: Bool = true) -> [CGPoint] {
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    return clockwise ? corners : corners.reversed()
  }

  /// With gravity, and a floor at 600.
  private func animator(_ items: [any DynamicItem]) -> DynamicAnimator {
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: -2000, width: 800, height: 2600))
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(collision)
    return animator
  }

  private func mass(of item: any DynamicItem) -> Double {
    let animator = animator([item])
    return animator.id(of: item).flatMap { animator.motion(of: $0)?.mass } ?? 0
  }

  @Test func theMassIsThatOfTheArea() {
    expect(mass(of: Self.item(Self.path(Self.cup), at: 400, 300)), near: 0.52, within: 1e-12)
    let ring = Self.path(Self.square(50), Self.square(30, clockwise: false))
    expect(mass(of: Self.item(ring, at: 400, 300)), near: 0.64, within: 1e-12)
    // Run around in the same direction, the inner square is filled.
    let filled = Self.path(Self.square(50), Self.square(30))
    expect(mass(of: Self.item(filled, at: 400, 300)), near: 1, within: 1e-12)
    let dumbbell = Self.path(
      Self.square(10).map { CGPoint(x: $0.x - 40, y: $0.y) },
      Self.square(10).map { CGPoint(x: $0.x + 40, y: $0.y) })
    expect(mass(of: Self.item(dumbbell, at: 400, 300)), near: 0.08, within: 1e-12)
  }

  @Test func aDiscFallsIntoACup() {
    let cup = Self.item(Self.path(Self.cup), at: 400, 550)
    let disc = BasicItem(
      center: CGPoint(x: 410, y: 300), size: CGSize(width: 40, height: 40),
      collisionBoundsType: .ellipse)
    let animator = animator([cup, disc])
    for _ in 0..<1200 where animator.isRunning { animator.step() }
    #expect(!animator.isRunning)
    expect(disc.center.y - cup.center.y, near: 10, within: 0.2)
    #expect(abs(disc.center.x - cup.center.x) <= 10.2)
  }

  @Test func aDiscInARingStaysInside() {
    let ring = Self.item(
      Self.path(Self.square(60), Self.square(50, clockwise: false)), at: 400, 540)
    let disc = BasicItem(
      center: CGPoint(x: 400, y: 540), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    let animator = animator([ring, disc])
    let push = DynamicItemBehavior(items: [ring, disc])
    push.elasticity = 0.8
    animator.addBehavior(push)
    push.addLinearVelocity(CGPoint(x: 400, y: -250), for: disc)
    for _ in 0..<600 {
      animator.step()
      let angle = -ring.angle
      let offset = CGVector(dx: disc.center.x - ring.center.x, dy: disc.center.y - ring.center.y)
        .applying(CGAffineTransform(rotationAngle: angle))
      #expect(max(abs(offset.dx), abs(offset.dy)) < 50)
    }
  }

  @Test func nothingCatchesOnASeamBelowAStraightSide() {
    let table = Self.item(
      Self.path(
        [
          (-200, -20), (200, -20), (200, 20), (30, 20), (30, 100), (-30, 100), (-30, 20),
          (-200, 20),
        ].map { CGPoint(x: $0.0, y: $0.1) }), at: 400, 400)
    let disc = BasicItem(
      center: CGPoint(x: 230, y: 360), size: CGSize(width: 40, height: 40),
      collisionBoundsType: .ellipse)
    let animator = animator([disc])
    animator.addBehavior(CollisionBehavior(items: [table, disc]))
    let properties = DynamicItemBehavior(items: [disc, table])
    (properties.resistance, properties.angularResistance) = (0, 0)
    (properties.friction, properties.elasticity) = (0, 0)
    let anchor = DynamicItemBehavior(items: [table])
    anchor.isAnchored = true
    animator.addBehavior(properties)
    animator.addBehavior(anchor)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: disc)
    for _ in 0..<300 {
      animator.step()
      expect(disc.center.y, near: 360, within: 0.11)
      expect(properties.linearVelocity(for: disc).x, near: 100, within: 1e-9)
    }
  }

  /// Stars and cups that hook into each other kept a heap awake, while contacts with seams came and went.
  @Test func aHeapComesToRest() {
    var random = SeededGenerator(seed: 5)
    let star = (0..<10).map { index in
      let (radius, angle) = (index.isMultiple(of: 2) ? 50.0 : 20, Double.pi * Double(index) / 5)
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    let items = (0..<16).map { index in
      let scale = random.double(in: 0.4...0.8)
      let corners = index.isMultiple(of: 2) ? star : Self.cup
      let item = Self.item(
        Self.path(corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }),
        at: 250 + 100 * CGFloat(index % 4), 500 - 100 * CGFloat(index / 4))
      item.angle = random.double(in: 0...6)
      return item
    }
    let animator = animator(items)
    for _ in 0..<1800 where animator.isRunning { animator.step() }
    #expect(!animator.isRunning)
  }

  @Test func theHollowIsNotInTheItemAndSeamsAre() {
    let cup = Self.item(Self.path(Self.cup), at: 400, 300)
    let animator = animator([cup])
    #expect(animator.item(at: CGPoint(x: 400, y: 300)) == nil)
    // Where the bottom and a wall meet, and where a part may end at the outline.
    for share: CGFloat in [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] {
      for side: CGFloat in [-1, 1] {
        let point = CGPoint(x: 400 + side * (30 + 20 * share), y: 330 + 20 * share)
        #expect(animator.item(at: point) === cup, "\(point)")
      }
    }
  }

  @Test func drawingsShowTheOutlineWithoutSeams() {
    let ring = Self.path(Self.square(50), Self.square(30, clockwise: false))
    let items = [
      Self.item(Self.path(Self.cup), at: 200, 300), Self.item(ring, at: 400, 300),
      BasicItem(center: CGPoint(x: 600, y: 300), size: CGSize(width: 10, height: 10)),
    ]
    let group = DynamicItemGroup(items: [items[0], items[2]])
    let animator = animator([items[1], group])
    let overlay = DebugOverlayBehavior()
    overlay.layers = .outlines
    animator.addBehavior(overlay)
    #expect(overlay.items.map { $0.outlines.map(\.count) } == [[4, 4], [8, 4]])
  }

  @Test func aSnapshotBringsBackTheSameMotion() throws {
    func scene() -> DynamicAnimator {
      let cups = (0..<4).map { Self.item(Self.path(Self.cup), at: 400, 100 * CGFloat($0)) }
      let group = DynamicItemGroup(items: [cups[0], cups[1]])
      return animator([group, cups[2], cups[3]])
    }
    let (first, second) = (scene(), scene())
    for _ in 0..<200 { first.step() }
    try second.restore(first.snapshot())
    for _ in 0..<100 {
      first.step()
      second.step()
    }
    #expect(first.stateHash == second.stateHash)
  }

  @Test func aPathThatCrossesItselfIsReportedAndItsHullCollides() {
    let tie = Self.path(
      [(-50, -50), (50, 50), (50, -50), (-50, 50)].map { CGPoint(x: $0.0, y: $0.1) })
    let item = Self.item(tie, at: 400, 300)
    let (found, reports) = DynamicsDiagnostics.collecting { self.mass(of: item) }
    expect(found, near: 1, within: 1e-12)
    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("crosses or touches itself; its convex hull") == true)
  }

  @Test func aPathOfTooManyCornersIsReported() {
    let corners = (0..<4000).map { index in
      let (radius, angle) = (index.isMultiple(of: 2) ? 50.0 : 40, Double.pi * Double(index) / 2000)
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    let item = Self.item(Self.path(corners), at: 400, 300)
    let (_, reports) = DynamicsDiagnostics.collecting { self.mass(of: item) }
    #expect(reports.first?.message.contains("has 4000 corners, more than 2048") == true)
  }

  @Test func convexPathsAreOnePart() {
    for path in [
      BezierPath(rect: CGRect(x: -20, y: -20, width: 40, height: 40)),
      BezierPath(ovalIn: CGRect(x: -20, y: -10, width: 40, height: 20)),
      BezierPath(roundedRect: CGRect(x: -20, y: -20, width: 40, height: 40), cornerRadius: 8),
    ] {
      let item = Self.item(path, at: 400, 300)
      var count = 0
      let (_, reports) = DynamicsDiagnostics.collecting {
        let animator = animator([item])
        let overlay = DebugOverlayBehavior()
        overlay.layers = .outlines
        animator.addBehavior(overlay)
        count = overlay.items[0].outlines.count
      }
      #expect(count == 1 && reports.isEmpty)
    }
  }
}
