import Dynamics
import Testing

@Suite struct RestTests {
  /// Records the calls of an animator's delegate.
  private final class Log: DynamicAnimatorDelegate {
    var entries: [String] = []
    var onPause: ((DynamicAnimator) -> Void)?
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {
      entries.append(animator.isRunning ? "resume" : "resume, not running")
    }
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
      entries.append(animator.isRunning ? "pause, running" : "pause")
      onPause?(animator)
    }
  }

  @Test func aForceFreeItemRestsAfter61Steps() {
    let animator = DynamicAnimator.headless()
    #expect(!animator.isRunning)
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    #expect(animator.isRunning)
    for _ in 0..<60 { animator.step() }
    #expect(animator.isRunning)
    animator.step()
    #expect(!animator.isRunning)
  }

  @Test func aCardOnTheFloorRestsWithinASecond() {
    for elasticity in [0.0, 0.2, 0.5, 1.0] {
      let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
      let card = BasicItem.box(200, 250, 70, 100)
      let collision = CollisionBehavior(items: [card])
      collision.translatesReferenceBoundsIntoBoundary = true
      let properties = DynamicItemBehavior(items: [card])
      properties.elasticity = elasticity
      animator.addBehavior(collision)
      animator.addBehavior(properties)
      animator.addBehavior(GravityBehavior(items: [card]))
      #expect(animator.advanceUntilPaused(limit: 1), "elasticity \(elasticity)")
      expect(card.frame.maxY, near: 300, within: 0.2)
    }
  }

  @Test func aPileOfBoxesRests() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 600))
    let boxes = (0..<10).map { BasicItem.box(200, 570 - 45 * CGFloat($0), 60, 40) }
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: boxes))
    #expect(animator.advanceUntilPaused(limit: 10), "awake: \(animator.awakeItems.count)")
    #expect(boxes.allSatisfy { abs($0.center.x - 200) < 5 })
  }

  @Test func atRestNothingHappens() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    animator.advance(by: 10)
    #expect(!animator.isRunning)
    expect(animator.elapsedTime, near: 61.0 / 120, within: 1e-12)
    let hash = animator.stateHash
    animator.advance(by: 1)
    animator.step()
    expect(animator.elapsedTime, near: 61.0 / 120, within: 1e-12)
    #expect(animator.stateHash == hash)
  }

  @Test func restDoesNotDependOnTheFrameRate() {
    let times = [24.0, 60, 144, 1].map { rate in
      let animator = DynamicAnimator.headless()
      animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
      while animator.isRunning { animator.advance(by: 1 / rate) }
      return animator.elapsedTime
    }
    for time in times { expect(time, near: 61.0 / 120, within: 1e-12) }
  }

  @Test func theDelegateHearsPausesAndResumesInTurn() {
    let animator = DynamicAnimator.headless()
    let log = Log()
    animator.delegate = log
    let item = BasicItem.crate(at: 0, 0)
    let properties = DynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    #expect(log.entries == ["resume"])
    animator.advanceUntilPaused(limit: 1)
    #expect(log.entries == ["resume", "pause"])
    properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: item)
    #expect(log.entries == ["resume", "pause", "resume"])
    animator.pause()
    animator.pause()
    animator.resume()
    #expect(log.entries == ["resume", "pause", "resume", "pause", "resume"])
  }

  @Test func everyChangeThatCouldMoveSomethingWakes() {
    let item = BasicItem.crate(at: 0, 0)
    let gravity = GravityBehavior()
    let push = PushBehavior(items: [], mode: .continuous)
    let snap = SnapBehavior(item: item, snapTo: .zero)
    let tie = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    let properties = DynamicItemBehavior(items: [item])
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "far", from: CGPoint(x: 0, y: 900), to: CGPoint(x: 9, y: 900))
    let field = FieldBehavior.springField()
    field.addItem(item)
    field.strength = 0
    let drag = DragBehavior(item: item, grabbedAt: .zero)
    let changes: [(String, () -> Void)] = [
      ("gravity", { gravity.magnitude += 1 }),
      ("push", { push.magnitude += 1 }),
      ("snap point", { snap.snapPoint = CGPoint(x: 1, y: 0) }),
      ("anchor", { tie.anchorPoint = CGPoint(x: 1, y: 0) }),
      ("length", { tie.length += 1 }),
      ("frequency", { tie.frequency = 2 }),
      ("density", { properties.density = 2 }),
      ("velocity", { properties.addAngularVelocity(1, for: item) }),
      ("boundary", { collision.removeBoundary(withIdentifier: "far") }),
      ("mode", { collision.collisionMode = .items }),
      ("charge", { properties.charge = 1 }),
      ("field", { field.position = CGPoint(x: 5, y: 5) }),
      ("region", { field.region = Region(radius: 4) }),
      ("drag", { drag.move(to: CGPoint(x: 3, y: 3), at: 1) }),
      ("release", { drag.release() }),
    ]
    let animator = DynamicAnimator.headless()
    for behavior in [gravity, push, snap, tie, properties, collision, field, drag] {
      animator.addBehavior(behavior)
    }
    for (name, change) in changes {
      #expect(animator.advanceUntilPaused(limit: 60), "before \(name)")
      change()
      #expect(animator.isRunning, "\(name)")
    }
  }

  @Test func whenPausedBehaviorsMayBeReplaced() {
    let animator = DynamicAnimator.headless()
    let log = Log()
    animator.delegate = log
    let item = BasicItem.crate(at: 0, 0)
    animator.addBehavior(DynamicItemBehavior(items: [item]))
    log.onPause = { animator in
      log.onPause = nil
      animator.removeAllBehaviors()
      animator.addBehavior(GravityBehavior(items: [item]))
    }
    animator.advance(by: 2)
    #expect(log.entries == ["resume", "pause", "resume"])
    #expect(item.center.y > 100)
  }

  /// Used to resume with the first removed behavior, and to pause a second time.
  @Test func emptiedAtRestItPausesOnce() {
    final class Log: DynamicAnimatorDelegate {
      var calls: [String] = []
      func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { calls.append("resume") }
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
        calls.append("pause")
        animator.removeAllBehaviors()
      }
    }
    let (animator, log) = (DynamicAnimator.headless(), Log())
    animator.delegate = log
    let item = BasicItem.crate(at: 0, 0)
    for _ in 0..<3 { animator.addBehavior(DynamicItemBehavior(items: [item])) }
    animator.advance(by: 2)
    #expect(log.calls == ["resume", "pause"])
    #expect(animator.behaviors.isEmpty && !animator.isRunning)
  }

  @Test func whenPausedTheAnimatorMayBeDropped() {
    final class Owner: DynamicAnimatorDelegate {
      var animator: DynamicAnimator?
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { self.animator = nil }
    }
    let owner = Owner()
    owner.animator = DynamicAnimator.headless()
    owner.animator?.delegate = owner
    weak let dropped = owner.animator
    owner.animator?.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    owner.animator?.advance(by: 2)
    #expect(owner.animator == nil)
    #expect(dropped == nil)
  }

  @Test func anAnimatorWithoutItemsComesToRest() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior())
    #expect(!animator.isRunning)
    let gravity = GravityBehavior(items: [BasicItem.crate(at: 0, 0)])
    animator.addBehavior(gravity)
    animator.advance(by: 0.1)
    animator.removeBehavior(gravity)
    animator.advance(by: 0.1)
    #expect(!animator.isRunning)
    #expect(animator.items.isEmpty)
  }
}
