import Testing
import UIKit

@MainActor @Suite struct PushTests {
  private let animator = UIDynamicAnimator()

  @Test(arguments: [(50.0, 50.0, 1.0), (200, 100, 1), (30, 40, 2.5)])
  func anImpulseIsDeliveredOnceForEachActivation(width: Double, height: Double, density: Double) {
    let view = makeView(at: 0, 0, width, height)
    let properties = freely(view)
    properties.density = density
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setAngle(0.7, magnitude: 0.9)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    #expect(push.active)
    let speed = 90 / (density * width * height / 10_000)
    for deliveries in 1...3 {
      animator.run(frames: 3)
      #expect(!push.active)
      let velocity = properties.linearVelocity(for: view)
      #expect(abs(velocity.x - CGFloat(deliveries) * speed * cos(0.7)) < 1e-9)
      #expect(abs(velocity.y - CGFloat(deliveries) * speed * sin(0.7)) < 1e-9)
      push.active = true
    }
  }

  @Test(arguments: [UIPushBehavior.Mode.continuous, .instantaneous])
  func anOffsetPushTurns(mode: UIPushBehavior.Mode) {
    let (pushed, turned) = (makeView(at: 0, 0), makeView(at: 300, 0))
    let properties = freely(pushed, turned)
    let push = UIPushBehavior(items: [pushed, turned], mode: mode)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: turned)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    animator.run(frames: 1)
    let impulse = mode == .continuous ? 100 * step : 100
    #expect(abs(properties.linearVelocity(for: turned).y - impulse) < 1e-9)
    #expect(abs(properties.angularVelocity(for: turned) - 30 * impulse / (20_000 / 12)) < 1e-9)
    #expect(properties.angularVelocity(for: pushed) == 0)
  }

  @Test func angleMagnitudeAndDirectionFollowEachOther() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    let gravity = UIGravityBehavior()
    #expect(push.magnitude == 0)
    #expect(gravity.magnitude == 1)
    push.pushDirection = CGVector(dx: -3, dy: 4)
    gravity.gravityDirection = CGVector(dx: -3, dy: 4)
    #expect(abs(push.angle - atan2(4, -3)) < 1e-12)
    #expect(abs(gravity.magnitude - 5) < 1e-12)
    push.magnitude = 1
    gravity.magnitude = 1
    #expect(abs(push.pushDirection.dx + 0.6) < 1e-12)
    #expect(abs(gravity.gravityDirection.dy - 0.8) < 1e-12)
    push.angle = 0
    gravity.setAngle(.pi, magnitude: 2)
    #expect(push.pushDirection == CGVector(dx: 1, dy: 0))
    #expect(abs(gravity.gravityDirection.dx + 2) < 1e-12)
  }
}
