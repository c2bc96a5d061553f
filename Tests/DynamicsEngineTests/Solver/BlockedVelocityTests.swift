import Foundation
import Testing

@testable import DynamicsEngine

/// A motion that was put back loses the part of its velocity that did not move the body, if that is more than half.
@Suite struct BlockedVelocityTests {
  private static let h = EngineScene.step

  private static func left(of fraction: Double) -> Double {
    fraction > 0.5 ? max(0, 1 - fraction) : 1
  }

  @Test(arguments: [0, 0.25, 0.45, 0.55, 0.75, 1, 1.5], [0.4, -3, 30])
  func aTurn(putBackBy fraction: Double, speed: Double) {
    let scene = RowScene()
    defer { withExtendedLifetime(scene) {} }
    let body = scene.addBody(EngineScene.box(20))
    body.angularVelocity = speed
    let wanted = 0.7 + speed * Self.h
    body.setPose(.zero, angle: wanted - fraction * speed * Self.h)
    let isBlocked = body.removeBlockedVelocity(wanted: .zero, wanted, step: Self.h)
    #expect(isBlocked == (fraction > 0.5))
    #expect(abs(body.angularVelocity - speed * Self.left(of: fraction)) < 1e-9)
  }

  @Test(arguments: [0, 0.25, 0.45, 0.55, 0.75, 1, 1.5], [0.4, 3, 300])
  func aWay(putBackBy fraction: Double, speed: Double) {
    let scene = RowScene()
    defer { withExtendedLifetime(scene) {} }
    let body = scene.addBody(EngineScene.box(20))
    let velocity = Vector(x: 0.6, y: -0.8) * speed
    body.velocity = velocity
    let wanted = Vector(x: 5, y: 7) + velocity * Self.h
    body.setPose(wanted - velocity * (fraction * Self.h), angle: 0)
    let isBlocked = body.removeBlockedVelocity(wanted: wanted, 0, step: Self.h)
    #expect(isBlocked == (fraction > 0.5))
    #expect((body.velocity - velocity * Self.left(of: fraction)).length < 1e-9 * speed)
  }
}
