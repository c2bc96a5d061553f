import Dynamics
import DynamicsTestSupport
import Testing

/// The laws of fields, by their effect on a crate at (300, 400) in one step.
@Suite struct FieldTests {
  private let h = 1.0 / 120

  /// The acceleration of a crate by a field at the origin, in pt/s².
  private func acceleration(
    by field: FieldBehavior, at place: CGPoint = CGPoint(x: 300, y: 400), mass: CGFloat = 1,
    charge: CGFloat = 0, velocity: CGPoint = .zero
  ) -> CGVector {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: place.x, place.y)
    let properties = animator.withoutResistance(item)
    properties.density = mass
    properties.charge = charge
    properties.addLinearVelocity(velocity, for: item)
    field.addItem(item)
    animator.addBehavior(field)
    animator.step()
    let after = properties.linearVelocity(for: item)
    animator.removeBehavior(field)
    field.removeItem(item)
    return CGVector(dx: (after.x - velocity.x) / h, dy: (after.y - velocity.y) / h)
  }

  private func expect(
    _ vector: CGVector, near x: CGFloat, _ y: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tolerance = 1e-9 * max(1, hypot(x, y))
    DynamicsTests.expect(vector.dx, near: x, within: tolerance, sourceLocation: sourceLocation)
    DynamicsTests.expect(vector.dy, near: y, within: tolerance, sourceLocation: sourceLocation)
  }

  @Test func linearGravityPullsAlikeEverywhereWhateverTheMass() {
    let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    expect(acceleration(by: field), near: 300, 400)
    expect(acceleration(by: field, mass: 3), near: 300, 400)
    expect(acceleration(by: field, at: .zero), near: 300, 400)
    field.falloff = 1
    field.strength = 10
    expect(acceleration(by: field), near: 600, 800)
  }

  @Test func radialGravityPullsWithTheInverseSquare() {
    let field = FieldBehavior.radialGravityField(position: .zero)
    expect(acceleration(by: field), near: -2.4, -3.2)
    expect(acceleration(by: field, mass: 3), near: -2.4, -3.2)
    field.strength = -25
    field.position = CGPoint(x: 300, y: 300)
    expect(acceleration(by: field), near: 0, 2500)
    expect(acceleration(by: field, at: CGPoint(x: 300, y: 300)), near: 0, 0)
  }

  @Test func aSpringFieldPullsMoreTheFartherAnItemIs() {
    let field = FieldBehavior.springField()
    expect(acceleration(by: field), near: -300, -400)
    expect(acceleration(by: field, mass: 3), near: -100, -400 / 3)
    field.falloff = 0
    expect(acceleration(by: field), near: -60, -80)
  }

  @Test func aVortexDrivesClockwise() {
    let field = FieldBehavior.vortexField()
    expect(acceleration(by: field), near: -80, 60)
    expect(acceleration(by: field, mass: 3), near: -80 / 9, 60 / 9)
  }

  @Test func dragGrowsWithTheSquareOfTheSpeedInItsMedium() {
    let field = FieldBehavior.dragField()
    expect(acceleration(by: field, velocity: CGPoint(x: 100, y: 0)), near: -100, 0)
    expect(acceleration(by: field, velocity: CGPoint(x: -300, y: 400)), near: 1500, -2000)
    expect(acceleration(by: field, mass: 2, velocity: CGPoint(x: 100, y: 0)), near: -50, 0)
    field.direction = CGVector(dx: 2, dy: 0)
    expect(acceleration(by: field), near: 400, 0)
    // A drag field of any strength stops an item and does not throw it back.
    field.strength = 1e9
    expect(acceleration(by: field, velocity: CGPoint(x: 100, y: 0)), near: 100 * 120, 0)
  }

  @Test func aVelocityFieldCountsOverOtherForces() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 300, 400)
    let field = FieldBehavior.velocityField(direction: CGVector(dx: 1, dy: -2))
    field.addItem(item)
    animator.addBehavior(field)
    animator.addBehavior(GravityBehavior(items: [item]))
    let properties = animator.withoutResistance(item)
    properties.resistance = 5
    for _ in 0..<30 { animator.step() }
    #expect(properties.linearVelocity(for: item) == CGPoint(x: 100, y: -200))
    field.strength = 0
    animator.step()
    #expect(properties.linearVelocity(for: item).y > -200)
  }

  @Test func anElectricFieldTellsChargesApart() {
    let field = FieldBehavior.electricField()
    expect(acceleration(by: field, charge: 2), near: 24, 32)
    expect(acceleration(by: field, charge: -2), near: -24, -32)
    expect(acceleration(by: field, mass: 4, charge: 2), near: 6, 8)
    expect(acceleration(by: field), near: 0, 0)
  }

  @Test func aMagneticFieldTurnsTheWayAndLeavesTheSpeed() {
    let field = FieldBehavior.magneticField()
    field.strength = 50
    // The rotation in a hundredth of a second is nearly straight: S·q/r·v/m = 50·2/5·1 m/s².
    let first = acceleration(by: field, charge: 2, velocity: CGPoint(x: 100, y: 0))
    DynamicsTests.expect(first.dy, near: 2000, within: 20)
    let other = acceleration(by: field, charge: -2, velocity: CGPoint(x: 100, y: 0))
    DynamicsTests.expect(other.dy, near: -2000, within: 20)

    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 300, 400)
    let properties = animator.withoutResistance(item)
    properties.charge = 3
    properties.addLinearVelocity(CGPoint(x: 30, y: -40), for: item)
    field.addItem(item)
    animator.addBehavior(field)
    for _ in 0..<7200 {
      animator.step()
      let velocity = properties.linearVelocity(for: item)
      DynamicsTests.expect(hypot(velocity.x, velocity.y), near: 50, within: 1e-9)
    }
    // Away from its center, a field of falloff 0 is uniform: the path is a circle of radius
    // v·m/(S·q).
    field.falloff = 0
    let start = item.center
    let turn = 2 * Double.pi / (50 * 3)
    var farthest: CGFloat = 0
    for _ in 0..<Int((turn / 2 / h).rounded()) {
      animator.step()
      farthest = max(farthest, hypot(item.center.x - start.x, item.center.y - start.y))
    }
    DynamicsTests.expect(farthest, near: 2 * 50 / 150, within: 0.1)
  }

  @Test func aBlockIsToldAllAndReturnsAForce() {
    var told: [(CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)] = []
    var fields: [ObjectIdentifier] = []
    let field = FieldBehavior.field { field, position, velocity, mass, charge, time in
      told.append((position, velocity, mass, charge, time))
      fields.append(ObjectIdentifier(field))
      return CGVector(dx: 4, dy: -2)
    }
    field.strength = 17
    let felt = acceleration(
      by: field, mass: 2, charge: 7, velocity: CGPoint(x: 10, y: 20))
    expect(felt, near: 200, -100)
    #expect(told.count == 1)
    #expect(told[0] == (CGPoint(x: 300, y: 400), CGVector(dx: 0.1, dy: 0.2), 2, 7, 0))
    #expect(fields == [ObjectIdentifier(field)])
  }

  @Test func aBlockHearsTheRunningTime() {
    let animator = DynamicAnimator.headless()
    var times: [TimeInterval] = []
    let field = FieldBehavior.field { _, _, _, _, _, time in
      times.append(time)
      return .zero
    }
    field.addItem(BasicItem.crate(at: 0, 0))
    animator.addBehavior(field)
    animator.step()
    animator.step()
    animator.timeStep = 1.0 / 60
    animator.step()
    animator.step()
    #expect(times.count == 4)
    for (time, expected) in zip(times, [0, 1.0 / 120, 2.0 / 120, 4.0 / 120]) {
      DynamicsTests.expect(time, near: expected, within: 1e-15)
    }
  }

  @Test func aBlockMayTakeItemsAwayAndItsFieldToo() {
    let animator = DynamicAnimator.headless()
    let items = (0..<3).map { BasicItem.crate(at: CGFloat($0) * 200, 0) }
    var calls = 0
    let field = FieldBehavior.field { [weak animator] field, _, _, _, _, _ in
      calls += 1
      if calls == 1 { field.removeItem(items[1]) }
      if calls == 3 { animator?.removeAllBehaviors() }
      return CGVector(dx: 1, dy: 0)
    }
    for item in items { field.addItem(item) }
    animator.addBehavior(field)
    for _ in 0..<5 { animator.step() }
    #expect(calls == 3)
    #expect(items[1].center.x == 200)
  }

  @Test func aForceThatIsNoneIsReportedOnce() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 5, 0)
    let field = FieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 0) }
    field.addItem(item)
    animator.addBehavior(field)
    let (_, reports) = DynamicsDiagnostics.collecting { animator.advance(by: 0.2) }
    #expect(reports.count == 1)
    #expect(item.center.x == 5)
  }

  @Test func aFieldActsOnItsItemsInItsRegionOnly() {
    let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 300, y: 300)
    field.region = Region(radius: 100)
    expect(acceleration(by: field), near: 100, 0)
    expect(acceleration(by: field, at: CGPoint(x: 300, y: 400.01)), near: 0, 0)
    field.region = Region(size: CGSize(width: 10, height: 200))
    expect(acceleration(by: field), near: 0, 0)
    expect(acceleration(by: field, at: CGPoint(x: 304.9, y: 399.9)), near: 100, 0)

    let animator = DynamicAnimator.headless()
    let (inside, outside, anchored) = (
      BasicItem.crate(at: 300, 300), BasicItem.crate(at: 300, 300), BasicItem.crate(at: 300, 300)
    )
    field.addItem(inside)
    field.addItem(anchored)
    animator.addBehavior(field)
    animator.addBehavior(DynamicItemBehavior(items: [outside]))
    let anchor = DynamicItemBehavior(items: [anchored])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    for _ in 0..<10 { animator.step() }
    #expect(inside.center.x > 300)
    #expect(outside.center.x == 300)
    #expect(anchored.center.x == 300)
  }

  @Test func theSmallestRadiusBoundsTheStrength() {
    let field = FieldBehavior.radialGravityField(position: .zero)
    field.minimumRadius = 200
    expect(acceleration(by: field, at: CGPoint(x: 50, y: 0)), near: -25, 0)
    field.minimumRadius = 1e-7
    field.falloff = 100
    let extreme = acceleration(by: field, at: CGPoint(x: 1e-6, y: 0))
    #expect(extreme.dx.isFinite)
  }

  @Test func aFieldStartsWithUIKitsDefaults() {
    let falloffs: [(FieldBehavior, CGFloat)] = [
      (.dragField(), 0), (.vortexField(), 0), (.radialGravityField(position: .zero), 2),
      (.linearGravityField(direction: .zero), 0), (.velocityField(direction: .zero), 0),
      (.noiseField(smoothness: 1, animationSpeed: 1), 0),
      (.turbulenceField(smoothness: 1, animationSpeed: 1), 0), (.springField(), -1),
      (.electricField(), 1), (.magneticField(), 1),
    ]
    for (field, falloff) in falloffs {
      #expect(field.falloff == falloff)
      #expect(field.strength == 1)
      #expect(field.region == .infinite)
      #expect(field.position == .zero)
      #expect(field.items.isEmpty)
    }
  }

  private final class Whirl: FieldBehavior {
    private(set) var moves = 0
    override func willMove(to dynamicAnimator: DynamicAnimator?) { moves += 1 }
  }

  private final class Tagged: FieldBehavior {
    let tag: String
    required init(_ configuration: Configuration) {
      tag = "made"
      super.init(configuration)
    }
  }

  @Test func factoriesMakeTheSubclassThatTheyAreAskedOf() {
    let whirl = Whirl.vortexField()
    DynamicAnimator.headless().addBehavior(whirl)
    #expect(whirl.moves == 1)
    #expect(Tagged.noiseField(smoothness: 0.5, animationSpeed: 2).tag == "made")
  }
}
