import Foundation

/// The solutions of x″ + 2ζω·x′ + ω²·x = 0.
///
/// Each is the displacement times one function of time, plus the velocity times another, so that vectors
/// need no more than numbers.
struct Oscillator {
  /// ω, in radians per second.
  private let angularFrequency: Double
  /// ζω, in 1/s.
  private let damping: Double
  /// ω·√|1 − ζ²|: how fast it swings below critical damping, and what separates its two rates above it.
  private let spread: Double
  private let isOverdamped: Bool

  init(_ spring: Spring) {
    let ratio = spring.dampingFraction
    angularFrequency = 2 * .pi / spring.response
    damping = ratio * angularFrequency
    spread = angularFrequency * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
    isOverdamped = ratio > 1
  }

  /// What displacement and velocity at time 0 contribute to the displacement at a time.
  func displacement(at time: TimeInterval) -> (ofDisplacement: Double, ofVelocity: Double) {
    let (even, odd) = waves(at: time)
    return (even + damping * odd, odd)
  }

  /// What displacement and velocity at time 0 contribute to the velocity at a time.
  func velocity(at time: TimeInterval) -> (ofDisplacement: Double, ofVelocity: Double) {
    let (even, odd) = waves(at: time)
    return (-angularFrequency * angularFrequency * odd, even - damping * odd)
  }

  /// e^−ζωt times cos(βt) and times sin(βt)/β, where β = ω·√(1 − ζ²) is imaginary beyond critical damping.
  private func waves(at time: TimeInterval) -> (even: Double, odd: Double) {
    let envelope = exp(-slowestRate * time)
    if isOverdamped {
      let fast = exp(-2 * spread * time)
      return (envelope * (1 + fast) / 2, envelope * -expm1(-2 * spread * time) / (2 * spread))
    }
    return (
      envelope * cos(spread * time), envelope * (spread > 0 ? sin(spread * time) / spread : time)
    )
  }

  /// The rate at which the slowest part dies away, in 1/s.
  private var slowestRate: Double {
    // ζω − β without the difference of two large numbers.
    isOverdamped ? angularFrequency * angularFrequency / (damping + spread) : damping
  }

  /// When a motion from a displacement and a velocity of these sizes stays within `share` of its way.
  ///
  /// - Parameters:
  ///   - push: The size of the velocity plus ζω times the displacement.
  func settlingDuration(
    displacement: Double, velocity: Double, push: (Double) -> Double, share: Double
  ) -> TimeInterval {
    let tolerance = share * (displacement + velocity / angularFrequency)
    guard tolerance > 0 else { return 0 }
    guard slowestRate > 0 else { return .infinity }
    let push = push(damping)
    // The even wave is at most the envelope, the odd one at most 1/β times it, below critical damping,
    // or 1/2β, beyond it; and always at most t times it, which is less where β is small.
    let height =
      isOverdamped
      ? displacement + push / (2 * spread)
      : hypot(displacement, push / spread)
    var time = height.isFinite ? max(0, log(height / tolerance) / slowestRate) : 1
    while !height.isFinite, bound(after: time, displacement, push, tolerance) > time { time *= 2 }
    // (displacement + push·t)·e^−rt = tolerance: from above, each round comes nearer.
    for _ in 0..<100 {
      let next = max(0, bound(after: time, displacement, push, tolerance))
      guard next < time else { break }
      time = next
    }
    return time
  }

  private func bound(
    after time: TimeInterval, _ displacement: Double, _ push: Double, _ tolerance: Double
  ) -> TimeInterval {
    log((displacement + push * time) / tolerance) / slowestRate
  }
}
