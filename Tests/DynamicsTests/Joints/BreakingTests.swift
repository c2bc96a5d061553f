import DynamicsTesting
import Foundation
import Testing

/// Attachments that break under their load.
@Suite struct BreakingTests {
  private let anchor = CGPoint(x: 200, y: 100)
  /// 1 kg.
  private let item = BasicItem(
    center: CGPoint(x: 200, y: 300), size: CGSize(width: 100, height: 100))
  private let gravity = GravityBehavior()
  private let animator = DynamicAnimator(
    referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  private func reports(_ misuse: () -> Void) -> [DynamicsDiagnostic] {
    DynamicsDiagnostics.collecting(misuse).diagnostics
  }

  private func start(_ behaviors: DynamicBehavior...) {
    gravity.addItem(item)
    let properties = DynamicItemBehavior(items: [item])
    properties.resistance = 0
    for behavior in [gravity, properties] + behaviors { animator.addBehavior(behavior) }
  }

  @Test func `a rod breaks at more than its breaking force, once, and the item falls`() {
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    var breaks = 0
    rod.onBreak = { breaks += 1 }
    start(rod)
    rod.breakingForce = 10.001
    for _ in 0..<10 { animator.step() }
    #expect(breaks == 0 && rod.dynamicAnimator === animator)
    rod.breakingForce = 9.999
    animator.step()
    #expect(breaks == 1)
    #expect(rod.dynamicAnimator == nil && !animator.behaviors.contains(rod))
    #expect(abs(rod.reactionForce.dy + 10) < 1e-3)
    // It held until the end of that step.
    #expect(abs(item.center.y - 300) < 1e-9)
    for _ in 0..<12 { animator.step() }
    #expect(breaks == 1)
    #expect(abs(item.center.y - 300 - 1000 * (12 * 13 / 2) / 14400) < 1e-6)
  }

  @Test func `a weld breaks by its torque, in both directions`() {
    for side in [-1.0, 1] {
      let wall = BasicItem(center: CGPoint(x: 200, y: 300), size: CGSize(width: 20, height: 20))
      let arm = BasicItem(
        center: CGPoint(x: 200 + side * 100, y: 300), size: CGSize(width: 200, height: 50))
      let fixed = DynamicItemBehavior(items: [wall])
      fixed.isAnchored = true
      let weld = AttachmentBehavior.fixedAttachment(
        with: arm, attachedTo: wall, attachmentAnchor: wall.center)
      var breaks = 0
      weld.onBreak = { breaks += 1 }
      let animator = DynamicAnimator(referenceBounds: .zero)
      for behavior in [GravityBehavior(items: [arm]), fixed, weld] {
        animator.addBehavior(behavior)
      }
      weld.breakingTorque = 11
      weld.breakingForce = 11
      for _ in 0..<5 { animator.step() }
      #expect(breaks == 0)
      weld.breakingTorque = 9
      animator.step()
      #expect(breaks == 1)
      #expect(abs(weld.reactionTorque - side * -10) < 0.02)
    }
  }

  @Test func `contacts are told first, then sensors, then breaks, then actions`() {
    final class Listener: CollisionBehaviorDelegate {
      var told: (String) -> Void = { _ in }
      func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
      ) { told("contact") }
    }
    var told: [String] = []
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    rod.breakingForce = 5
    let sensor = SensorBehavior(items: [item])
    sensor.addRegion(
      withIdentifier: "here", for: BezierPath(rect: CGRect(x: 190, y: 290, width: 20, height: 20)))
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 350), to: CGPoint(x: 400, y: 350))
    let listener = Listener()
    listener.told = { told.append($0) }
    collision.collisionDelegate = listener
    sensor.onEnter = { _, _ in told.append("sensor") }
    rod.onBreak = { told.append("break") }
    rod.action = { told.append("action of the rod") }
    gravity.action = { told.append("action") }
    gravity.magnitude = 100
    start(rod, sensor, collision)
    animator.step()
    #expect(told == ["contact", "sensor", "break", "action"])
  }

  @Test func `it breaks inside another behavior, and may be added again in its closure`() {
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    let parent = DynamicBehavior()
    parent.addChildBehavior(rod)
    rod.breakingForce = 5
    var breaks = 0
    rod.onBreak = { [unowned rod, unowned parent] in
      breaks += 1
      rod.breakingForce = breaks == 1 ? 5 : .infinity
      parent.addChildBehavior(rod)
    }
    start(parent)
    for _ in 0..<10 { animator.step() }
    #expect(breaks == 2)
    #expect(parent.childBehaviors == [rod])
    #expect(abs(item.center.y - 300) < 0.5)
  }

  @Test func `two that break in one step are both told, also if the first removes the second`() {
    let rods = [150.0, 250].map {
      AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: $0, y: 100))
    }
    var breaks = [0, 0]
    for place in 0..<2 {
      rods[place].breakingForce = 1
      rods[place].onBreak = { breaks[place] += 1 }
    }
    start(rods[0], rods[1])
    for _ in 0..<3 { animator.step() }
    #expect(breaks == [1, 1])
  }

  @Test func `what rests on a broken rod wakes and falls`() {
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    start(rod)
    let marbles = MarbleDiagram(of: animator, ["item": item], every: 0.125)
    #expect(animator.advanceUntilPaused(limit: 5))
    rod.breakingForce = 5
    #expect(animator.isRunning)
    animator.advance(by: 0.5)
    marbles.expect("item  ----[r*w]----")
    #expect(item.center.y > 350)
  }

  @Test func `snapshots have the limits, and a break repeats`() throws {
    // It swings down from the side.
    let rod = AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 300))
    var breaks = 0
    var snapshots: [DynamicAnimator.Snapshot] = []
    rod.onBreak = { breaks += 1 }
    start(rod)
    rod.breakingForce = 12
    var hashes: [UInt64] = []
    for _ in 0..<60 {
      snapshots.append(animator.snapshot())
      animator.step()
      hashes.append(animator.stateHash)
    }
    #expect(breaks == 1)
    for place in stride(from: 0, to: 60, by: 7) {
      rod.breakingForce = 3
      try animator.restore(snapshots[place])
      let isBroken = rod.dynamicAnimator == nil
      if !isBroken { #expect(rod.breakingForce == 12) }
      breaks = 0
      for later in place..<60 {
        animator.step()
        #expect(animator.stateHash == hashes[later], "\(place) \(later)")
      }
      #expect(breaks == (isBroken ? 0 : 1))
    }
  }

  @Test func `a snapshot of a contact in the step of a break breaks, too`() throws {
    final class Listener: CollisionBehaviorDelegate {
      var told: () -> Void = {}
      func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
      ) { told() }
    }
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    rod.breakingForce = 5
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 350), to: CGPoint(x: 400, y: 350))
    let listener = Listener()
    var snapshot: DynamicAnimator.Snapshot?
    listener.told = { [unowned animator] in snapshot = animator.snapshot() }
    collision.collisionDelegate = listener
    var breaks = 0
    rod.onBreak = { breaks += 1 }
    gravity.magnitude = 100
    start(rod, collision)
    animator.step()
    #expect(breaks == 1 && rod.dynamicAnimator == nil)
    animator.step()
    let hash = animator.stateHash
    try animator.restore(snapshot!)
    #expect(rod.dynamicAnimator === animator)
    animator.step()
    #expect(breaks == 2 && rod.dynamicAnimator == nil)
    #expect(animator.stateHash == hash)
  }

  @Test func `invalid limits are reported and change nothing`() {
    let rod = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    #expect(rod.breakingForce == .infinity && rod.breakingTorque == .infinity)
    rod.breakingForce = 7
    rod.breakingTorque = 8
    let reports = reports {
      rod.breakingForce = -1
      rod.breakingForce = .nan
      rod.breakingTorque = -.infinity
      rod.breakingTorque = .nan
    }
    #expect(reports.count == 4)
    #expect(rod.breakingForce == 7 && rod.breakingTorque == 8)
  }
}
