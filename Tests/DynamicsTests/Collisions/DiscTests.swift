import Dynamics
import Foundation
import Testing

/// Discs collide as circles, not as polygons.
@Suite struct DiscTests {
  private let bounds = CGRect(x: 0, y: 0, width: 800, height: 600)

  private func disc(_ x: CGFloat, _ y: CGFloat) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: 30, height: 30),
      collisionBoundsType: .ellipse)
  }

  /// Collides in the bounds without friction, resistance or loss.
  private func animator(_ discs: [BasicItem]) -> (DynamicAnimator, DynamicItemBehavior) {
    let animator = DynamicAnimator.headless(bounds)
    let collision = CollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = DynamicItemBehavior(items: discs)
    material.elasticity = 1
    material.friction = 0
    material.resistance = 0
    material.angularResistance = 0
    animator.addBehavior(collision)
    animator.addBehavior(material)
    return (animator, material)
  }

  /// A fast disc is stopped where its circle touches the wall of the bounds, whichever way it is turned; a polygon
  /// of 24 corners would come 0.13 pt closer with a side first.
  @Test(arguments: [0, 0.05, .pi / 24, 0.2])
  func aFastDiscStopsWhereItTouchesTheWall(turn: CGFloat) {
    let disc = disc(765, 300)
    disc.angle = turn
    let (animator, material) = animator([disc])
    material.elasticity = 0
    material.addLinearVelocity(CGPoint(x: 3000, y: 0), for: disc)
    animator.step()
    let depth = disc.center.x + 15 - bounds.maxX
    #expect(depth > 0.04 && depth < 0.06, "it is \(depth) pt deep")
  }

  /// Without friction, nothing turns a disc: neither the impacts of a crowd that bounces for ever, nor what keeps them
  /// from adding energy.
  @Test func discsWithoutFrictionNeverSpin() {
    let discs = (0..<50).map { disc(60 + 75 * CGFloat($0 % 10), 60 + 75 * CGFloat($0 / 10)) }
    let (animator, material) = animator(discs)
    animator.addBehavior(GravityBehavior(items: discs))
    for (index, disc) in discs.enumerated() {
      let velocity = CGPoint(x: index * 37 % 300 - 150, y: index * 91 % 300 - 150)
      material.addLinearVelocity(velocity, for: disc)
    }
    for _ in 0..<600 { animator.step() }
    #expect(discs.allSatisfy { $0.angle == 0 && material.angularVelocity(for: $0) == 0 })
  }
}
