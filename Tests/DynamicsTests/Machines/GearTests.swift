import Dynamics
import Foundation
import Testing

/// Gears against closed forms, at the usual step and at a quarter of it.
@Suite struct GearTests {
  private static let steps = [1.0 / 120, 1.0 / 480]
  private typealias Lab = MachineLab

  @Test(arguments: steps, [-2.0, 3, 0.25])
  func `two gears under a torque turn by both inertias`(step: Double, ratio: Double) {
    let (large, small) = (Lab.box(100, 300), Lab.box(400, 300, side: 60))
    let (one, other) = (Lab.axle(large), Lab.axle(small))
    one.motor = AttachmentBehavior.Motor(speed: 1e6, maximum: 1)
    let gear = GearBehavior(from: one, to: other, ratio: ratio)
    let lab = Lab([large, small], [one, other, gear], step: step)
    let inertia = Lab.moment(side: 100) + ratio * ratio * Lab.moment(side: 60)
    let acceleration = 1e4 / inertia
    lab.run(2) { count in
      #expect(abs(lab.spin(large) - acceleration * step * Double(count)) < 1e-9, "\(count)")
      #expect(abs(other.angle! - ratio * one.angle!) < 1e-9, "\(count)")
      let torque = Lab.moment(side: 60) * acceleration * ratio / 1e4
      #expect(abs(gear.secondReaction - torque) < 1e-9, "\(count)")
      #expect(abs(gear.firstReaction + ratio * torque) < 1e-9, "\(count)")
    }
  }

  @Test(arguments: steps) func `a falling rack turns its pinion`(step: Double) {
    let (wheel, rack) = (Lab.box(100, 300), Lab.box(400, 300, side: 60))
    let (pin, rail) = (Lab.axle(wheel), Lab.rail(rack))
    let gear = GearBehavior(from: pin, to: rail, ratio: 50)
    let lab = Lab([wheel, rack], falling: [rack], [pin, rail, gear], step: step)
    let (mass, inertia) = (Lab.mass(side: 60), Lab.moment(side: 100))
    let acceleration = 1000 * mass / (mass + inertia / 2500)
    lab.run(1) { count in
      #expect(abs(lab.speed(rack) - acceleration * step * Double(count)) < 1e-8, "\(count)")
      #expect(abs(rail.translation! - 50 * pin.angle!) < 1e-8, "\(count)")
      let force = -mass * (1000 - acceleration) / 100
      #expect(abs(gear.secondReaction - force) < 1e-8, "\(count)")
      // N·m: with the radius of 0.5 m.
      #expect(abs(gear.firstReaction + 0.5 * force) < 1e-8, "\(count)")
    }
  }

  @Test func `two carriages on one rope balance`() {
    let (heavy, light) = (Lab.box(100, 300), Lab.box(400, 300, side: 60))
    let (one, other) = (Lab.rail(heavy), Lab.rail(light))
    let gear = GearBehavior(from: one, to: other, ratio: -1)
    let lab = Lab([heavy, light], falling: [heavy, light], [one, other, gear])
    let (m1, m2) = (Lab.mass(side: 100), Lab.mass(side: 60))
    lab.run(0.5) { count in
      let expected = 1000 * (m1 - m2) / (m1 + m2) * Double(count) / 120
      #expect(abs(lab.speed(heavy) - expected) < 1e-9, "\(count)")
      #expect(abs(one.translation! + other.translation!) < 1e-9, "\(count)")
    }
  }

  /// The sun stands still and the carrier turns: the planet turns by 1 − ratio for each turn of the carrier.
  @Test(arguments: steps) func `a planet rolls around its sun`(step: Double) {
    let arm = BasicItem.box(300, 300, 300, 10)
    let (sun, planet) = (Lab.box(300, 300, side: 80), Lab.box(420, 300, side: 40))
    let carrier = Lab.axle(arm)
    carrier.motor = AttachmentBehavior.Motor(speed: 2, maximum: 5)
    let pins = [sun, planet].map {
      AttachmentBehavior.pinAttachment(with: $0, attachedTo: arm, attachmentAnchor: $0.center)
    }
    let held = DynamicItemBehavior(items: [sun])
    held.isAnchored = true
    let gear = GearBehavior(from: pins[0], to: pins[1], ratio: -2)
    let lab = Lab([arm, sun, planet], [carrier, held] + pins + [gear], step: step)
    lab.run(10) { _ in
      #expect(abs(pins[1].angle! + 2 * pins[0].angle!) < 1e-8)
      #expect(abs(pins[0].angle! + carrier.angle!) < 1e-8)
      #expect(abs(lab.spin(planet) - 3 * lab.spin(arm)) < 1e-8)
    }
    #expect(abs(lab.spin(arm) - 2) < 1e-8)
  }

  @Test func `twenty gears do not drift, and a motor drives them all`() {
    let wheels = (0..<20).map { Lab.box(100 + 110 * CGFloat($0), 300) }
    let pins = wheels.map(Lab.axle)
    pins[0].motor = AttachmentBehavior.Motor(speed: 3, maximum: 1e9)
    let gears = zip(pins, pins.dropFirst()).map { GearBehavior(from: $0, to: $1, ratio: -1.1) }
    let lab = Lab(wheels, pins + gears)
    lab.run(20)
    #expect(abs(lab.spin(wheels[0]) - 3) < 1e-6)
    let expected = pow(-1.1, 19) * pins[0].angle!
    #expect(abs(pins[19].angle! / expected - 1) < 1e-9)
  }

