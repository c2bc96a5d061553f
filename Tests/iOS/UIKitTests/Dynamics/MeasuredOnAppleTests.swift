import Testing
import UIKit

/// What was measured on Apple's classes at 60 frames a second, and the same steps by formula.
@MainActor @Suite struct MeasuredOnAppleTests {
  private let animator = UIDynamicAnimator()

  @Test func aFall() {
    let view = makeView(at: 150, 50)
    animator.addBehavior(freely(view))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    for y in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076] {
      animator.run(frames: 1)
      #expect(abs(view.center.y - y) < 1e-4)
    }
  }

  @Test(arguments: [1, 10, 30, 60, 59, 120, 144, 240, 1000])
  func aFallOfASecondAtAnyFrameRate(rate: Int) {
    let view = makeView(at: 0, 0)
    animator.addBehavior(freely(view))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    for _ in 0..<rate { animator.advance(by: 1 / Double(rate)) }
    #expect(abs(view.center.y - 1000 * step * step * 119 * 120 / 2) < 1e-6)
    #expect(abs(animator.elapsedTime - 1) < 1e-9)
  }

  @Test func aContinuousPush() {
    let view = makeView(at: 0, 0)
    let properties = freely(view)
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    for speed in [0.833333373, 2.50000024, 4.16666698, 5.83333349] {
      animator.run(frames: 1)
      #expect(abs(properties.linearVelocity(for: view).x / speed - 1) < 1e-5)
    }
  }

  @Test func aRod() {
    let view = makeView(at: 200, 100, 40, 40)
    animator.addBehavior(freely(view))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(
      UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100)))
    animator.run(frames: 1)
    #expect(hypot(view.center.x - 199.999969, view.center.y - 100.069443) < 0.05)
    animator.run(frames: 9)
    #expect(hypot(view.center.x - 199.132126, view.center.y - 113.146225) < 0.05)
    animator.run(frames: 20)
    #expect(hypot(view.center.x - 139.359573, view.center.y - 191.92836) < 0.05)
  }

  @Test func aSnap() {
    let view = makeView(at: 100, 100, 100, 50)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 200)))
    animator.run(frames: 1)
    #expect(abs(view.center.x - 113.265648) < 0.05 * 13.27)
    for _ in 2...200 {
      animator.run(frames: 1)
      #expect(abs((view.center.x - 100) / 2 - (view.center.y - 100)) < 0.01)
      #expect(view.transform == .identity)
    }
    #expect(hypot(view.center.x - 299.999969, view.center.y - 199.999222) < 1e-3)
  }

  @Test func restAfterThirtyOneFramesWithoutAForce() {
    animator.addBehavior(freely(makeView(at: 0, 0)))
    var frames = 0
    while animator.isRunning, frames < 100 {
      animator.run(frames: 1)
      frames += 1
    }
    #expect(frames == 31)
  }

  @Test func anItemThatNothingDescribesHasResistanceOfATenth() {
    let view = makeView(at: 0, 0)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.run(frames: 30)
    var (y, speed) = (0.0, 0.0)
    for _ in 0..<59 {
      speed = (speed + 1000 * step) / (1 + 0.1 * step)
      y += speed * step
    }
    #expect(abs(view.center.y - y) < 1e-9)
  }
}
