import DynamicsReporting
public import Foundation

/// Turns frames of any length into whole steps of one length.
///
/// Time that does not fill a step is carried to the next frame. Steps are counted against all the
/// time given so far, so that equal total time gives equal steps however it was cut into frames:
///
/// ```swift
/// var clock = FixedStepClock(step: 1 / 120)
/// clock.advance(by: 1 / 50)  // 2
/// clock.advance(by: 1 / 50)  // 2
/// clock.advance(by: 1 / 50)  // 3
/// ```
///
/// A frame that took too long asks for more steps than the machine may have time for, which makes
/// the next frame longer still. ``maximumStepsPerFrame`` ends that spiral: what a frame asks for
/// beyond it is dropped, and counted in ``droppedTime``.
///
/// A call that is diagnosed is over only when the diagnostics' handler is, as with every value that a
/// method changes: the handler must not use the same clock.
public struct FixedStepClock: Hashable, Sendable {
  /// The length of Apple's physics step, in seconds: 0.008333333767950535, a 32-bit 1/120.
  ///
  /// An animator with this `timeStep` moves as iOS does: at 60 frames a second,
  /// the first frame holds one step and each later one two.
  public static let appleStep = TimeInterval(Float(1) / 120)

  /// The length of a step, in seconds.
  public private(set) var step: TimeInterval

  /// The most steps one call of ``advance(by:)`` returns; `.max` never drops any.
  ///
  /// A number below 1 is diagnosed and changes nothing.
  public var maximumStepsPerFrame: Int {
    didSet {
      guard maximumStepsPerFrame < 1 else { return }
      let refused = maximumStepsPerFrame
      maximumStepsPerFrame = oldValue
      DynamicsDiagnostics.report(
        "the maximum must be at least 1 step, not \(refused); nothing changed")
    }
  }

  /// The time that was never stepped because a frame asked for too many steps, in seconds.
  public private(set) var droppedTime: TimeInterval = 0

  private var given = CompensatedSum()

  /// The whole steps returned or dropped, out of the time given.
  private var counted: Double = 0

  private static let defaultStep: TimeInterval = 1 / 120
  private static let defaultMaximum = 30

  /// How much sooner than its time a step may come, so that rounding in the intervals cannot hold
  /// it back by a frame; in seconds for each whole step.
  private static let tolerance: TimeInterval = 1e-12

  /// The number of steps up to which a `Double` counts without gaps.
  private static let mostSteps = 0x1p53

  /// Makes a clock to which no time has been given.
  ///
  /// - Parameters:
  ///   - step: The length of a step in seconds; finite and more than a nanosecond. Anything else is
  ///     diagnosed and the default, 1/120, taken instead.
  ///   - maximumStepsPerFrame: The most steps one call of ``advance(by:)`` returns; at least 1, and
  ///     `.max` to never drop time. Anything less is diagnosed and the default, 30, taken instead.
  public init(step: TimeInterval = 1 / 120, maximumStepsPerFrame: Int = 30) {
    if Self.isUsable(step: step) {
      self.step = step
    } else {
      DynamicsDiagnostics.report(
        "the step must be finite and above 1e-9 s, not \(step); 1/120 is used")
      self.step = Self.defaultStep
    }
    if maximumStepsPerFrame >= 1 {
      self.maximumStepsPerFrame = maximumStepsPerFrame
    } else {
      DynamicsDiagnostics.report(
        "the maximum must be at least 1 step, not \(maximumStepsPerFrame); 30 is used")
      self.maximumStepsPerFrame = Self.defaultMaximum
    }
  }

  /// The time that does not fill a step yet, in seconds; from 0 up to but not including ``step``.
  public var remainder: TimeInterval {
    max(0, given.total - wholeSteps * step)
  }

  /// How far the time given reaches into the step to come, from 0 up to but not including 1.
  public var interpolation: Double { remainder / step }

