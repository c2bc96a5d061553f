import Dynamics
import DynamicsReporting
import DynamicsTiming
import Testing

/// The interface for the iOS shims, tested without them.
@Suite struct ShimHooksTests {
  private let item = BasicItem.crate(at: 100, 100)

  @Test func aFrameIsReportedOnceHoweverManyStepsItHas() {
    let animator = DynamicAnimator.headless(timeStep: FixedStepClock.appleStep)
    animator.addBehavior(GravityBehavior(items: [item]))
    var heights: [CGFloat] = []
    animator.shims.afterFrame = { heights.append(item.center.y) }
    var steps: [Int] = []
    for _ in 0..<4 {
      animator.advance(by: 1.0 / 60)
      steps.append(animator.shims.stepCount)
    }
    #expect(steps == [1, 3, 5, 7])
    #expect(heights.count == 4)
    // Items are written when it is called.
    #expect(heights.last == item.center.y && heights == heights.sorted())
  }

  @Test func animatorsThatShareLeaveAnItemToWhicheverMoves() {
    let (first, second) = (DynamicAnimator.headless(), DynamicAnimator.headless())
    let (_, reports) = DynamicsDiagnostics.collecting {
      for animator in [first, second] { animator.shims.sharesItems = true }
      first.addBehavior(SnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 200)))
      first.advance(by: 5)
      #expect(!first.isRunning)
      second.withoutResistance(item)
      second.addBehavior(GravityBehavior(items: [item]))
      let start = item.center.y
      for _ in 0..<20 { second.step() }
      first.advance(by: 1)
      expect(item.center.y, near: start + 1000 * 20 * 21 / 2 / 14_400, within: 1e-9)
    }
    #expect(reports.isEmpty)
    first.removeAllBehaviors()
    #expect(second.items(in: item.frame).count == 1)
  }

  @Test func itemsMayGainSpeedWhenTheyBounce() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 200))
    let walls = CollisionBehavior(items: [item])
    walls.translatesReferenceBoundsIntoBoundary = true
    let body = animator.withoutResistance(item)
    body.friction = 0
    body.shims.setElasticity(1.1)
    #expect(body.elasticity == 1.1)
    body.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
    animator.addBehavior(walls)
    // 150 pt to the right wall: one bounce.
    animator.advance(by: 0.75)
    expect(body.linearVelocity(for: item).x, near: -330, within: 0.5)
    let (_, reports) = DynamicsDiagnostics.collecting { body.shims.setElasticity(11) }
    #expect(reports.count == 1 && reports.first?.reporter.hasSuffix("elasticity") == true)
    #expect(body.elasticity == 1.1)
  }

  /// The acceleration as measured on Apple's classes: abs(v)·r⁻¹/m for every charge except 0.
  @Test(arguments: [(2.0, 1.0), (-3, 1), (1, 2), (0, 1)])
  func applesMagneticFieldTurnsEveryChargeAlike(charge: Double, mass: Double) {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 300, 400)
    let body = animator.withoutResistance(item)
    body.density = mass
    body.charge = charge
    body.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    let field = ShimHooks.magneticField()
    field.addItem(item)
    animator.addBehavior(field)
    animator.step()
    let velocity = body.linearVelocity(for: item)
    expect(hypot(velocity.x, velocity.y), near: 100, within: 1e-9)
    // r is 5 m.
    let turn = charge == 0 ? 0 : 1 / (5 * mass)
    expect(atan2(velocity.y, velocity.x) * 120, near: turn, within: 1e-6)
  }
}
