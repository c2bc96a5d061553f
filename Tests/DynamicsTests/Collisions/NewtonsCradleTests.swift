import Dynamics
import Foundation
import Testing

/// Five balls that touch, each on a rod: as many rise on the other side as were lifted.
///
/// When all contacts were solved at once, two balls that hit three made one rise by 1.75 of their
/// height.
@Suite struct NewtonsCradleTests {
  private static let (count, width, length) = (5, 30 as CGFloat, 150 as CGFloat)

  @Test(arguments: 1...4)
  func asManyRiseAsWereLifted(lifted: Int) {
    let angle = 0.6
    let (animator, balls) = cradle(lifted: lifted, by: angle)
    let lift = Self.length * (1 - cos(angle))
    var highest = [CGFloat](repeating: 0, count: Self.count)
    // Half a swing down, half a swing up, and a little more.
    let period = 2 * Double.pi * (Self.length / 1000).squareRoot()
    for _ in 0..<Int(0.6 * period * 120) {
      animator.step()
      for (index, ball) in balls.enumerated() where ball.center.x > Self.anchor(index).x {
        highest[index] = max(highest[index], Self.length - (ball.center.y - 100))
      }
    }
    for index in balls.indices {
      let expected = index < Self.count - lifted ? 0 : lift
      #expect(
        abs(highest[index] - expected) < 0.03 * lift,
        "ball \(index): \(highest[index]) of \(lift) pt")
    }
  }

  /// On a table, without rods: momentum and energy are passed on to the last balls.
  @Test(arguments: 1...4)
  func asManyRollOnAsCame(coming: Int) {
    let balls = (0..<Self.count).map { index in
      BasicItem(
        center: CGPoint(x: Self.width * CGFloat(index) - (index < coming ? 5 : 0), y: 0),
        size: CGSize(width: Self.width, height: Self.width), collisionBoundsType: .ellipse)
    }
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(CollisionBehavior(items: balls))
    let properties = elastic(balls)
    animator.addBehavior(properties)
    for ball in balls.prefix(coming) {
      properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: ball)
    }
    for _ in 0..<20 { animator.step() }
    for (index, ball) in balls.enumerated() {
      let expected: CGFloat = index < Self.count - coming ? 0 : 200
      #expect(abs(properties.linearVelocity(for: ball).x - expected) < 1e-6, "ball \(index)")
    }
  }

  private static func anchor(_ index: Int) -> CGPoint {
    CGPoint(x: 200 + width * CGFloat(index), y: 100)
  }

  private func cradle(lifted: Int, by angle: CGFloat) -> (DynamicAnimator, [BasicItem]) {
    let balls = (0..<Self.count).map { index in
      let (anchor, angle) = (Self.anchor(index), index < lifted ? angle : 0)
      let center = CGPoint(
        x: anchor.x - Self.length * sin(angle), y: anchor.y + Self.length * cos(angle))
      return BasicItem(
        center: center, size: CGSize(width: Self.width, height: Self.width),
        collisionBoundsType: .ellipse)
    }
    let animator = DynamicAnimator(referenceBounds: .zero)
    for (index, ball) in balls.enumerated() {
      animator.addBehavior(AttachmentBehavior(item: ball, attachedToAnchor: Self.anchor(index)))
    }
    animator.addBehavior(GravityBehavior(items: balls))
    animator.addBehavior(CollisionBehavior(items: balls))
    animator.addBehavior(elastic(balls))
    return (animator, balls)
  }

  private func elastic(_ balls: [BasicItem]) -> DynamicItemBehavior {
    let properties = DynamicItemBehavior(items: balls)
    (properties.elasticity, properties.friction) = (1, 0)
    (properties.resistance, properties.angularResistance) = (0, 0)
    return properties
  }
}
