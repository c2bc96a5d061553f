import Dynamics
import Testing

/// Items that two joints, or a joint and a wall, pull to different positions.
///
/// They come to rest, and no impulse builds up.
@Suite struct HeldFromTwoSidesTests {
  /// The item used to read 9975 pt/s, and to be thrown away at 8700 pt/s.
  @Test(arguments: [50, 60, 90, 100], [-40, 0, 30])
  func twoRodsToTwoPlacesHoldAnItemStill(length: CGFloat, offset: CGFloat) {
    let item = BasicItem.box(150 + offset, 150, 40, 40)
    let rods = [50, 250].map { x in
      let rod = AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: x, y: 150))
      rod.length = length
      return rod
    }
    let scene = JointedItems([item], rods, resistance: nil)
    let rests = scene.animator.advanceUntilPaused(limit: 60)
    let speed = scene.fastest
    #expect(rests)
    #expect(speed < 1)
    scene.animator.removeBehavior(rods[1])
    for steps in 1...12 {
      scene.animator.step()
      #expect(scene.fastest < 2 * 1000 * CGFloat(steps) / 120)
    }
  }

  @Test(arguments: [CGPoint(x: -30, y: -20), CGPoint(x: 330, y: 340), CGPoint(x: 310, y: -60)])
  func aRodToAnAnchorBehindACornerRests(anchor: CGPoint) {
    let item = BasicItem.box(150, 150, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    rod.length = 10
    let room = CGRect(x: 0, y: 0, width: 300, height: 300)
    let scene = JointedItems([item], [rod], room: room, resistance: nil)
    let rests = scene.animator.advanceUntilPaused(limit: 60)
    #expect(rests)
    #expect(room.contains(item.center))
    scene.animator.removeBehavior(rod)
    scene.animator.step()
    #expect(scene.fastest < 2 * 1000 / 120)
  }

  /// Chains that are too short for the distance of their ends.
  @Test(arguments: [2, 5]) func aChainThatIsTooShortRests(count: Int) {
    let chain = PinnedChain(count)
    let last = AttachmentBehavior(
      item: chain.links[count - 1], offsetFromCenter: Offset(horizontal: 5, vertical: 0),
      attachedToAnchor: CGPoint(x: 520 + 10 * CGFloat(count), y: 200))
    last.length = 0
    let scene = JointedItems(chain.links, chain.pins + [last], resistance: nil)
    let rests = scene.animator.advanceUntilPaused(limit: 60)
    #expect(rests)
    #expect(scene.fastest < 1)
    scene.animator.removeBehavior(last)
    for steps in 1...12 {
      scene.animator.step()
      #expect(scene.fastest < 2 * 1000 * CGFloat(steps) / 120)
    }
  }
}
