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

  @Test func whatBeganInADroppedAnimatorEndsWithIt() {
    let scene = Scene()
    for _ in 0..<3 { scene.join(.headless(room)) }
    let round = scene.began + scene.ended
    #expect(scene.log.entries == round + round + round)
  }

  @Test func whatBeganInAPausedAnimatorEndsBeforeItBeginsInTheNext() {
    let (scene, first) = (Scene(), DynamicAnimator.headless(room))
    let second = DynamicAnimator.headless(room)
    scene.join(first)
    first.pause()
    scene.leave(first)
    #expect(scene.log.entries == scene.began + scene.ended, "told when the removal is complete")
    scene.join(second)
    #expect(scene.log.entries == scene.began + scene.ended + scene.began)
    first.resume()
    first.advance(by: 0.1)
    #expect(scene.log.entries.count == 6, "told once")
    #expect(!first.isRunning)
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
    #expect(scene.log.entries == round + round + round + round)
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

  @Test func anItemThatLeavesEndsItsContactsAtOnce() {
    let (scene, animator) = (Scene(), DynamicAnimator.headless(room))
    scene.join(animator)
    scene.collision.removeItem(scene.high)
    #expect(scene.log.entries == scene.began + scene.ended.prefix(1))
    scene.collision.removeItem(scene.low)
    #expect(scene.log.entries == scene.began + scene.ended)
    animator.advance(by: 0.1)
    #expect(scene.log.entries.count == 4, "told once")
  }

  /// The last behavior of an item takes it out of the simulation.
  @Test func anItemThatLeavesEverythingEndsItsContactsAtOnce() {
    let (scene, animator) = (Scene(), DynamicAnimator.headless(room))
    scene.join(animator)
    animator.removeBehavior(scene.gravity)
    scene.collision.removeItem(scene.low)
    #expect(scene.log.entries == scene.began + scene.ended)
  }

  @Test func aDelegateMayRemoveWhatItIsToldOf() {
    let (scene, animator) = (Scene(), DynamicAnimator.headless(room))
    scene.join(animator)
    scene.log.onEntry = { [unowned scene, unowned animator] _ in
      if scene.collision.dynamicAnimator != nil { animator.removeBehavior(scene.collision) }
    }
    scene.collision.removeItem(scene.high)
    #expect(scene.log.entries == scene.began + scene.ended)
  }

  @Test func whatIsRemovedInAStepEndsBeforeItBeginsAgain() {
    let (scene, animator) = (Scene(), DynamicAnimator.headless(room))
    scene.join(animator)
    var isDue = true
    let field = FieldBehavior.field { [unowned animator] _, _, _, _, _, _ in
      guard isDue else { return .zero }
      isDue = false
      scene.leave(animator)
      scene.join(animator, for: 0)
      return .zero
    }
    field.addItem(BasicItem.box(50, 50, 10, 10))
    animator.addBehavior(field)
    animator.advance(by: 0.1)
    #expect(scene.log.entries == scene.began + scene.ended + scene.began)
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
