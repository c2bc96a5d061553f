import Dynamics
import Foundation
import Testing

/// Items that leave all behaviors and are back before the next step.
@Suite struct ReturningItemTests {
  /// A crate that flies at (300, −120) pt/s and turns at 2 rad/s, without resistance.
  private struct Scene {
    let animator = DynamicAnimator.headless()
    let item: any DynamicItem
    let motion: DynamicItemBehavior

    init(_ item: any DynamicItem = BasicItem.crate(at: 100, 100)) {
      self.item = item
      motion = DynamicItemBehavior(items: [item])
      motion.resistance = 0
      motion.angularResistance = 0
      motion.addLinearVelocity(CGPoint(x: 300, y: -120), for: item)
      motion.addAngularVelocity(2, for: item)
      animator.addBehavior(motion)
      animator.advance(by: 0.25)
    }

    /// The way and the turn of a quarter of a second.
    func fly() -> (center: CGPoint, turn: CGFloat) {
      let (center, before) = (item.center, angle)
      animator.advance(by: 0.25)
      return (
        CGPoint(x: item.center.x - center.x, y: item.center.y - center.y),
        remainder(angle - before, 2 * CGFloat.pi)
      )
    }

    private var angle: CGFloat { atan2(item.transform.b, item.transform.a) }
  }

  private func expectGoesOn(_ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation) {
    let (way, turn) = scene.fly()
    expect(way.x, near: 75, within: 1e-9, sourceLocation: sourceLocation)
    expect(way.y, near: -30, within: 1e-9, sourceLocation: sourceLocation)
    expect(turn, near: 0.5, within: 1e-9, sourceLocation: sourceLocation)
  }

  private func expectRests(_ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation) {
    let (way, turn) = scene.fly()
    #expect(way == .zero, sourceLocation: sourceLocation)
    #expect(turn == 0, sourceLocation: sourceLocation)
  }