  @Test func `a range stops the other gear, and so does friction`() {
    let (large, small) = (Lab.box(100, 300), Lab.box(400, 300, side: 60))
    let post = Lab.box(700, 300, side: 10)
    let one = Lab.axle(large)
    let other = AttachmentBehavior.pinAttachment(
      with: small, attachedTo: post, attachmentAnchor: small.center)
    other.attachmentRange = FloatRange(minimum: -1, maximum: 1)
    one.motor = AttachmentBehavior.Motor(speed: 5, maximum: 10)
    let held = DynamicItemBehavior(items: [post])
    held.isAnchored = true
    let gear = GearBehavior(from: one, to: other, ratio: -2)
    let lab = Lab([large, small, post], [one, other, held, gear])
    lab.run(2)
    #expect(abs(one.angle! - 0.5) < 1e-5 && abs(other.angle! + 1) < 1e-5)
    #expect(abs(gear.firstReaction + 10) < 1e-6 && abs(other.reactionTorque - 5) < 1e-6)
    // 5 N·m act on the second pin, so a friction of 6 holds it.
    other.attachmentRange = .infinite
    other.frictionTorque = 6
    lab.run(1)
    #expect(abs(one.angle! - 0.5) < 1e-5)
    other.frictionTorque = 4
    lab.run(0.5)
    #expect(one.angle! > 0.6)
  }

  @Test func `a gear begins where its attachments are, and goes on from there with another ratio`()
  {
    let (a, b) = (Lab.box(100, 300), Lab.box(400, 300))
    let (one, other) = (Lab.axle(a), Lab.axle(b))
    let lab = Lab([a, b], [one, other])
    lab.properties.addAngularVelocity(2, for: a)
    lab.run(1)
    let (start, rest) = (one.angle!, other.angle!)
    let gear = GearBehavior(from: one, to: other, ratio: 1)
    lab.animator.addBehavior(gear)
    lab.run(1)
    #expect(abs((other.angle! - rest) - (one.angle! - start)) < 1e-9)
    #expect(abs(lab.spin(b) - 1) < 1e-9)
    let (turned, turnedToo) = (one.angle!, other.angle!)
    gear.ratio = -3
    lab.animator.step()
    #expect(abs(other.angle! - turnedToo + 3 * (one.angle! - turned)) < 1e-9)
    // Without one of its attachments, it does nothing.
    lab.animator.removeBehavior(other)
    let spin = lab.spin(a)
    lab.run(0.2)
    #expect(lab.spin(a) == spin)
    lab.animator.addBehavior(other)
    let (again, againToo) = (one.angle!, other.angle!)
    lab.run(0.2)
    #expect(abs(other.angle! - againToo + 3 * (one.angle! - again)) < 1e-9)
  }

  @Test func `a gear breaks under its load, and wakes what slept`() {
    let (a, b) = (Lab.box(100, 300), Lab.box(400, 300))
    let (one, other) = (Lab.axle(a), Lab.axle(b))
    let gear = GearBehavior(from: one, to: other, ratio: 1)
    var breaks = 0
    gear.onBreak = { breaks += 1 }
    gear.breakingReaction = 0.6
    let lab = Lab([a, b], [one, other, gear])
    #expect(lab.animator.advanceUntilPaused(limit: 2))
    // Half of the torque goes through the gear.
    one.motor = AttachmentBehavior.Motor(speed: 100, maximum: 1)
    lab.run(0.5)
    #expect(breaks == 0 && gear.dynamicAnimator === lab.animator)
    #expect(abs(gear.secondReaction - 0.5) < 1e-9 && abs(lab.spin(b) - 1.5) < 1e-9)
    one.motor?.maximum = 2
    lab.run(0.5)
    #expect(breaks == 1 && gear.dynamicAnimator == nil)
    #expect(abs(gear.secondReaction - 1) < 1e-9)
    let spin = lab.spin(b)
    lab.run(0.2)
    #expect(lab.spin(b) == spin)
  }

  /// The items of a machine in free flight keep their momentum.
  @Test func `a gear between floating items keeps the angular momentum`() {
    let arm = BasicItem.box(300, 300, 300, 10)
    let (sun, planet) = (Lab.box(220, 300, side: 80), Lab.box(420, 300, side: 40))
    let pins = [sun, planet].map {
      AttachmentBehavior.pinAttachment(with: $0, attachedTo: arm, attachmentAnchor: $0.center)
    }
    let gear = GearBehavior(from: pins[0], to: pins[1], ratio: -2)
    let lab = Lab([arm, sun, planet], pins + [gear], step: 1.0 / 480)
    lab.properties.addAngularVelocity(5, for: sun)
    let masses: [(BasicItem, CGFloat, CGFloat)] = [
      (arm, 0.3, 0.3 * (300 * 300 + 100) / 12), (sun, 0.64, 0.64 * 6400 / 6),
      (planet, 0.16, 0.16 * 1600 / 6),
    ]
    lab.run(3)
    let total = masses.reduce(0) { $0 + $1.1 }
    let center = masses.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.1 * $1.0.center.x / total, y: $0.y + $1.1 * $1.0.center.y / total)
    }
    let momentum = masses.reduce(CGFloat(0)) { sum, part in
      let velocity = lab.properties.linearVelocity(for: part.0)
      let orbit =
        (part.0.center.x - center.x) * velocity.y - (part.0.center.y - center.y) * velocity.x
      return sum + part.1 * orbit + part.2 * lab.spin(part.0)
    }
    #expect(abs(momentum / (5 * masses[1].2) - 1) < 1e-4)
    #expect(abs(lab.spin(sun)) > 0.1)
  }
}
