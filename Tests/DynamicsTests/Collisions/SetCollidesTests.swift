import DynamicsTesting
import Testing

/// Pairs of items that pass through each other.
@Suite struct SetCollidesTests {
  /// Two crates on a line, of which the left one moves to the right at 400 pt/s.
  private struct Scene {
    let animator = DynamicAnimator.headless()
    let left = BasicItem.crate(at: 100, 100)
    let right = BasicItem.crate(at: 300, 100)
    let collision: CollisionBehavior
    let log = ContactLog()

    init() {
      collision = CollisionBehavior(items: [left, right])
      collision.collisionDelegate = log
      let motion = DynamicItemBehavior(items: [left])
      motion.resistance = 0
      motion.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
      animator.addBehavior(collision)
      animator.addBehavior(motion)
    }
  }

  @Test func aPairPassesWithoutAContact() {
    let scene = Scene()
    scene.collision.setCollides(false, between: scene.right, and: scene.left)
    scene.animator.advance(by: 1)
    expect(scene.left.center.x, near: 500, within: 1e-6)
    expect(scene.right.center.x, near: 300, within: 1e-9)
    #expect(scene.log.entries.isEmpty)
  }

  @Test func aPairThatIsToldToCollideAgainDoes() {
    let scene = Scene()
    scene.collision.setCollides(false, between: scene.left, and: scene.right)
    scene.collision.setCollides(true, between: scene.left, and: scene.right)
    scene.animator.advance(by: 1)
    #expect(scene.right.center.x > 301)
    #expect(!scene.log.entries.isEmpty)
  }

  @Test func anotherBehaviorStillLetsThePairCollide() {
    let scene = Scene()
    scene.animator.addBehavior(CollisionBehavior(items: [scene.left, scene.right]))
    scene.collision.setCollides(false, between: scene.left, and: scene.right)
    scene.animator.advance(by: 1)
    #expect(scene.right.center.x > 301)
    #expect(scene.log.entries.isEmpty, "the behavior that leaves the pair out has no contact")
  }

  @Test func aSleepingPairWakesAndItsContactEnds() {
    let animator = DynamicAnimator.headless()
    let (floor, box) = (BasicItem.crate(at: 100, 300), BasicItem.crate(at: 100, 190))
    let anchor = DynamicItemBehavior(items: [floor])
    anchor.isAnchored = true
    let collision = CollisionBehavior(items: [floor, box])
    for behavior in [anchor, collision, GravityBehavior(items: [box])] {
      animator.addBehavior(behavior)
    }
    let marbles = MarbleDiagram(of: animator, ["floor": floor, "box": box], every: 0.25)
    #expect(animator.advanceUntilPaused(limit: 10))
    collision.setCollides(false, between: box, and: floor)
    #expect(animator.isRunning)
    animator.advance(by: 1)
    #expect(box.center.y > 600)
    marbles.expect(
      """
      floor  [beb]-[re]----
      box    [beb]-[rew]----
      """)
  }

  @Test func snapshotsKeepThePair() throws {
    let scene = Scene()
    scene.collision.setCollides(false, between: scene.left, and: scene.right)
    let snapshot = scene.animator.snapshot()
    scene.animator.advance(by: 1)
    let hash = scene.animator.stateHash
    try scene.animator.restore(snapshot)
    scene.collision.setCollides(true, between: scene.left, and: scene.right)
    try scene.animator.restore(snapshot)
    scene.animator.advance(by: 1)
    #expect(scene.animator.stateHash == hash)
    expect(scene.right.center.x, near: 300, within: 1e-9)
  }

  @Test func aPairLastsUntilAnItemIsRemoved() {
    let scene = Scene()
    scene.collision.setCollides(false, between: scene.left, and: scene.right)
    scene.animator.removeBehavior(scene.collision)
    scene.animator.addBehavior(scene.collision)
    scene.animator.step()
    let other = Scene()
    other.collision.setCollides(false, between: other.left, and: other.right)
    other.collision.removeItem(other.right)
    other.collision.addItem(other.right)
    scene.animator.advance(by: 1)
    other.animator.advance(by: 1)
    expect(scene.right.center.x, near: 300, within: 1e-9)
    #expect(other.right.center.x > 301)
  }
}
