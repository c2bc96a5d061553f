// A custom field's block was given the velocity in points per second. Blocks that return about
// −velocity, as in programs for iOS, then overshot by a factor of 100 and threw items out of the
// scene.
import Dynamics
import Testing

@Suite struct CustomFieldVelocityTests {
  /// v ← v·(1 − h/m) each step, from a force of −v newtons with v in m/s.
  @Test(arguments: [20.0, 23, 100, 300])
  func aBlockThatReturnsTheOppositeVelocitySlowsSmoothly(side: CGFloat) {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(500, 500, side, side)
    let properties = animator.withoutResistance(item)
    properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
    let field = FieldBehavior.field { _, _, velocity, _, _, _ in
      CGVector(dx: -velocity.dx, dy: -velocity.dy)
    }
    field.addItem(item)
    animator.addBehavior(field)
    let mass = side * side / 10_000
    var expected: CGFloat = 300
    for _ in 0..<60 {
      animator.step()
      expected *= 1 - 1 / (120 * mass)
      expect(properties.linearVelocity(for: item).x, near: expected, within: 1e-9)
    }
  }

  @Test func aBlockIsGivenMetresPerSecond() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 500, 500)
    let properties = animator.withoutResistance(item)
    properties.addLinearVelocity(CGPoint(x: 250, y: -75), for: item)
    var given: [CGVector] = []
    let field = FieldBehavior.field { _, _, velocity, _, _, _ in
      given.append(velocity)
      return .zero
    }
    field.addItem(item)
    animator.addBehavior(field)
    animator.step()
    #expect(given == [CGVector(dx: 2.5, dy: -0.75)])
  }
}
