import Dynamics
import Testing

/// An identifier whose `deinit` changed an animator ended the process: "simultaneous accesses".
///
/// This happened when a contact without a receiver held the last reference to the identifier.
@Suite struct DyingIdentifierTests {
  private let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  private final class Name: Hashable {
    var onDeinit: () -> Void = {}
    static func == (a: Name, b: Name) -> Bool { a === b }
    func hash(into hasher: inout Hasher) {}
    deinit { onDeinit() }
  }

  private final class Counter: CollisionBehaviorDelegate {
    private(set) var began = 0
    private(set) var ended = 0
    func collisionBehavior(
      _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
      withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
    ) { began += 1 }
    func collisionBehavior(
      _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
      withBoundaryIdentifier identifier: AnyHashable?
    ) { ended += 1 }
  }

  /// Removes the behavior from the first animator while its item, which is released, touches a
  /// boundary that is removed.
  private func leaveTouching(
    _ first: DynamicAnimator, with collision: CollisionBehavior, onDeinit: @escaping () -> Void
  ) {
    let (item, name) = (BasicItem.box(150, 280, 40, 40), Name())
    name.onDeinit = onDeinit
    collision.addItem(item)
    collision.addBoundary(
      withIdentifier: name, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
    first.addBehavior(GravityBehavior(items: [item]))
    first.addBehavior(collision)
    first.advance(by: 0.3)
    first.pause()
    first.removeAllBehaviors()
    collision.removeItem(item)
    collision.removeBoundary(withIdentifier: name)
  }

  @Test(arguments: [false, true])
  func mayChangeTheAnimatorThatEndsTheContact(firstGoesOn: Bool) {
    let (first, second) = (DynamicAnimator.headless(room), DynamicAnimator.headless(room))
    let (collision, counter) = (CollisionBehavior(), Counter())
    collision.collisionDelegate = counter
    var deaths = 0
    leaveTouching(first, with: collision) {
      deaths += 1
      #expect(collision.items.isEmpty)
      first.removeAllBehaviors()
      second.removeAllBehaviors()
      second.step()
    }
    second.addBehavior(collision)
    second.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 50, 50)]))
    if firstGoesOn {
      first.resume()
      first.advance(by: 0.1)
    }
    second.advance(by: 0.1)
    #expect(deaths == 1 && second.items.isEmpty)
    #expect(counter.began == 1 && counter.ended == 0, "nobody is left to tell of the end")
  }

  @Test func mayDoSoWhenTheBehaviorMovesOn() {
    let animators = (0..<3).map { _ in DynamicAnimator.headless(room) }
    let collision = CollisionBehavior()
    var deaths = 0
    leaveTouching(animators[0], with: collision) {
      deaths += 1
      collision.translatesReferenceBoundsIntoBoundary.toggle()
      for animator in animators { animator.removeAllBehaviors() }
    }
    animators[0].resume()
    animators[0].advance(by: 0.1)
    for animator in animators.dropFirst() {
      animator.addBehavior(collision)
      animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 50, 50)]))
      animator.step()
      animator.removeAllBehaviors()
    }
    #expect(deaths == 1)
  }

  /// The contact holds the last reference to the identifier, and its item is gone when the behavior
  /// leaves.
  @Test func mayChangeTheBehaviorThatIsLeaving() {
    let (animator, collision) = (DynamicAnimator.headless(room), CollisionBehavior())
    let crate = BasicItem.crate(at: 50, 50)
    do {
      let (item, name) = (BasicItem.box(150, 280, 40, 40), Name())
      name.onDeinit = { [unowned collision] in collision.addItem(crate) }
      collision.addItem(item)
      collision.addBoundary(
        withIdentifier: name, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
      let gravity = GravityBehavior(items: [item])
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      animator.advance(by: 0.3)
      collision.removeBoundary(withIdentifier: name)
      collision.removeItem(item)
      animator.removeBehavior(gravity)
    }
    animator.removeBehavior(collision)
    #expect(animator.items.isEmpty, "nothing may join what is leaving")
    if collision.items.isEmpty { collision.addItem(crate) }
    animator.addBehavior(collision)
    animator.step()
    #expect(animator.items.count == 1)
  }

  /// A stream without a reader is dropped with its events when other streams get theirs.
  @Test func mayOpenAStreamWhenTheLastEventWithItGoes() {
    struct Wall: Hashable { let name: Name }
    let item = BasicItem.box(150, 280, 40, 40)
    let (animator, collision) = (DynamicAnimator.headless(room), CollisionBehavior(items: [item]))
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.addBehavior(collision)
    var deaths = 0
    do {
      let wall = Wall(name: Name())
      wall.name.onDeinit = { [unowned animator] in
        deaths += 1
        _ = animator.contacts
      }
      collision.addBoundary(
        withIdentifier: wall, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
      let events = animator.contacts
      animator.advance(by: 0.1)
      withExtendedLifetime(events) {}
      collision.removeBoundary(withIdentifier: wall)
    }
    animator.step()
    collision.translatesReferenceBoundsIntoBoundary = true
    let events = animator.contacts
    animator.advance(by: 0.2)
    withExtendedLifetime(events) {}
    #expect(deaths == 1)
  }
}
