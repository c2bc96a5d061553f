import Dynamics
import Testing

/// A behavior that moved to another animator, its first one released or paused, was told again that
/// contacts began, and never that they had ended.
@Suite struct UnpairedContactTests {
  private let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  /// Two boxes on the floor, one on the other.
  private final class Scene {
    let low = BasicItem.box(150, 290, 20, 20)
    let high = BasicItem.box(150, 270, 20, 20)
    let collision: CollisionBehavior
    let gravity: GravityBehavior
    let log = ContactLog()

    init() {
      collision = CollisionBehavior(items: [low, high])
      gravity = GravityBehavior(items: [low, high])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = log
    }

    func join(_ animator: DynamicAnimator, for seconds: Double = 0.3) {
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      animator.advance(by: seconds)
    }

    func leave(_ animator: DynamicAnimator) {
      animator.removeBehavior(gravity)
      animator.removeBehavior(collision)
    }

    var began: [ContactLog.Entry] {
      [.beganItems(id(low), id(high)), .began(id(low), nil)]
    }
    var ended: [ContactLog.Entry] {
      [.endedItems(id(low), id(high)), .ended(id(low), nil)]
    }
    private func id(_ item: BasicItem) -> ObjectIdentifier { ObjectIdentifier(item) }
  }

  @Test func whatBeganInADroppedAnimatorEndsBeforeItBeginsInTheNext() {
    let scene = Scene()
    for _ in 0..<3 { scene.join(.headless(room)) }
    #expect(
      scene.log.entries == scene.began + scene.ended + scene.began + scene.ended + scene.began)
  }

  @Test func whatBeganInAPausedAnimatorEndsBeforeItBeginsInTheNext() {
    let (scene, first) = (Scene(), DynamicAnimator.headless(room))
    let second = DynamicAnimator.headless(room)
    scene.join(first)
    first.pause()
    scene.leave(first)
    #expect(scene.log.entries == scene.began, "told in a step, never while something is removed")
    scene.join(second)
    #expect(scene.log.entries == scene.began + scene.ended + scene.began)
    first.resume()
    first.advance(by: 0.1)
    #expect(scene.log.entries.count == 6, "told once")
    #expect(!first.isRunning)
  }

  @Test func theFirstAnimatorTellsWhenItIsTheFirstToStep() {
    let (scene, first) = (Scene(), DynamicAnimator.headless(room))
    let second = DynamicAnimator.headless(room)
    scene.join(first)
    scene.leave(first)
    scene.join(second, for: 0)
    first.advance(by: 0.1)
    #expect(scene.log.entries == scene.began + scene.ended)
    second.advance(by: 0.1)
    #expect(scene.log.entries == scene.began + scene.ended + scene.began)
  }

  @Test func removingAllWhilePausedAndMovingOnThroughSeveralAnimatorsStaysPaired() {
    let scene = Scene()
    let paused = (0..<3).map { _ in DynamicAnimator.headless(room) }
    for animator in paused {
      scene.join(animator)
      animator.pause()
      animator.removeAllBehaviors()
    }
    scene.join(.headless(room))
    for animator in paused.reversed() {
      animator.resume()
      animator.advance(by: 0.1)
    }
    let round = scene.began + scene.ended
    #expect(scene.log.entries == round + round + round + scene.began)
  }

  @Test func comingBackToThePausedAnimatorEndsAndBeginsAgain() {
    let (scene, animator) = (Scene(), DynamicAnimator.headless(room))
    scene.join(animator)
    for _ in 0..<3 {
      animator.pause()
      scene.leave(animator)
      scene.join(animator, for: 0)
      animator.resume()
      animator.advance(by: 0.1)
    }
    let round = scene.began + scene.ended
    #expect(scene.log.entries == round + round + round + scene.began)
  }

  @Test func anAnimatorWithoutItemsStillTellsWhatEndedElsewhere() {
    let scene = Scene()
    scene.join(.headless(room))
    scene.collision.removeItem(scene.low)
    scene.collision.removeItem(scene.high)
    let second = DynamicAnimator.headless(room)
    second.addBehavior(scene.collision)
    #expect(second.isRunning)
    second.advance(by: 0.1)
    #expect(scene.log.entries == scene.began + scene.ended)
    #expect(!second.isRunning)
  }

  @Test func nobodyIsKeptAliveToHearOfAnEnd() {
    weak var item: BasicItem?
    var collision: CollisionBehavior?
    do {
      let scene = Scene()
      scene.join(.headless(room))
      (item, collision) = (scene.low, scene.collision)
      scene.collision.removeItem(scene.low)
    }
    #expect(item == nil)
    _ = collision
  }
}
