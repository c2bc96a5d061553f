import Dynamics
import Testing

/// Long chains that swing and whip keep their length and gain no energy.
@Suite struct SwingingChainTests {
  /// In 50 s, plain Chipmunk stretches such a chain by 92 % with the same 20 iterations.
  @Test func twoHundredRodsKeepTheirLength() {
    let chain = RodChain(200)
    let scene = JointedItems(chain.discs, chain.rods)
    let start = scene.energy
    var (highest, longest) = (start, CGFloat.zero)
    for _ in 0..<200 {
      scene.animator.advance(by: 0.25)
      highest = max(scene.energy, highest)
      longest = max(scene.worstStretch, longest)
    }
    #expect(longest < 1e-4)
    #expect(highest <= start + 1e-9 * chainEnergy(scene))
  }

  /// The energy of all items after a fall by half of the chain's length.
  private func chainEnergy(_ scene: JointedItems) -> CGFloat {
    scene.items.reduce(0) { $0 + scene.mass(of: $1) * 1000 * 100 }
  }

  @Test(arguments: [10, 40, 100, 400]) func pinsDoNotGape(count: Int) {
    let chain = PinnedChain(count)
    let scene = JointedItems(chain.links, chain.pins)
    let start = scene.energy
    var (highest, gap) = (start, CGFloat.zero)
    for _ in 0..<(count == 400 ? 15 : 40) {
      scene.animator.advance(by: 0.1)
      highest = max(scene.energy, highest)
      gap = max(chain.worstGap, gap)
    }
    #expect(gap < 1e-4 * chain.length)
    #expect(highest <= start + 1e-9 * chainEnergy(scene))
  }

  /// The last of 100 links has up to 100 times the mass of all others.
  ///
  /// It used to tear the chain, up to 78 000 pt away.
  @Test(arguments: [1, 100, 1000, 10_000], [0, 1.2])
  func aHeavyEndDoesNotTearTheChain(density: CGFloat, slope: CGFloat) {
    let chain = PinnedChain(100, length: 20, width: 10, slope: slope)
    let scene = JointedItems(chain.links, chain.pins, resistance: nil)
    let end = DynamicItemBehavior(items: [chain.links[99]])
    end.density = density
    scene.animator.addBehavior(end)
    var gap: CGFloat = 0
    for _ in 0..<20 {
      scene.animator.advance(by: 0.2)
      gap = max(chain.worstGap, gap)
    }
    #expect(gap < 1e-4 * chain.length)
  }

  @Test(arguments: [[1, 1000], [1000, 1], [1, 1, 100, 3]] as [[CGFloat]])
  func otherMassesChangeNothing(densities: [CGFloat]) {
    let chain = PinnedChain(40)
    let scene = JointedItems(chain.links, chain.pins)
    for (number, link) in chain.links.enumerated() {
      let weight = DynamicItemBehavior(items: [link])
      weight.density = densities[number % densities.count]
      scene.animator.addBehavior(weight)
    }
    var gap: CGFloat = 0
    for _ in 0..<40 {
      scene.animator.advance(by: 0.1)
      gap = max(chain.worstGap, gap)
    }
    #expect(gap < 1e-4 * chain.length)
  }

  @Test func twoEqualRunsGiveTheSameBits() {
    let scenes = (0..<2).map { _ in
      let (rods, pins) = (RodChain(30), PinnedChain(20, from: CGPoint(x: 300, y: 300)))
      return JointedItems(rods.discs + pins.links, rods.rods + pins.pins)
    }
    for _ in 0..<20 {
      for scene in scenes { scene.animator.advance(by: 0.1) }
      #expect(scenes[0].animator.stateHash == scenes[1].animator.stateHash)
    }
  }
}
