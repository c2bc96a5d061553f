import Foundation

/// The damped oscillator as time would have it: x″ + 2ζω·x′ + ω²·x = 0.
///
/// It is what ``DiscreteSpring`` without acceleration and resistance tends to as the step shrinks.
package struct DampedOscillator {
  /// In points from the rest position.
  package var displacement: Double
  /// In points per second.
  package var velocity: Double
  /// ω, in radians per second.
  package var angularFrequency: Double
  /// ζ, the share of critical damping: below 1 it swings, from 1 on it creeps.
  package var dampingRatio: Double

  package init(
    displacement: Double, velocity: Double = 0, angularFrequency: Double, dampingRatio: Double
  ) {
    self.displacement = displacement
    self.velocity = velocity
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// Displacement in points and velocity in points per second after `time` seconds.
  package func state(after time: Double) -> (displacement: Double, velocity: Double) {
    let decay = dampingRatio * angularFrequency
    let (even, odd) = waves(at: time)
    let push = velocity + decay * displacement
    let stiffness = angularFrequency * angularFrequency
    return (
      displacement * even + push * odd,
      velocity * even - (stiffness * displacement + decay * velocity) * odd
    )
  }

  /// e^−ζωt times cos(βt) and sin(βt)/β, β = ω·√(1 − ζ²), which is imaginary from ζ > 1 on.
  private func waves(at time: Double) -> (even: Double, odd: Double) {
    let decay = dampingRatio * angularFrequency
    let spread = 1 - dampingRatio * dampingRatio
    let rate = angularFrequency * abs(spread).squareRoot()
    if rate == 0 { return (exp(-decay * time), time * exp(-decay * time)) }
    if spread > 0 {
      let envelope = exp(-decay * time)
      return (envelope * cos(rate * time), envelope * sin(rate * time) / rate)
    }
    let (slow, fast) = (exp((rate - decay) * time), exp((-rate - decay) * time))
    return ((slow + fast) / 2, (slow - fast) / (2 * rate))
  }
}
