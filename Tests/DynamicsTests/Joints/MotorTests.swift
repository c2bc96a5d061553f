import Dynamics
import Foundation
import Testing

/// Motors of pins and slides, against closed forms: 1 N·m gives 1 kg·pt² an acceleration of 10⁴ rad/s².
@Suite struct MotorTests {
  private typealias Motor = AttachmentBehavior.Motor
  private let animator = DynamicAnimator(
    referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let properties = DynamicItemBehavior()
  /// Anchored.
  private let wall = BasicItem(center: CGPoint(x: 500, y: 500), size: CGSize(width: 20, height: 20))

  private func start(_ items: [BasicItem], _ behaviors: [DynamicBehavior]) {
    for item in items { properties.addItem(item) }
    properties.resistance = 0
    properties.angularResistance = 0
    properties.friction = 0
    let anchored = DynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    for behavior in [properties, anchored] + behaviors { animator.addBehavior(behavior) }
  }

  private func pin(_ item: BasicItem, to other: BasicItem, at point: CGPoint) -> AttachmentBehavior
  {
    .pinAttachment(with: item, attachedTo: other, attachmentAnchor: point)
  }

  /// 1 kg, and a moment of inertia of 10⁴/6 kg·pt² about its center.
  private func box(_ x: Double, _ y: Double) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: 100, height: 100))
  }

  @Test(arguments: [-1.0, 1])
  func `a pin speeds up at torque over inertia, clockwise for a positive speed`(sign: Double) {
    let wheel = box(500, 500)
    let axle = pin(wheel, to: wall, at: wheel.center)
    axle.motor = Motor(speed: 3 * sign, maximum: 1)
    start([wheel], [axle])
    for step in 1...120 {
      animator.step()
      // 6 rad/s² for half a second.
      let expected = sign * min(6 * Double(step) / 120, 3)
      #expect(abs(properties.angularVelocity(for: wheel) - expected) < 1e-9, "\(step)")
      let torque = step <= 60 ? sign : 0
      #expect(abs(axle.reactionTorque - torque) < 1e-9, "\(step): \(axle.reactionTorque)")
    }
  }

  @Test func `a slide speeds up at force over mass, along its axis`() {
    for hasItem in [false, true] {
      let cart = box(300, 300)
      let axis = CGVector(dx: 3, dy: 4)
      let rail: AttachmentBehavior =
        hasItem
        ? .slidingAttachment(
          with: cart, attachedTo: wall, attachmentAnchor: cart.center, axisOfTranslation: axis)
        : .slidingAttachment(
          with: cart, attachmentAnchor: cart.center, axisOfTranslation: axis)
      rail.motor = Motor(speed: 50, maximum: 2)
      let animator = DynamicAnimator(referenceBounds: .zero)
      let properties = DynamicItemBehavior(items: [cart])
      properties.resistance = 0
      let anchored = DynamicItemBehavior(items: [wall])
      anchored.isAnchored = true
      for behavior in [properties, anchored, rail] { animator.addBehavior(behavior) }
      for step in 1...60 {
        animator.step()
        let expected = min(200 * Double(step) / 120, 50)
        let velocity = properties.linearVelocity(for: cart)
        #expect(abs(velocity.x - 0.6 * expected) < 1e-9 && abs(velocity.y - 0.8 * expected) < 1e-9)
      }
    }
  }

  @Test func `between two items, both turn, by their inertias`() {
    let (a, b) = (box(500, 300), box(500, 300))
    let axle = pin(a, to: b, at: a.center)
    axle.motor = Motor(speed: 4, maximum: 1)
    start([a, b], [axle])
    for step in 1...60 {
      animator.step()
      let expected = min(12 * Double(step) / 120, 4)
      let (first, second) = (
        properties.angularVelocity(for: a), properties.angularVelocity(for: b)
      )
      #expect(abs(first - second - expected) < 1e-9)
      #expect(abs(first + second) < 1e-9)
    }
  }

  @Test func `it holds against less, and gives way to more`() {
    // The weight of 1 kg on an arm of 1 m is 10 N·m.
    for (maximum, isHeld) in [(10.5, true), (9.5, false)] {
      let arm = BasicItem(center: CGPoint(x: 600, y: 500), size: CGSize(width: 200, height: 50))
      let axle = pin(arm, to: wall, at: wall.center)
      axle.motor = Motor(speed: 0, maximum: maximum)
      let animator = DynamicAnimator(referenceBounds: .zero)
      let properties = DynamicItemBehavior(items: [arm])
      (properties.resistance, properties.angularResistance) = (0, 0)
      let anchored = DynamicItemBehavior(items: [wall])
      anchored.isAnchored = true
      for behavior in [GravityBehavior(items: [arm]), properties, anchored, axle] {
        animator.addBehavior(behavior)
      }
      animator.step()
      if isHeld {
        for _ in 0..<200 { animator.step() }
        #expect(abs(arm.center.y - 500) < 1e-6)
        #expect(abs(axle.reactionTorque + 10) < 1e-3)
        #expect(!animator.isRunning)
      } else {
        // The moment of inertia about the pin.
        let inertia: CGFloat = (40_000 + 2500) / 12 + 10_000
        let speed: CGFloat = 0.5 * 1e4 / inertia / 120
        #expect(abs(properties.angularVelocity(for: arm) - speed) < 1e-9)
        #expect(abs(axle.reactionTorque + 9.5) < 1e-9)
      }
    }
  }

  @Test func `it lifts a weight at its speed with the force that this needs`() {
    let cart = box(300, 300)
    let rail = AttachmentBehavior.slidingAttachment(
      with: cart, attachmentAnchor: cart.center, axisOfTranslation: CGVector(dx: 0, dy: -1))
    rail.motor = Motor(speed: 60, maximum: 12)
    start([cart], [rail, GravityBehavior(items: [cart])])
    for step in 1...120 {
      animator.step()
      #expect(
        abs(properties.linearVelocity(for: cart).y + min(200 * Double(step) / 120, 60)) < 1e-6)
    }
    rail.motor = Motor(speed: 60, maximum: 8)
    for step in 1...60 {
      animator.step()
      #expect(
        abs(properties.linearVelocity(for: cart).y + 60 - 200 * Double(step) / 120) < 1e-6)
    }
  }

  @Test func `it stops at the end of its range, where its torque is borne, and turns back`() {
    let wheel = box(500, 500)
    let axle = pin(wheel, to: wall, at: wheel.center)
    axle.attachmentRange = FloatRange(minimum: -0.5, maximum: 0.5)
    axle.motor = Motor(speed: 2, maximum: 3)
    start([wheel], [axle])
    for _ in 0..<60 { animator.step() }
    #expect(abs(wheel.angle - 0.5) < 1e-6)
    // Motor and end of the range cancel.
    #expect(abs(axle.reactionTorque) < 1e-9)
    animator.advance(by: 2)
    #expect(!animator.isRunning)
    axle.motor?.speed = -2
    #expect(animator.isRunning)
    for _ in 0..<120 { animator.step() }
    #expect(abs(wheel.angle + 0.5) < 1e-6)
  }

  @Test func `friction takes its part of the torque`() {
    for friction in [0.4, 1.5] {
      let wheel = box(500, 500)
      let axle = pin(wheel, to: wall, at: wheel.center)
      axle.frictionTorque = friction
      axle.motor = Motor(speed: 1, maximum: 1)
      let animator = DynamicAnimator(referenceBounds: .zero)
      let properties = DynamicItemBehavior(items: [wheel])
      properties.angularResistance = 0
      let anchored = DynamicItemBehavior(items: [wall])
      anchored.isAnchored = true
      for behavior in [properties, anchored, axle] { animator.addBehavior(behavior) }
      for step in 1...60 {
        animator.step()
        let expected = friction > 1 ? 0 : min((1 - friction) * 6 * Double(step) / 120, 1)
        #expect(abs(properties.angularVelocity(for: wheel) - expected) < 1e-9)
      }
      #expect(abs(axle.reactionTorque) < 1e-9)
      guard friction < 1 else { continue }
      // Friction alone stops it; the motor's share is 0.
      axle.motor?.maximum = 0
      for _ in 0..<60 { animator.step() }
      #expect(abs(properties.angularVelocity(for: wheel)) < 1e-9)
    }
  }

  @Test func `at the end of a chain it is as exact as the chain`() {
    let links = (0..<20).map { box(500, 120 + 40 * Double($0)) }
    let wheel = box(500, 920)
    var joints: [AttachmentBehavior] = [pin(links[0], to: wall, at: CGPoint(x: 500, y: 100))]
    wall.center = CGPoint(x: 500, y: 100)
    for (upper, lower) in zip(links, links.dropFirst()) {
      joints.append(pin(lower, to: upper, at: CGPoint(x: 500, y: upper.center.y + 20)))
    }
    let axle = pin(wheel, to: links[19], at: wheel.center)
    axle.motor = Motor(speed: 5, maximum: 100)
    start(links + [wheel], joints + [axle, GravityBehavior(items: links + [wheel])])
    for step in 0..<240 {
      animator.step()
      guard step > 30 else { continue }
      let speed =
        properties.angularVelocity(for: wheel) - properties.angularVelocity(for: links[19])
      #expect(abs(speed - 5) < 1e-6)
    }
  }

  @Test func `motors of chains of unequal masses all reach their speeds`() {
    let items = (0..<8).map { place in
      BasicItem(
        center: CGPoint(x: 200 + 60 * Double(place), y: 500),
        size: place % 2 == 0 ? CGSize(width: 60, height: 8) : CGSize(width: 60, height: 80))
    }
    var joints: [AttachmentBehavior] = []
    for (place, (left, right)) in zip(items, items.dropFirst()).enumerated() {
      let joint = pin(right, to: left, at: CGPoint(x: left.center.x + 30, y: 500))
      joint.motor = Motor(speed: place % 2 == 0 ? 1.5 : -1, maximum: .infinity)
      joints.append(joint)
    }
    start(items, joints)
    for _ in 0..<30 { animator.step() }
    for place in joints.indices {
      let speed =
        properties.angularVelocity(for: items[place + 1])
        - properties.angularVelocity(for: items[place])
      #expect(abs(speed - (place % 2 == 0 ? 1.5 : -1)) < 1e-6, "\(place)")
    }
  }

  @Test func `a car drives off with the torque of its wheels, and keeps its speed`() {
    let ground = CollisionBehavior()
    ground.addBoundary(
      withIdentifier: "road", from: CGPoint(x: -1e5, y: 600), to: CGPoint(x: 1e5, y: 600))
    let body = BasicItem(center: CGPoint(x: 300, y: 560), size: CGSize(width: 120, height: 30))
    let wheels = [260.0, 340].map {
      BasicItem(
        center: CGPoint(x: $0, y: 580), size: CGSize(width: 40, height: 40),
        collisionBoundsType: .ellipse)
    }
    for wheel in wheels { ground.addItem(wheel) }
    let tires = DynamicItemBehavior(items: wheels)
    tires.friction = 1
    let axles = wheels.map { pin($0, to: body, at: $0.center) }
    start([body] + wheels, axles + [ground, tires, GravityBehavior(items: [body] + wheels)])
    for _ in 0..<60 { animator.step() }
    // Positive is clockwise, to the right. Without slip: F = 2 T / r.
    for axle in axles { axle.motor = Motor(speed: 15, maximum: 0.02) }
    for _ in 0..<30 { animator.step() }
    let start = properties.linearVelocity(for: body).x
    for _ in 0..<60 { animator.step() }
    let (mass, wheel): (CGFloat, CGFloat) = (0.36, .pi * 0.04)
    let force: CGFloat = 2 * 0.02 / 0.2
    let expected: CGFloat = 100 * force / (mass + 3 * wheel)
    let acceleration = (properties.linearVelocity(for: body).x - start) * 2
    #expect(abs(acceleration / expected - 1) < 0.01, "\(acceleration) \(expected)")
    for axle in axles { axle.motor?.maximum = 0.2 }
    for _ in 0..<480 { animator.step() }
    #expect(abs(properties.linearVelocity(for: body).x - 300) < 3)
  }

  @Test func `it drives in a loop of rigid attachments`() {
    // A parallelogram of which one crank is driven.
    let cranks = [300.0, 500].map {
      BasicItem(center: CGPoint(x: $0, y: 450), size: CGSize(width: 10, height: 100))
    }
    let coupler = BasicItem(center: CGPoint(x: 400, y: 500), size: CGSize(width: 200, height: 10))
    let base = BasicItem(center: CGPoint(x: 400, y: 400), size: CGSize(width: 200, height: 10))
    let held = DynamicItemBehavior(items: [base])
    held.isAnchored = true
    let drive = pin(cranks[0], to: base, at: CGPoint(x: 300, y: 400))
    let others = [
      pin(cranks[1], to: base, at: CGPoint(x: 500, y: 400)),
      pin(coupler, to: cranks[0], at: CGPoint(x: 300, y: 500)),
      pin(coupler, to: cranks[1], at: CGPoint(x: 500, y: 500)),
    ]
    drive.motor = Motor(speed: 2, maximum: 50)
    start(cranks + [coupler], [held, drive] + others)
    for _ in 0..<60 { animator.step() }
    for crank in cranks {
      #expect(abs(properties.angularVelocity(for: crank) - 2) < 1e-3)
    }
  }

  @Test func `a slow motor keeps the animator running; told to stand still, it lets it rest`() {
    let wheel = box(500, 500)
    let axle = pin(wheel, to: wall, at: wheel.center)
    // A degree per second is slow enough to be at rest.
    axle.motor = Motor(speed: .pi / 180, maximum: 1)
    start([wheel], [axle])
    animator.advance(by: 10)
    #expect(animator.isRunning)
    #expect(abs(wheel.angle - 10 * .pi / 180) < 1e-3)
    axle.motor?.speed = 0
    #expect(animator.advanceUntilPaused(limit: 2))
    axle.motor = nil
    #expect(animator.advanceUntilPaused(limit: 2))
  }

  @Test func `a motor on a kinematic item turns against it`() {
    let base = box(500, 500)
    let wheel = box(500, 500)
    let carrier = KinematicBehavior(items: [base])
    let axle = pin(wheel, to: base, at: wheel.center)
    axle.motor = Motor(speed: 3, maximum: 10)
    start([wheel], [carrier, axle])
    carrier.setAngularVelocity(2, for: base)
    carrier.setLinearVelocity(CGPoint(x: 50, y: 0), for: base)
    for _ in 0..<60 { animator.step() }
    #expect(abs(properties.angularVelocity(for: wheel) - 5) < 1e-6)
    #expect(abs(properties.linearVelocity(for: wheel).x - 50) < 1e-6)
  }

  @Test func `soft pins and slides have motors, too`() {
    let wheel = box(500, 500)
    let axle = pin(wheel, to: wall, at: wheel.center)
    (axle.frequency, axle.damping) = (3, 1)
    axle.motor = Motor(speed: 3, maximum: 1)
    let cart = box(300, 300)
    let rail = AttachmentBehavior.slidingAttachment(
      with: cart, attachmentAnchor: cart.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    (rail.frequency, rail.damping) = (3, 1)
    rail.motor = Motor(speed: 40, maximum: 1)
    start([wheel, cart], [axle, rail])
    for step in 1...90 {
      animator.step()
      #expect(
        abs(properties.angularVelocity(for: wheel) - min(6 * Double(step) / 120, 3)) < 1e-6)
      #expect(
        abs(properties.linearVelocity(for: cart).x - min(100 * Double(step) / 120, 40)) < 1e-6)
    }
  }

  @Test func `snapshots have motors, and go on to the bit`() throws {
    let (wheel, cart) = (box(500, 500), box(300, 300))
    let axle = pin(wheel, to: wall, at: CGPoint(x: 520, y: 500))
    axle.attachmentRange = FloatRange(minimum: -3, maximum: 1)
    axle.frictionTorque = 0.3
    axle.motor = Motor(speed: 4, maximum: 6)
    let rail = AttachmentBehavior.slidingAttachment(
      with: cart, attachmentAnchor: cart.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
    rail.motor = Motor(speed: -40, maximum: .infinity)
    start([wheel, cart], [axle, rail, GravityBehavior(items: [wheel, cart])])
    var hashes: [UInt64] = []
    var snapshots: [DynamicAnimator.Snapshot] = []
    for _ in 0..<120 {
      snapshots.append(animator.snapshot())
      animator.step()
      hashes.append(animator.stateHash)
    }
    for place in stride(from: 0, to: 120, by: 17) {
      axle.motor = nil
      rail.motor?.speed = 7
      try animator.restore(snapshots[place])
      #expect(axle.motor == Motor(speed: 4, maximum: 6))
      #expect(rail.motor == Motor(speed: -40, maximum: .infinity))
      for later in place..<120 {
        animator.step()
        #expect(animator.stateHash == hashes[later])
      }
    }
  }

  @Test func `invalid motors, and motors of other attachments, are reported`() {
    let (a, b) = (box(500, 500), box(500, 700))
    let axle = pin(a, to: b, at: CGPoint(x: 500, y: 600))
    let motor = Motor(speed: 1, maximum: 2)
    axle.motor = motor
    let rod = AttachmentBehavior(item: a, attachedTo: b)
    let weld = AttachmentBehavior.fixedAttachment(
      with: a, attachedTo: b, attachmentAnchor: a.center)
    let rope = AttachmentBehavior.limitAttachment(
      with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    let reports = DynamicsDiagnostics.collecting {
      axle.motor = Motor(speed: .nan, maximum: 1)
      axle.motor = Motor(speed: 1, maximum: -1)
      axle.motor = Motor(speed: 1, maximum: .nan)
      axle.motor = Motor(speed: .infinity, maximum: 1)
      for other in [rod, weld, rope] { other.motor = motor }
    }.diagnostics
    #expect(reports.count == 7)
    #expect(axle.motor == motor)
    for other in [rod, weld, rope] {
      #expect(other.motor == nil)
      other.motor = nil
    }
    rod.length = 0
    rod.motor = motor
    #expect(rod.motor == motor)
  }
}
