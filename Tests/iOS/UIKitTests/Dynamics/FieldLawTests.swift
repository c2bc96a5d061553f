import Testing
import UIKit

@MainActor @Suite struct FieldLawTests {
  /// In pt/s², in the first step, on an item of 100 × 100 pt at (300, 400).
  private func acceleration(
    by field: UIFieldBehavior, mass: CGFloat = 1, charge: CGFloat = 0, velocity: CGPoint = .zero
  ) -> CGPoint {
    let view = makeView(at: 300, 400)
    let properties = freely(view)
    properties.density = mass
    properties.charge = charge
    properties.addLinearVelocity(velocity, for: view)
    field.addItem(view)
    defer { field.removeItem(view) }
    let animator = UIDynamicAnimator()
    animator.addBehavior(properties)
    animator.addBehavior(field)
    defer { animator.removeAllBehaviors() }
    animator.run(frames: 1)
    let after = properties.linearVelocity(for: view)
    return CGPoint(x: (after.x - velocity.x) / step, y: (after.y - velocity.y) / step)
  }

  private func expect(_ acceleration: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(acceleration.x - x) < 1e-6 && abs(acceleration.y - y) < 1e-6)
  }

  @Test func eachFieldPullsByItsLaw() {
    let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    for mass: CGFloat in [1, 3] {
      expect(acceleration(by: linear, mass: mass), 300, 400)
      expect(acceleration(by: .radialGravityField(position: .zero), mass: mass), -2.4, -3.2)
      expect(acceleration(by: .springField(), mass: mass), -300 / mass, -400 / mass)
      let squared = mass * mass
      expect(acceleration(by: .vortexField(), mass: mass), -80 / squared, 60 / squared)
      expect(
        acceleration(by: .dragField(), mass: mass, velocity: CGPoint(x: 300, y: 0)), -900 / mass, 0)
      expect(acceleration(by: .electricField(), mass: mass, charge: 2), 24 / mass, 32 / mass)
      let custom = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 3, dy: -1) }
      custom.strength = 10
      expect(acceleration(by: custom, mass: mass), 300 / mass, -100 / mass)
    }
  }

  @Test func strengthFalloffPositionAndSmallestRadiusCount() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 400))
    field.strength = 7
    field.falloff = 1.5
    expect(acceleration(by: field), -700 * pow(2, -1.5), 0)
    field.minimumRadius = 400
    expect(acceleration(by: field), -700 * pow(4, -1.5), 0)
    field.strength = -7
    expect(acceleration(by: field), 700 * pow(4, -1.5), 0)
  }

  @Test func aMediumCarriesWhatItDrags() {
    let field = UIFieldBehavior.dragField()
    field.direction = CGVector(dx: 1, dy: 0)
    field.strength = 0.5
    expect(acceleration(by: field, velocity: CGPoint(x: 100, y: 0)), 0, 0)
    expect(acceleration(by: field, velocity: CGPoint(x: 300, y: 0)), -200, 0)
  }

  /// The size that was measured on Apple's classes: abs(v)·r⁻¹/m, whatever the charge is but 0.
  @Test(arguments: [(2.0, 1.0), (-3, 1), (1, 2)])
  func aMagneticFieldTurnsEveryChargeAlike(charge: Double, mass: Double) {
    let start = CGPoint(x: 100, y: 0)
    let change = acceleration(
      by: .magneticField(), mass: mass, charge: charge, velocity: start)
    let after = CGPoint(x: 100 + change.x * step, y: change.y * step)
    #expect(abs(hypot(after.x, after.y) - 100) < 1e-9)
    #expect(abs(atan2(after.y, after.x) / step - 1 / (5 * mass)) < 1e-6)
    expect(acceleration(by: .magneticField(), velocity: start), 0, 0)
  }

  @Test func aVelocityFieldOverridesForces() {
    let view = makeView(at: 0, 0)
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 2, dy: -1))
    field.addItem(view)
    let animator = UIDynamicAnimator()
    animator.addBehavior(freely(view))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(field)
    animator.run(frames: 3)
    #expect(hypot(view.center.x - 1000 * step, view.center.y + 500 * step) < 1e-9)
  }

  @Test func aBlockIsGivenWhatItAsksForOnceAStep() {
    var times: [Double] = []
    let field = UIFieldBehavior.field { field, place, velocity, mass, charge, time in
      #expect(field.items.count == 1)
      #expect(place == CGPoint(x: 300, y: 400))
      #expect(velocity == .zero)
      #expect(mass == 2 && charge == 5)
      times.append(time)
      return .zero
    }
    let view = makeView(at: 300, 400)
    let properties = freely(view)
    properties.density = 2
    properties.charge = 5
    field.addItem(view)
    let animator = UIDynamicAnimator()
    animator.addBehavior(properties)
    animator.addBehavior(field)
    animator.run(frames: 2)
    #expect(times == [0, step, 2 * step])
  }

  /// The velocity was given in points per second, and this block threw the item out of the scene.
  @Test func aBlockIsGivenMetresPerSecondAndSlowsSmoothly() {
    let view = makeView(at: 300, 400)
    let properties = freely(view)
    properties.addLinearVelocity(CGPoint(x: 300, y: -100), for: view)
    var given: [CGVector] = []
    let field = UIFieldBehavior.field { _, _, velocity, _, _, _ in
      given.append(velocity)
      return CGVector(dx: -velocity.dx, dy: -velocity.dy)
    }
    field.addItem(view)
    let animator = UIDynamicAnimator()
    animator.addBehavior(properties)
    animator.addBehavior(field)
    animator.run(frames: 1)
    #expect(given == [CGVector(dx: 3, dy: -1)])
    animator.run(frames: 29)
    // 1 kg and −v newtons: each step leaves 1 − h of the speed.
    let left = 300 * pow(1 - step, 59)
    #expect(abs(properties.linearVelocity(for: view).x - left) < 1e-9)
  }

  @Test func theSmallestRadiusIsInPoints() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    #expect(abs(field.minimumRadius - 0.00305) < 1e-5)
    field.strength = 2
    field.falloff = 1
    field.minimumRadius = 1000
    // As measured on iOS: 500 pt away, it pulls as if 1000 pt away.
    expect(acceleration(by: field), -12, -16)
  }

  @Test func aRegionIsPlacedAtTheFieldAndComposes() {
    let (circle, box) = (UIRegion(radius: 50), UIRegion(size: CGSize(width: 100, height: 60)))
    func acts(_ region: UIRegion, _ x: CGFloat, _ y: CGFloat) -> Bool {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
      field.region = region
      field.position = CGPoint(x: 300 - x, y: 400 - y)
      return acceleration(by: field).x != 0
    }
    #expect(acts(circle, 50, 0) && acts(circle, 30, 40) && !acts(circle, 50.001, 0))
    #expect(!acts(box, 50, 0) && !acts(box, 0, 30) && acts(box, 49.9, 29.9))
    #expect(!acts(circle.inverse(), 0, 0) && acts(circle.inverse(), 60, 0))
    #expect(acts(circle.byUnion(with: box), 0, 45) && acts(circle.byUnion(with: box), 49, 29))
    #expect(!acts(circle.byIntersection(with: box), 0, 45))
    #expect(
      acts(circle.byDifference(from: box), 0, 45) && !acts(circle.byDifference(from: box), 0, 0))
    let ringWithADot = circle.byDifference(from: UIRegion(radius: 40)).byUnion(
      with: UIRegion(radius: 5))
    #expect(acts(ringWithADot, 0, 0) && !acts(ringWithADot, 20, 0) && acts(ringWithADot, 45, 0))
  }
}
