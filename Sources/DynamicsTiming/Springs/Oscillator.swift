import Foundation

/// The solutions of x″ + 2ζω·x′ + ω²·x = 0.
///
/// A solution is the displacement times one function of time, plus the velocity times another. Both
/// functions are numbers, so vectors need no more arithmetic than that.
struct Oscillator {
  /// ω, in radians per second.
  private let angularFrequency: Double
  /// ζω, in 1/s.
  private let damping: Double
  /// ω·√|1 − ζ²|, in 1/s.
  ///
  /// Below critical damping, this is the angular frequency of the oscillation; above it, half the
  /// difference of the two rates.
  private let beta: Double
  private let isOverdamped: Bool

  init(_ spring: Spring) {
    let ratio = spring.dampingFraction
    angularFrequency = 2 * .pi / spring.response
    damping = ratio * angularFrequency
    beta = angularFrequency * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
    isOverdamped = ratio > 1
  }

  /// The factors by which displacement and velocity at time 0 contribute to the displacement at a
  /// time.
  func displacement(at time: TimeInterval) -> (ofDisplacement: Double, ofVelocity: Double) {
    let (even, odd) = basisFunctions(at: time)
    return (even + damping * odd, odd)
  }

  /// The factors by which displacement and velocity at time 0 contribute to the velocity at a time.
  func velocity(at time: TimeInterval) -> (ofDisplacement: Double, ofVelocity: Double) {
    let (even, odd) = basisFunctions(at: time)
    return (-angularFrequency * angularFrequency * odd, even - damping * odd)
  }

  /// The first time after 0 at which the velocity is zero, in seconds; `nil` if there is none.
  func turningTime(displacement: Double, velocity: Double) -> TimeInterval? {
    let acceleration = angularFrequency * angularFrequency * displacement + damping * velocity
    guard isOverdamped || beta == 0 else {
      let angle = atan2(beta * velocity, acceleration)
      let next = angle > 0 ? angle : angle + .pi
      return (next > 0 ? next : .pi) / beta
    }
    // The velocity is zero where odd / even is this, which is t at critical damping, tanh(βt)/β above it.
    let ratio = velocity / acceleration
    guard ratio > 0, beta * ratio < 1 else { return nil }
    return beta > 0 ? atanh(beta * ratio) / beta : ratio
  }

  /// The time from one turning point to the next, in seconds; infinite from critical damping on.
  var halfPeriod: TimeInterval { isOverdamped || beta == 0 ? .infinity : .pi / beta }

  /// e^(−ζωt)·cos(βt) and e^(−ζωt)·sin(βt)/β with β = ω·√(1 − ζ²), which is imaginary above
  /// critical damping.
  private func basisFunctions(at time: TimeInterval) -> (even: Double, odd: Double) {
    let envelope = exp(-slowestRate * time)
    if isOverdamped {
      let fast = exp(-2 * beta * time)
      return (envelope * (1 + fast) / 2, envelope * -expm1(-2 * beta * time) / (2 * beta))
    }
    // After more turns than numbers can count, any phase is as good.
    let phase = countsTurns(until: time) ? beta * time : 0
    return (envelope * cos(phase), envelope * (beta > 0 ? sin(phase) / beta : time))
  }

  /// Whether the turns until a time are not more than numbers can count.
  func countsTurns(until time: TimeInterval) -> Bool { (beta * time).isFinite }

  /// The rate of the part that decays most slowly, in 1/s.
  private var slowestRate: Double {
    // This equals ζω − β, without the difference of two large numbers.
    isOverdamped ? angularFrequency * angularFrequency / (damping + beta) : damping
  }

  /// The time from which on the displacement stays within `fraction` of the initial one, in
  /// seconds.
  ///
  /// - Parameters:
  ///   - combinedVelocity: The norm of the velocity plus a multiple, ζω, of the displacement.
  func settlingDuration(
    displacement: Double, velocity: Double, combinedVelocity: (Double) -> Double, fraction: Double
  ) -> TimeInterval {
    let tolerance = fraction * (displacement + velocity / angularFrequency)
    guard tolerance > 0 else { return 0 }
    guard slowestRate > 0 else { return .infinity }
    let combinedVelocity = combinedVelocity(damping)
    // The even function is at most the envelope. The odd one is at most 1/β times the envelope
    // below critical damping, and 1/2β times above it. It is also at most t times the envelope,
    // which is less if β is small.
    let amplitude =
      isOverdamped
      ? displacement + combinedVelocity / (2 * beta)
      : hypot(displacement, combinedVelocity / beta)
    var time = amplitude.isFinite ? max(0, log(amplitude / tolerance) / slowestRate) : 1
    while !amplitude.isFinite, bound(after: time, displacement, combinedVelocity, tolerance) > time
    { time *= 2 }
    // Solve (displacement + combinedVelocity·t)·e^(−rt) = tolerance. Each iteration comes nearer from above.
    for _ in 0..<100 {
      let next = max(0, bound(after: time, displacement, combinedVelocity, tolerance))
      guard next < time else { break }
      time = next
    }
    return time
  }

  private func bound(
    after time: TimeInterval, _ displacement: Double, _ combinedVelocity: Double,
    _ tolerance: Double
  ) -> TimeInterval {
    log((displacement + combinedVelocity * time) / tolerance) / slowestRate
  }
}
