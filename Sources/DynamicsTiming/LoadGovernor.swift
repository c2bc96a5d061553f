package import Foundation

/// Decides from the cost of simulating whether a program should show fewer frames.
///
/// It measures intervals of a quarter of a second of simulated time, so that one slow frame has
/// little effect. It advises a change after a second of intervals with the same result. It reads no
/// clock and changes nothing: its owner passes in measurements and follows the advice.
package struct LoadGovernor: Hashable, Sendable {
  /// What to do after a measurement.
  package enum Advice: Hashable, Sendable {
    /// Leave everything as it is.
    case goOn
    /// Show every other frame: simulating has taken over half of the time it simulates.
    case halveFrameRate
    /// Say once that this machine is too slow: half the frames did not help.
    case report
    /// Show every frame again: simulating has taken less than a quarter of the time.
    case restoreFrameRate
  }

  /// Whether the frame rate is halved on this governor's advice.
  package private(set) var isHalved = false

  private var hasReported = false
  private var stretch = Stretch()
  /// How long all stretches have been too costly, in simulated seconds.
  private var overloaded: TimeInterval = 0
  /// How long all stretches have been cheap, in simulated seconds.
  private var relieved: TimeInterval = 0

  /// What is measured together.
  private struct Stretch: Hashable, Sendable {
    var simulated: TimeInterval = 0
    var cost: TimeInterval = 0
    var load: Double { cost / simulated }
  }

  private static let tooMuch = 0.5
  private static let little = 0.25
  private static let stretchLength: TimeInterval = 0.25
  private static let patience: TimeInterval = 1
  /// What rounding may take from sums of frames, in seconds.
  private static let tolerance: TimeInterval = 1e-9

  /// Makes a governor that has measured nothing yet.
  package init() {}

  /// Takes a measurement into account.
  ///
  /// - Parameters:
  ///   - simulated: The time that was simulated, in seconds.
  ///   - cost: The time that it took, in seconds.
  /// - Returns: What to do now. Halving is advised once until the rate is restored, reporting once
  ///   in the life of a governor. A measurement that is negative or not finite is ignored.
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
