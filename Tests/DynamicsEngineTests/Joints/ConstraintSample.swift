import DynamicsChipmunk
import Testing

@testable import DynamicsEngine

/// One joint's constraints as it prepares them, laid open: C, J · v and K.
struct ConstraintSample: Sendable, CustomTestStringConvertible {
  /// What the joint has between the present poses and velocities of its bodies.
  struct Values {
    var C: [Double]
    /// J · v.
    var velocity: [Double]
    /// The blocks that K is solved in.
    var K: [[[Double]]]
  }

  let name: String
  let values: @Sendable (JointFrame) -> Values
  var testDescription: String { name }

  static let step = 1.0 / 120
  private static let spring = Softness.spring(frequency: 3, damping: 0.4)

  static let all = [
    distance, rope, pin, revolute, slider, prismatic, hardWeld, softWeld, hinge, target, angle,
    rigidAngle,
  ]

  /// Rows that are solved together with those of other joints: as one block of one row each.
  private static func rigid(
    _ name: String, _ rows: @escaping @Sendable (JointFrame) -> RigidRows
  ) -> Self {
    Self(name: name) { frame in
      let rows = rows(frame)
      let values = Array([rows.x, rows.y, rows.z].prefix(rows.count))
      return Values(
        C: values.map(\.C), velocity: values.map { $0.J.velocity(of: frame.a, frame.b) },
        K: values.map { [[$0.J.inverseEffectiveMass(of: frame.a, frame.b)]] })
    }
  }

  static let distance = rigid("distance") { frame in
    var joint = DistanceJoint(frame, length: 40, softness: .hard)
    return joint.rigidRows()
  }

  static let rope = Self(name: "rope") { frame in
    var joint = RopeJoint(frame, length: 40, softness: .hard)
    joint.prepare(step: step)
    return Values(
      C: [joint.constraint().C], velocity: [joint.row.velocity(frame)], K: [[[joint.row.K]]])
  }

  static let revolute = Self(name: "revolute") { frame in
    var joint = RevoluteJoint(
      frame, turn: 0.3, range: -1...2, frictionTorque: 5, softness: spring)
    joint.prepare(step: step)
    let turning = joint.turning.C
    return Values(
      C: joint.frame.separation.elements + [turning + 1, turning - 2, turning],
      velocity: joint.frame.separationVelocity.elements
        + [joint.limits.lower, joint.limits.upper, joint.friction].map { $0.velocity(frame) },
      K: [
        joint.pin.K.rows, [[joint.limits.lower.K]], [[joint.limits.upper.K]], [[joint.friction.K]],
      ])
  }

  static let pin = rigid("pin") { frame in
    var joint = RevoluteJoint(frame, turn: 0.3, range: -1...2, frictionTorque: 5, softness: .hard)
    return joint.rigidRows()
  }

  static let slider = rigid("slider") { frame in
    var joint = PrismaticJoint(
      frame, axis: Vector(x: 0.6, y: -0.8), turn: 0.3, range: -10...20, softness: .hard)
    return joint.rigidRows()
  }

  static let prismatic = Self(name: "prismatic") { frame in
    let axis = Vector(x: 0.6, y: -0.8)
    var joint = PrismaticJoint(frame, axis: axis, turn: 0.3, range: -10...20, softness: spring)
    joint.prepare(step: step)
    let (across, along) = (joint.frame.offset(across: axis).C, joint.sliding().C)
    return Values(
      C: [across, joint.frame.turn(from: 0.3).C, along + 10, along - 20],
      velocity: joint.guide.velocity(frame).elements.dropLast()
        + [joint.limits.lower, joint.limits.upper].map { $0.velocity(frame) },
      K: [
        joint.guide.K.rows.dropLast().map { $0.dropLast() }, [[joint.limits.lower.K]],
        [[joint.limits.upper.K]],
      ])
  }

  static let hardWeld = rigid("hard weld") { frame in
    var joint = WeldJoint(frame, turn: 0.3, softness: .hard)
    return joint.rigidRows()
  }

  static let softWeld = rigid("soft weld") { frame in
    var joint = WeldJoint(frame, turn: 0.3, softness: spring)
    return joint.rigidRows()
  }

  static let hinge = Self(name: "soft weld's hinge") { frame in
    var joint = WeldJoint(frame, turn: 0.3, softness: spring)
    joint.prepare(step: step)
    return Values(
      C: [joint.frame.turn(from: 0.3).C], velocity: [joint.hinge.velocity(frame)],
      K: [[[joint.hinge.K]]])
  }

  static let rigidAngle = rigid("angle, rigid") { frame in
    let joint = AngleJoint(frame, target: 0.3, softness: .hard)
    return joint.rigidRows()
  }

  static let target = Self(name: "target") { frame in
    var joint = TargetJoint(frame, maxForce: .infinity, softness: spring)
    joint.prepare(step: step)
    return Values(
      C: joint.frame.separation.elements, velocity: joint.frame.separationVelocity.elements,
      K: [joint.point.K.rows])
  }

  static let angle = Self(name: "angle") { frame in
    var joint = AngleJoint(frame, target: 0.3, softness: spring)
    joint.prepare(step: step)
    return Values(
      C: [joint.constraint().C], velocity: [joint.row.velocity(frame)], K: [[[joint.row.K]]])
  }
}

extension ScalarConstraint {
  fileprivate func velocity(_ frame: JointFrame) -> Double { J.velocity(of: frame.a, frame.b) }
}

extension Vector {
  var elements: [Double] { [x, y] }
}

extension Vector3 {
  var elements: [Double] { [x, y, z] }
}

extension SymmetricMatrix2 {
  fileprivate var rows: [[Double]] { [[xx, xy], [xy, yy]] }
}

extension SymmetricMatrix3 {
  fileprivate var rows: [[Double]] { [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]] }
}
