/// The implicit spring of attachments and snaps along its line, step by step, in closed form.
///
/// Each step does v ← v + h·a, v ← v / (1 + c·h), then, with C the displacement before the step,
///
/// ```
/// v ← (v − h·ω²·C) / (1 + 2ζωh + ω²h²)
/// C ← C + h·v
/// ```
///
/// That is linear in (C, v) about the rest displacement a / (ω²·(1 + c·h)), so n steps are the n-th
/// power of one matrix.
package struct DiscreteSpring {
  /// C at the start, in points: how far the spring is stretched.
  package var displacement: Double
  /// In points per second, positive when stretching.
  package var velocity: Double
  /// ω, in radians per second; above zero.
  package var angularFrequency: Double
  /// ζ, the share of critical damping.
  package var dampingRatio: Double
  /// a, in points per second squared, along the line.
  package var acceleration: Double
  /// c, per second.
  package var resistance: Double
  /// h, in seconds.
  package var step: Double

  package init(
    displacement: Double, velocity: Double = 0, angularFrequency: Double, dampingRatio: Double,
    acceleration: Double = 0, resistance: Double = 0, step: Double = 1.0 / 120
  ) {
    self.displacement = displacement
    self.velocity = velocity
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.acceleration = acceleration
    self.resistance = resistance
    self.step = step
  }

  /// Displacement in points and velocity in points per second after `steps` steps.
  package func state(afterSteps steps: Int) -> (displacement: Double, velocity: Double) {
    let stiffness = angularFrequency * angularFrequency
    let slowing = 1 + resistance * step
    let divisor = 1 + 2 * dampingRatio * angularFrequency * step + stiffness * step * step
    let rest = acceleration / (stiffness * slowing)
    let fromDisplacement = -step * stiffness / divisor
    let fromVelocity = 1 / (slowing * divisor)
    let oneStep = Matrix2(
      a: 1 + step * fromDisplacement, b: step * fromVelocity,
      c: fromDisplacement, d: fromVelocity)
    let (stretch, velocity) = oneStep.power(steps).times(displacement - rest, velocity)
    return (rest + stretch, velocity)
  }
}
