import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// A grid of elastic boxes that touch all over.
@Suite struct ElasticGridTests {
  /// With the iterations of other large islands, a second takes 2·10⁻⁴ of the energy.
  @Test func itKeepsItsEnergy() {
    let scene = PassiveScene(size: CGSize(width: 700, height: 700), gravity: 0)
    for index in 0..<169 {
      scene.add(
        at: CGPoint(x: 80 + 40 * CGFloat(index % 13), y: 80 + 40 * CGFloat(index / 13)),
        CGSize(width: 40, height: 40), elasticity: 1, friction: 0, hasResistance: false)
    }
    var random = SeededGenerator(seed: 7)
    for index in scene.items.indices {
      let velocity = CGPoint(x: random.double(in: -300...300), y: random.double(in: -300...300))
      scene.push(index, by: velocity, turning: random.double(in: -5...5))
    }
    _ = scene.step()
    let start = scene.kineticEnergy
    for _ in 0..<120 { _ = scene.step() }
    #expect(abs(scene.kineticEnergy / start - 1) < 1e-4, "\(scene.kineticEnergy / start)")
  }
}
