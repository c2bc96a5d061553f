import DynamicsEngine
import DynamicsTestSupport
import Testing

@testable import Dynamics

/// Snapshots at moments when something is pending or under way.
///
/// Each of these once changed later motion, left an inconsistent state, or never ended.
@Suite struct SnapshotsInTheWayTests {
  private func ball(_ x: CGFloat = 50, _ y: CGFloat = 50) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: 20, height: 20))
  }

  /// A snapshot made the ball stop: it was anchored for a moment between steps.
  @Test(arguments: [false, true])
  func lookingAtAPassingSettingChangesNothing(isLookedAt: Bool) {
    let item = ball()
    let properties = DynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    let animator = DynamicAnimator.headless()
    animator.addBehavior(properties)
    animator.step()
    properties.isAnchored = true
    if isLookedAt { _ = (animator.stateHash, animator.snapshot()) }
    properties.isAnchored = false
    animator.step()
    #expect(properties.linearVelocity(for: item).x > 99)
  }

  /// A snapshot woke items beside which a bar was placed for a moment between steps.
  @Test func snapshotsWakeNoItem() throws {
    func scene() -> (DynamicAnimator, BasicItem, BasicItem) {
      let (bar, sleeper, mover) = (ball(300, 50), ball(50, 290), ball(200, 50))
      let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 300))
      let collision = CollisionBehavior(items: [bar, sleeper])
      collision.translatesReferenceBoundsIntoBoundary = true
      let anchored = DynamicItemBehavior(items: [bar])
      anchored.isAnchored = true
      let push = PushBehavior(items: [mover], mode: .continuous)
      push.magnitude = 1e-4
      for behavior in [collision, anchored, push, GravityBehavior(items: [sleeper])] {
        animator.addBehavior(behavior)
      }
      animator.advance(by: 3)
      return (animator, bar, sleeper)
    }
    let ((animator, bar, _), (witness, otherBar, _)) = (scene(), scene())
    for (one, bar, isLookedAt) in [(animator, bar, true), (witness, otherBar, false)] {
      bar.center = CGPoint(x: 50, y: 268)
      one.updateItem(usingCurrentState: bar)
      if isLookedAt { _ = one.snapshot() }
      bar.center = CGPoint(x: 300, y: 50)
      one.updateItem(usingCurrentState: bar)
      one.step()
    }
    #expect(animator.stateHash == witness.stateHash)
  }

  /// Work that is due in the next step is part of a snapshot.
  @Test func whatIsPendingIsKept() throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: 50)
    scene.properties.density = 3
    scene.collision.removeItem(scene.items[4])
    scene.collision.removeBoundary(withIdentifier: 7)
    let snapshot = scene.animator.snapshot()
    let hashes = scene.run(from: 61, steps: 20)
    try scene.animator.restore(snapshot)
    #expect(scene.animator.snapshot() == snapshot)
    #expect(scene.run(from: 61, steps: 20) == hashes)
  }

  /// Afterwards, another animator could also take the item.
  @Test func anItemThatWasInAGroupIsOwnedAgain() throws {
    let (p, q) = (ball(), ball(90))
    let gravity = GravityBehavior(items: [p])
    let animator = DynamicAnimator.headless()
    animator.addBehavior(gravity)
    let snapshot = animator.snapshot()
    gravity.removeItem(p)
    gravity.addItem(DynamicItemGroup(items: [p, q]))
    try animator.restore(snapshot)
    let other = DynamicAnimator.headless()
    let (_, reports) = DynamicsDiagnostics.collecting {
      other.addBehavior(GravityBehavior(items: [p]))
    }
    #expect(reports.count == 1)
    #expect(other.items.isEmpty)
    #expect(animator.items.count == 1)
    other.removeAllBehaviors()
    other.addBehavior(GravityBehavior(items: [q]))
    #expect(other.items.count == 1)
  }

  /// The `deinit` of a boundary's identifier removed the behaviors of an animator in mid-restore.
  @Test func whatGoesIsReleasedLast() throws {
    final class Name: Hashable {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
      static func == (a: Name, b: Name) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let collision = CollisionBehavior(items: [ball()])
    let gravity = GravityBehavior(items: [ball(90)])
    let animator = DynamicAnimator.headless()
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    let snapshot = animator.snapshot()
    var seen: [Bool] = []
    collision.addBoundary(
      withIdentifier: Name {
        seen = [collision, gravity].map { $0.dynamicAnimator === animator }
        animator.removeAllBehaviors()
      }, from: .zero, to: CGPoint(x: 100, y: 0))
    try animator.restore(snapshot)
    #expect(seen == [true, true])
    #expect(animator.items.isEmpty && animator.behaviors.isEmpty)
    try animator.restore(snapshot)
    #expect(animator.items.count == 2)
  }

  /// A child that restored a snapshot in `willMove(to:)` was notified again and again.
  @Test func goingBackWhileLeavingEnds() {
    final class Stubborn: DynamicBehavior {
      var onLeave: () -> Void = {}
      override func willMove(to dynamicAnimator: DynamicAnimator?) {
        if dynamicAnimator == nil { onLeave() }
      }
    }
    let (parent, child) = (DynamicBehavior(), Stubborn())
    parent.addChildBehavior(child)
    let animator = DynamicAnimator.headless()
    animator.addBehavior(parent)
    let snapshot = animator.snapshot()
    var calls = 0
    child.onLeave = {
      calls += 1
      try! animator.restore(snapshot)
    }
    animator.removeBehavior(parent)
    #expect(calls == 1)
  }

  /// A setter paused the animator, and the delegate was told only of that.
  @Test func aPauseIsHeardAfterARestart() throws {
    final class Pausing: DynamicItem {
      var onMove: () -> Void = {}
      var center = CGPoint(x: 9, y: 9) { didSet { onMove() } }
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      var transform = CGAffineTransform.identity
    }
    final class Log: DynamicAnimatorDelegate {
      var entries: [String] = []
      func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { entries.append("resume") }
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { entries.append("pause") }
    }
    let item = Pausing()
    let animator = DynamicAnimator.headless()
    animator.addBehavior(DynamicItemBehavior(items: [item]))
    let moving = animator.snapshot()
    animator.advanceUntilPaused(limit: 5)
    let log = Log()
    animator.delegate = log
    item.onMove = { animator.pause() }
    try animator.restore(moving)
    #expect(log.entries == ["resume", "pause"])
  }

  /// A new item had the address of a released one.
  @Test func aVelocityThatWaitedIsNotTakenByAnother() throws {
    let properties = DynamicItemBehavior(items: [ball()])
    let animator = DynamicAnimator.headless()
    animator.addBehavior(properties)
    let snapshot = animator.snapshot()
    animator.removeBehavior(properties)
    do {
      let guest = ball()
      properties.addItem(guest)
      properties.addLinearVelocity(CGPoint(x: 777, y: 0), for: guest)
    }
    try animator.restore(snapshot)
    for _ in 0..<20 {
      let stranger = ball()
      #expect(properties.linearVelocity(for: stranger) == .zero)
    }
  }

  /// The text of identifiers in this process is not part of motion.
  @Test func hashIgnoresIdentifiers() {
    func hash(_ name: some Hashable) -> UInt64 {
      let collision = CollisionBehavior(items: [ball()])
      collision.addBoundary(withIdentifier: name, from: .zero, to: CGPoint(x: 100, y: 0))
      let animator = DynamicAnimator.headless()
      animator.addBehavior(collision)
      return animator.stateHash
    }
    let object = ball()
    #expect(hash(ObjectIdentifier(object)) == hash("floor"))
  }

  // MARK: Forged

  @Test(arguments: [.max - 1, .max - 3, 1 << 63 - 6, 1 << 62] as [UInt64])
  func lengthsThatNoTextHasAreRefused(word: UInt64) throws {
    let animator = BusyScene().animator
    let words = try animator.snapshot().words()
    for place in 0..<12 {
      var forged = words
      forged[place] = word
      #expect(throws: SnapshotError.self) {
        try animator.restore(DynamicAnimator.Snapshot(words: forged))
      }
    }
  }

  /// A count of 256 words per byte was allocated before it was checked.
  @Test func aCountBeyondTheBytesAsksForNoMemory() {
    #expect(WordPacking.unpack([0, 0, 0, 0], count: 1 << 40) == nil)
    #expect(WordPacking.unpack(Array(repeating: 1, count: 1000)[...], count: 256_000) == nil)
  }
}
