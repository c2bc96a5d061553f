import DynamicsTestSupport
import Testing

@testable import Dynamics

/// Restores snapshots within all callbacks of the animator.
@Suite struct RestoreInCallbackTests {
  private func falling() -> (DynamicAnimator, BasicItem, GravityBehavior) {
    let item = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 20, height: 20))
    let gravity = GravityBehavior(items: [item])
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    animator.addBehavior(gravity)
    return (animator, item, gravity)
  }

  @Test func anActionMayGoBack() throws {
    let (animator, item, gravity) = falling()
    let start = animator.snapshot()
    var count = 0
    gravity.action = {
      count += 1
      if count == 30 { try! animator.restore(start) }
    }
    animator.advance(by: 0.5)
    #expect(count == 60)
    #expect(abs(animator.elapsedTime - 0.25) < 1e-9)
    let witness = falling()
    witness.0.advance(by: 0.25)
    #expect(witness.1.center == item.center)
  }

  @Test func aContactMayGoBack() throws {
    let (animator, item, _) = falling()
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let start = animator.snapshot()
    let log = ContactLog()
    var bounces = 0
    log.onEntry = { _ in
      bounces += 1
      if bounces < 4 { try! animator.restore(start) }
    }
    collision.collisionDelegate = log
    animator.advance(by: 5)
    #expect(bounces >= 4)
    #expect(item.center.y > 280)
  }

  @Test func aFieldsBlockMayGoBack() throws {
    let (animator, item, _) = falling()
    let others = (0..<3).map {
      BasicItem(center: CGPoint(x: 90 * $0, y: 9), size: CGSize(width: 9, height: 9))
    }
    var snapshot: DynamicAnimator.Snapshot?
    var calls = 0
    let field = FieldBehavior.field { _, _, _, _, _, _ in
      calls += 1
      if calls % 7 == 0, let snapshot { try! animator.restore(snapshot) }
      return CGVector(dx: 0.001, dy: 0)
    }
    for item in others + [item] { field.addItem(item) }
    animator.addBehavior(field)
    snapshot = animator.snapshot()
    for _ in 0..<50 { animator.step() }
    // Of the seven calls of each two steps, the last goes back to the beginning, which ends the step
    // that it is made in.
    #expect(calls == 25 * 7)
    #expect(animator.elapsedTime == 0)
    #expect(item.center.y == 50)
    animator.step()
    #expect(animator.elapsedTime == animator.timeStep)
    #expect(abs(item.center.y - 50 - 1000 / 14_400) < 1e-3)
    #expect(animator.items.count == 4)
  }

  /// An item whose setter restores a snapshot of another branch, in which its number is another
  /// item's.
  @Test func aSetterMayGoBack() throws {
    final class Rewinder: DynamicItem {
      var onMove: (() -> Void)?
      var center = CGPoint(x: 20, y: 20) { didSet { onMove?() } }
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      var transform = CGAffineTransform.identity
    }
    let (animator, item, gravity) = falling()
    let start = animator.snapshot()
    let rewinder = Rewinder()
    gravity.addItem(rewinder)
    let another = BasicItem(center: CGPoint(x: 80, y: 80), size: CGSize(width: 9, height: 9))
    rewinder.onMove = {
      rewinder.onMove = nil
      try! animator.restore(start)
      gravity.addItem(another)
    }
    animator.step()
    #expect(
      animator.items.map { ObjectIdentifier($0) } == [item, another].map { ObjectIdentifier($0) })
    animator.advance(by: 0.1)
    #expect(rewinder.center.y < 30 && another.center.y > 80)
  }

  @Test func framesBeginAndEnd() throws {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    let item = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 20, height: 20))
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 0.001
    animator.addBehavior(push)
    final class Delegate: DynamicAnimatorDelegate {
      var log: [Bool] = []
      func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { log.append(true) }
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { log.append(false) }
    }
    let delegate = Delegate()
    animator.delegate = delegate
    let moving = animator.snapshot()
    for frame in 0..<1200 where animator.isRunning { source.tick(at: Double(frame) / 60) }
    #expect(!animator.isRunning && source.isPaused)
    let resting = animator.snapshot()
    try animator.restore(moving)
    #expect(animator.isRunning && !source.isPaused)
    try animator.restore(resting)
    #expect(!animator.isRunning && source.isPaused)
    #expect(delegate.log == [false, true, false])
  }

  @Test func streamsStayPaired() async throws {
    let (animator, item, _) = falling()
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let start = animator.snapshot()
    let events = animator.contacts
    for _ in 0..<3 {
      animator.advance(by: 2)
      try animator.restore(start)
    }
    animator.finishContacts()
    var phases: [ContactEvent.Phase] = []
    for await event in events { phases.append(event.phase) }
    #expect(phases.count >= 6 && phases.count % 2 == 0)
    for (place, phase) in phases.enumerated() {
      #expect(phase == (place % 2 == 0 ? .began : .ended))
    }
  }

  @Test func nothingIsKeptAlive() throws {
    let tracker = LifetimeTracker()
    var snapshot: DynamicAnimator.Snapshot?
    var history: History?
    do {
      let (animator, item, gravity) = falling()
      tracker.track(animator)
      tracker.track(item)
      tracker.track(gravity)
      history = History(animator, seconds: 5)
      animator.advance(by: 0.5)
      snapshot = animator.snapshot()
      try animator.restore(snapshot!)
      try history?.rewind(to: 0.2)
    }
    #expect(tracker.survivors == [])
    #expect(throws: HistoryError.animatorIsGone) { try history?.rewind(to: 0.1) }
    withExtendedLifetime((snapshot, history)) {}
  }
}