  /// Free flight, as the item's own behavior was.
  private func free(_ item: any DynamicItem) -> DynamicItemBehavior {
    let motion = DynamicItemBehavior(items: [item])
    motion.resistance = 0
    motion.angularResistance = 0
    return motion
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func itGoesOnHoweverTheBehaviorsAreReplaced(way: Int) {
    let scene = Scene()
    let other = free(scene.item)
    switch way {
    case 0:
      scene.animator.removeBehavior(scene.motion)
      scene.animator.addBehavior(other)
    case 1:
      scene.animator.removeAllBehaviors()
      scene.animator.addBehavior(other)
    case 2:
      scene.motion.removeItem(scene.item)
      scene.motion.addItem(scene.item)
    case 3:
      other.removeItem(scene.item)
      scene.animator.addBehavior(other)
      scene.motion.removeItem(scene.item)
      other.addItem(scene.item)
    default:
      // Twice in a row.
      for _ in 0..<2 {
        scene.animator.removeBehavior(scene.motion)
        scene.animator.addBehavior(scene.motion)
      }
    }
    expectGoesOn(scene)
  }

  @Test func aGroupGoesOn() {
    let parts = [BasicItem.crate(at: 100, 100), BasicItem.crate(at: 220, 100)]
    let scene = Scene(DynamicItemGroup(items: parts))
    scene.animator.removeAllBehaviors()
    scene.animator.addBehavior(free(scene.item))
    expectGoesOn(scene)
  }

  @Test func itGoesOnInAnActionAndInTheBlockOfAField() {
    for isBlock in [false, true] {
      let scene = Scene()
      var isDue = true
      func replace() {
        guard isDue else { return }
        isDue = false
        scene.animator.removeBehavior(scene.motion)
        scene.animator.addBehavior(free(scene.item))
      }
      let bystander = BasicItem.crate(at: 900, 900)
      let other = DynamicItemBehavior(items: [bystander])
      if isBlock {
        let field = FieldBehavior.field { _, _, _, _, _, _ in
          replace()
          return .zero
        }
        field.addItem(bystander)
        scene.animator.addBehavior(field)
      } else {
        other.action = replace
        scene.animator.addBehavior(other)
      }
      expectGoesOn(scene)
      #expect(!isDue)
    }
  }

  @Test func itGoesOnFromWhereTheProgramPutsIt() {
    let scene = Scene()
    scene.animator.removeAllBehaviors()
    scene.item.center = CGPoint(x: -50, y: 20)
    scene.animator.addBehavior(free(scene.item))
    expectGoesOn(scene)
    expect(scene.item.center.x, near: 25, within: 1e-9)
  }

  @Test func aVelocityThatWaitsIsAdded() {
    let scene = Scene()
    scene.animator.removeAllBehaviors()
    let other = free(scene.item)
    other.addLinearVelocity(CGPoint(x: -300, y: 120), for: scene.item)
    other.addAngularVelocity(-2, for: scene.item)
    scene.animator.addBehavior(other)
    expectRests(scene)
  }

  @Test func anAnchoredItemStands() {
    let scene = Scene()
    scene.animator.removeAllBehaviors()
    let other = free(scene.item)
    other.isAnchored = true
    scene.animator.addBehavior(other)
    expectRests(scene)
  }

  // MARK: Not later, and not elsewhere

  @Test func afterAStepItRests() {
    let scene = Scene()
    scene.animator.removeBehavior(scene.motion)
    scene.animator.advance(by: 0.1)
    scene.animator.addBehavior(free(scene.item))
    expectRests(scene)
  }

  @Test func itRestsAfterAStepOfOtherItems() {
    let scene = Scene()
    scene.animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 900, 0)]))
    scene.animator.removeBehavior(scene.motion)
    scene.animator.step()
    scene.animator.addBehavior(free(scene.item))
    expectRests(scene)
  }

  @Test func anotherAnimatorDoesNotGetTheVelocity() {
    let scene = Scene()
    scene.animator.removeAllBehaviors()
    let (other, place) = (DynamicAnimator.headless(), scene.item.center)
    let guest = free(scene.item)
    other.addBehavior(guest)
    other.advance(by: 0.25)
    #expect(scene.item.center == place)
    // Back from there, it does not fly on, either.
    other.removeBehavior(guest)
    scene.animator.addBehavior(free(scene.item))
    expectRests(scene)
  }

  @Test func aReleasedItemLeavesNothingToTheNextAtItsAddress() {
    let animator = DynamicAnimator.headless()
    for _ in 0..<50 {
      let item = BasicItem.crate(at: 0, 0)
      let motion = DynamicItemBehavior(items: [item])
      animator.addBehavior(motion)
      #expect(motion.linearVelocity(for: item) == .zero)
      motion.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
      animator.removeBehavior(motion)
    }
  }

  // MARK: Snapshots

  @Test func aSnapshotBetweenLeavingAndReturningKeepsTheVelocity() throws {
    for isEncoded in [false, true] {
      let scene = Scene()
      scene.animator.removeBehavior(scene.motion)
      var between = scene.animator.snapshot()
      if isEncoded {
        let data = try JSONEncoder().encode(between)
        between = try JSONDecoder().decode(DynamicAnimator.Snapshot.self, from: data)
      }
      let hashBetween = scene.animator.stateHash
      let (center, transform) = (scene.item.center, scene.item.transform)
      scene.animator.addBehavior(scene.motion)
      scene.animator.advance(by: 0.25)
      let hash = scene.animator.stateHash
      try scene.animator.restore(between)
      #expect(scene.animator.stateHash == hashBetween)
      (scene.item.center, scene.item.transform) = (center, transform)
      scene.animator.addBehavior(scene.motion)
      expectGoesOn(scene)
      #expect(scene.animator.stateHash == hash)
    }
  }

  @Test func aSnapshotOfBeforeBringsItBackWithItsVelocity() throws {
    let scene = Scene()
    let before = scene.animator.snapshot()
    let hash = scene.animator.stateHash
    scene.animator.removeAllBehaviors()
    try scene.animator.restore(before)
    #expect(scene.animator.stateHash == hash)
    expectGoesOn(scene)
  }

  @Test func aRestoredSnapshotForgetsItemsThatLeftLater() throws {
    let scene = Scene()
    let empty = DynamicAnimator.headless()
    let nothing = empty.snapshot()
    scene.animator.removeAllBehaviors()
    try scene.animator.restore(nothing)
    scene.animator.addBehavior(free(scene.item))
    expectRests(scene)
  }

  @Test func anItemThatHasLeftIsPartOfTheStateUntilTheNextStep() {
    let (scene, other) = (Scene(), Scene())
    for one in [scene, other] {
      one.animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 900, 0)]))
    }
    other.motion.addLinearVelocity(CGPoint(x: 1, y: 0), for: other.item)
    for one in [scene, other] { one.animator.removeBehavior(one.motion) }
    #expect(scene.animator.stateHash != other.animator.stateHash)
    for one in [scene, other] { one.animator.step() }
    #expect(scene.animator.stateHash == other.animator.stateHash)
  }
}
