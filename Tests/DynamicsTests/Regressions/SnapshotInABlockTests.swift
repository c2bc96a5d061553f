import Dynamics
import Testing

/// Impulses and moves that a step had begun were lost in a snapshot that the block of a custom field
/// took, and when the block restored one, the step went on without them.
@Suite struct SnapshotInABlockTests {
  private let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 900, height: 900))
  private let item = BasicItem.crate(at: 100, 100)
  private let trigger = BasicItem.crate(at: 400, 400)

  private final class Trigger { var onCall: () -> Void = {} }

  /// Adds a field whose block calls a closure, and then applies a force.
  private func addField() -> Trigger {
    let call = Trigger()
    let field = FieldBehavior.field { _, _, _, _, _, _ in
      call.onCall()
      return CGVector(dx: 0.01, dy: 0)
    }
    field.addItem(trigger)
    animator.addBehavior(field)
    return call
  }

  /// Plays a step in whose block a snapshot is taken, and checks that it repeats from there.
  private func checkThatTheStepRepeats(_ call: Trigger, steps: Int = 5) throws {
    var saved: DynamicAnimator.Snapshot?
    var hash: UInt64?
    call.onCall = { [unowned animator] in
      (saved, hash) = (animator.snapshot(), animator.stateHash)
      call.onCall = {}
    }
    func play() -> [UInt64] {
      (0..<steps).map { _ in
        animator.step()
        return animator.stateHash
      }
    }
    let first = play()
    try animator.restore(#require(saved))
    #expect(animator.stateHash == hash)
    #expect(play() == first)
  }

  @Test func anImpulseIsInTheSnapshot() throws {
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.1)
    animator.addBehavior(push)
    let call = addField()
    try checkThatTheStepRepeats(call)
    #expect(!push.active && item.center.y > 100)
  }

  @Test(arguments: [1, 3, 5])
  func aMoveIsInTheSnapshot(steps: Int) throws {
    let kinematic = KinematicBehavior(items: [item])
    animator.addBehavior(kinematic)
    let call = addField()
    kinematic.move(
      item, to: CGPoint(x: 150, y: 100), angle: 1, duration: 5 * animator.timeStep)
    for _ in 1..<steps { animator.step() }
    try checkThatTheStepRepeats(call)
    #expect(item.center.x == 150)
  }

  @Test(arguments: [1, 3, 5])
  func aMoveOfTheBoundsIsInTheSnapshot(steps: Int) throws {
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let call = addField()
    animator.setReferenceBounds(
      CGRect(x: 150, y: 0, width: 700, height: 900), duration: 5 * animator.timeStep)
    for _ in 1..<steps { animator.step() }
    try checkThatTheStepRepeats(call)
    #expect(animator.referenceBounds?.minX == 150 && item.center.x > 150)
  }

  /// A restored snapshot ends the step, so that the next step is the one after the snapshot.
  @Test func aSnapshotThatABlockRestoresIsWhereTheNextStepBegins() throws {
    _ = addField()  // Its forces come before the restoration.
    let kinematic = KinematicBehavior(items: [item])
    let push = PushBehavior(items: [trigger], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.1)
    animator.addBehavior(kinematic)
    animator.addBehavior(push)
    let call = addField()
    kinematic.move(item, to: CGPoint(x: 150, y: 100), duration: 1)
    let saved = animator.snapshot()
    let before = animator.stateHash
    animator.step()
    let after = animator.stateHash
    for _ in 0..<9 { animator.step() }
    call.onCall = { [unowned animator] in
      call.onCall = {}
      try! animator.restore(saved)
    }
    animator.step()
    #expect(animator.stateHash == before && animator.elapsedTime == 0)
    animator.step()
    #expect(animator.stateHash == after)
  }
}
