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
  }
}
