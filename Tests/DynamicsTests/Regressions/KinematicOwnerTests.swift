import Dynamics
import Testing

/// The kinematic behavior that moves an item was forgotten when a snapshot was restored, and when it
/// left, no other one took over.
@Suite struct KinematicOwnerTests {
  private let animator = DynamicAnimator.headless()
  private let box = BasicItem.crate(at: 0, 0)
  private let behaviors = (0..<3).map { _ in KinematicBehavior() }

  init() { for behavior in behaviors { animator.addBehavior(behavior) } }

  /// Adds the box to behaviors in an order, and moves it in the direction of each one's number.
  private func join(_ order: [Int]) {
    for place in order {
      behaviors[place].addItem(box)
      behaviors[place].setLinearVelocity(CGPoint(x: 12 * (place + 1), y: 0), for: box)
    }
  }

  private func steps(_ count: Int = 1) -> [String] {
    DynamicsDiagnostics.collecting { for _ in 0..<count { animator.step() } }.diagnostics.map(
      \.message)
  }

  /// The behavior that moves the box; 0 if it stands still.
  private func mover() -> Int {
    let before = box.center.x
    _ = steps(10)
    return Int((box.center.x - before).rounded())
  }

  @Test func aRestoredItemKeepsItsOwner() throws {
    join([1, 0])
    #expect(steps().count == 1)
    let saved = animator.snapshot()
    let hash = animator.stateHash
    #expect(mover() == 2)
    let later = animator.stateHash
    try animator.restore(saved)
    #expect(animator.stateHash == hash)
    #expect(mover() == 2)
    #expect(animator.stateHash == later)
  }

  /// Those that come next are restored, too.
  @Test(arguments: [[2, 0, 1], [2, 1, 0], [0, 2, 1]])
  func theNextOnesAreRestored(order: [Int]) throws {
    join(order)
    #expect(steps().count == 2)
    try animator.restore(animator.snapshot())
    for place in order {
      #expect(mover() == place + 1)
      behaviors[place].removeItem(box)
    }
  }

  @Test func whoComesFirstIsPartOfTheHash() {
    func hash(rejoining place: Int) -> UInt64 {
      let scene = KinematicOwnerTests()
      scene.join([0, 1])
      scene.behaviors[place].removeItem(scene.box)
      scene.behaviors[place].addItem(scene.box)
      for behavior in scene.behaviors.prefix(2) {
        behavior.setLinearVelocity(CGPoint(x: 12, y: 0), for: scene.box)
      }
      _ = scene.steps()
      #expect(scene.box.center.x > 0)
      return scene.animator.stateHash
    }
    #expect(hash(rejoining: 0) != hash(rejoining: 1))
    #expect(hash(rejoining: 0) == hash(rejoining: 0))
  }

  @Test func theNextOneTakesOver() {
    join([0, 1])
    behaviors[0].removeItem(box)
    let fall = GravityBehavior(items: [box])
    animator.addBehavior(fall)
    #expect(steps().isEmpty, "by now, nothing else moves it")
    #expect(mover() == 2 && box.center.y == 0)
    animator.removeBehavior(behaviors[1])
    _ = steps(10)
    #expect(box.center.y > 0)
  }

  @Test func oneThatLeavesBeforeTheStepIsNotReported() {
    join([0, 1])
    behaviors[1].removeItem(box)
    #expect(steps().isEmpty)
    join([1])
    #expect(steps().count == 1)
    #expect(steps().isEmpty, "once")
  }
}
