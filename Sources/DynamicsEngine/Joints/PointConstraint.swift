/// Two rows of a joint, solved together: a's point and b's point coincide.
///
/// C = d = (p_b + r_b) − (p_a + r_a)
/// J·v = (v_b + ω_b × r_b) − (v_a + ω_a × r_a)
/// K = (m_a⁻¹ + m_b⁻¹) · 1 + I_a⁻¹ · r_a⟂ r_a⟂ᵀ + I_b⁻¹ · r_b⟂ r_b⟂ᵀ
struct PointConstraint: BitwiseCopyable {
  private(set) var K = SymmetricMatrix2()
  /// The accumulated impulse on b's point.
  var impulse = Vector.zero
  /// The greatest impulse along each axis.
  private var maxImpulse = Double.infinity
  private var coefficients = Softness.Coefficients()
  private(set) var bias = Vector.zero

  mutating func prepare(
    _ frame: JointFrame, _ softness: Softness, maxForce: Double = .infinity, step h: Double
  ) {
    coefficients = softness.coefficients(step: h)
    maxImpulse = maxForce * h
    K = SymmetricMatrix2(frame)
    bias = frame.separation * coefficients.biasRate
  }

  mutating func warmStart(_ frame: JointFrame, ratio: Double) {
    impulse = impulse * ratio
    frame.applyImpulse(impulse)
  }

  /// - Returns: Whether the impulse changed by more than rounding.
  mutating func solve(_ frame: JointFrame) -> Bool {
    let givingWay = K.times(impulse) * coefficients.compliance
    guard let stopping = K.solved(for: frame.separationVelocity + bias + givingWay) else {
      return false
    }
    let more = bounded(stopping * -coefficients.massScale)
    let kept = impulse + more
    frame.applyImpulse(more)
    impulse = kept
    return abs(more.x) + abs(more.y) > Tuning.ImpulseChange.noticeable * (abs(kept.x) + abs(kept.y))
  }

  /// Clamps a change of the impulse to its bounds.
  ///
  /// Each axis has its own bound, so that an item that is pulled hard against a wall still slides
  /// along it. If one axis is clamped, the other is solved alone. Otherwise, the missing impulse of
  /// the one would become a push along the other.
  private func bounded(_ change: Vector) -> Vector {
    var change = change
    let x = bounded(change.x, from: impulse.x)
    if x != change.x {
      change.y += K.xy / K.yy * (change.x - x)
      return Vector(x: x, y: bounded(change.y, from: impulse.y))
    }
    let y = bounded(change.y, from: impulse.y)
    if y != change.y { change.x += K.xy / K.xx * (change.y - y) }
    return Vector(x: bounded(change.x, from: impulse.x), y: y)
  }

  /// Jᵀ · λ.
  func impulse(on frame: JointFrame) -> JacobianRow {
    JacobianRow(
      linear: impulse, angularA: frame.rA.cross(impulse), angularB: frame.rB.cross(impulse))
  }

  private func bounded(_ change: Double, from impulse: Double) -> Double {
    min(max(change, -maxImpulse - impulse), maxImpulse - impulse)
  }

}

/// The symmetric 2×2 matrix K that turns an impulse at a point into a change of the point's
/// velocity.
struct SymmetricMatrix2: BitwiseCopyable {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0

  init() {}

  /// K of the two points of a joint.
  init(_ frame: JointFrame) {
    let (ofA, ofB) = (Self(frame.a, frame.rA), Self(frame.b, frame.rB))
    xx = ofA.xx + ofB.xx
    xy = ofA.xy + ofB.xy
    yy = ofA.yy + ofB.yy
  }

  private init(_ body: BodyPointer, _ r: Vector) {
    let (inverseMass, inverseMoment) = (body.inverseMass, body.inverseMoment)
    xx = inverseMass + inverseMoment * r.y * r.y
    xy = -inverseMoment * r.x * r.y
    yy = inverseMass + inverseMoment * r.x * r.x
  }

  func times(_ vector: Vector) -> Vector {
    Vector(x: xx * vector.x + xy * vector.y, y: xy * vector.x + yy * vector.y)
  }

  /// The solution x of `self` · x = `vector`; `nil` if neither body is movable.
  func solved(for vector: Vector) -> Vector? {
    let determinant = xx * yy - xy * xy
    guard determinant > 0 else { return nil }
    return Vector(
      x: (yy * vector.x - xy * vector.y) / determinant,
      y: (xx * vector.y - xy * vector.x) / determinant)
  }
}
