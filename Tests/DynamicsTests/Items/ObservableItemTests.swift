import Dynamics
import DynamicsTestSupport
import Observation
import Synchronization
import Testing

@Suite struct ObservableItemTests {
  private let item = ObservableItem(
    center: CGPoint(x: 100, y: 100), size: CGSize(width: 40, height: 20))

  /// Whether a change tells those who have read something.
  private func tells<Value>(_ value: @autoclosure () -> Value, by change: () throws -> Void)
    rethrows -> Bool
  {
    let calls = Mutex(0)
    _ = withObservationTracking(value) { calls.withLock { $0 += 1 } }
    try change()
    // Once only.
    #expect(calls.withLock { $0 } <= 1)
    return calls.withLock { $0 } == 1
  }

  @Test func theAnimatorTellsOfEachFrame() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [item]))
    var places = [item.center]
    for _ in 0..<10 {
      #expect(tells(item.center) { animator.step() })
      places.append(item.center)
    }
    #expect(places.last!.y > 103 && Set(places.map(\.y)).count > 9)
    // It does not turn.
    #expect(!tells(item.transform) { animator.step() })
    #expect(tells(item.frame) { animator.step() })
  }

  @Test func aRotationIsToldOfToo() {
    let animator = DynamicAnimator.headless()
    animator.withoutResistance(item).addAngularVelocity(1, for: item)
    #expect(tells(item.angle) { animator.step() })
    #expect(!tells(item.center) { animator.step() })
  }

  @Test func atRestNothingIsTold() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(SnapBehavior(item: item, snapTo: CGPoint(x: 120, y: 100)))
    #expect(animator.finish(limit: 20))
    #expect(!tells((item.center, item.transform)) { animator.advance(by: 1) })
  }

  @Test func aRestoredSnapshotIsTold() throws {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.step()
    let snapshot = animator.snapshot()
    for _ in 0..<10 { animator.step() }
    try #expect(tells(item.center) { try animator.restore(snapshot) })
  }

  @Test func theProgramTells() {
    #expect(tells(item.center) { item.center.x += 1 })
    #expect(tells(item.frame) { item.bounds.size.width = 50 })
    #expect(tells(item.angle) { item.angle = 1 })
    #expect(tells(item.collisionBoundsType) { item.collisionBoundsType = .ellipse })
    #expect(tells(item.collisionBoundingPath) { item.collisionBoundingPath = BezierPath() })
    // The same again is no change, and other properties do not count.
    #expect(!tells(item.center) { item.center = item.center })
    #expect(!tells(item.bounds) { item.bounds = item.bounds })
    #expect(!tells(item.transform) { item.angle = item.angle })
    #expect(!tells(item.center) { item.angle = 2 })
  }

  /// To the animator, it is a basic item.
  @Test func itMovesLikeABasicItem() {
    let basic = BasicItem(center: CGPoint(x: 100, y: 100), size: CGSize(width: 40, height: 20))
    let poses = [item, basic].map { item in
      let animator = DynamicAnimator.headless()
      animator.addBehavior(GravityBehavior(items: [item]))
      let walls = CollisionBehavior(items: [item])
      walls.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(walls)
      animator.withoutResistance(item).addAngularVelocity(3, for: item)
      for _ in 0..<300 { animator.step() }
      return (item.center, item.angle, animator.stateHash)
    }
    #expect(poses[0] == poses[1])
  }
}
