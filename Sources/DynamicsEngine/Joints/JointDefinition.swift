package import DynamicsGeometry
package import Foundation

/// The anchor of a joint: a point on a body, or a fixed point.
package struct JointAnchor: Hashable, Sendable {
  /// `nil` for a fixed point.
  package var body: BodyID?
  /// The offset from the body's center, in the body's own axes; for a fixed point, its position; in
  /// points.
  package var local: CGPoint

  /// Creates an anchor on a body, at an offset from its center that turns with it.
  package static func on(_ body: BodyID, offset: CGVector = .zero) -> Self {
    Self(body: body, local: CGPoint(x: offset.dx, y: offset.dy))
  }

  package static func at(_ place: CGPoint) -> Self { Self(body: nil, local: place) }
}

/// The definition of a joint: its two ends, its kind, and its softness.
package struct JointDefinition: Hashable, Sendable {
  /// A point on a body.
  package var a: JointAnchor
  /// A point on another body, or a fixed point.
  package var b: JointAnchor
  package var kind: Kind
  package var softness: Softness
  /// Whether the two bodies may collide with each other; ignored for a joint to a fixed point.
  ///
  /// Two bodies with several joints collide only if all of these joints allow it.
  package var collides: Bool
  /// The motor of a pin or a slider.
  package var motor: JointMotor?

  package init(
    _ kind: Kind, _ a: JointAnchor, _ b: JointAnchor, softness: Softness = .hard,
    collides: Bool = true, motor: JointMotor? = nil
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.softness = softness
    self.collides = collides
    self.motor = motor
  }

  package enum Kind: Hashable, Sendable {
    /// A rod, or a spring along the line between its ends; the length is in points and above 0.
    case distance(length: Double)
    /// A rope of a maximum length, in points.
    case rope(length: Double)
    /// A pin with a range of angles and with friction; both points coincide.
    ///
    /// `turn` is the angle of a relative to b at 0 of `range`, in radians; whole turns count, and
    /// ends may be infinite. `frictionTorque` is in kg·pt²/s². The softness applies to the pin;
    /// limits are hard.
    case revolute(turn: Double, range: ClosedRange<Double>, frictionTorque: Double)
    /// A slider: a moves along an axis through b, without turning; the axis is a unit vector in b's
    /// own axes.
    ///
    /// `turn` is the constant angle of a relative to b. `range` is in points along the axis; its
    /// ends may be infinite.
    case prismatic(axis: CGVector, turn: Double, range: ClosedRange<Double>)
    /// A weld: the bodies neither move nor turn relative to each other; `turn` as above.
    ///
    /// The points of a soft weld stay together, and it swings about them.
    case weld(turn: Double)
    /// Pulls a's point to b's, equally in every direction; `maxForce` limits the force along each
    /// axis, in kg·pt/s².
    case target(maxForce: Double)
    /// Turns a to an angle relative to b, by the shorter way; in radians.
    case angle(Double)
    /// Keeps a's point at the x or the y of a fixed point, or at both.
    case lock(Material.LockedAxes)
    /// Keeps a's point within a range of places along an axis, counted from a fixed point; the axis is a unit vector,
    /// and the range in points is finite.
    case span(axis: CGVector, range: ClosedRange<Double>)
    /// Lets the second of two other joints turn or slide `ratio` times as far as the first: q₂ − ratio · q₁ =
    /// `constant`, where q is the turn of a pin in radians, or the offset of a slider in points.
    ///
    /// Its ends are on the bodies a of these joints, which may be the same body. While one of the joints is missing or
    /// is neither a pin nor a slider, it does nothing.
    case gear(first: JointID, second: JointID, ratio: Double, constant: Double)
    /// A rope over two wheels without mass: |a's point − wheelA| + `ratio` · |b's point − wheelB| is at most `length`;
    /// in points.
    case pulley(wheelA: CGPoint, wheelB: CGPoint, ratio: Double, length: Double)
  }
}

/// A motor of a joint: it drives the turning of a pin, or the sliding of a slider, at a speed or to a target.
package struct JointMotor: Hashable, Sendable, BitwiseCopyable {
  /// In radians or points per second; positive turns a clockwise relative to b, or moves it along the
  /// axis.
  package var speed: Double
  /// The greatest torque in kg·pt²/s², or the greatest force in kg·pt/s²; at least 0, and may be
  /// infinite.
  package var maximum: Double
  /// The angle or place that it drives to and holds, in radians or points, with `speed` as its greatest speed;
  /// `nil` for a motor that drives on.
  package var target: Double?

  package init(speed: Double, maximum: Double, target: Double? = nil) {
    self.speed = speed
    self.maximum = maximum
    self.target = target
  }

  /// The motor that drives at the speed of this step.
  ///
  /// On the way to a target, that is the greatest speed from which it can still brake with half its maximum. The
  /// other half is left for loads. Speeds that fall by b·h in each step cover v²/2b + v·h/2.
  ///
  /// - Parameters:
  ///   - value: The present angle or place.
  ///   - K: The inverse effective mass of the row.
  func driving(from value: Double, inverseEffectiveMass K: Double, step h: Double) -> Self {
    guard let target else { return self }
    let distance = target - value
    let braking = maximum * K / 2
    var fastest = min(speed, abs(distance) / h)
    if braking < .infinity {
      let loss = braking * h / 2
      fastest = min(fastest, (loss * loss + 2 * braking * abs(distance)).squareRoot() - loss)
    }
    return Self(speed: distance < 0 ? -fastest : fastest, maximum: maximum)
  }

  /// Whether its speed depends on the effective mass.
  var brakes: Bool { target != nil && maximum < .infinity }

  /// The reason why the motor is invalid; `nil` for a valid one.
  var flaw: String? {
    if !speed.isFinite { return "a motor's speed must be finite, not \(speed)" }
    if let target {
      if !target.isFinite { return "a motor's target must be finite, not \(target)" }
      if speed < 0 { return "a motor's speed to a target must be at least 0, not \(speed)" }
    }
    return maximum >= 0 ? nil : "a motor's maximum must be at least 0, not \(maximum)"
  }
}