  /// Adds the length of a frame and returns the steps that are now due.
  ///
  /// - Parameter interval: The length of the frame in seconds, at least 0. A negative interval, one
  ///   that is not finite, and one that takes the total beyond 2⁵³ steps are diagnosed and ignored.
  /// - Returns: The whole steps now due, from 0 to ``maximumStepsPerFrame``.
  @discardableResult
  public mutating func advance(by interval: TimeInterval) -> Int {
    var newlyGiven = given
    newlyGiven.add(interval)
    guard canTake(interval) else {
      DynamicsDiagnostics.report(
        "an interval of \(interval) s is negative, not finite or too long to count; ignored")
      return 0
    }
    given = newlyGiven
    let stepsDue = Int(wholeSteps - counted)
    counted = wholeSteps
    guard stepsDue > maximumStepsPerFrame else { return stepsDue }
    droppedTime += Double(stepsDue - maximumStepsPerFrame) * step
    return maximumStepsPerFrame
  }

  /// Goes on in steps of another length, which the time not counted as steps yet is cut into.
  ///
  /// - Parameter newStep: Seconds; such as ``init(step:maximumStepsPerFrame:)`` takes.
  package mutating func goOn(inStepsOf newStep: TimeInterval) {
    let carried = carried
    step = newStep
    discardRemainder()
    given.add(carried)
  }

  /// The time that was given and is not counted as steps yet, in seconds.
  ///
  /// The ``remainder``, and after ``goOn(inStepsOf:)`` also steps that are due already.
  package var carried: TimeInterval { max(0, given.total - counted * step) }

  /// Whether ``advance(by:)`` counts an interval.
  package func canTake(_ interval: TimeInterval) -> Bool {
    interval >= 0 && (given.total + interval) / step < Self.mostSteps
  }

  /// Forgets the time carried so far, so that the next frame starts a step from its beginning.
  ///
  /// For when what is stepped comes to rest: time that passes at rest belongs to no step.
  /// ``droppedTime`` stays as it is.
  public mutating func discardRemainder() {
    given = CompensatedSum()
    counted = 0
  }

  /// The steps that fit into the time given, as a whole number.
  private var wholeSteps: Double {
    (given.total / (step - Self.tolerance)).rounded(.down)
  }

  private static func isUsable(step: TimeInterval) -> Bool { step.isFinite && step > 1e-9 }
}

extension FixedStepClock: Codable {
  /// Makes the clock that was encoded, with the time it carried, to the bit.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for values that no clock can have.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    step = try values.decode(TimeInterval.self, forKey: .step)
    maximumStepsPerFrame = try values.decode(Int.self, forKey: .maximumStepsPerFrame)
    droppedTime = try values.decode(TimeInterval.self, forKey: .droppedTime)
    given = try values.decode(CompensatedSum.self, forKey: .given)
    counted = try values.decode(Double.self, forKey: .counted)
    guard isSound else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no clock has these values"))
    }
  }
}

extension FixedStepClock {
  /// All but the limit of steps, as a flat list.
  package var numbers: [Double] {
    [step, droppedTime, given.sum, given.compensation, counted]
  }

  /// The clock with these numbers; `nil` when none has them.
  package init?(numbers: [Double], maximumStepsPerFrame: Int) {
    guard numbers.count == 5, Self.isUsable(step: numbers[0]), maximumStepsPerFrame >= 1 else {
      return nil
    }
    step = numbers[0]
    self.maximumStepsPerFrame = maximumStepsPerFrame
    droppedTime = numbers[1]
    given = CompensatedSum(sum: numbers[2], compensation: numbers[3])
    counted = numbers[4]
    guard isSound else { return nil }
  }

  /// Whether a clock can have these values.
  private var isSound: Bool {
    Self.isUsable(step: step) && maximumStepsPerFrame >= 1
      && droppedTime >= 0 && droppedTime.isFinite
      && given.sum >= 0 && given.sum / step < Self.mostSteps
      && given.compensation.magnitude < step
      && counted >= 0 && counted <= wholeSteps && counted == counted.rounded()
  }
}
