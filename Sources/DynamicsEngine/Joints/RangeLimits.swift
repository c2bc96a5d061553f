/// The two hard limits at the ends of a range; infinite ends have none.
struct RangeLimits: BitwiseCopyable {
  let range: (lower: Double, upper: Double)
  private(set) var lower = ScalarConstraint()
  private(set) var upper = ScalarConstraint()

  init(_ range: ClosedRange<Double>) { self.range = (range.lowerBound, range.upperBound) }

  var closedRange: ClosedRange<Double> { range.lower...range.upper }

  var hasLower: Bool { range.lower > -.infinity }
  var hasUpper: Bool { range.upper < .infinity }
  var isEmpty: Bool { !hasLower && !hasUpper }

  mutating func prepare(_ value: ConstraintValue, _ frame: JointFrame, step h: Double) {
    if hasLower {
      lower.prepareLowerLimit(value.minus(range.lower), frame, .hard, step: h)
    }
    if hasUpper {
      upper.prepareUpperLimit(value.minus(range.upper), frame, .hard, step: h)
    }
  }

  mutating func warmStart(_ frame: JointFrame, ratio: Double) {
    if hasLower { lower.warmStart(frame, ratio: ratio) }
    if hasUpper { upper.warmStart(frame, ratio: ratio) }
  }

  mutating func solve(_ frame: JointFrame) -> Bool {
    let lowerChanged = hasLower && lower.solve(frame)
    let upperChanged = hasUpper && upper.solve(frame)
    return lowerChanged || upperChanged
  }

  mutating func useInverseEffectiveMasses(_ frame: JointFrame, _ K: (JacobianRow) -> Double) {
    if hasLower { lower.useInverseEffectiveMass(frame, K) }
    if hasUpper { upper.useInverseEffectiveMass(frame, K) }
  }

  func limit(of value: ConstraintValue) -> JointLimit {
    JointLimit(value: value, lower: range.lower, upper: range.upper)
  }

  /// The impulse of the active limit, positive at the lower end and negative at the upper one.
  var impulse: Double {
    get { lower.impulse + upper.impulse }
    set {
      lower.impulse = max(newValue, 0)
      upper.impulse = min(newValue, 0)
    }
  }

  /// Jᵀ · λ of both.
  var combined: JacobianRow { lower.J * lower.impulse + upper.J * upper.impulse }

  mutating func clearImpulses() {
    lower.impulse = 0
    upper.impulse = 0
  }

  /// Takes over the impulses of limits that both have.
  mutating func copyImpulses(of old: Self) {
    if hasLower { lower.impulse = old.lower.impulse }
    if hasUpper { upper.impulse = old.upper.impulse }
  }

  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&lower.impulse)
    coder.code(&upper.impulse)
  }
}
