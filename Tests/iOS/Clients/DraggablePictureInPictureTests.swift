import Testing
import UIKit

@MainActor @Suite("A picture that a finger drags")
struct DraggablePictureInPictureTests {
  private let controller = DraggablePictureViewController()
  private var picture: UIView { controller.picture }
  private var pan: UIPanGestureRecognizer { controller.pan }
  private var animator: UIDynamicAnimator { controller.animator }

  init() {
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.picture.center = controller.corners[0]
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    pan.send(.began, location: start, in: controller.view)
    for step in 1...30 {
      let share = CGFloat(step) / 30
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      pan.send(.changed, location: place, in: controller.view)
      animator.advance(by: 1.0 / 60)
    }
    animator.run(frames: 5)
  }

  @Test("The point that the finger took stays under it")
  func following() {
    let finger = CGPoint(x: 200, y: 400)
    drag(from: CGPoint(x: 90, y: 60), to: finger)
    let taken = picture.convert(CGPoint(x: 70, y: 40), to: controller.view)
    #expect(hypot(taken.x - finger.x, taken.y - finger.y) < 1)
    #expect(picture.distance(to: finger) > 15)
  }

  @Test(
    "Thrown from the middle, it comes to rest in the corner ahead, upright", arguments: 0..<4)
  func thrown(corner: Int) {
    let target = controller.corners[corner]
    drag(from: CGPoint(x: 80, y: 55), to: CGPoint(x: 200, y: 400))
    let speed = CGPoint(x: (target.x - 200) * 5, y: (target.y - 400) * 5)
    pan.send(.ended, in: controller.view, velocity: speed)
    let start = picture.center
    animator.run(frames: 3)
    #expect((picture.center.x - start.x) * speed.x > 0)
    #expect((picture.center.y - start.y) * speed.y > 0)
    #expect(animator.runUntilPaused(limit: 5))
    #expect(picture.distance(to: target) < 0.5)
    #expect(abs(picture.turn) < 0.01)
    #expect(animator.behaviors.count == 2)
  }

  @Test("A throw away from its corner delays it by the finger's speed")
  func thrownAway() {
    let other = Self()
    for test in [self, other] {
      test.drag(from: CGPoint(x: 70, y: 50), to: CGPoint(x: 300, y: 300))
    }
    pan.send(.ended, in: controller.view, velocity: CGPoint(x: 0, y: 600))
    other.pan.send(.ended, in: other.controller.view)
    animator.run(frames: 1)
    other.animator.run(frames: 1)
    // 600 pt/s for 1/60 s are 10 pt; the snap takes away a part of them.
    #expect((3...10).contains(picture.center.y - other.picture.center.y))
    #expect(animator.runUntilPaused(limit: 5))
    #expect(picture.distance(to: controller.corners[1]) < 0.5)
  }

  @Test("A drag that is cancelled brings it to the nearest corner")
  func cancelled() {
    drag(from: CGPoint(x: 70, y: 50), to: CGPoint(x: 300, y: 300))
    pan.isEnabled = false
    #expect(animator.runUntilPaused(limit: 5))
    #expect(picture.distance(to: controller.corners[1]) < 0.5)
  }

  @Test("Caught on its way, it can be dragged again")
  func caught() {
    drag(from: CGPoint(x: 70, y: 50), to: CGPoint(x: 200, y: 300))
    pan.send(.ended, in: controller.view, velocity: CGPoint(x: 800, y: 2000))
    animator.run(frames: 10)
    let finger = CGPoint(x: 120, y: 500)
    drag(from: picture.center, to: finger)
    #expect(animator.behaviors.count == 2)
    #expect(picture.distance(to: finger) < 1)
    pan.send(.ended, in: controller.view)
    #expect(animator.runUntilPaused(limit: 5))
    #expect(picture.distance(to: controller.corners[2]) < 0.5)
  }

  @Test("A finger that holds still lets the animator pause")
  func still() {
    drag(from: CGPoint(x: 70, y: 50), to: CGPoint(x: 200, y: 300))
    #expect(animator.runUntilPaused(limit: 5))
    pan.send(.changed, location: CGPoint(x: 220, y: 300), in: controller.view)
    #expect(animator.isRunning)
  }

  @Test("The controller is freed with its gesture")
  func memory() {
    weak var freed: DraggablePictureViewController?
    weak var gesture: UIPanGestureRecognizer?
    do {
      let controller = DraggablePictureViewController()
      controller.loadViewIfNeeded()
      controller.pan.send(.began, location: CGPoint(x: 60, y: 50), in: controller.view)
      controller.animator.run(frames: 3)
      (freed, gesture) = (controller, controller.pan)
    }
    #expect(freed == nil)
    #expect(gesture == nil)
  }
}
