import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Motors that go to an angle or a distance, against closed forms.
@Suite struct ServoTests {
  private typealias Motor = AttachmentBehavior.Motor
  private let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 1000, height: 1000))
  /// 1 kg, and a moment of inertia of 10⁴/6 kg·pt² about its center.
  private let box = BasicItem.box(500, 500, 100, 100)

  private func start(_ joint: AttachmentBehavior, gravity: Bool = false) {
    animator.addBehavior(joint)
    if gravity { animator.addBehavior(GravityBehavior(items: [box])) }
    _ = animator.withoutResistance(box)
  }

  /// A pin of the box to an anchored item at a distance to the left of its center.
  private func pin(_ distance: CGFloat = 0) -> AttachmentBehavior {
    let hub = BasicItem.box(box.center.x - distance, box.center.y, 10, 10)
    let anchored = DynamicItemBehavior(items: [hub])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    return .pinAttachment(with: box, attachedTo: hub, attachmentAnchor: hub.center)
  }

  private func rail(_ axis: CGVector = CGVector(dx: 1, dy: 0)) -> AttachmentBehavior {
    .slidingAttachment(with: box, attachmentAnchor: box.center, axisOfTranslation: axis)
  }

  @Test(arguments: [2.0, -2, 7.5, -20])
  func aPinTurnsToItsAngleAtItsSpeed(target: Double) {
    let axle = pin(40)
    axle.motor = Motor(angle: target, speed: 5)
    start(axle)
    #expect(axle.angle == 0)
    let sign = target < 0 ? -1.0 : 1
    for step in 1...600 {
      animator.step()
      let expected = sign * min(5 * Double(step) / 120, abs(target))
      // Off its center, an item moves along chords, which are a little shorter than the arc.
      expect(axle.angle!, near: expected, within: 5e-4 * abs(expected))
    }
    expect(axle.angle!, near: target, within: 1e-9)
    #expect(!animator.isRunning || animator.finish(limit: 5), "it rests at the target")
  }

  @Test(arguments: [CGVector(dx: 1, dy: 0), CGVector(dx: -3, dy: 4)], [130.0, -45])
  func aSlideMovesToItsPlaceAtItsSpeed(axis: CGVector, target: Double) {
    let rail = rail(axis)
    rail.motor = Motor(translation: target, speed: 90)
    start(rail)
    let sign = target < 0 ? -1.0 : 1
    let length = hypot(axis.dx, axis.dy)
    for step in 1...300 {
      animator.step()
      let expected = sign * min(90 * Double(step) / 120, abs(target))
      expect(rail.translation!, near: expected, within: 1e-9)
      expect(box.center.x, near: 500 + expected * axis.dx / length, within: 1e-9)
    }
  }

  /// Up to its speed with all its torque, and down from it with half of it.
  @Test(arguments: [0.0, 40, 200])
  func withALimitedTorqueItBrakesInTime(distance: Double) {
    let axle = pin(distance)
    axle.motor = Motor(angle: 3, speed: 4, maximum: 1)
    start(axle)
    // 1 N·m is 10⁴ kg·pt²/s².
    let acceleration = 1e4 / (1e4 / 6 + distance * distance)
    let fastest = min(4, (3 * acceleration / 1.5).squareRoot())
    let duration = 3 / fastest + 1.5 * fastest / acceleration
    let rampTime = min(4, fastest) / acceleration
    var (arrival, last) = (0.0, 0.0)
    for step in 1...Int(4 * duration * 120) {
      animator.step()
      let (time, angle) = (Double(step) / 120, axle.angle!)
      if time < rampTime {
        let expected = acceleration * time * (time + 1.0 / 120) / 2
        expect(angle, near: expected, within: 2e-3 * expected + 1e-9)
      }
      #expect(angle >= last - 1e-9 && angle <= 3 + 1e-9, "it never turns back and never passes")
      #expect(abs(axle.reactionTorque) <= 1 + 1e-9)
      if angle < 2.999 { arrival = time }
      last = angle
    }
    expect(last, near: 3, within: 1e-9)
    expect(arrival, near: duration, within: 0.03 * duration + 0.05)
  }

  @Test func aLimitedForceMovesASlideWithItsLoad() {
    let rail = rail()
    rail.motor = Motor(translation: 200, speed: 1000, maximum: 5)
    start(rail)
    // A trailer of 3 kg on a rod.
    let trailer = BasicItem.box(300, 500, 173.205, 100)
    animator.addBehavior(AttachmentBehavior(item: trailer, attachedTo: box))
    _ = animator.withoutResistance(trailer)
    var last = 0.0
    for _ in 0..<1200 {
      animator.step()
      #expect(rail.translation! >= last - 1e-9 && rail.translation! <= 200 + 1e-6)
      last = rail.translation!
    }
    expect(last, near: 200, within: 1e-6)
  }

  @Test func itHoldsAgainstGravity() {
    let axle = pin(100)
    // The weight needs 10 N · 1 m; with twice that, braking still has half.
    axle.motor = Motor(angle: -1, speed: 2, maximum: 20)
    start(axle, gravity: true)
    var lowest = 0.0
    for _ in 0..<600 {
      animator.step()
      lowest = min(lowest, axle.angle!)
    }
    expect(axle.angle!, near: -1, within: 1e-6)
    #expect(lowest > -1.01)
    expect(axle.reactionTorque, near: -10 * cos(1), within: 0.01)
  }

  @Test func tooWeakItYields() {
    let axle = pin(100)
    axle.motor = Motor(angle: 0, speed: 2, maximum: 5)
    start(axle, gravity: true)
    for _ in 0..<60 { animator.step() }
    #expect(axle.angle! > 0.2)
    expect(axle.reactionTorque, near: -5, within: 1e-6)
  }

  @Test func aNewTargetWakesIt() {
    let axle = pin()
    axle.motor = Motor(angle: 1, speed: 5)
    start(axle)
    #expect(animator.finish(limit: 10))
    expect(axle.angle!, near: 1, within: 1e-9)
    axle.motor?.angle = -0.5
    #expect(animator.isRunning)
    for _ in 0..<120 { animator.step() }
    expect(axle.angle!, near: -0.5, within: 1e-9)
  }

  @Test func aRangeStopsIt() {
    let axle = pin()
    axle.attachmentRange = FloatRange(minimum: -0.5, maximum: 0.5)
    axle.motor = Motor(angle: 2, speed: 5)
    start(axle)
    for _ in 0..<240 { animator.step() }
    expect(axle.angle!, near: 0.5, within: 1e-6)
  }

  @Test func theAngleCountsTurnsAndTheTranslationFollowsTheSecondItem() {
    let other = BasicItem.box(600, 500, 60, 60)
    let axle = AttachmentBehavior.pinAttachment(
      with: box, attachedTo: other, attachmentAnchor: CGPoint(x: 550, y: 500))
    axle.motor = Motor(speed: 10, maximum: .infinity)
    start(axle)
    _ = animator.withoutResistance(other)
    for step in 1...240 {
      animator.step()
      expect(axle.angle!, near: 10 * Double(step) / 120, within: 0.03)
    }
    #expect(axle.translation == nil)
    let bead = BasicItem.box(300, 300, 20, 20)
    let slide = AttachmentBehavior.slidingAttachment(
      with: bead, attachedTo: other, attachmentAnchor: bead.center,
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    #expect(slide.translation == 0 && slide.angle == nil)
    bead.center.y += 25
    expect(slide.translation!, near: 25, within: 1e-9)
    let turned = axle.angle!
    animator.removeBehavior(axle)
    // Outside the animator, the transforms tell the angle.
    expect(axle.angle!, near: turned.remainder(dividingBy: 2 * .pi), within: 1e-6)
  }

  @Test func misuseIsReportedAndChangesNothing() {
    let (axle, rail) = (pin(), rail())
    let rod = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    #expect(rod.angle == nil && rod.translation == nil)
    let misuses: [() -> Void] = [
      { axle.motor = Motor(translation: 1, speed: 1) }, { rail.motor = Motor(angle: 1, speed: 1) },
      { axle.motor = Motor(angle: .nan, speed: 1) }, { axle.motor = Motor(angle: 1, speed: -1) },
      { rail.motor = Motor(translation: 1e13, speed: 1) },
      { rod.motor = Motor(angle: 1, speed: 1) },
    ]
    for misuse in misuses {
      let (_, reports) = DynamicsDiagnostics.collecting(misuse)
      #expect(reports.count == 1)
    }
    #expect(axle.motor == nil && rail.motor == nil && rod.motor == nil)
  }

  @Test func aSnapshotKeepsTheTarget() throws {
    let axle = pin(40)
    axle.motor = Motor(angle: 3, speed: 4, maximum: 1)
    start(axle)
    for _ in 0..<20 { animator.step() }
    let snapshot = animator.snapshot()
    var hashes: [String] = []
    for _ in 0..<2 {
      for _ in 0..<50 { animator.step() }
      hashes.append("\(animator.stateHash)")
      axle.motor = nil
      try animator.restore(snapshot)
      #expect(axle.motor == Motor(angle: 3, speed: 4, maximum: 1))
    }
    #expect(hashes[0] == hashes[1])
  }

  @Test func aMotorIsCodable() throws {
    for motor in [
      Motor(speed: 1, maximum: 2), Motor(angle: 1, speed: 2),
      Motor(translation: 3, speed: 1, maximum: 9),
    ] {
      let data = try JSONEncoder().encode(motor)
      #expect(try JSONDecoder().decode(Motor.self, from: data) == motor)
    }
  }
}
