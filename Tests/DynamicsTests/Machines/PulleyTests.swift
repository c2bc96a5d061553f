import Dynamics
import Foundation
import Testing

/// Pulleys against closed forms, at the usual step and at a quarter of it.
@Suite struct PulleyTests {
  private typealias Lab = MachineLab

  /// Atwood's machine: with a ratio of 1, a = g·(m₁ − m₂)/(m₁ + m₂).
  @Test(arguments: [1.0 / 120, 1.0 / 480], [1.0, 2, 0.5])
  func `two weights on a rope accelerate by their difference`(step: Double, ratio: Double) {
    let (heavy, light) = (Lab.box(100, 300), Lab.box(400, 300, side: 60))
    let pulley = PulleyBehavior(
      item: heavy, over: CGPoint(x: 100, y: 0), attachedTo: light, over: CGPoint(x: 400, y: 0),
      ratio: ratio)
    let lab = Lab([heavy, light], falling: [heavy, light], [pulley], step: step)
    let (m1, m2) = (Lab.mass(side: 100), Lab.mass(side: 60))
    let tension = 1000 * (1 + ratio) / (1 / m1 + ratio * ratio / m2)
    let acceleration = 1000 - tension / m1
    lab.run(0.4) { count in
      #expect(abs(lab.speed(heavy) - acceleration * step * Double(count)) < 1e-8, "\(count)")
      #expect(abs(heavy.center.y + ratio * light.center.y - pulley.length) < 1e-8, "\(count)")
      #expect(abs(pulley.tension - tension / 100) < 1e-8, "\(count)")
    }
  }

  @Test func `it pulls only`() {
    let (a, b) = (Lab.box(100, 300), Lab.box(400, 300))
    let pulley = PulleyBehavior(
      item: a, over: CGPoint(x: 100, y: 0), attachedTo: b, over: CGPoint(x: 400, y: 0))
    let lab = Lab([a, b], falling: [a, b], [pulley])
    lab.run(0.5)
    #expect(abs(a.center.y - 300) < 1e-6 && abs(pulley.tension - 10) < 1e-6)
    // One is lifted: the other falls until the rope is taut again.
    lab.properties.addLinearVelocity(CGPoint(x: 0, y: -300), for: a)
    lab.animator.step()
    #expect(pulley.tension == 0)
    var greatest: CGFloat = 0
    lab.run(1) { _ in greatest = max(greatest, a.center.y + b.center.y) }
    #expect(greatest < pulley.length + 1e-5)
    #expect(abs(lab.speed(a) + lab.speed(b)) < 1e-6)
  }

  @Test func `a swinging weight keeps the rope's length, tied off its center`() {
    let (a, b) = (Lab.box(150, 300), Lab.box(400, 320, side: 90))
    let pulley = PulleyBehavior(
      item: a, offsetFromCenter: Offset(horizontal: 20, vertical: -50),
      over: CGPoint(x: 100, y: 0), attachedTo: b,
      offsetFromCenter: Offset(horizontal: 0, vertical: -45), over: CGPoint(x: 380, y: 0))
    let lab = Lab([a, b], falling: [a, b], [pulley])
    func length() -> CGFloat {
      func part(_ item: BasicItem, _ x: CGFloat, _ y: CGFloat, _ wheel: CGFloat) -> CGFloat {
        let end = CGPoint(x: x, y: y).applying(item.transform)
        return hypot(item.center.x + end.x - wheel, item.center.y + end.y)
      }
      return part(a, 20, -50, 100) + part(b, 0, -45, 380)
    }
    let start = pulley.length
    #expect(abs(length() - start) < 1e-9)
    var longest: CGFloat = 0
    lab.run(0.6) { _ in longest = max(longest, length()) }
    #expect(longest < start + 2e-5 && longest > start - 1e-3)
  }

  @Test func `a wheel that moves pulls, wakes, and a rope breaks`() {
    let (a, b) = (Lab.box(100, 300), Lab.box(400, 300))
    let pulley = PulleyBehavior(
      item: a, over: CGPoint(x: 100, y: 0), attachedTo: b, over: CGPoint(x: 400, y: 0))
    var breaks = 0
    pulley.onBreak = { breaks += 1 }
    let lab = Lab([a, b], falling: [a, b], [pulley])
    #expect(lab.animator.advanceUntilPaused(limit: 3))
    pulley.firstWheel = CGPoint(x: 100, y: -20)
    lab.run(0.1)
    #expect(abs(a.center.y + 20 + b.center.y - pulley.length) < 1e-5)
    pulley.breakingTension = 9
    lab.run(0.1)
    #expect(breaks == 1 && pulley.dynamicAnimator == nil && pulley.tension > 9)
    let speed = lab.speed(a)
    lab.run(0.1)
    #expect(abs(lab.speed(a) - speed - 100) < 1e-6)
  }
}
