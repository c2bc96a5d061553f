import Dynamics
import Testing

/// The members that an inspector uses beyond the public interface.
@Suite struct InspectingTests {
  private let item = BasicItem.crate(at: 0, 0)
  private let animator = DynamicAnimator.headless()
  private let gravity: GravityBehavior

  init() {
    gravity = GravityBehavior(items: [item])
    animator.addBehavior(gravity)
  }

  @Test func lookingBackKeepsTheLaterStepsUntilTheNextOne() throws {
    let history = History(animator, seconds: 10)
    var hashes: [UInt64] = [animator.stateHash]
    for _ in 0..<20 {
      animator.step()
      hashes.append(animator.stateHash)
    }
    let end = history.range.upperBound
    for step in [5, 15, 0, 20, 10] {
      try history.look(at: Double(step) * animator.timeStep)
      #expect(animator.stateHash == hashes[step])
      #expect(history.range.upperBound == end)
    }
    animator.step()
    #expect(animator.stateHash == hashes[11])
    #expect(history.range.upperBound == animator.elapsedTime)
  }

  @Test func someStepsAreKeptAndThePresentOnDemand() throws {
    let history = History(animator, seconds: 10)
    history.keepsStep = { false }
    for _ in 0..<5 { animator.step() }
    let hash = animator.stateHash
    #expect(history.range.upperBound == 0)
    history.keepPresent()
    #expect(history.range.upperBound == animator.elapsedTime)
    for _ in 0..<5 { animator.step() }
    try history.look(at: 5 * animator.timeStep)
    #expect(animator.stateHash == hash)
    // The next step is kept in any case, since the later ones are of another future.
    history.keepPresent()
    animator.step()
    #expect(history.range.upperBound == animator.elapsedTime)
  }

  @Test func aPausedAnimatorTakesAStepAndStaysPaused() {
    let twin = DynamicAnimator.headless()
    let other = BasicItem.crate(at: 0, 0)
    twin.addBehavior(GravityBehavior(items: [other]))
    animator.pause()
    animator.stepWhilePaused()
    twin.step()
    #expect(animator.isPaused)
    #expect(animator.stateHash == twin.stateHash)
    #expect(item.center == other.center && item.center.y > 0)
    animator.resume()
    animator.stepWhilePaused()
    #expect(animator.stateHash == twin.stateHash)
  }

  @Test func contactsOfAStepAreReadWithoutAStream() {
    let floor = CollisionBehavior(items: [item])
    let second = CollisionBehavior(items: [item])
    for behavior in [floor, second] {
      behavior.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: -500, y: 120), to: CGPoint(x: 500, y: 120))
      animator.addBehavior(behavior)
    }
    var changes: [SeenContact] = []
    while changes.isEmpty {
      animator.step()
      animator.appendContactChanges(to: &changes)
    }
    #expect(changes.allSatisfy { $0.phase == .began && $0.item == animator.id(of: item) })
    #expect(changes[0].boundary.flatMap(animator.boundaryID) == BoundaryID("floor"))
    #expect(changes[0].impulse > 0)
    #expect(changes[0].time == animator.elapsedTime)
    let loads = animator.contactLoads(of: changes[0].item)
    #expect(loads.first?.other == .boundary("floor"))
  }
}
