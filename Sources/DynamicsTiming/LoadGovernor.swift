package import Foundation

/// Advises a lower frame rate when simulating takes too much time.
///
/// It measures intervals of a quarter of a second of simulated time, so that one slow frame has
/// little effect. It advises a change after a second of intervals with the same result. It reads no
/// clock and changes nothing: its owner passes in measurements and follows the advice.
package struct LoadGovernor: Hashable, Sendable {
  /// The advice after a measurement.
  package enum Advice: Hashable, Sendable {
    /// Change nothing.
    case goOn
    /// Show every other frame: simulating took more than half of the simulated time.
    case halveFrameRate
    /// Report once that this machine is too slow: halving the frame rate was not enough.
    case report
    /// Show every frame again: simulating took less than a quarter of the simulated time.
    case restoreFrameRate
  }

  /// Whether the frame rate is halved on this governor's advice.
  package private(set) var isHalved = false

  private var hasReported = false
  private var stretch = Stretch()
  /// The simulated time of the latest intervals in a row with too high a cost, in seconds.
  private var overloaded: TimeInterval = 0
  /// The simulated time of the latest intervals in a row with a low cost, in seconds.
  private var relieved: TimeInterval = 0

  /// One interval of measurements.
  private struct Stretch: Hashable, Sendable {
    var simulated: TimeInterval = 0
    var cost: TimeInterval = 0
    var load: Double { cost / simulated }
  }

  private static let tooMuch = 0.5
  private static let little = 0.25
  private static let stretchLength: TimeInterval = 0.25
  private static let patience: TimeInterval = 1
  /// The largest rounding error of sums of frames, in seconds.
  private static let tolerance: TimeInterval = 1e-9

  /// Makes a governor without measurements.
  package init() {}

  /// Adds a measurement.
  ///
  /// - Parameters:
  ///   - simulated: The simulated time, in seconds.
  ///   - cost: The time that simulating it took, in seconds.
  /// - Returns: The advice. Halving is advised once until the rate is restored, and reporting once
  ///   per governor. A measurement that is negative or not finite is ignored.
  package mutating func note(simulated: TimeInterval, cost: TimeInterval) -> Advice {
    guard simulated >= 0, simulated.isFinite, cost >= 0, cost.isFinite else { return .goOn }
    stretch.simulated += simulated
    stretch.cost += cost
    guard stretch.simulated >= Self.stretchLength - Self.tolerance else { return .goOn }
    overloaded = stretch.load > Self.tooMuch ? overloaded + stretch.simulated : 0
    relieved = stretch.load < Self.little ? relieved + stretch.simulated : 0
    stretch = Stretch()
    return advice()
  }

  private mutating func advice() -> Advice {
    if overloaded >= Self.patience - Self.tolerance {
      overloaded = 0
      guard isHalved else {
        isHalved = true
        return .halveFrameRate
      }
      guard !hasReported else { return .goOn }
      hasReported = true
      return .report
    }
    if isHalved, relieved >= Self.patience - Self.tolerance {
      isHalved = false
      return .restoreFrameRate
    }
    return .goOn
  }
}
