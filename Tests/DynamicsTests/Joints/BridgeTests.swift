import DynamicsTesting
import Testing

/// Rods and pins that form closed loops: bridges, which are held at both ends, and nets.
@Suite struct BridgeTests {
  /// Discs along an arch, with rods between them and to two anchors.
  private func bridge(_ count: Int, rise: CGFloat) -> ([BasicItem], [AttachmentBehavior]) {
    func place(_ number: Int) -> CGPoint {
      let share = CGFloat(number) / CGFloat(count)
      // This arch is not stable.
      let height = sin(.pi * share) + 0.5 * sin(2 * .pi * share)
      return CGPoint(x: 100 + 10 * CGFloat(number), y: 300 - 10 * rise * CGFloat(count) * height)
    }
    let discs = (1..<count).map { BasicItem.disc(place($0).x, place($0).y) }
    let rods =
      [
        AttachmentBehavior(item: discs[0], attachedToAnchor: place(0)),
        AttachmentBehavior(item: discs[count - 2], attachedToAnchor: place(count)),
      ] + (1..<discs.count).map { AttachmentBehavior(item: discs[$0], attachedTo: discs[$0 - 1]) }
    return (discs, rods)
  }

  @Test(arguments: [10, 30, 60], [0.1, 0.3])
  func aBridgeOfRodsHolds(count: Int, rise: CGFloat) {
    let (discs, rods) = bridge(count, rise: rise)
    let scene = JointedItems(discs, rods)
    let start = scene.energy
    var (highest, longest) = (start, CGFloat.zero)
    withMotion(of: scene.animator, named: "\(count)-\(rise)") {
      for _ in 0..<240 {
        scene.animator.step()
        longest = max(scene.worstStretch, longest)
        highest = max(scene.energy, highest)
      }
      #expect(longest < 5e-3)
      #expect(highest <= start + 1e-5 * maxEnergy(scene))
    }
  }

  /// The energy of all items after a fall of 100 pt.
  private func maxEnergy(_ scene: JointedItems) -> CGFloat {
    scene.items.reduce(0) { $0 + scene.mass(of: $1) * 1000 * 100 }
  }

  /// The first bridge is straight and taut: it can only tremble.
  @Test(arguments: [(10, 0), (30, 0), (10, 0.1), (20, 0.3)] as [(Int, CGFloat)])
  func aBridgeOfRodsComesToRest(count: Int, rise: CGFloat) {
    let (discs, rods) = bridge(count, rise: rise)
    let scene = JointedItems(discs, rods, resistance: nil)
    let rests = scene.animator.advanceUntilPaused(limit: 120)
    #expect(rests)
    #expect(scene.worstStretch < 5e-3)
  }

  /// Planks pinned to each other, the last one to a place as well.
  @Test(arguments: [10, 30, 60]) func aBridgeOfPinsHolds(count: Int) {
    let chain = PinnedChain(count)
    let end = chain.end
    // The ends are nearer than the length of the bridge.
    let last = AttachmentBehavior(
      item: chain.links[count - 1], offsetFromCenter: Offset(horizontal: 5, vertical: 0),
      attachedToAnchor: CGPoint(x: end.x, y: end.y))
    last.length = 0
    let scene = JointedItems(chain.links, chain.pins + [last])
    // The ends approach each other over a second.
    var gap: CGFloat = 0
    for step in 1...240 {
      if step <= 120 { last.anchorPoint.x = end.x - 0.1 * CGFloat(step * count) / 12 }
      scene.animator.step()
      gap = max(chain.worstGap, chain.end.distance(to: last.anchorPoint), gap)
    }
    #expect(gap < 5e-3 * chain.length)
  }

  /// 10 × 10 discs on 180 rods, hung by some of the first row.
  @Test(arguments: [[0, 9], [0, 5, 9], Array(0...9)] as [[Int]])
  func aNetHolds(pins: [Int]) {
    let discs = (0..<100).map {
      BasicItem.disc(300 + 20 * CGFloat($0 % 10), 200 + 20 * CGFloat($0 / 10))
    }
    var rods = pins.map { AttachmentBehavior(item: discs[$0], attachedToAnchor: discs[$0].center) }
    for number in 0..<100 {
      if number % 10 < 9 {
        rods.append(AttachmentBehavior(item: discs[number], attachedTo: discs[number + 1]))
      }
      if number < 90 {
        rods.append(AttachmentBehavior(item: discs[number], attachedTo: discs[number + 10]))
      }
    }
    let scene = JointedItems(discs, rods)
    // The net swings sideways.
    for disc in discs.dropFirst(10) {
      scene.properties.addLinearVelocity(CGPoint(x: disc.center.y - 200, y: 0), for: disc)
    }
    scene.animator.step()
    let start = scene.energy
    var (highest, longest) = (start, CGFloat.zero)
    for _ in 0..<40 {
      scene.animator.step()
      longest = max(scene.worstStretch, longest)
      highest = max(scene.energy, highest)
    }
    #expect(longest < 5e-3)
    // When the net hangs straight, its rods first pull sideways in jerks.
    #expect(highest <= start + 5e-3 * maxEnergy(scene))
  }
}
