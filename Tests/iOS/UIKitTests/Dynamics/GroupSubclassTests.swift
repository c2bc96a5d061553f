import Testing
import UIKit

@MainActor @Suite struct GroupSubclassTests {
  private final class WatchedGroup: UIDynamicItemGroup {
    var centers: [CGPoint] = []
    var turns = 0

    override var center: CGPoint { didSet { centers.append(center) } }
    override var transform: CGAffineTransform { didSet { turns += 1 } }
  }

  /// Were not: the core wrote past them.
  @Test func settersOfASubclassAreCalledOnceAFrame() {
    let (left, right) = (makeView(at: 0, 0, 40, 40), makeView(at: 100, 0, 40, 80))
    let group = WatchedGroup(items: [left, right])
    let properties = freely(group)
    properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: group)
    properties.addAngularVelocity(1, for: group)
    let animator = UIDynamicAnimator()
    animator.addBehavior(properties)
    animator.run(frames: 5)
    #expect(group.centers.count == 5)
    #expect(group.turns == 5)
    let turn = 9 * step
    let center = CGPoint(x: 200.0 / 3 + 60 * turn, y: 0)
    #expect(group.centers.last == group.center)
    #expect(abs(group.center.x - center.x) < 1e-9)
    #expect(abs(left.center.x - (center.x - 200.0 / 3 * cos(turn))) < 1e-6)
    #expect(abs(right.center.y - 100.0 / 3 * sin(turn)) < 1e-6)
  }
}
