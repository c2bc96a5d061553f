import Foundation
import Testing
import UIKit

@testable import Pendulum

@MainActor struct PendulumTests {
  let controller = PendulumController()

  init() { controller.loadViewIfNeeded() }

  var rope: CGVector {
    CGVector(dx: controller.bob.center.x - 150, dy: controller.bob.center.y - 60)
  }

  @Test func theBobSwingsOnItsRope() {
    UIShimClock.shared.advance(by: 1)
    #expect(rope.dx < 0)
    #expect(abs(hypot(rope.dx, rope.dy) - hypot(100, 100)) < 0.01)
  }

  @Test func aDragHoldsTheBob() throws {
    let recognizer = controller.bob.gestureRecognizers?.first
    let pan = try #require(recognizer as? UIPanGestureRecognizer)
    let bob = controller.bob.center
    pan.send(.began, location: bob, in: controller.view)
    UIShimClock.shared.advance(by: 0.5)
    #expect(rope.dx > 90)
    pan.send(.ended, location: bob, in: controller.view)
    UIShimClock.shared.advance(by: 1)
    #expect(rope.dx < 0)
  }
}
