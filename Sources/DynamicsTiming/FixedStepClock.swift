public import Foundation
internal import DynamicsReporting

/// Tells how many fixed time steps fit into the time that has passed.
///
/// Feed it each frame's duration and take as many steps as it says; what does not fill a step is
/// carried on. Steps are counted against all the time given so far, so that equal total time gives
/// equal steps at any frame rate: a minute is 7200 steps of 1/120 s at 60, 144 or any other Hz.
///
/// ```swift
/// var clock = FixedStepClock(step: 1 / 120)
/// let steps = clock.advance(by: 1 / 60)  // 2
/// ```
public struct FixedStepClock: Hashable, Sendable {
  /// The length of a step in seconds.
  public let step: TimeInterval

  /// The most steps that one call of ``advance(by:)`` returns, at least 1.
  ///
  /// The guard against the spiral of death: where stepping takes longer than the time it stands
  /// for, each frame would ask for more steps than the one before. A smaller number than 1 is
  /// diagnosed and changes nothing.
  public var maximumStepsPerFrame: Int {
    didSet {
      guard maximumStepsPerFrame < 1 else { return }
      DynamicsDiagnostics.report("a frame needs room for at least 1 step; nothing changed")
      maximumStepsPerFrame = oldValue
    }
  }

  /// The seconds that the guard has taken away so far, whole steps only.
  public private(set) var droppedTime: TimeInterval = 0

  private var total = CompensatedSum()
  private var stepsTaken = 0

  /// How much each whole step may fall short, in seconds; more than rounding adds up to.
  private static let tolerance: TimeInterval = 1e-12

  /// The steps that a clock can tell from rounding: from a microsecond to an hour.
  private static let usableSteps: ClosedRange<TimeInterval> = 1e-6...3600

  /// Makes a clock at zero.
  ///
  /// - Parameters:
  ///   - step: Seconds, from 10⁻⁶ to 3600; 1/120 by default, and in place of another number, which
  ///     is diagnosed.
  ///   - maximumStepsPerFrame: See ``maximumStepsPerFrame``; 30 by default, and in place of a
  ///     number below 1, which is diagnosed. `.max` never drops time.
  public init(step: TimeInterval = 1 / 120, maximumStepsPerFrame: Int = 30) {
    if Self.usableSteps.contains(step) {
      self.step = step
    } else {
      DynamicsDiagnostics.report("a step of \(step) s is not from 10⁻⁶ to 3600; 1/120 stands in")
      self.step = 1 / 120
    }
    if maximumStepsPerFrame >= 1 {
      self.maximumStepsPerFrame = maximumStepsPerFrame
    } else {
      DynamicsDiagnostics.report("a frame needs room for at least 1 step; 30 stands in")
      self.maximumStepsPerFrame = 30
    }
  }

  /// Lets time pass.
  ///
  /// - Parameter interval: Seconds, 0 or more. Another number is diagnosed and changes nothing.
  /// - Returns: The whole steps now due, at most ``maximumStepsPerFrame``.
  public mutating func advance(by interval: TimeInterval) -> Int {
    guard interval >= 0, interval <= Self.longestInterval else {
      DynamicsDiagnostics.report("\(interval) is not a number of seconds, 0 or more, that can pass")
      return 0
    }
    total.add(interval)
    let due = Int((total.value / (step - Self.tolerance)).rounded(.down)) - stepsTaken
    guard due > 0 else { return 0 }
    stepsTaken += due
    let taken = min(due, maximumStepsPerFrame)
    droppedTime += TimeInterval(due - taken) * step
    return taken
  }

  /// A century; its microseconds can still be counted.
  private static let longestInterval: TimeInterval = 3.2e9

  /// The seconds that have passed since the last whole step, less than ``step``.
  public var remainder: TimeInterval {
    min(max(0, total.value(minus: TimeInterval(stepsTaken), times: step)), step.nextDown)
  }

  /// How far the present is between the last step and the next one, 0..<1.
  public var interpolation: Double { min(remainder / step, 1.0.nextDown) }

  /// Forgets the remainder, so that the next step is a whole one away.
  public mutating func reset() {
    total = CompensatedSum()
    stepsTaken = 0
  }
}
