/// The row of a gear, between the bodies of two other joints: up to four bodies.
///
/// C = q₂ − ratio · q₁ − constant, where q is the turn of a pin or the offset of a slider. It closes a loop, as no tree of
/// joints has room for it. A part of its J is that of q₁ for the bodies of the first joint, the other that of q₂ for those
/// of the second.
struct GearRow: BitwiseCopyable {
  let joint: JointPointer
  let first: JointPointer
  let second: JointPointer
  private let ratio: Double
  private let constant: Double

  /// - Returns: `nil` for a joint that is no gear, or one that has nothing to act on.
  init?(_ joint: JointPointer, in joints: JointTable) {
    guard
      case .gear(let first, let second, let ratio, let constant) = joint.pointee.definition.kind,
      joints.rows.contains(first), joints.rows.contains(second)
    else { return nil }
    (self.joint, self.first, self.second) = (joint, joints[first], joints[second])
    (self.ratio, self.constant) = (ratio, constant)
    // Islands know its own two bodies, and those of the other joints.
    guard self.first.pointee.a == joint.pointee.a, self.second.pointee.a == joint.pointee.b,
      self.first.hasCoordinate, self.second.hasCoordinate, first != second,
      !bodies.contains(where: { $0.isMovable && !$0.pointee.isAwake })
    else { return nil }
  }

  var bodies: [BodyPointer] {
    [first.pointee.a, first.pointee.b, second.pointee.a, second.pointee.b]
  }

  /// C and the two parts of J, as `x` and `y`, for the present poses.
  func rows() -> RigidRows {
    let (one, other) = (first.boundedValue(), second.boundedValue())
    return RigidRows(
      ConstraintValue(C: other.C - ratio * one.C - constant, J: one.J * -ratio),
      ConstraintValue(C: 0, J: other.J))
  }

  /// J · v.
  func velocity(_ rows: RigidRows) -> Double {
    rows.x.J.velocity(of: first.pointee.a, first.pointee.b)
      + rows.y.J.velocity(of: second.pointee.a, second.pointee.b)
  }

  /// The inverse effective mass as if all bodies were different.
  func inverseEffectiveMass(_ rows: RigidRows) -> Double {
    rows.x.J.inverseEffectiveMass(of: first.pointee.a, first.pointee.b)
      + rows.y.J.inverseEffectiveMass(of: second.pointee.a, second.pointee.b)
  }

  /// J · the changes of the links.
  func along(_ links: LinkPointer, _ rows: RigidRows) -> Double {
    var sum = 0.0
    forEachPart(rows) { body, part in
      if body.pointee.link >= 0 { sum += part.dot(links[Int(body.pointee.link)].change) }
    }
    return sum
  }

  /// Adds an impulse along the row to the links.
  func apply(_ impulse: Double, _ links: LinkPointer, _ rows: RigidRows) {
    forEachPart(rows) { body, part in
      if body.pointee.link >= 0 { links[Int(body.pointee.link)].impulse += part * impulse }
    }
  }

  /// Visits the part of J for each body, one body perhaps several times.
  @inline(__always)
  func forEachPart(_ rows: RigidRows, _ visit: (BodyPointer, Vector3) -> Void) {
    visitBodies(of: first, rows.x.J, visit)
    visitBodies(of: second, rows.y.J, visit)
  }

  @inline(__always)
  private func visitBodies(
    of joint: JointPointer, _ J: JacobianRow, _ visit: (BodyPointer, Vector3) -> Void
  ) {
    let (a, b) = (joint.pointee.a, joint.pointee.b)
    visit(a, J.ofA(a))
    visit(b, J.ofB(b))
  }
}

extension JointPointer {
  /// Whether one value describes its motion: the turn of a pin, or the offset of a slider.
  fileprivate var hasCoordinate: Bool {
    pointee.structure.kind == .revolute || pointee.structure.kind == .prismatic
  }
}
