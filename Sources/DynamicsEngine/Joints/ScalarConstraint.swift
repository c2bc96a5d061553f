/// A row of a joint that is solved by itself: a length, an angle, a limit, or friction.
///
/// J·v + bias = 0 is solved for the impulse λ, which is clamped to bounds: a rope only pulls.
struct ScalarConstraint: BitwiseCopyable {
  private(set) var J = JacobianRow()
  /// The inverse effective mass, J · M⁻¹ · Jᵀ.
  private(set) var K = 0.0
  /// The accumulated impulse λ; at the start of a step, that of the previous one.
  var impulse = 0.0
  private var lowestImpulse = -Double.infinity
  private var highestImpulse = Double.infinity
  /// massScale · K⁻¹, and compliance · K.
  private var mass = 0.0
  private var compliance = 0.0
  private(set) var bias = 0.0

  private mutating func setJacobian(_ row: JacobianRow, _ a: BodyPointer, _ b: BodyPointer) {
    J = row
    K = row.inverseEffectiveMass(of: a, b)
  }

  private mutating func begin(
    _ row: JacobianRow, _ frame: JointFrame, _ coefficients: Softness.Coefficients, bias: Double,
    impulses bounds: (lowest: Double, highest: Double)
  ) {
    setJacobian(row, frame.a, frame.b)
    mass = coefficients.massScale / K
    compliance = coefficients.compliance * K
    self.bias = bias
    (lowestImpulse, highestImpulse) = bounds
    impulse = clamped(impulse)
  }

  private func clamped(_ impulse: Double) -> Double {
    min(max(impulse, lowestImpulse), highestImpulse)
  }
}

extension ScalarConstraint {
  /// Includes the articulations of its bodies in the effective mass of a hard row, if the row may
  /// act in this step.
  mutating func useInverseEffectiveMass(_ frame: JointFrame, _ K: (JacobianRow) -> Double) {
    let velocity = J.velocity(of: frame.a, frame.b)
    guard compliance == 0, self.K > 0, impulse != 0 || clamped(-mass * (velocity + bias)) != 0
    else { return }
    let coupled = K(J)
    if coupled > Tuning.EffectiveMass.leastFraction * self.K {
      self.K = coupled
      mass = 1 / coupled
    } else {
      self.K = 0
      J.applyImpulse(-impulse, to: frame.a, frame.b)
      impulse = 0
    }
  }
}

// MARK: Equality, limits and friction

extension ScalarConstraint {
  /// Prepares C = 0.
  mutating func prepareEquality(
    _ value: ConstraintValue, _ frame: JointFrame, _ softness: Softness, step h: Double
  ) {
    let coefficients = softness.coefficients(step: h)
    begin(
      value.J, frame, coefficients, bias: value.C * coefficients.biasRate,
      impulses: (-.infinity, .infinity))
  }

  /// Prepares C ≤ 0.
  mutating func prepareUpperLimit(
    _ value: ConstraintValue, _ frame: JointFrame, _ softness: Softness, step h: Double
  ) {
    prepareLimit(
      value, frame, softness, step: h, isSlack: value.C < 0, impulses: (-.infinity, 0))
  }

  /// Prepares C ≥ 0.
  mutating func prepareLowerLimit(
    _ value: ConstraintValue, _ frame: JointFrame, _ softness: Softness, step h: Double
  ) {
    prepareLimit(value, frame, softness, step: h, isSlack: value.C > 0, impulses: (0, .infinity))
  }

  /// Prepares a limit, which acts when it is reached.
  ///
  /// A hard limit lets C reach 0 in this step but not pass it.
  private mutating func prepareLimit(
    _ value: ConstraintValue, _ frame: JointFrame, _ softness: Softness, step h: Double,
    isSlack: Bool, impulses bounds: (lowest: Double, highest: Double)
  ) {
    let coefficients = softness.coefficients(step: h)
    if !isSlack {
      begin(
        value.J, frame, coefficients, bias: value.C * coefficients.biasRate, impulses: bounds)
    } else if softness.isHard {
      begin(value.J, frame, coefficients, bias: value.C / h, impulses: bounds)
    } else {
      begin(value.J, frame, coefficients, bias: 0, impulses: (0, 0))
    }
  }

  /// Prepares J·v = 0 with a bounded force, which is a torque for an angular row.
  mutating func prepareFriction(
    _ row: JacobianRow, _ frame: JointFrame, maxForce: Double, step h: Double
  ) {
    begin(
      row, frame, Softness.Coefficients(), bias: 0, impulses: (-maxForce * h, maxForce * h))
  }
}

extension ScalarConstraint {
  /// Prepares J·v = the speed of a motor, with a bounded force, which is a torque for an angular row.
  mutating func prepareMotor(
    _ row: JacobianRow, _ frame: JointFrame, _ motor: JointMotor, step h: Double
  ) {
    let most = motor.maximum * h
    begin(row, frame, Softness.Coefficients(), bias: -motor.speed, impulses: (-most, most))
  }
}

// MARK: Solving

extension ScalarConstraint {
  mutating func warmStart(_ frame: JointFrame, ratio: Double) {
    impulse *= ratio
    J.applyImpulse(impulse, to: frame.a, frame.b)
  }

  /// - Returns: Whether the impulse changed by more than rounding.
  mutating func solve(_ frame: JointFrame) -> Bool {
    guard K > 0 else { return false }
    let velocity = J.velocity(of: frame.a, frame.b)
    let wanted = impulse - mass * (velocity + bias + compliance * impulse)
    let more = clamped(wanted) - impulse
    // This is the case for each limit that is not reached.
    if more == 0 { return false }
    impulse += more
    J.applyImpulse(more, to: frame.a, frame.b)
    return abs(more) > Tuning.ImpulseChange.noticeable * abs(impulse)
  }
}

/// The criterion for a changed impulse.
enum ImpulseChange {
  /// Whether an impulse changed by more than rounding.
  @inline(__always)
  static func isNoticeable(_ old: Double, _ new: Double) -> Bool {
    abs(new - old) > Tuning.ImpulseChange.noticeable * abs(new)
  }
}
