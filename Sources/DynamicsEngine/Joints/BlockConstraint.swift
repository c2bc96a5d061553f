/// Two equality rows of a joint, solved together: those of a soft pin, a soft slider or a drag.
///
/// Dependent rows would need more than the available iterations if they were solved one after the
/// other. K = J · M⁻¹ · Jᵀ is 2×2.
struct BlockConstraint: BitwiseCopyable {
  private(set) var J = (x: JacobianRow(), y: JacobianRow())
  private(set) var K = Matrix()
  /// The velocities at which the rows yield to their impulses, and K with them.
  private var compliance = Matrix()
  private var softK = Matrix()
  /// The accumulated impulse along each row.
  var impulse = Vector.zero
  /// The greatest impulse along each row.
  private var maxImpulse = Double.infinity
  private(set) var bias = Vector.zero

  /// A symmetric matrix of two rows.
  struct Matrix: BitwiseCopyable {
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0

    static func + (a: Self, b: Self) -> Self {
      Self(xx: a.xx + b.xx, xy: a.xy + b.xy, yy: a.yy + b.yy)
    }

    static func * (factor: Double, matrix: Self) -> Self {
      Self(xx: factor * matrix.xx, xy: factor * matrix.xy, yy: factor * matrix.yy)
    }

    static func * (matrix: Self, vector: Vector) -> Vector {
      Vector(
        x: matrix.xx * vector.x + matrix.xy * vector.y,
        y: matrix.xy * vector.x + matrix.yy * vector.y)
    }
  }

  /// Computes the rows of a step.
  ///
  /// The bodies must have the velocities that they had before the step.
  ///
  /// - Parameter softness: Takes the inverse effective mass of the first row.
  mutating func prepare(
    _ x: ConstraintValue, _ y: ConstraintValue, _ frame: JointFrame, isIsotropic: Bool,
    maxForce: Double, step h: Double, softness: (Double) -> Softness.Coefficients
  ) {
    let (a, b) = (frame.a, frame.b)
    maxImpulse = maxForce * h
    J = (x.J, y.J)
    K = Matrix(
      xx: x.J.inverseEffectiveMass(of: a, b), xy: x.J.inverseEffectiveMass(with: y.J, of: a, b),
      yy: y.J.inverseEffectiveMass(of: a, b))
    let coefficients = softness(K.xx)
    let yielding = coefficients.compliance
    compliance =
      isIsotropic
      ? Matrix(xx: yielding * K.xx, yy: yielding * (y.J.linear.isZero ? K.yy : K.xx))
      : yielding * K
    softK = K + compliance
    bias = Vector(x: x.C, y: y.C) * coefficients.biasRate
    if coefficients.carry != 0 { bias -= velocity(frame) * coefficients.carry }
  }

  /// Includes the articulations of its bodies in the effective mass, so that a spring is as tight as without them.
  ///
  /// - Parameter inverseEffectiveMass: Returns that of a row with the articulations.
  mutating func useInverseEffectiveMass(_ inverseEffectiveMass: (JacobianRow) -> Double) {
    guard K.xx > 0 else { return }
    let yielding = compliance.xx / K.xx
    let (xx, yy) = (inverseEffectiveMass(J.x), inverseEffectiveMass(J.y))
    let both = inverseEffectiveMass(J.x + J.y)
    K = Matrix(xx: xx, xy: (both - xx - yy) / 2, yy: yy)
    compliance = yielding * K
    softK = K + compliance
  }

  mutating func warmStart(_ frame: JointFrame, ratio: Double) {
    impulse = impulse * ratio
    combined(impulse).applyImpulse(1, to: frame.a, frame.b)
  }

  /// - Returns: Whether the impulse changed by more than rounding.
  mutating func solve(_ frame: JointFrame) -> Bool {
    let more = bounded(-stopping(velocity(frame) + bias + compliance * impulse))
    impulse += more
    combined(more).applyImpulse(1, to: frame.a, frame.b)
    let noticeable = Tuning.ImpulseChange.noticeable * Tuning.ImpulseChange.noticeable
    return diagonalSquare(of: more) > noticeable * diagonalSquare(of: impulse)
  }

  /// Adds to the impulse without a bound.
  mutating func add(_ more: Vector, _ frame: JointFrame) {
    impulse += more
    combined(more).applyImpulse(1, to: frame.a, frame.b)
  }

  /// The change of the rows' velocities, with that to which a spring yields, for a change of the
  /// impulse.
  func velocityChange(of more: Vector) -> Vector {
    softK * more
  }

  /// J · v.
  func velocity(_ frame: JointFrame) -> Vector {
    Vector(x: J.x.velocity(of: frame.a, frame.b), y: J.y.velocity(of: frame.a, frame.b))
  }

  /// Jᵀ · λ.
  var combined: JacobianRow { combined(impulse) }

  private func combined(_ impulse: Vector) -> JacobianRow { J.x * impulse.x + J.y * impulse.y }

  /// The impulse that changes the velocities by an amount: softK⁻¹ · the amount.
  ///
  /// If rows are dependent or zero, because a body may not turn, or because joints keep it on a line, the impulse is
  /// the least one: it has no part that works in vain.
  private func stopping(_ velocity: Vector) -> Vector {
    let K = softK
    let (determinant, trace) = (K.xx * K.yy - K.xy * K.xy, K.xx + K.yy)
    guard determinant > 1e-12 * K.xx * K.yy else {
      guard trace > 0 else { return .zero }
      // K is trace · u·uᵀ, with a unit vector u along its longer column.
      let column = K.xx > K.yy ? Vector(x: K.xx, y: K.xy) : Vector(x: K.xy, y: K.yy)
      return column * (column.dot(velocity) / (column.dot(column) * trace))
    }
    return Vector(
      x: (K.yy * velocity.x - K.xy * velocity.y) / determinant,
      y: (K.xx * velocity.y - K.xy * velocity.x) / determinant)
  }

  /// Clamps a change of the impulse to its bounds.
  ///
  /// Each row has its own bound, so that an item that is pulled hard against a wall still slides
  /// along it. If one row is at its bound, the other is solved alone. Otherwise, the missing impulse
  /// of the one would become a push along the other.
  private func bounded(_ change: Vector) -> Vector {
    let x = bounded(change.x, from: impulse.x)
    let y = bounded(change.y, from: impulse.y)
    if y != change.y {
      let beside = bounded(xBeside(y, change), from: impulse.x)
      // The bound of x may have been exceeded only because of the impulse that y lacks.
      let isKept = x == change.x || bounded(yBeside(beside, change), from: impulse.y) == y
      if isKept { return Vector(x: beside, y: y) }
    }
    return x == change.x ? change : Vector(x: x, y: bounded(yBeside(x, change), from: impulse.y))
  }

  // The change along one row that goes with a given one along the other, so that the velocity along the first
  // stays that of a change of both; the same change where a row cannot move its bodies.

  private func xBeside(_ y: Double, _ change: Vector) -> Double {
    softK.xx > 0 ? change.x + softK.xy / softK.xx * (change.y - y) : change.x
  }

  private func yBeside(_ x: Double, _ change: Vector) -> Double {
    softK.yy > 0 ? change.y + softK.xy / softK.yy * (change.x - x) : change.y
  }

  private func bounded(_ change: Double, from impulse: Double) -> Double {
    min(max(change, -maxImpulse - impulse), maxImpulse - impulse)
  }

  /// A squared norm that does not depend on the units of the rows.
  private func diagonalSquare(of impulse: Vector) -> Double {
    K.xx * impulse.x * impulse.x + K.yy * impulse.y * impulse.y
  }
}