extension JointDefinition {
  /// Checks the preconditions of a joint definition in debug builds.
  func assertValid() {
    assert(flaw == nil, flaw ?? "")
  }

  /// The reason why the definition is invalid; `nil` for a valid one.
  var flaw: String? {
    if a.body == nil && b.body == nil { return "a joint must hold a body" }
    if a.body == b.body, !isGear { return "a joint must hold two different bodies, or one" }
    if !a.local.isFinite || !b.local.isFinite {
      return "a joint's ends must be finite: \(a), \(b)"
    }
    if let flaw = softness.flaw { return flaw }
    if let motor {
      switch kind {
      case .revolute, .prismatic: if let flaw = motor.flaw { return flaw }
      default: return "only pins and sliders have motors"
      }
    }
    if softness != .hard, isGear || isPulley { return "a gear and a pulley are hard" }
    return kind.flaw
  }

  private var isGear: Bool { if case .gear = kind { true } else { false } }
  private var isPulley: Bool { if case .pulley = kind { true } else { false } }
}

extension Softness {
  fileprivate var flaw: String? {
    switch self {
    case .hard: return nil
    case .spring(let frequency, let damping):
      guard frequency > 0, frequency.isFinite else {
        return "a frequency must be above 0, not \(frequency)"
      }
      return damping >= 0 && damping.isFinite
        ? nil : "a damping must be at least 0, not \(damping)"
    case .constant(let stiffness, let damping):
      return stiffness >= 0 && stiffness.isFinite && damping >= 0 && damping.isFinite
        ? nil : "a stiffness and its damping must be at least 0, not \(stiffness) and \(damping)"
    }
  }
}

extension JointDefinition.Kind {
  fileprivate var flaw: String? {
    switch self {
    case .distance(let length):
      length > 0 && length.isFinite
        ? nil
        : "a distance joint's length must be above 0, not \(length): use a revolute joint for 0"
    case .rope(let length):
      length >= 0 && length.isFinite ? nil : "a rope's length must be at least 0, not \(length)"
    case .revolute(let turn, let range, let frictionTorque):
      Self.flaw(turn, range)
        ?? (frictionTorque >= 0 && frictionTorque.isFinite
          ? nil : "a friction torque must be at least 0, not \(frictionTorque)")
    case .prismatic(let axis, let turn, let range):
      Self.flaw(turn, range)
        ?? (abs(Vector(axis).length - 1) < 1e-6
          ? nil : "a slider's axis must be a unit vector, not \(axis)")
    case .weld(let turn): Self.flaw(turn)
    case .target(let maxForce):
      maxForce >= 0 ? nil : "a target joint's force must be at least 0, not \(maxForce)"
    case .angle(let angle): Self.flaw(angle)
    case .lock(let axes):
      axes.isEmpty || axes.contains(.rotation) ? "a lock must hold x or y, not \(axes)" : nil
    case .span(let axis, let range):
      abs(Vector(axis).length - 1) < 1e-6 && range.lowerBound.isFinite && range.upperBound.isFinite
        ? nil : "a span's axis must be a unit vector, and its range finite, not \(axis), \(range)"
    case .gear(_, _, let ratio, let constant):
      ratio.isFinite && constant.isFinite
        ? nil : "a gear's numbers must be finite, not \(ratio) and \(constant)"
    case .pulley(let wheelA, let wheelB, let ratio, let length):
      wheelA.isFinite && wheelB.isFinite && ratio > 0 && ratio.isFinite && length >= 0
        && length.isFinite ? nil : "a pulley's ratio must be above 0, and its length at least 0"
    }
  }

  private static func flaw(
    _ turn: Double, _ range: ClosedRange<Double> = -.infinity ... .infinity
  ) -> String? {
    if !turn.isFinite { return "a joint's angle must be finite, not \(turn)" }
    if !(range.lowerBound < .infinity && range.upperBound > -.infinity) {
      return "a joint's range must hold a finite number, not \(range)"
    }
    return nil
  }
}
