internal import DynamicsChipmunk

/// Holds one number between its ends: a rod, a rope, a weld's angle, a stop at the end of a range.
package final class MeasuredJoint: Joint {
  /// What a joint allows its number to be.
  package enum Hold: Hashable, Sendable {
    case exactly(Double)
    case atMost(Double)
    case atLeast(Double)
    /// Anything, but changing it costs up to this force in kg·pt/s², or torque in kg·pt²/s².
    case rubbing(Double)
  }

  private var solver: MeasureSolver

  package init(
    _ near: Grip, _ far: Grip, _ measure: Measure, _ hold: Hold, softness: Softness = .hard
  ) {
    solver = MeasureSolver(near: near, far: far, measure: measure, hold: hold)
    super.init(near.body, far.body, softness: softness)
  }

  package var far: Grip {
    get { solver.far }
    set { solver.far = newValue }
  }

  package var hold: Hold {
    get { solver.hold }
    set { solver.hold = newValue }
  }

  override func prepare(step: Double) { solver.prepare(softness, step: step) }
  override func warmStart(_ share: Double) { solver.warmStart(share) }
  override func solve() { solver.solve() }
  override func straighten() -> Double { solver.straighten() }
  override func forgetImpulse() { solver.impulse = 0 }

  override func digest(into digest: inout StateDigest) {
    super.digest(into: &digest)
    solver.digest(into: &digest)
  }
}

/// The arithmetic of a ``MeasuredJoint``, apart from it as with ``PointJoint``.
private struct MeasureSolver {
  let near: Grip
  var far: Grip
  let measure: Measure
  var hold: MeasuredJoint.Hold

  /// Where two points meet that are to be apart, near goes down, which is where things hang.
  private var sight = Sight(value: 0, direction: Vector(x: 0, y: -1), nearLever: 0, farLever: 0)
  var impulse = 0.0
  /// What the impulse may be: a rope only pulls.
  private var bounds = -Double.infinity...Double.infinity
  private var mobility = 0.0
  private var coefficients = Softness.Coefficients()
  private var bias = 0.0

  init(near: Grip, far: Grip, measure: Measure, hold: MeasuredJoint.Hold) {
    self.near = near
    self.far = far
    self.measure = measure
    self.hold = hold
  }

  private mutating func aim() {
    sight = measure.sight(from: near, to: far, lastDirection: sight.direction)
    mobility =
      near.mobility(along: sight.direction, lever: sight.nearLever)
      + far.mobility(along: sight.direction, lever: sight.farLever)
  }

  /// What the measure is too much (or, negative, too little) by.
  private var error: Double {
    switch hold {
    case .exactly(let value), .atMost(let value), .atLeast(let value): sight.value - value
    case .rubbing: 0
    }
  }

  mutating func prepare(_ softness: Softness, step: Double) {
    aim()
    bounds = -Double.infinity...Double.infinity
    coefficients = softness.coefficients(step: step)
    switch hold {
    case .exactly: bias = error * coefficients.rate
    case .atMost: prepareStop(pushing: -Double.infinity...0, isSlack: error < 0, softness, step)
    case .atLeast: prepareStop(pushing: 0...Double.infinity, isSlack: error > 0, softness, step)
    case .rubbing(let force):
      bounds = -force * step...force * step
      coefficients = Softness.Coefficients()
      bias = 0
    }
    impulse = clamped(impulse)
  }

  /// A stop acts where it is reached.
  ///
  /// A hard one lets its ends come just so close in this step, so that they never pass it.
  private mutating func prepareStop(
    pushing: ClosedRange<Double>, isSlack: Bool, _ softness: Softness, _ step: Double
  ) {
    bounds = pushing
    if !isSlack {
      bias = error * coefficients.rate
    } else if softness == .hard {
      bias = error / step
    } else {
      bounds = 0...0
      bias = 0
    }
  }

  private func clamped(_ impulse: Double) -> Double {
    min(max(impulse, bounds.lowerBound), bounds.upperBound)
  }

  mutating func warmStart(_ share: Double) {
    impulse *= share
    apply(impulse)
  }

  mutating func solve() {
    guard mobility > 0 else { return }
    let speed =
      far.speed(along: sight.direction, lever: sight.farLever)
      - near.speed(along: sight.direction, lever: sight.nearLever)
    let given = coefficients.compliance * mobility * impulse
    let wanted = impulse - coefficients.share / mobility * (speed + bias + given)
    let more = clamped(wanted) - impulse
    impulse += more
    apply(more)
  }

  private func apply(_ impulse: Double) {
    near.apply(-impulse, along: sight.direction, lever: sight.nearLever)
    far.apply(impulse, along: sight.direction, lever: sight.farLever)
  }

  mutating func straighten() -> Double {
    aim()
    let error = excess
    guard error != 0, mobility > 0 else { return 0 }
    near.shift(error / mobility, along: sight.direction, lever: sight.nearLever)
    far.shift(-error / mobility, along: sight.direction, lever: sight.farLever)
    return abs(error)
  }

  /// The error, as far as it is beyond what the joint allows.
  private var excess: Double {
    switch hold {
    case .exactly: error
    case .atMost: max(0, error)
    case .atLeast: min(0, error)
    case .rubbing: 0
    }
  }

  func digest(into digest: inout StateDigest) {
    near.digest(into: &digest)
    far.digest(into: &digest)
    digest.combine(sight.direction.x)
    digest.combine(sight.direction.y)
    digest.combine(impulse)
    measure.digest(into: &digest)
    let (kind, value) =
      switch hold {
      case .exactly(let value): (0, value)
      case .atMost(let value): (1, value)
      case .atLeast(let value): (2, value)
      case .rubbing(let value): (3, value)
      }
    digest.combine(kind)
    digest.combine(value)
  }
}
