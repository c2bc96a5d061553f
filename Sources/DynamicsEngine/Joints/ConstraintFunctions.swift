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
        linear: -u, angularA: -rA.cross(u), angularB: u.perpendicular.dot(offset) - rB.cross(u)))
  }

  /// The offset of a's point from b's along an axis that does not turn.
  ///
  /// C = −d · u; J = (−u, −r_a × u, −r_b × u).
  func place(along u: Vector) -> ConstraintValue {
    ConstraintValue(
      C: -separation.dot(u),
      J: JacobianRow(linear: -u, angularA: -rA.cross(u), angularB: -rB.cross(u)))
  }

  /// The length of a rope from a's point over two wheels to b's.
  ///
  /// C = |p_a| + ratio · |p_b| with p from the wheel to the point; J = (n_a, r_a × n_a) for a, and ratio · (n_b, r_b ×
  /// n_b) for b.
  func length(over wheelA: Vector, _ wheelB: Vector, ratio: Double) -> ConstraintValue {
    let (a, b) = (a.position + rA - wheelA, b.position + rB - wheelB)
    let (lengthA, lengthB) = (a.length, b.length)
    // Items hang below their wheels.
    let below = Vector(x: 0, y: 1)
    let nA = lengthA > 1e-9 ? a * (1 / lengthA) : below
    let nB = (lengthB > 1e-9 ? b * (1 / lengthB) : below) * ratio
    return ConstraintValue(
      C: lengthA + ratio * lengthB,
      J: JacobianRow(
        linearA: nA * -1, linearB: nB, angularA: -rA.cross(nA), angularB: rB.cross(nB)))
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

/// The equality rows of a joint: C = 0 at all times.
///
/// A rod has one, a pin and a slider have two, a weld has three. Those of hard joints are rigid: the
/// rigid rows of all connected bodies are solved together, without compliance.
struct RigidRows: BitwiseCopyable {
  var count = 0
  private(set) var x = ConstraintValue.none
  private(set) var y = ConstraintValue.none
  private(set) var z = ConstraintValue.none

  static var none: Self { Self() }

  private init() {}

  init(_ x: ConstraintValue) {
    count = 1
    self.x = x
  }

  init(_ x: ConstraintValue, _ y: ConstraintValue) {
    count = 2
    (self.x, self.y) = (x, y)
  }

  init(_ x: ConstraintValue, _ y: ConstraintValue, _ z: ConstraintValue) {
    count = 3
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// A number for each row; missing rows are rows of zeros.
  @inline(__always)
  func map(_ number: (ConstraintValue) -> Double) -> Vector3 {
    Vector3(x: number(x), y: number(y), z: number(z))
  }

  /// The greatest |C|.
  var error: Double { max(abs(x.C), abs(y.C), abs(z.C)) }
}
