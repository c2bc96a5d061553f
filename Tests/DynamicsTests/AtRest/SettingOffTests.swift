import Dynamics
import Foundation
import Testing

/// An item that begins to slide or to tip from a standstill is slow at first, and is not at rest.
@Suite struct SettingOffTests {
  /// A box on a ledge with μ 0.2, on which gravity pulls along the ledge with 0.2 of its share across, plus an
  /// acceleration.
  private func slider(
    acceleration: CGFloat, timeStep: TimeInterval = 1.0 / 120
  ) -> (DynamicAnimator, BasicItem, DynamicItemBehavior) {
    let box = BasicItem(center: CGPoint(x: 100, y: 285), size: CGSize(width: 60, height: 30))
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 4000, height: 400))
    animator.timeStep = timeStep
    let collision = CollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "ledge", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 4000, y: 300))
    let material = DynamicItemBehavior(items: [box])
    (material.friction, material.elasticity, material.resistance) = (0.2, 0, 0)
    let gravity = GravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 0.2 + acceleration / 1000, dy: 1)
    for behavior in [collision, material, gravity] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
    return (animator, box, material)
  }

  private func play(_ animator: DynamicAnimator, seconds: Double) {
    let count = Int((seconds / animator.timeStep).rounded())
    for _ in 0..<count { animator.step() }
  }

  @Test(
    arguments: [0.3, 0.5, 1, 1.9] as [CGFloat],
    [1.0 / 30, 1.0 / 60, 1.0 / 120, 1.0 / 480] as [TimeInterval])
  func slidesOnThoughItStartsSlowly(acceleration: CGFloat, timeStep: TimeInterval) {
    let (animator, box, _) = slider(acceleration: acceleration, timeStep: timeStep)
    play(animator, seconds: 10)
    // ½·a·t², with positions that follow the velocity after each step.
    let expected = acceleration * 10 * (10 + CGFloat(timeStep)) / 2
    #expect(animator.isRunning)
    #expect(abs(box.center.x - 100 - expected) < 0.001 * expected, "\(box.center.x - 100) pt")
  }

  @Test func slidesOnIfItCannotTurn() {
    let (animator, box, material) = slider(acceleration: 0.5)
    material.allowsRotation = false
    play(animator, seconds: 4)
    #expect(animator.isRunning && box.center.x > 103)
  }

  /// A box on a corner that its center of mass has just passed.
  @Test func tipsThoughItStartsSlowly() {
    let box = BasicItem(center: CGPoint(x: 100, y: 270), size: CGSize(width: 30, height: 60))
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 400))
    let collision = CollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    let material = DynamicItemBehavior(items: [box])
    (material.friction, material.elasticity) = (2, 0)
    let gravity = GravityBehavior(items: [box])
    // It is half as wide as high, so that it tips from 0.5 on.
    gravity.gravityDirection = CGVector(dx: 0.5 * 1.001, dy: 1)
    for behavior in [collision, material, gravity] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
    play(animator, seconds: 6)
    #expect(box.angle > 1, "it is turned by \(box.angle)")
  }

  /// A box that friction holds comes to rest after half a second, as if there were no such rule; so does one that
  /// accelerates by less than the rule notices.
  @Test(arguments: [-0.5, 0, 0.05] as [CGFloat])
  func whatFrictionHoldsIsAtRestAtOnce(acceleration: CGFloat) {
    let (animator, box, _) = slider(acceleration: acceleration)
    var steps = 0
    while animator.isRunning, steps < 600 {
      animator.step()
      steps += 1
    }
    #expect(steps == 61)
    #expect(abs(box.center.x - 100) < 0.01)
  }

  /// The motion before a rest does not count after it.
  @Test func startsSlowlyAfterALongRest() {
    let (animator, box, _) = slider(acceleration: -0.5)
    play(animator, seconds: 2)
    #expect(!animator.isRunning)
    let gravity = animator.behaviors.compactMap { $0 as? GravityBehavior }[0]
    gravity.gravityDirection = CGVector(dx: 0.2005, dy: 1)
    let start = box.center.x
    play(animator, seconds: 10)
    #expect(animator.isRunning && abs(box.center.x - start - 25) < 0.5)
  }

  /// The halves go on from a snapshot.
  @Test func aSnapshotKeepsThatItSetsOff() throws {
    let (animator, box, _) = slider(acceleration: 0.5)
    for _ in 0..<45 { animator.step() }
    let snapshot = animator.snapshot()
    for _ in 0..<300 { animator.step() }
    let (place, hash) = (box.center.x, animator.stateHash)
    try animator.restore(snapshot)
    for _ in 0..<300 { animator.step() }
    #expect(box.center.x == place && animator.stateHash == hash && animator.isRunning)
  }
}
