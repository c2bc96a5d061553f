/// The costs of steps over time, some higher than the time that a step simulates.
struct SpiralPlan {
  /// The duration of the plan in seconds; a live show then starts it again.
  let seconds: Double
  /// The cost of a step under load, in seconds.
  let loadedCost: Double

  /// The cost of a step without load, in seconds.
  static let calmCost = 0.0001
  /// The default cost under load, more than the 1/120 s of a step.
  static let usualLoadedCost = 0.012

  /// The range of durations with time before, during and after the load, in seconds.
  static let lengths = 3.0...60.0

  func isLoaded(at time: Double) -> Bool {
    let time = time.truncatingRemainder(dividingBy: seconds)
    return (0.2 * seconds).rounded() <= time && time < (0.6 * seconds).rounded()
  }

  func stepCost(at time: Double) -> Double { isLoaded(at: time) ? loadedCost : Self.calmCost }
}
