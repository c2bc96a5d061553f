/// When steps cost more time than they simulate, and how much.
struct SpiralPlan {
  /// How long the whole takes; live, it begins again after that.
  let seconds: Double
  /// Seconds that a step costs under load.
  let loadedCost: Double

  /// Seconds that a step costs otherwise.
  static let calmCost = 0.0001
  /// More than the 1/120 s that a step lasts.
  static let usualLoadedCost = 0.012

  /// Seconds of which some are calm, some loaded, and some calm again.
  static let lengths = 3.0...60.0

  func isLoaded(at time: Double) -> Bool {
    let time = time.truncatingRemainder(dividingBy: seconds)
    return (0.2 * seconds).rounded() <= time && time < (0.6 * seconds).rounded()
  }

  func stepCost(at time: Double) -> Double { isLoaded(at: time) ? loadedCost : Self.calmCost }
}
