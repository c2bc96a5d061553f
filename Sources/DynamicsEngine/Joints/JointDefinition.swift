package import DynamicsGeometry
package import Foundation

/// Where a joint holds on to: a point fixed to a body, or a place.
package struct JointAnchor: Hashable, Sendable {
  /// `nil` for a place.
  package var body: BodyID?
  /// From the body's center, in the body's own axes; for a place, the place itself; in points.
  package var local: CGPoint

  /// A point on a body, from its center and turning with it.
  package static func on(_ body: BodyID, offset: CGVector = .zero) -> Self {
    Self(body: body, local: CGPoint(x: offset.dx, y: offset.dy))
  }

  package static func at(_ place: CGPoint) -> Self { Self(body: nil, local: place) }
}

/// What a joint is: its two ends, and what it lets them do.
package struct JointDefinition: Hashable, Sendable {
  /// A body.
  package var a: JointAnchor
  /// Another body, or a place.
  package var b: JointAnchor
  package var kind: Kind
  package var softness: Softness
  /// Whether the two bodies may collide with each other; means nothing for a joint to a place.
  ///
  /// Two bodies with several joints collide only if all of these allow it.
  package var collides: Bool

  package init(
    _ kind: Kind, _ a: JointAnchor, _ b: JointAnchor, softness: Softness = .hard,
    collides: Bool = true
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.softness = softness
    self.collides = collides
  }

  package enum Kind: Hashable, Sendable {
    /// A rod, or a spring along the line between its ends; length in points, more than 0.
    case distance(length: Double)
    /// At most so long, in points.
    case rope(length: Double)
    /// The two points are one: a pin, with what it is to do about turning.
    ///
    /// `turn` is how far a is turned against b where `range` counts from, in radians (whole turns count);
    /// ends may be infinite. `frictionTorque` in kg·pt²/s². The softness is the pin's; limits are hard.
    case revolute(turn: Double, range: ClosedRange<Double>, frictionTorque: Double)
    /// Lets a slide along an axis through b, without turning; a unit vector in b's own axes.
    ///
    /// `turn` is how far a stays turned against b; `range` in points along the axis, ends may be infinite.
    case prismatic(axis: CGVector, turn: Double, range: ClosedRange<Double>)
    /// Neither moves nor turns against the other; `turn` as above.
    ///
    /// One that gives stays in its place and swings about it.
    case weld(turn: Double)
    /// Pulls a's point to b's, alike in every direction; the most force along either axis in kg·pt/s².
    case target(maxForce: Double)
    /// Turns a to an angle against b, the shorter way round; in radians.
    case angle(Double)
  }
}
