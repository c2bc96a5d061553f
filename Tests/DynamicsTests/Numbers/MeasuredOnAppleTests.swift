import Dynamics
import Testing

/// The rows of measured numbers in the numeric contract: Apple's classes at 60 frames a second.
@Suite struct MeasuredOnAppleTests {
  @Test func freeFall() {
    let animator = DynamicAnimator.headless(timeStep: appleStep)
    let item = BasicItem.crate(at: 150, 50)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.withoutResistance(item)
    for y in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076] {
      animator.showFrames(1)
      expect(item.center.y, near: y, within: 1e-4)
      #expect(item.center.x == 150)
    }
  }

  @Test func continuousPush() {
    let animator = DynamicAnimator.headless(timeStep: appleStep)
    let item = BasicItem.crate(at: 150, 50)
    let push = PushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    let properties = animator.withoutResistance(item)
    for speed in [0.833333373, 2.50000024, 4.16666698, 5.83333349] {
      animator.showFrames(1)
      let measured = properties.linearVelocity(for: item).x
      expect(measured, near: speed, within: 1e-5 * speed)
    }
  }

  @Test func rod() {
    let animator = DynamicAnimator.headless(timeStep: appleStep)
    let item = BasicItem.box(200, 100, 40, 40)
    animator.addBehavior(
      AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100)))
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.withoutResistance(item)
    var frames = 0
    for (frame, x, y) in [
      (1, 199.999969, 100.069443), (10, 199.132126, 113.146225), (30, 139.359573, 191.92836),
    ] {
      animator.showFrames(frame - frames)
      frames = frame
      expect(item.center.x, near: x, within: 0.05)
      expect(item.center.y, near: y, within: 0.05)
    }
  }

  @Test func snap() {
    let animator = DynamicAnimator.headless(timeStep: appleStep)
    let item = BasicItem.box(100, 100, 100, 50)
    let snap = SnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200))
    snap.damping = 0.5
    animator.addBehavior(snap)
    animator.showFrames(1)
    expect(item.center.x - 100, near: 13.265648, within: 0.05 * 13.265648)
    expect(item.center.y - 100, near: 6.623589, within: 0.05 * 6.623589)
    for _ in 2...200 {
      animator.showFrames(1)
      let offLine = (item.center.y - 100) - (item.center.x - 100) / 2
      expect(offLine, near: 0, within: 0.01)
      #expect(item.angle == 0)
    }
    expect(item.center.x, near: 299.999969, within: 1e-3)
    expect(item.center.y, near: 199.999222, within: 1e-3)
  }

  @Test func aForceFreeItemStopsTheAnimatorOnFrame31() {
    let still = DynamicAnimator.headless(timeStep: appleStep)
    still.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    still.showFrames(30)
    #expect(still.isRunning)
    still.showFrames(1)
    #expect(!still.isRunning)
  }

  @Test func elapsedTimeIsTheSumOfTheIntervals() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    animator.showFrames(4)
    expect(animator.elapsedTime, near: 0.0666666667, within: 1e-9)
  }
}
