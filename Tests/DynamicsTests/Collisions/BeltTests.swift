import DynamicsReporting
import Foundation
import Testing

@testable import Dynamics

/// Surfaces that move along themselves, of boundaries and of items, against closed forms.
@Suite struct BeltTests {
  private static let gravity: CGFloat = 1000
  private static let steps = [1.0 / 120, 1.0 / 480]

  /// An item on a floor at y = 500, under gravity and without resistance.
  private final class Scene {
    let item: BasicItem
    let animator: DynamicAnimator
    let properties: DynamicItemBehavior
    let collision: CollisionBehavior
    let gravity: GravityBehavior

    init(_ item: BasicItem, timeStep: Double = 1.0 / 120, friction: CGFloat = 0.4) {
      self.item = item
      animator = .headless(timeStep: timeStep)
      properties = animator.withoutResistance(item)
      properties.friction = friction
      properties.elasticity = 0
      collision = CollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: -4000, y: 500), to: CGPoint(x: 4000, y: 500))
      gravity = GravityBehavior(items: [item])
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
    }

    var velocity: CGPoint { properties.linearVelocity(for: item) }
    var spin: CGFloat { properties.angularVelocity(for: item) }

    func run(_ seconds: Double) { animator.advance(by: seconds) }
  }

  private static func disc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: 2 * radius, height: 2 * radius),
      collisionBoundsType: .ellipse)
  }

  // MARK: Closed forms

  /// a = μ·g up to the speed of the belt at t = v / (μ·g), after sliding v² / (2·μ·g).
  @Test(arguments: steps, [200, -200] as [CGFloat])
  func aBoxAcceleratesByFriction(timeStep: Double, speed: CGFloat) {
    let scene = Scene(.box(0, 480, 40, 40), timeStep: timeStep)
    scene.collision.setSurfaceSpeed(speed, forBoundaryWithIdentifier: "floor")
    #expect(scene.collision.surfaceSpeed(forBoundaryWithIdentifier: "floor") == speed)
    scene.run(0.25)
    expect(scene.velocity.x, near: speed / 2, within: 1e-6)
    scene.run(0.25)
    expect(scene.velocity.x, near: speed, within: 1e-6)
    // The belt has come 100 pt, and the box half of that.
    expect(scene.item.center.x, near: speed / 4, within: 200 * CGFloat(timeStep))
    scene.run(1)
    expect(scene.velocity.x, near: speed, within: 1e-6)
    #expect(abs(scene.item.angle) < 1e-6 && scene.animator.isRunning)
  }

  /// A disc has a third of the speed of the belt, and −2/3 of v / r, when it begins to roll.
  @Test(arguments: steps) func aDiscRollsAtAThirdOfTheSpeed(timeStep: Double) {
    let scene = Scene(Self.disc(0, 480, radius: 20), timeStep: timeStep)
    scene.collision.setSurfaceSpeed(300, forBoundaryWithIdentifier: "floor")
    scene.run(0.2)
    expect(scene.velocity.x, near: 80, within: 1e-6)
    scene.run(0.8)
    expect(scene.velocity.x, near: 100, within: 1e-6)
    expect(scene.spin, near: -200 / 20, within: 1e-6)
  }

  /// Up a belt of slope θ, a = g·(μ·cos θ − sin θ), up to the speed of the belt.
  @Test(arguments: steps) func aSlopeIsClimbed(timeStep: Double) {
    let (angle, friction): (CGFloat, CGFloat) = (0.3, 0.8)
    let item = BasicItem.box(0, 0, 40, 40)
    item.center = CGPoint(x: -20 * sin(angle), y: 500 - 20 * cos(angle))
    item.transform = CGAffineTransform(rotationAngle: -angle)
    let scene = Scene(item, timeStep: timeStep, friction: friction)
    scene.collision.removeAllBoundaries()
    let (x, y) = (2000 * cos(angle), 2000 * sin(angle))
    scene.collision.addBoundary(
      withIdentifier: "slope", from: CGPoint(x: -x, y: 500 + y), to: CGPoint(x: x, y: 500 - y))
    scene.collision.setSurfaceSpeed(120, forBoundaryWithIdentifier: "slope")
    scene.run(0.1)
    let acceleration = Self.gravity * (friction * cos(angle) - sin(angle))
    expect(scene.velocity.norm, near: acceleration * 0.1, within: 0.01 * acceleration * 0.1)
    scene.run(1)
    expect(scene.velocity.x, near: 120 * cos(angle), within: 1e-4)
    expect(scene.velocity.y, near: -120 * sin(angle), within: 1e-4)
  }

  /// In a drum, a disc rolls at the bottom, and what cannot turn slides at the angle whose tangent is the friction.
  @Test(arguments: [true, false], steps) func aDrumTurns(turns: Bool, timeStep: Double) {
    let scene = Scene(Self.disc(0, 520, radius: 10), timeStep: timeStep, friction: 0.5)
    scene.properties.allowsRotation = turns
    scene.properties.resistance = 3
    scene.collision.removeAllBoundaries()
    // Drawn clockwise, so that the bottom moves to the left.
    scene.collision.addBoundary(
      withIdentifier: "drum",
      for: BezierPath(ovalIn: CGRect(x: -100, y: 350, width: 200, height: 200)))
    scene.collision.setSurfaceSpeed(300, forBoundaryWithIdentifier: "drum")
    scene.item.center = CGPoint(x: 0, y: 539)
    scene.animator.updateItem(usingCurrentState: scene.item)
    scene.run(0.2)
    scene.run(11.8)
    let offset = CGPoint(x: scene.item.center.x, y: scene.item.center.y - 450)
    if turns {
      expect(scene.spin, near: 300 / 10, within: 0.1)
      expect(offset.x, near: 0, within: 0.5)
    } else {
      expect(atan2(-offset.x, offset.y), near: atan(0.5), within: 0.01)
      #expect(scene.velocity.norm < 1)
    }
  }

  /// Also an island of so many contacts that they would be solved four at a time.
  @Test func aStackIsCarried() {
    let boxes = (0..<12).map {
      BasicItem.box(40.02 * CGFloat($0 % 4), 480 - 40 * CGFloat($0 / 4), 40, 40)
    }
    let scene = Scene(boxes[0])
    for box in boxes.dropFirst() {
      scene.properties.addItem(box)
      scene.gravity.addItem(box)
      scene.collision.addItem(box)
    }
    scene.run(0.5)
    scene.collision.setSurfaceSpeed(60, forBoundaryWithIdentifier: "floor")
    scene.run(2)
    for (index, box) in boxes.enumerated() {
      expect(scene.properties.linearVelocity(for: box).x, near: 60, within: 0.01)
      expect(box.center.y, near: 480 - 40 * CGFloat(index / 4), within: 0.5)
    }
  }

  // MARK: Items

  @Test func anItemIsABeltClockwise() {
    let scene = Scene(.box(0, 480, 40, 40))
    let conveyor = BasicItem.box(0, 510, 4000, 20)
    let belt = DynamicItemBehavior(items: [conveyor])
    belt.isAnchored = true
    belt.surfaceSpeed = 100
    belt.friction = 0.4
    scene.collision.removeAllBoundaries()
    scene.collision.addItem(conveyor)
    scene.animator.addBehavior(belt)
    scene.run(0.125)
    expect(scene.velocity.x, near: 50, within: 1e-6)
    scene.run(0.5)
    expect(scene.velocity.x, near: 100, within: 1e-6)
    #expect(conveyor.center == CGPoint(x: 0, y: 510))
    // A second surface adds to it.
    scene.properties.surfaceSpeed = -30
    scene.run(0.5)
    expect(scene.velocity.x, near: 70, within: 1e-6)
  }

  /// A tracked vehicle drives itself along, and pushes back what it stands on.
  @Test func aVehicleDrivesItself() {
    let vehicle = BasicItem.box(0, 470, 40, 20)
    let scene = Scene(.box(0, 490, 200, 20))
    scene.properties.friction = 0
    scene.collision.addItem(vehicle)
    scene.gravity.addItem(vehicle)
    let drive = DynamicItemBehavior(items: [vehicle])
    (drive.surfaceSpeed, drive.resistance, drive.elasticity) = (60, 0, 0)
    scene.animator.addBehavior(drive)
    let rubber = DynamicItemBehavior(items: [vehicle])
    rubber.friction = 0.5
    scene.animator.addBehavior(rubber)
    scene.run(0.2)
    // Without friction under the plank there is none between the two either.
    expect(drive.linearVelocity(for: vehicle).x, near: 0, within: 1e-9)
    scene.properties.friction = 0.3
    scene.collision.removeAllBoundaries()
    scene.gravity.magnitude = 1e-3
    scene.gravity.removeItem(scene.item)
    scene.run(0.5)
    let (own, plank) = (drive.linearVelocity(for: vehicle).x, scene.velocity.x)
    let masses: (CGFloat, CGFloat) = (40 * 20, 200 * 20)
    #expect(own > 0.01 && plank < 0)
    expect(own * masses.0 + plank * masses.1, near: 0, within: 1e-6)
  }

  @Test func aLineDrivesBothSidesAlike() {
    let scene = Scene(.box(0, 520, 40, 40))
    scene.gravity.magnitude = -1
    scene.collision.setSurfaceSpeed(50, forBoundaryWithIdentifier: "floor")
    scene.run(0.5)
    expect(scene.velocity.x, near: 50, within: 1e-6)
    #expect(scene.item.center.y > 519)
  }

  @Test func theReferenceBoundsRunClockwise() {
    let scene = Scene(.box(500, 980, 40, 40))
    scene.collision.removeAllBoundaries()
    scene.collision.surfaceSpeedOfReferenceBounds = 80
    scene.collision.translatesReferenceBoundsIntoBoundary = true
    scene.run(0.5)
    expect(scene.velocity.x, near: -80, within: 1e-6)
    scene.collision.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    scene.run(0.5)
    expect(scene.velocity.x, near: -80, within: 1e-3)
  }

  // MARK: Rest

  @Test func whatABeltCarriesNeverRests() {
    for speed: CGFloat in [200, 0.3] {
      let scene = Scene(.box(0, 480, 40, 40))
      scene.collision.setSurfaceSpeed(speed, forBoundaryWithIdentifier: "floor")
      #expect(!scene.animator.finish(limit: 5))
      expect(scene.item.center.x, near: 5 * speed, within: 0.27 * speed)
    }
  }

  @Test func whatAWallHoldsMayRestAndWakesAgain() {
    let scene = Scene(.box(0, 480, 40, 40))
    scene.collision.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 60, y: 400), to: CGPoint(x: 60, y: 500))
    scene.collision.setSurfaceSpeed(100, forBoundaryWithIdentifier: "floor")
    #expect(scene.animator.finish(limit: 5))
    let place = scene.item.center
    expect(place.x, near: 40, within: 0.2)
    scene.collision.setSurfaceSpeed(-100, forBoundaryWithIdentifier: "floor")
    #expect(scene.animator.isRunning)
    scene.run(0.5)
    expect(scene.velocity.x, near: -100, within: 1e-6)
    // Also when an item beside others falls asleep by itself.
    scene.collision.setSurfaceSpeed(0, forBoundaryWithIdentifier: "floor")
    #expect(scene.animator.finish(limit: 5))
    scene.collision.setSurfaceSpeed(20, forBoundaryWithIdentifier: "floor")
    scene.run(0.5)
    expect(scene.velocity.x, near: 20, within: 1e-6)
  }

  // MARK: State

  @Test func theSpeedStaysWhileTheBoundaryMovesAndIsReplaced() {
    let scene = Scene(.box(0, 480, 40, 40))
    scene.collision.setSurfaceSpeed(100, forBoundaryWithIdentifier: "floor")
    scene.collision.moveBoundary(
      withIdentifier: "floor", by: CGVector(dx: 0, dy: -30), duration: 0.5)
    scene.run(1)
    expect(scene.velocity.x, near: 100, within: 1e-3)
    scene.collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -4000, y: 600), to: CGPoint(x: 5000, y: 600))
    #expect(scene.collision.surfaceSpeed(forBoundaryWithIdentifier: "floor") == 100)
    scene.collision.removeBoundary(withIdentifier: "floor")
    scene.collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -4000, y: 600), to: CGPoint(x: 5000, y: 600))
    #expect(scene.collision.surfaceSpeed(forBoundaryWithIdentifier: "floor") == 0)
  }

  @Test func snapshotsForecastsAndHistoriesHaveIt() throws {
    let scene = Scene(.box(0, 480, 40, 40))
    scene.collision.setSurfaceSpeed(100, forBoundaryWithIdentifier: "floor")
    scene.collision.surfaceSpeedOfReferenceBounds = 7
    scene.properties.surfaceSpeed = 20
    scene.run(0.1)
    let data = try JSONEncoder().encode(scene.animator.snapshot())
    let id = try #require(scene.animator.id(of: scene.item))
    let foretold = scene.animator.forecast(for: 0.5).pose(of: id, at: 0.5)
    var hashes: [UInt64] = []
    for _ in 0..<60 {
      scene.animator.step()
      hashes.append(scene.animator.stateHash)
    }
    #expect(foretold?.center == scene.item.center)
    scene.collision.setSurfaceSpeed(-5, forBoundaryWithIdentifier: "floor")
    scene.properties.surfaceSpeed = 0
    scene.collision.surfaceSpeedOfReferenceBounds = 0
    try scene.animator.restore(
      JSONDecoder().decode(DynamicAnimator.Snapshot.self, from: data))
    #expect(scene.collision.surfaceSpeed(forBoundaryWithIdentifier: "floor") == 100)
    #expect(scene.collision.surfaceSpeedOfReferenceBounds == 7)
    #expect(scene.properties.surfaceSpeed == 20)
    for hash in hashes {
      scene.animator.step()
      #expect(scene.animator.stateHash == hash)
    }
  }

  @Test func whatWasNotSetTakesNoState() throws {
    let scene = Scene(.box(0, 480, 40, 40))
    scene.run(0.1)
    let (hash, plain) = (scene.animator.stateHash, scene.animator.snapshot())
    scene.properties.surfaceSpeed = 20
    #expect(scene.animator.stateHash != hash)
    try scene.animator.restore(plain)
    #expect(scene.animator.stateHash == hash && scene.properties.surfaceSpeed == 0)
    let listed = scene.properties.properties.first { $0.name == "surfaceSpeed" }
    #expect(listed?.value == PropertyValue.none)
  }

  @Test func badInputIsReportedAndChangesNothing() {
    let scene = Scene(.box(0, 480, 40, 40))
    scene.collision.setSurfaceSpeed(3, forBoundaryWithIdentifier: "floor")
    let reports = DynamicsDiagnostics.collecting {
      scene.collision.setSurfaceSpeed(.nan, forBoundaryWithIdentifier: "floor")
      scene.collision.setSurfaceSpeed(1.1e5, forBoundaryWithIdentifier: "floor")
      scene.collision.setSurfaceSpeed(1, forBoundaryWithIdentifier: "ceiling")
      scene.collision.surfaceSpeedOfReferenceBounds = -.infinity
      scene.properties.surfaceSpeed = 2e5
    }.diagnostics
    #expect(reports.count == 5)
    #expect(scene.collision.surfaceSpeed(forBoundaryWithIdentifier: "floor") == 3)
    #expect(scene.collision.surfaceSpeed(forBoundaryWithIdentifier: "ceiling") == 0)
    #expect(scene.collision.surfaceSpeedOfReferenceBounds == 0)
    #expect(scene.properties.surfaceSpeed == 0)
  }

  @Test func debugViewsShowTheDirection() {
    let scene = Scene(.box(0, 480, 40, 40))
    let overlay = DebugOverlayBehavior()
    scene.animator.addBehavior(overlay)
    #expect(!overlay.marks.contains { $0.kind == .motor })
    scene.collision.setSurfaceSpeed(-3, forBoundaryWithIdentifier: "floor")
    let arrows = overlay.marks.filter { $0.kind == .motor }
    #expect(arrows.count == 1)
    #expect(arrows.first?.start == CGPoint(x: 8, y: 500))
    #expect(arrows.first?.end == CGPoint(x: -8, y: 500))
    // A curve with short edges has one, too.
    scene.collision.addBoundary(
      withIdentifier: "drum",
      for: BezierPath(ovalIn: CGRect(x: 100, y: 100, width: 60, height: 60)))
    scene.collision.setSurfaceSpeed(3, forBoundaryWithIdentifier: "drum")
    #expect(overlay.marks.filter { $0.kind == .motor }.count == 2)
  }
}
