import Dynamics
import Foundation
import Testing

/// What begins to move from a standstill is slow at first, and is not at rest.
@Suite struct SettingOffTests {
  /// A box on a ledge of equal friction, whose weight along it is more than friction by an acceleration.
  private func slider(acceleration: CGFloat) -> (DynamicAnimator, BasicItem) {
    let (box, collision) = boxOnLedge()
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 4000, height: 400))
    let material = DynamicItemBehavior(items: [box])
    (material.friction, material.elasticity, material.resistance) = (0.2, 0, 0)
    // Along the ledge, gravity pulls with 0.2 of what it presses with.
    let gravity = GravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 0.2 + acceleration / 1000, dy: 1)
    animator.addBehavior(collision)
    animator.addBehavior(material)
    animator.addBehavior(gravity)
    return (animator, box)
  }

  private func boxOnLedge() -> (BasicItem, CollisionBehavior) {
    let box = BasicItem(center: CGPoint(x: 100, y: 285), size: CGSize(width: 60, height: 30))
    let collision = CollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "ledge", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 4000, y: 300))
    return (box, collision)
  }

  @Test(arguments: [0.3, 0.5, 1, 1.9])
  func slidesOnThoughItStartsSlowly(acceleration: CGFloat) {
    let (animator, box) = slider(acceleration: acceleration)
    for _ in 0..<1200 { animator.step() }
    // ½·a·t², with positions that follow the velocity after each step.
    let expected = acceleration * 10 * (10 + CGFloat(1) / 120) / 2
    #expect(animator.isRunning)
    #expect(abs(box.center.x - 100 - expected) < 0.001 * expected, "\(box.center.x - 100) pt")
  }

  /// A box that friction holds is at rest after half a second, as before.
  @Test func whatFrictionHoldsIsAtRestAtOnce() {
    let (animator, box) = slider(acceleration: -0.5)
    var steps = 0
    while animator.isRunning, steps < 600 {
      animator.step()
      steps += 1
    }
    #expect(steps == 61)
    #expect(abs(box.center.x - 100) < 1e-3)
  }

  /// The window goes on from a snapshot.
  @Test func aSnapshotKeepsThatItSetsOff() throws {
    let (animator, box) = slider(acceleration: 0.5)
    for _ in 0..<45 { animator.step() }
    let snapshot = animator.snapshot()
    for _ in 0..<300 { animator.step() }
    let (place, hash) = (box.center.x, animator.stateHash)
    try animator.restore(snapshot)
    for _ in 0..<300 { animator.step() }
    #expect(box.center.x == place && animator.stateHash == hash && animator.isRunning)
  }
}
