internal import Foundation

/// The value of a constraint function C for the present poses, and its row of J.
struct ConstraintValue: BitwiseCopyable {
  var C: Double
  var J: JacobianRow

  /// A missing row, which changes nothing.
  static var none: Self { Self(C: 0, J: JacobianRow()) }

  /// The same function minus a constant.
  func minus(_ constant: Double) -> Self { Self(C: C - constant, J: J) }
}

/// The constraint functions of two bodies, each with its row of J; d is the vector from a's point
/// to b's.
extension JointFrame {
  /// The distance: C = |d|; J = (n, r_a × n, r_b × n) with n = d / |d|.
  ///
  /// - Parameter normal: The value of n if the two points coincide.
  @inline(__always)
  func distance(normalWhereMeeting normal: Vector) -> ConstraintValue {
    let separation = separation
    let distance = separation.length
    let n = distance > 1e-9 ? separation * (1 / distance) : normal
    return ConstraintValue(
      C: distance, J: JacobianRow(linear: n, angularA: rA.cross(n), angularB: rB.cross(n)))
  }

  /// The x component of d.
  ///
  /// C = d along x; J = ((1, 0), r_a × (1, 0), r_b × (1, 0)).
  var separationX: ConstraintValue {
    ConstraintValue(
      C: separation.x, J: JacobianRow(linear: Vector(x: 1, y: 0), angularA: -rA.y, angularB: -rB.y))
  }

  /// The y component of d, as ``separationX``.
  var separationY: ConstraintValue {
    ConstraintValue(
      C: separation.y, J: JacobianRow(linear: Vector(x: 0, y: 1), angularA: rA.x, angularB: rB.x))
  }

  /// The offset of a's point from b's along an axis that turns with b.
  ///
  /// C = −d · u; J = (−u, −r_a × u, u⟂ · (−d) − r_b × u); the term u⟂ · (−d) is there because u
  /// turns.
  func offset(along axis: Vector) -> ConstraintValue {
    let u = axis.rotated(by: b.rotation)
    let offset = (a.position + rA) - (b.position + rB)
    return ConstraintValue(
      C: offset.dot(u),
      J: JacobianRow(
        linear: -u, angularA: -rA.cross(u), angularB: u.turned.dot(offset) - rB.cross(u)))
  }

  /// The relative angle with whole turns: C = θ_a − θ_b − reference; J = (0, −1, −1).
  func turn(from reference: Double) -> ConstraintValue {
    ConstraintValue(C: a.angle - b.angle - reference, J: .turn)
  }

  /// The relative angle by the shorter way.
  func shortTurn(from reference: Double) -> ConstraintValue {
    ConstraintValue(C: remainder(a.angle - b.angle - reference, 2 * .pi), J: .turn)
  }
}

extension JacobianRow {
  fileprivate static var turn: Self { Self(angularA: -1, angularB: -1) }
}
