import Dynamics
import Testing

/// Sensors that kinematic items carry, and sensors at rest.
@Suite struct CarriedSensorTests {
  private let animator = DynamicAnimator.headless()
  private let card = BasicItem(center: .zero, size: CGSize(width: 20, height: 20))
  private let hand = BasicItem(
    center: CGPoint(x: -300, y: 0), size: CGSize(width: 10, height: 10))
  private let sensor = SensorBehavior()
  private let kinematic = KinematicBehavior()

  init() {
    kinematic.addItem(hand)
    sensor.addItem(card)
    let path = BezierPath(rect: CGRect(x: -15, y: -15, width: 30, height: 30))
    sensor.addRegion(withIdentifier: "reach", for: path, attachedTo: hand)
    animator.addBehavior(kinematic)
    animator.addBehavior(sensor)
  }

  private var isInside: Bool { !sensor.items(inRegion: "reach").isEmpty }

  @Test(arguments: [60.0, 600, 6000, 72_000])
  func aRegionThatSweepsOverAnItemNoticesItOnce(speed: Double) {
    var calls = ""
    sensor.onEnter = { _, _ in calls += "+" }
    sensor.onLeave = { _, _ in calls += "-" }
    kinematic.setLinearVelocity(CGPoint(x: speed, y: 0), for: hand)
    while hand.center.x < 200 {
      animator.step()
      guard abs(abs(hand.center.x) - 25) > 1e-6 else { continue }
      #expect(isInside == (abs(hand.center.x) < 25))
    }
    #expect(calls == "+-")
  }

  @Test func aRegionTurnsWithItsCarrier() throws {
    let path = BezierPath(rect: CGRect(x: 285, y: -15, width: 30, height: 30))
    sensor.addRegion(withIdentifier: "beside", for: path, attachedTo: hand)
    let (above, below) = (BasicItem.box(-300, -300, 20, 20), BasicItem.box(-300, 300, 20, 20))
    for item in [above, below] { sensor.addItem(item) }
    func isBeside(_ item: BasicItem) -> Bool {
      sensor.items(inRegion: "beside").contains { $0 === item }
    }
    animator.step()
    #expect([card, above, below].map(isBeside) == [true, false, false])
    // Clockwise, from the right to below.
    kinematic.move(hand, to: hand.center, angle: .pi / 2, duration: 0.5)
    animator.advance(by: 0.6)
    #expect([card, above, below].map(isBeside) == [false, false, true])
  }

  @Test func anItemInsideStaysInsideAtRestAndAfterARestoration() throws {
    var calls = ""
    sensor.onEnter = { _, _ in calls += "+" }
    sensor.onLeave = { _, _ in calls += "-" }
    kinematic.move(hand, to: .zero, duration: 0.5)
    #expect(animator.advanceUntilPaused(limit: 5))
    #expect(isInside && calls == "+")
    let snapshot = animator.snapshot()
    kinematic.move(hand, to: CGPoint(x: 300, y: 0), duration: 0.5)
    #expect(animator.advanceUntilPaused(limit: 5))
    #expect(!isInside && calls == "+-")
    try animator.restore(snapshot)
    #expect(isInside && calls == "+-+")
    #expect(animator.advanceUntilPaused(limit: 5))
    #expect(isInside && calls == "+-+")
    animator.removeBehavior(kinematic)
    // Without its carrier, nothing is in the region.
    animator.step()
    #expect(!isInside && calls == "+-+-")
  }
}
