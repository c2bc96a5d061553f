import DynamicsReporting
import Foundation
import Testing

@testable import Dynamics

/// Boundaries of which one side is solid: platforms, traps, and rooms that let things out.
@Suite struct OneSidedTests {
  /// Items over and under a platform at y = 500 that is solid above, and a floor at y = 700.
  final class Scene {
    let items: [BasicItem]
    let animator: DynamicAnimator
    let properties: DynamicItemBehavior
    let collision: CollisionBehavior
    let contacts = ContactLog()

    init(_ items: [BasicItem], timeStep: Double = 1.0 / 120, gravity: CGFloat = 1) {
      self.items = items
      animator = .headless(timeStep: timeStep)
      properties = DynamicItemBehavior(items: items)
      (properties.resistance, properties.elasticity) = (0, 0)
      properties.angularResistance = 2
      collision = CollisionBehavior(items: items)
      collision.addBoundary(
        withIdentifier: "platform", from: CGPoint(x: 100, y: 500), to: CGPoint(x: 900, y: 500))
      collision.setSolidSide(.left, forBoundaryWithIdentifier: "platform")
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: -900, y: 700), to: CGPoint(x: 1900, y: 700))
      collision.collisionDelegate = contacts
      let fall = GravityBehavior(items: items)
      fall.magnitude = gravity
      animator.addBehavior(properties)
      animator.addBehavior(fall)
      animator.addBehavior(collision)
    }

    var item: BasicItem { items[0] }
    func velocity(_ index: Int = 0) -> CGPoint { properties.linearVelocity(for: items[index]) }
    func run(_ seconds: Double) { animator.advance(by: seconds) }
    func jump(_ speed: CGFloat, _ index: Int = 0) {
      properties.addLinearVelocity(CGPoint(x: 0, y: -speed), for: items[index])
    }
  }

  enum Shape: CaseIterable {
    case box, disc, oval, triangle, corner

    func item(_ x: CGFloat, _ y: CGFloat) -> BasicItem {
      let (center, size) = (CGPoint(x: x, y: y), CGSize(width: 40, height: 40))
      func path(_ corners: [(CGFloat, CGFloat)]) -> BasicItem {
        let path = BezierPath()
        path.move(to: CGPoint(x: corners[0].0, y: corners[0].1))
        for corner in corners.dropFirst() {
          path.addLine(to: CGPoint(x: corner.0, y: corner.1))
        }
        path.close()
        let item = BasicItem(center: center, size: size, collisionBoundsType: .path)
        item.collisionBoundingPath = path
        return item
      }
      switch self {
      case .box: return BasicItem(center: center, size: size)
      case .disc: return BasicItem(center: center, size: size, collisionBoundsType: .ellipse)
      case .oval:
        return BasicItem(
          center: center, size: CGSize(width: 30, height: 40), collisionBoundsType: .ellipse)
      case .triangle: return path([(0, -20), (20, 20), (-20, 20)])
      case .corner: return path([(-20, -20), (-5, -20), (-5, 5), (20, 5), (20, 20), (-20, 20)])
      }
    }
  }

  // MARK: Platforms

  /// What an item is on its way through is gone with its behavior, or its boundary.
  @Test(arguments: [false, true])
  func aSnapshotCanBeRestoredAfterTheBoundaryHasGone(removesItem: Bool) throws {
    let item = BasicItem.crate(at: 300, 560)
    let scene = Scene([item])
    scene.jump(600)
    scene.run(0.07)
    if removesItem {
      scene.collision.removeItem(item)
      scene.collision.removeBoundary(withIdentifier: "platform")
    } else {
      scene.animator.removeBehavior(scene.collision)
    }
    let snapshot = scene.animator.snapshot()
    #expect(throws: Never.self) { try scene.animator.restore(snapshot) }
    #expect(scene.animator.forecast(for: 0.5).duration == 0.5)
  }

  /// An item jumps up through the platform as if it were not there, lands on it, and rests.
  @Test(arguments: Shape.allCases, [1.0 / 120, 1.0 / 480])
  func anItemJumpsThroughAndLands(shape: Shape, timeStep: Double) {
    let scene = Scene([shape.item(500, 670)], timeStep: timeStep)
    let free = Scene([shape.item(500, 670)], timeStep: timeStep)
    free.collision.removeBoundary(withIdentifier: "platform")
    scene.jump(800)
    free.jump(800)
    scene.run(0.8)
    free.run(0.8)
    #expect(scene.item.center == free.item.center && scene.item.center.y < 480)
    #expect(
      !scene.contacts.entries.contains(.began(ObjectIdentifier(scene.item), "platform")))
    #expect(scene.animator.finish(limit: 10))
    #expect(scene.item.center.y < 500 && scene.item.center.y > 470)
  }

  @Test(arguments: [false, true], [8000, 40_000] as [CGFloat])
  func fastItemsObeyTheSameRule(isPrecise: Bool, speed: CGFloat) {
    for shape in Shape.allCases {
      let scene = Scene([shape.item(500, 400), shape.item(600, 640)], gravity: 0)
      scene.properties.usesPreciseCollisionDetection = isPrecise
      scene.jump(-speed, 0)
      scene.jump(speed, 1)
      scene.run(0.1)
      // The one from above stops at the platform, the one from below is gone.
      #expect(abs(scene.item.center.y - 480) < 21, "\(shape)")
      #expect(scene.items[1].center.y < 200, "\(shape)")
    }
  }

  /// It turns back half way through, and falls down again.
  @Test func anItemThatTurnsBackFallsBack() {
    let scene = Scene([.box(500, 680, 40, 40)])
    // 190 pt high, so that its center is 10 pt above the platform.
    scene.jump((2 * 1000 * 190).squareRoot())
    scene.run(0.6164)
    #expect(scene.item.center.y < 495)
    #expect(scene.animator.finish(limit: 5))
    #expect(scene.item.center.y > 670)
  }

  @Test func aStackLandsAndOneWalksOff() {
    let stack = (0..<4).map { BasicItem.box(500, 440 - 60 * CGFloat($0), 40, 40) }
    let scene = Scene(stack)
    #expect(scene.animator.finish(limit: 10))
    for (index, item) in stack.enumerated() {
      expect(item.center.y, near: 480 - 40 * CGFloat(index), within: 1)
    }
    // Pushed over the edge, it falls to the floor beside.
    let walker = Scene([.box(860, 480, 40, 40)])
    walker.properties.friction = 0
    walker.properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: walker.item)
    walker.run(3)
    #expect(walker.item.center.y > 670 && walker.item.center.x > 1000)
  }

  @Test func theSideCanBeSetAtRest() {
    let scene = Scene([.box(500, 480, 40, 40)])
    #expect(scene.animator.finish(limit: 5) && scene.item.center.y < 481)
    scene.collision.setSolidSide(.right, forBoundaryWithIdentifier: "platform")
    #expect(scene.animator.isRunning)
    #expect(scene.animator.finish(limit: 5) && scene.item.center.y > 670)
    // Now it is a ceiling for the crate below.
    scene.jump(900)
    scene.run(0.3)
    #expect(scene.item.center.y > 519)
  }

  // MARK: Moving boundaries

  @Test(arguments: [-1, 1] as [CGFloat])
  func aMovingPlatformTakesOnlyWhatIsOnItsSolidSide(direction: CGFloat) {
    let scene = Scene([.box(300, 480, 40, 40), .box(600, 560, 40, 40)], gravity: 0)
    for _ in 0..<12 {
      scene.collision.moveBoundary(
        withIdentifier: "platform", by: CGVector(dx: 0, dy: 15 * direction), duration: 0.05)
      scene.run(0.05)
    }
    // Up, it lifts the upper one; down, it passes the lower one.
    expect(scene.item.center.y, near: direction < 0 ? 300 : 480, within: 25)
    expect(scene.items[1].center.y, near: 560, within: 1e-6)
  }

  @Test func anAttachedPlatformCarries() {
    let lift = BasicItem.box(500, 620, 10, 10)
    let scene = Scene([.box(500, 560, 40, 40)])
    let kinematic = KinematicBehavior(items: [lift])
    scene.animator.addBehavior(kinematic)
    let path = BezierPath()
    path.move(to: CGPoint(x: -100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    scene.collision.addBoundary(withIdentifier: "lift", for: path, attachedTo: lift)
    scene.collision.setSolidSide(.left, forBoundaryWithIdentifier: "lift")
    scene.run(0.5)
    expect(scene.item.center.y, near: 600, within: 1)
    kinematic.move(lift, to: CGPoint(x: 500, y: 300), duration: 1)
    scene.run(2)
    // Through the platform above, which it leaves behind.
    expect(scene.item.center.y, near: 280, within: 1)
    kinematic.move(lift, to: CGPoint(x: 500, y: 620), duration: 1)
    scene.run(2)
    expect(scene.item.center.y, near: 480, within: 1)
  }

  // MARK: Closed boundaries

  private static func room() -> BezierPath {
    BezierPath(rect: CGRect(x: 400, y: 200, width: 200, height: 200))
  }

  @Test(arguments: [300, 30_000] as [CGFloat])
  func aTrapLetsInAndNotOut(speed: CGFloat) {
    for shape in Shape.allCases {
      let scene = Scene([shape.item(500, 120)], gravity: 0)
      scene.properties.elasticity = 1
      scene.collision.addBoundary(withIdentifier: "trap", for: Self.room())
      scene.collision.setSolidSide(.right, forBoundaryWithIdentifier: "trap")
      scene.jump(-speed)
      scene.run(2)
      let inside = CGRect(x: 400, y: 200, width: 200, height: 200)
      #expect(inside.contains(scene.item.center), "\(shape) \(scene.item.center)")
      #expect(abs(scene.velocity().norm / speed - 1) < 0.5 || shape != .disc, "\(shape)")
      // No push gets it out.
      scene.jump(90_000)
      scene.run(0.5)
      #expect(inside.contains(scene.item.center), "\(shape)")
    }
  }

  /// Each part of an item comes in through one wall, and not out through the other.
  @Test(arguments: [1500, 6000, 10_000, 30_000] as [CGFloat], [false, true])
  func aTrapHoldsItemsOfSeveralParts(speed: CGFloat, isPrecise: Bool) {
    for (width, timeStep) in [(90, 1.0 / 60), (150, 1.0 / 120), (300, 1.0 / 60)] {
      let discs = [BasicItem.disc(-130, 100, 30), BasicItem.disc(-100, 100, 30)]
      let pair = DynamicItemGroup(items: discs)
      let hook = BasicItem(
        center: CGPoint(x: -115, y: 100), size: CGSize(width: 60, height: 40),
        collisionBoundsType: .path)
      let path = BezierPath()
      let corners = [(-30, -20), (-20, -20), (-20, 10), (20, 10), (20, -20), (30, -20)]
      path.move(to: CGPoint(x: -30, y: 20))
      for corner in corners { path.addLine(to: CGPoint(x: corner.0, y: corner.1)) }
      path.addLine(to: CGPoint(x: 30, y: 20))
      path.close()
      hook.collisionBoundingPath = path
      for item in [pair, hook] as [any DynamicItem] {
        let animator = DynamicAnimator.headless(timeStep: timeStep)
        let collision = CollisionBehavior(items: [item])
        collision.addBoundary(
          withIdentifier: "trap",
          for: BezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat(width), height: 200)))
        collision.setSolidSide(.right, forBoundaryWithIdentifier: "trap")
        let properties = DynamicItemBehavior(items: [item])
        properties.resistance = 0
        properties.usesPreciseCollisionDetection = isPrecise
        properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
        animator.addBehavior(properties)
        animator.addBehavior(collision)
        animator.advance(by: 1)
        #expect((0...CGFloat(width)).contains(item.center.x), "\(width), \(item.center)")
      }
    }
  }

  /// What comes over an item from its open side lets it in, as if the item had moved.
  @Test(arguments: [false, true]) func aTrapIsLoweredOverAnItem(ring: Bool) {
    for size in [(60, 8), (20, 20), (8, 60)] {
      let item = BasicItem.box(400, 420, CGFloat(size.0), CGFloat(size.1))
      let scene = Scene([item], gravity: 0)
      scene.collision.removeAllBoundaries()
      let rect = CGRect(x: 320, y: 120, width: 160, height: 160)
      scene.collision.addBoundary(
        withIdentifier: "trap", for: ring ? BezierPath(ovalIn: rect) : BezierPath(rect: rect))
      scene.collision.setSolidSide(.right, forBoundaryWithIdentifier: "trap")
      scene.collision.moveBoundary(
        withIdentifier: "trap", by: CGVector(dx: 0, dy: 220), duration: 0.5)
      scene.run(0.7)
      #expect(item.center == CGPoint(x: 400, y: 420), "\(size)")
    }
  }

  @Test func whatMayLeaveIsNotKept() {
    let scene = Scene([.box(500, 300, 40, 40), .box(500, 120, 40, 40)], gravity: 0)
    scene.collision.addBoundary(withIdentifier: "room", for: Self.room())
    scene.collision.setSolidSide(.left, forBoundaryWithIdentifier: "room")
    scene.jump(400, 0)
    scene.jump(-400, 1)
    scene.run(0.05)
    scene.properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: scene.items[1])
    scene.run(1)
    #expect(scene.items[0].center.y < 150)
    let outside = CGRect(x: 401, y: 201, width: 198, height: 198)
    #expect(!outside.contains(scene.items[1].center))
  }

  /// A box of lines that is solid outside carries what stands on its corner.
  @Test func aCornerHolds() {
    let scene = Scene([.box(595, 170, 40, 40)])
    scene.properties.friction = 0
    scene.collision.addBoundary(withIdentifier: "block", for: Self.room())
    scene.collision.setSolidSide(.left, forBoundaryWithIdentifier: "block")
    #expect(scene.animator.finish(limit: 5))
    expect(scene.item.center.y, near: 180, within: 0.2)
    for _ in 0..<40 {
      scene.properties.addLinearVelocity(CGPoint(x: -30, y: 0), for: scene.item)
      scene.run(0.05)
      expect(scene.item.center.y, near: 180, within: 0.3)
      scene.properties.addLinearVelocity(CGPoint(x: 30, y: 0), for: scene.item)
      scene.run(0.02)
    }
  }

  // MARK: State

  @Test func aSnapshotInTheMiddleGoesOnAlike() throws {
    let scene = Scene(Shape.allCases.enumerated().map { $1.item(200 + 120 * CGFloat($0), 670) })
    for index in scene.items.indices { scene.jump(760, index) }
    var data: [Data] = []
    var hashes: [UInt64] = []
    for count in 0..<240 {
      if count % 10 == 0 { data.append(try JSONEncoder().encode(scene.animator.snapshot())) }
      scene.animator.step()
      hashes.append(scene.animator.stateHash)
    }
    #expect(scene.items.allSatisfy { $0.center.y < 500 })
    for (place, data) in data.enumerated() {
      try scene.animator.restore(JSONDecoder().decode(DynamicAnimator.Snapshot.self, from: data))
      #expect(scene.collision.solidSide(forBoundaryWithIdentifier: "platform") == .left)
      for count in 10 * place..<240 {
        scene.animator.step()
        #expect(scene.animator.stateHash == hashes[count])
      }
    }
  }

  @Test func debugViewsShowTheWayThrough() {
    let scene = Scene([.box(500, 480, 40, 40)])
    let overlay = DebugOverlayBehavior()
    scene.animator.addBehavior(overlay)
    let arrows = overlay.marks.filter { $0.kind == .motor }
    #expect(arrows.count == 1)
    #expect(arrows.first?.start == CGPoint(x: 300, y: 508))
    #expect(arrows.first?.end == CGPoint(x: 300, y: 492))
  }

  @Test func anUnknownNameIsReported() {
    let scene = Scene([.box(500, 480, 40, 40)])
    let reports = DynamicsDiagnostics.collecting {
      scene.collision.setSolidSide(.right, forBoundaryWithIdentifier: "ceiling")
    }.diagnostics
    #expect(reports.count == 1)
    #expect(scene.collision.solidSide(forBoundaryWithIdentifier: "ceiling") == .both)
    #expect(scene.collision.solidSide(forBoundaryWithIdentifier: "floor") == .both)
    scene.collision.removeBoundary(withIdentifier: "platform")
    scene.collision.addBoundary(
      withIdentifier: "platform", from: CGPoint(x: 100, y: 500), to: CGPoint(x: 900, y: 500))
    #expect(scene.collision.solidSide(forBoundaryWithIdentifier: "platform") == .both)
  }
}
