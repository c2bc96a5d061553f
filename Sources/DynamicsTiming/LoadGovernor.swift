package import Foundation

/// Advises a lower frame rate when simulating takes too much time.
///
/// It measures intervals of a quarter of a second of simulated time, so that one slow frame has
/// little effect. It advises a change after a second of intervals with the same result. It reads no
/// clock and changes nothing: its owner passes in measurements and follows the advice.
package struct LoadGovernor: Hashable, Sendable {
  package enum Advice: Hashable, Sendable {
    /// Change nothing.
    case noChange
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
  private var interval = Interval()
  /// The simulated time of the latest intervals in a row with too high a cost, in seconds.
  private var overloadedTime: TimeInterval = 0
  /// The simulated time of the latest intervals in a row with a low cost, in seconds.
  private var relievedTime: TimeInterval = 0

  private struct Interval: Hashable, Sendable {
    var simulated: TimeInterval = 0
    var cost: TimeInterval = 0
    var load: Double { cost / simulated }
  }

  private static let overloadLimit = 0.5
  private static let reliefLimit = 0.25
  private static let intervalLength: TimeInterval = 0.25
  private static let adviceDelay: TimeInterval = 1
  /// The largest rounding error of sums of frames, in seconds.
  private static let tolerance: TimeInterval = 1e-9

  package init() {}

  /// Adds the simulated time and the time that simulating it took, in seconds, and returns the advice.
  ///
  /// Halving is advised once until the rate is restored, and reporting once per governor. A
  /// measurement that is negative or not finite is ignored.
  package mutating func record(simulated: TimeInterval, cost: TimeInterval) -> Advice {
    guard simulated >= 0, simulated.isFinite, cost >= 0, cost.isFinite else { return .noChange }
    interval.simulated += simulated
    interval.cost += cost
    guard interval.simulated >= Self.intervalLength - Self.tolerance else { return .noChange }
    overloadedTime = interval.load > Self.overloadLimit ? overloadedTime + interval.simulated : 0
    relievedTime = interval.load < Self.reliefLimit ? relievedTime + interval.simulated : 0
    interval = Interval()
    return advice()
  }

  private mutating func advice() -> Advice {
    if overloadedTime >= Self.adviceDelay - Self.tolerance {
      overloadedTime = 0
      guard isHalved else {
        isHalved = true
        return .halveFrameRate
      }
      guard !hasReported else { return .noChange }
      hasReported = true
      return .report
    }
    if isHalved, relievedTime >= Self.adviceDelay - Self.tolerance {
      isHalved = false
      return .restoreFrameRate
    }
    return .noChange
  }
}
