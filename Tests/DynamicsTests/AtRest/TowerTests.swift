import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Boxes that stand on each other.
@Suite struct TowerTests {
  /// Of 15 boxes, those built by hand swayed for up to 28 s, and perfect ones for 50 s; of 20, most fell.
  @Test(arguments: [15, 20, 30], [0, 0.3, 1])
  func boxesBuiltByHandStandAndRest(count: Int, gap: CGFloat) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let scene = PassiveScene.tower(of: count, gap: gap, seed: seed)
      let (rest, _) = scene.run(limit: 5)
      #expect(rest != nil, "seed \(seed): \(scene.topSpeed) pt/s")
      expectStands(scene)
    }
  }

  @Test(arguments: [15, 20, 30])
  func aPerfectStackStandsAndRests(count: Int) {
    for gap in [0, 1] as [CGFloat] {
      let scene = PassiveScene.tower(of: count, gap: gap, seed: nil)
      #expect(scene.run(limit: 5).rest != nil, "gap \(gap): \(scene.topSpeed) pt/s")
      expectStands(scene)
    }
  }

  @Test(arguments: [(0, 0.5), (0.2, 0.5), (0.5, 0.5), (0.3, 0.3)] as [(CGFloat, CGFloat)])
  func boxesOfOtherMaterialsStand(elasticity: CGFloat, friction: CGFloat) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let scene = PassiveScene.tower(
        of: 15, gap: 0.3, seed: seed, elasticity: elasticity, friction: friction)
      #expect(scene.run(limit: 5).rest != nil, "seed \(seed): \(scene.topSpeed) pt/s")
      expectStands(scene)
    }
  }

  /// A pull of a tower's weight does not hide that it fell: its top must be where it was built.
  private func expectStands(
    _ scene: PassiveScene, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, item) in scene.items.enumerated() {
      let height = 800 - item.center.y
      let expected = 10 + 20 * CGFloat(index)
      #expect(
        abs(height - expected) < 0.2 + 0.1 * CGFloat(index), "box \(index) is \(height) pt high",
        sourceLocation: sourceLocation)
    }
  }

  /// A box ten times as heavy as what it lies on was as much as held; one of 100 flattened it.
  @Test(arguments: [10, 100, 1000] as [CGFloat], [0, 30] as [CGFloat])
  func aHeavyBoxRestsOnALightOne(ratio: CGFloat, gap: CGFloat) {
    for elasticity in [0, 0.2, 0.5] as [CGFloat] {
      let scene = PassiveScene()
      let size = CGSize(width: 40, height: 40)
      scene.add(at: CGPoint(x: 200, y: 380), size, elasticity: elasticity)
      scene.add(
        at: CGPoint(x: 203, y: 340 - gap), size, elasticity: elasticity, density: ratio)
      #expect(scene.run(limit: 10).rest != nil, "\(scene.topSpeed) pt/s")
      let overlap = scene.items[1].center.y - 340
      #expect(overlap < 0.4, "elasticity \(elasticity): \(overlap) pt too deep")
    }
  }
}
