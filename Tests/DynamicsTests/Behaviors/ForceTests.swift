import Dynamics
import DynamicsTestSupport
import Testing

@Suite struct ForceTests {
  private let h = 1.0 / 120

  @Test func gravityActsAlikeOnHeavyAndLight() {
    let animator = DynamicAnimator.headless()
    let light = BasicItem.box(100, 0, 10, 10)
    let heavy = BasicItem.box(500, 0, 300, 300)
    animator.addBehavior(GravityBehavior(items: [light, heavy]))
    animator.advance(by: 1)
    #expect(light.center.y == heavy.center.y)
  }

  @Test func aDirectionKeepsItsWayWhenTheMagnitudeIsSet() {
    let gravity = GravityBehavior()
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    expect(gravity.magnitude, near: 5, within: 1e-12)
    gravity.magnitude = 1
    expect(gravity.gravityDirection.dx, near: 0.6, within: 1e-12)
    expect(gravity.gravityDirection.dy, near: 0.8, within: 1e-12)
    gravity.magnitude = 0
    gravity.magnitude = 2
    expect(gravity.angle, near: atan2(4, 3), within: 1e-12)
  }

  @Test func anInstantaneousPushIsDeliveredOnceAndAgainWhenAsked() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.5, dy: 0)
    animator.addBehavior(push)
    let properties = animator.withoutResistance(item)
    animator.step()
    #expect(!push.active)
    expect(properties.linearVelocity(for: item).x, near: 50, within: 1e-9)
    animator.step()
    expect(properties.linearVelocity(for: item).x, near: 50, within: 1e-9)
    push.active = true
    animator.step()
    expect(properties.linearVelocity(for: item).x, near: 100, within: 1e-9)
  }

  @Test func aPushOffTheCenterAlsoTurns() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(0, 0, 200, 50)
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(Offset(horizontal: 50, vertical: 10), for: item)
    animator.addBehavior(push)
    let properties = animator.withoutResistance(item)
    animator.step()
    // 1 kg; moment m(w² + h²)/12; impulse 1 N·s = 100 kg·pt/s, 50 pt from the center.
    let moment = (200.0 * 200 + 50 * 50) / 12
    expect(properties.angularVelocity(for: item), near: 50 * 100 / moment, within: 1e-9)
    expect(properties.linearVelocity(for: item).y, near: 100, within: 1e-9)
  }

  @Test func aContinuousPushDependsOnMassAndGravityDoesNot() {
    for density in [0.25, 1, 4.0] {
      let animator = DynamicAnimator.headless()
      let item = BasicItem.crate(at: 0, 0)
      let push = PushBehavior(items: [item], mode: .continuous)
      push.magnitude = 2
      animator.addBehavior(push)
      let properties = animator.withoutResistance(item)
      properties.density = density
      for _ in 0..<60 { animator.step() }
      expect(
        properties.linearVelocity(for: item).x, near: 200 / density * 0.5, within: 1e-9)
    }
  }
}
