import Dynamics
import Foundation
import Testing

/// A ratchet lets go forward, and holds at its teeth.
@Suite struct RatchetTests {
  private typealias Lab = MachineLab

  @Test(arguments: [1.0 / 120, 1.0 / 480], [false, true])
  func `it holds at the last tooth, and goes forward freely`(step: Double, isReversed: Bool) {
    let drum = Lab.box(100, 300)
    let axle = Lab.axle(drum)
    let ratchet = RatchetBehavior(on: axle, tooth: .pi / 6)
    ratchet.phase = 0.1
    ratchet.isReversed = isReversed
    let lab = Lab([drum], [axle, ratchet], step: step)
    let sign: CGFloat = isReversed ? -1 : 1
    lab.properties.addAngularVelocity(3 * sign, for: drum)
    lab.run(1) { count in
      #expect(abs(axle.angle! - sign * 3 * step * Double(count)) < 1e-9)
    }
    lab.properties.addAngularVelocity(-13 * sign, for: drum)
    lab.run(0.5)
    let width = CGFloat.pi / 6
    let tooth =
      isReversed
      ? ((-3 - 0.1) / width).rounded(.up) * width + 0.1
      : ((3 - 0.1) / width).rounded(.down) * width + 0.1
    #expect(abs(axle.angle! - tooth) < 1e-5 && abs(ratchet.heldTooth! - tooth) < 1e-9)
    #expect(abs(lab.spin(drum)) < 1e-9)
    // Forward again, from the tooth.
    lab.properties.addAngularVelocity(2 * sign, for: drum)
    lab.run(0.5)
    #expect(abs(axle.angle! - tooth - sign) < 1e-5)
  }

  @Test func `a winch bears a load at its tooth, and lets it down when the pawl is lifted`() throws
  {
    let (drum, load) = (Lab.box(100, 300), Lab.box(400, 300, side: 60))
    let (axle, rail) = (Lab.axle(drum), Lab.rail(load))
    let gear = GearBehavior(from: axle, to: rail, ratio: -50)
    let ratchet = RatchetBehavior(on: axle, tooth: 0.2)
    axle.motor = AttachmentBehavior.Motor(speed: 2, maximum: 10)
    let lab = Lab([drum, load], falling: [load], [axle, rail, gear, ratchet])
    lab.run(1)
    #expect(abs(rail.translation! + 100) < 5)
    axle.motor = nil
    lab.run(1)
    let tooth = try #require(ratchet.heldTooth)
    #expect(abs(axle.angle! - tooth) < 1e-5 && axle.angle! > 1.79)
    #expect(abs(axle.angle! / 0.2 - (axle.angle! / 0.2).rounded()) < 1e-4)
    // The weight of 3.6 N at 0.5 m.
    #expect(abs(axle.reactionTorque - 1.8) < 1e-6)
    #expect(lab.animator.advanceUntilPaused(limit: 2))
    ratchet.isEngaged = false
    lab.run(1)
    #expect(axle.angle! < 0 && ratchet.heldTooth == nil)
    ratchet.isEngaged = true
    let caught = ratchet.heldTooth!
    lab.run(0.5)
    #expect(abs(axle.angle! - caught) < 1e-5)
  }

  @Test func `without teeth it catches everywhere`() {
    let cart = Lab.box(100, 300)
    let rail = Lab.rail(cart, CGVector(dx: 1, dy: 0))
    let ratchet = RatchetBehavior(on: rail, tooth: 0)
    let lab = Lab([cart], [rail, ratchet])
    lab.properties.addLinearVelocity(CGPoint(x: 77, y: 0), for: cart)
    lab.run(0.3)
    let place = rail.translation!
    lab.properties.addLinearVelocity(CGPoint(x: -500, y: 0), for: cart)
    lab.run(0.5)
    #expect(abs(rail.translation! - place) < 1e-5 && place > 20)
  }

  @Test func `it respects the attachment's own range, and begins again when it comes back`() {
    let drum = Lab.box(100, 300)
    let post = Lab.box(100, 600, side: 20)
    let axle = AttachmentBehavior.pinAttachment(
      with: drum, attachedTo: post, attachmentAnchor: drum.center)
    axle.attachmentRange = FloatRange(minimum: -1, maximum: 1)
    let held = DynamicItemBehavior(items: [post])
    held.isAnchored = true
    let ratchet = RatchetBehavior(on: axle, tooth: 0.3)
    let lab = Lab([drum, post], [axle, held, ratchet])
    lab.properties.addAngularVelocity(9, for: drum)
    lab.run(0.5)
    #expect(abs(axle.angle! - 1) < 1e-5 && abs(ratchet.heldTooth! - 0.9) < 1e-9)
    // A range below the tooth closes on it.
    axle.attachmentRange = FloatRange(minimum: -1, maximum: 0.5)
    lab.run(0.1)
    #expect(axle.angle!.isFinite)
    axle.attachmentRange = FloatRange(minimum: -1, maximum: 1)
    lab.animator.removeBehavior(ratchet)
    lab.properties.addAngularVelocity(-9, for: drum)
    lab.run(0.5)
    #expect(abs(axle.angle! + 1) < 1e-5)
    lab.animator.addBehavior(ratchet)
    #expect(abs(ratchet.heldTooth! + 1.2) < 1e-9)
  }
}
