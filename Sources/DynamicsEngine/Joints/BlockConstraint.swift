/// Up to three soft rows of a joint, solved together, such as those of a slider.
///
/// Dependent rows would need more than the available iterations if they were solved one after the
/// other. K = J · M⁻¹ · Jᵀ is 3×3; without the third row, which is then zero, it is 2×2.
struct BlockConstraint: BitwiseCopyable {
  private(set) var J: (x: JacobianRow, y: JacobianRow, z: JacobianRow) = (.none, .none, .none)
  private(set) var K = SymmetricMatrix3()
  private var factors = SymmetricMatrix3.Factors()
  var impulse = Vector3()
  private var coefficients = Softness.Coefficients()
  private(set) var bias = Vector3()

  /// - Returns: The values C.
  private mutating func setJacobian(
    _ frame: JointFrame, _ x: ConstraintValue, _ y: ConstraintValue, _ z: ConstraintValue
  ) -> Vector3 {
    let (a, b) = (frame.a, frame.b)
    J = (x.J, y.J, z.J)
    K = SymmetricMatrix3(
      xx: x.J.inverseEffectiveMass(with: x.J, of: a, b),
      xy: x.J.inverseEffectiveMass(with: y.J, of: a, b),
      xz: x.J.inverseEffectiveMass(with: z.J, of: a, b),
      yy: y.J.inverseEffectiveMass(with: y.J, of: a, b),
      yz: y.J.inverseEffectiveMass(with: z.J, of: a, b),
      zz: z.J.inverseEffectiveMass(with: z.J, of: a, b))
    factors = K.factors
    return Vector3(x: x.C, y: y.C, z: z.C)
  }

  mutating func prepare(
    _ frame: JointFrame, _ softness: Softness, step h: Double, _ x: ConstraintValue,
    _ y: ConstraintValue, _ z: ConstraintValue = .none
  ) {
    coefficients = softness.coefficients(step: h)
    bias = setJacobian(frame, x, y, z) * coefficients.biasRate
  }

  mutating func warmStart(_ frame: JointFrame, ratio: Double) {
    impulse = impulse * ratio
    combined(impulse).applyImpulse(1, to: frame.a, frame.b)
  }

  /// - Returns: Whether the impulse changed by more than rounding.
  mutating func solve(_ frame: JointFrame) -> Bool {
    let givingWay = K.times(impulse) * coefficients.compliance
    let more =
      factors.solved(for: velocity(frame) + bias + givingWay) * -coefficients.massScale
    impulse = impulse + more
    combined(more).applyImpulse(1, to: frame.a, frame.b)
    let noticeable = Tuning.ImpulseChange.noticeable * Tuning.ImpulseChange.noticeable
    return K.diagonalSquare(of: more) > noticeable * K.diagonalSquare(of: impulse)
  }

  /// J · v.
  func velocity(_ frame: JointFrame) -> Vector3 {
    Vector3(
      x: J.x.velocity(of: frame.a, frame.b), y: J.y.velocity(of: frame.a, frame.b),
      z: J.z.velocity(of: frame.a, frame.b))
  }

  /// Jᵀ · λ.
  var combined: JacobianRow { combined(impulse) }

  /// The sum of impulses along the rows.
  private func combined(_ impulse: Vector3) -> JacobianRow {
    JacobianRow(
      linear: J.x.linear * impulse.x + J.y.linear * impulse.y + J.z.linear * impulse.z,
      angularA: J.x.angularA * impulse.x + J.y.angularA * impulse.y + J.z.angularA * impulse.z,
      angularB: J.x.angularB * impulse.x + J.y.angularB * impulse.y + J.z.angularB * impulse.z)
  }
}

extension JacobianRow {
  /// A missing row, whose impulse changes nothing.
  fileprivate static var none: Self { Self() }
}

extension ConstraintValue {
  static var none: Self { Self(C: 0, J: .none) }
}
