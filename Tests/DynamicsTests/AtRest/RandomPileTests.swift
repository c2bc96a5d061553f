import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Items of all sizes, forms and materials, thrown together.
@Suite struct RandomPileTests {
  /// 5 of 150 piles used to never come to rest.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func comesToRestAndNeverGainsEnergy(seed: UInt64) {
    let scene = PassiveScene.pile(seed: seed)
    let (rest, rise) = scene.run(limit: 60)
    #expect(rest != nil, "\(scene.topSpeed) pt/s")
    #expect(rise < 0.001, "\(rise)")
  }

  /// A plank on a wedge that lies on the floor or is anchored, and three boxes that drop onto it.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aSeeSawComesToRest(seed: UInt64) {
    for elasticity in [0, 0.2, 0.5, 1] as [CGFloat] {
      let scene = PassiveScene.seeSaw(seed: seed, elasticity: elasticity)
      let (rest, rise) = scene.run(limit: 120)
      #expect(rest != nil, "elasticity \(elasticity): \(scene.topSpeed) pt/s")
      #expect(rise < 0.001, "elasticity \(elasticity): \(rise)")
    }
  }

  @Test(arguments: [0.2, 0.5, 0.8], [0, 0.2, 0.7])
  func onASlopeBoxesSlideAndRest(angle: CGFloat, friction: CGFloat) {
    for elasticity in [0, 0.3, 1] as [CGFloat] {
      let scene = PassiveScene()
      scene.add(
        at: CGPoint(x: 150, y: 330), CGSize(width: 400, height: 20), angle: angle,
        elasticity: elasticity, friction: friction, isAnchored: true)
      for index in 0..<4 {
        scene.add(
          at: CGPoint(x: 60 + 50 * CGFloat(index), y: 150), CGSize(width: 30, height: 20),
          elasticity: elasticity, friction: friction)
      }
      let (rest, rise) = scene.run(limit: 150)
      #expect(rest != nil, "elasticity \(elasticity): \(scene.topSpeed) pt/s")
      #expect(rise < 0.001, "elasticity \(elasticity): \(rise)")
    }
  }
}
