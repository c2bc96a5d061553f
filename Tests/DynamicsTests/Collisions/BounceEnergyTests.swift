import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Energy in scenes where it should not change.
@Suite struct BounceEnergyTests {
  /// An item that was stopped at a side wall while it rose used to stay lower than its energy
  /// allowed.
  ///
  /// It lost 7 % of its energy in a minute.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aTumblingBoxKeepsItsEnergyForAMinute(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = CGSize(width: 60, height: 20)
    let item = BasicItem(center: CGPoint(x: 300, y: 300), size: size)
    item.angle = random.double(in: 0...3)
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: 0, width: 600, height: 600))
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = DynamicItemBehavior(items: [item])
    (material.elasticity, material.friction) = (1, 0)
    (material.resistance, material.angularResistance) = (0, 0)
    material.addLinearVelocity(CGPoint(x: 200, y: 200), for: item)
    material.addAngularVelocity(random.double(in: -40...40), for: item)
    for behavior in [collision, material, GravityBehavior(items: [item])] {
      animator.addBehavior(behavior)
    }
    /// The energy per kilogram, above the floor, in pt²/s².
    func energy() -> CGFloat {
      let velocity = material.linearVelocity(for: item)
      let spin = material.angularVelocity(for: item)
      let inertia = (size.width * size.width + size.height * size.height) / 12
      return (velocity.x * velocity.x + velocity.y * velocity.y + inertia * spin * spin) / 2
        + 1000 * (600 - item.center.y)
    }
    let start = energy()
    animator.advance(by: 60)
    #expect(abs(energy() / start - 1) < 0.02, "\(energy() / start)")
  }
}
