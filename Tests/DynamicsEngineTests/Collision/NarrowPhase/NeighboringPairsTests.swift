import DynamicsChipmunk
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct NeighboringPairsTests {
  /// A plank on many tiles looked at each two of them.
  @Test(arguments: [4, 200])
  func onlyTheTilesAtAPointAreLookedAt(tileCount: Int) {
    let world = World()
    let set = world.addCollisionSet()
    let width = 20.0 * Double(tileCount)
    let plank = world.addBody(
      CompoundShape(.rectangle(CGSize(width: width - 10, height: 10))),
      at: CGPoint(x: width / 2, y: 95.05), angle: 0)
    world.addToSet(plank, set)
    for index in 0..<tileCount {
      let place = CGPoint(x: 20 * Double(index) + 10, y: 110)
      let tile = world.addBody(EngineScene.box(20), at: place, angle: 0)
      var material = world.material(of: tile)
      material.isAnchored = true
      world.setMaterial(tile, material)
      world.addToSet(tile, set)
    }
    world.step(by: EngineScene.step)
    let (pairs, range) = (world.narrowPhase.pairs.base, world.narrowPhase.pairs.indices)
    #expect(range.count == tileCount)
    let neighbors = NeighboringPairs()
    neighbors.fill(pairs, range)
    for tile in 0...tileCount {
      let corner = Vector(x: 20 * Double(tile), y: 100)
      var found: [Int] = []
      neighbors.forEach(near: corner, in: range) { found.append($0) }
      #expect(found == found.sorted() && Set(found).count == found.count)
      let near = range.filter {
        let box = BoundingBox(pairs[$0].b.pointee.shape!.pointee.bb)
        return box.squaredDistance(to: corner).squareRoot() <= Tuning.Continuation.maxGap
      }
      #expect(!near.isEmpty && Set(near).isSubset(of: found))
      if tileCount > Tuning.GhostCorners.fewPairs { #expect(found == near) }
    }
  }
}
