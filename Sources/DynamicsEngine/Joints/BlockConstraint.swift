/// Two equality rows of a joint, solved together: those of a soft pin, a soft slider or a drag.
///
/// Dependent rows would need more than the available iterations if they were solved one after the
/// other. K = J · M⁻¹ · Jᵀ is 2×2.
struct BlockConstraint: BitwiseCopyable {
  private(set) var J = (x: JacobianRow(), y: JacobianRow())
  private(set) var K = (xx: 0.0, xy: 0.0, yy: 0.0)
  /// The accumulated impulse along each row.
  var impulse = Vector.zero
  /// The greatest impulse along each row.
  private var maxImpulse = Double.infinity
  private var coefficients = Softness.Coefficients()
  private(set) var bias = Vector.zero

  mutating func prepare(
    _ x: ConstraintValue, _ y: ConstraintValue, _ frame: JointFrame,
    _ coefficients: Softness.Coefficients, maxForce: Double, step h: Double
  ) {
    let (a, b) = (frame.a, frame.b)
    self.coefficients = coefficients
    maxImpulse = maxForce * h
    J = (x.J, y.J)
    K = (
      x.J.inverseEffectiveMass(of: a, b), x.J.inverseEffectiveMass(with: y.J, of: a, b),
      y.J.inverseEffectiveMass(of: a, b)
    )
    bias = Vector(x: x.C, y: y.C) * coefficients.biasRate
  }

  mutating func warmStart(_ frame: JointFrame, ratio: Double) {
    impulse = impulse * ratio
    combined(impulse).applyImpulse(1, to: frame.a, frame.b)
  }

  /// - Returns: Whether the impulse changed by more than rounding.
  mutating func solve(_ frame: JointFrame) -> Bool {
    let complianceVelocity =
      Vector(x: K.xx * impulse.x + K.xy * impulse.y, y: K.xy * impulse.x + K.yy * impulse.y)
      * coefficients.compliance
    let more = bounded(
      stopping(velocity(frame) + bias + complianceVelocity) * -coefficients.massScale)
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
    Vector(x: K.xx * more.x + K.xy * more.y, y: K.xy * more.x + K.yy * more.y)
      * (1 + coefficients.compliance)
  }

  /// J · v.
  func velocity(_ frame: JointFrame) -> Vector {
    Vector(x: J.x.velocity(of: frame.a, frame.b), y: J.y.velocity(of: frame.a, frame.b))
  }

  /// Jᵀ · λ.
  var combined: JacobianRow { combined(impulse) }

  private func combined(_ impulse: Vector) -> JacobianRow { J.x * impulse.x + J.y * impulse.y }

  /// K⁻¹ · a velocity.
  ///
  /// If rows are dependent or zero, because a body may not turn, the first acts alone.
  private func stopping(_ velocity: Vector) -> Vector {
    let determinant = K.xx * K.yy - K.xy * K.xy
    guard determinant > 1e-12 * K.xx * K.yy else {
      return Vector(x: K.xx > 0 ? velocity.x / K.xx : 0, y: 0)
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
      let beside = bounded(change.x + K.xy / K.xx * (change.y - y), from: impulse.x)
      // The bound of x may have been exceeded only because of the impulse that y lacks.
      let isKept = x == change.x || bounded(yBeside(beside, change), from: impulse.y) == y
      if isKept { return Vector(x: beside, y: y) }
    }
    return x == change.x ? change : Vector(x: x, y: bounded(yBeside(x, change), from: impulse.y))
  }

  /// The change along y that goes with a given one along x, so that the velocity along y stays that
  /// of a change of both.
  private func yBeside(_ x: Double, _ change: Vector) -> Double {
    change.y + K.xy / K.yy * (change.x - x)
  }

  private func bounded(_ change: Double, from impulse: Double) -> Double {
    min(max(change, -maxImpulse - impulse), maxImpulse - impulse)
  }

  /// A squared norm that does not depend on the units of the rows.
  private func diagonalSquare(of impulse: Vector) -> Double {
    K.xx * impulse.x * impulse.x + K.yy * impulse.y * impulse.y
  }
}
