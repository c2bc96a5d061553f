internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

extension AttachmentBehavior {
  /// A motor that turns or moves the first item of an attachment against the second.
  public typealias Motor = AttachmentMotor

  /// The motor of a pin or of a slide.
  ///
  /// Not in UIKit. The default is `nil`. A motor speeds the items up with its
  /// ``AttachmentMotor/maximum``, until it has its speed. It then uses as much as that needs. It holds against
  /// a weaker load, and gives way to a stronger one. The ends of an ``attachmentRange`` and
  /// ``frictionTorque`` act besides it, and all of them are part of ``reactionTorque`` or
  /// ``reactionForce``. The second item gets the opposite torque or force.
  ///
  /// ```swift
  /// let axle = AttachmentBehavior.pinAttachment(
  ///   with: box, attachedTo: card, attachmentAnchor: box.center)
  /// axle.motor = AttachmentBehavior.Motor(speed: 12, maximum: 2)
  /// ```
  ///
  /// A rod of length 0 is a pin, and may have a motor, too. A motor that is set on any other
  /// attachment is reported. A number that is not valid is reported; nothing changes.
  ///
  /// While a motor moves its items, the animator does not rest. With a speed of 0, or held up, it
  /// lets it rest.
  public var motor: Motor? {
    get { state.settings.motor }
    set {
      if let newValue {
        guard state.mayHaveMotor else {
          DynamicsDiagnostics.report(
            "a \(state.kind.name) has no motor; only pins and slides do; nothing changed")
          return
        }
        guard Validation.number(newValue.speed, in: Limits.amount),
          Validation.number(newValue.maximum, in: Limits.motorMaximum)
        else { return }
      }
      let hadMotor = state.settings.isDriving
      change { $0.motor = newValue }
      if state.settings.isDriving != hadMotor { rolesDidChange() }
    }
  }

  /// Whether the motor has moved its items in the last step.
  var isDriven: Bool {
    guard state.settings.isDriving, let motor, let simulation, joint != nil else { return false }
    let (world, bodies) = (simulation.world, itemList.bodies)
    let second = bodies.count == 2 ? bodies[1] : nil
    let path: CGFloat
    if case .slide = state.kind {
      let present = state.separation(world.pose(of: bodies[0]), second.map(world.pose))
      let before = state.separation(
        world.previousPose(of: bodies[0]), second.map(world.previousPose))
      path = CGVector(dx: present.dx - before.dx, dy: present.dy - before.dy).length
    } else {
      func turn(_ body: BodyID) -> CGFloat {
        world.angle(of: body) - world.previousPose(of: body).angle
      }
      path = abs(turn(bodies[0]) - (second.map(turn) ?? 0))
    }
    return path > 1e-3 * abs(motor.speed) * simulation.clock.step
  }
}

extension AttachmentState {
  var mayHaveMotor: Bool {
    switch kind {
    case .pin, .slide: true
    case .rod: settings.isPoint
    case .rope, .weld: false
    }
  }

  /// The vector from the second end to the first, for poses of the items.
  fileprivate func separation(
    _ first: (position: CGPoint, angle: Double), _ second: (position: CGPoint, angle: Double)?
  ) -> CGVector {
    func place(_ pose: (position: CGPoint, angle: Double), _ offset: Offset) -> CGPoint {
      let arm = CGVector(offset).applying(CGAffineTransform(rotationAngle: pose.angle))
      return CGPoint(x: pose.position.x + arm.dx, y: pose.position.y + arm.dy)
    }
    let (a, b) = (place(first, offsets.0), second.map { place($0, offsets.1) } ?? fixedPoint)
    return CGVector(dx: a.x - b.x, dy: a.y - b.y)
  }
}

extension AttachmentSettings {
  /// Whether a motor is to move the items.
  var isDriving: Bool { motor.map { $0.speed != 0 && $0.maximum > 0 } ?? false }

  /// The motor in the units of the engine; `nil` for a kind without.
  func jointMotor(_ kind: AttachmentKind) -> JointMotor? {
    guard let motor else { return nil }
    switch kind {
    case .pin,
      .rod where isPoint:
      return JointMotor(speed: motor.speed, maximum: motor.maximum * Self.newtonMeter)
    case .slide:
      return JointMotor(speed: motor.speed, maximum: motor.maximum * Units.pointsPerMeter)
    case .rod, .rope, .weld: return nil
    }
  }

  mutating func codeMotor(_ coder: inout WordCoder) {
    coder.code(&motor, blank: .init(speed: 0, maximum: 0)) {
      $0.code(&$1.speed, in: Limits.amount)
      $0.code(&$1.maximum, in: Limits.motorMaximum)
    }
  }
}
