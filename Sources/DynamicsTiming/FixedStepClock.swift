import DynamicsReporting
public import Foundation

/// Divides frames of any length into steps of one length.
///
/// Time that does not fill a step is carried over to the next frame. Steps are counted against the
/// total time, so the number of steps does not depend on how the time was divided into frames:
///
/// ```swift
/// var clock = FixedStepClock(step: 1 / 120)
/// clock.advance(by: 1 / 50)  // 2
/// clock.advance(by: 1 / 50)  // 2
/// clock.advance(by: 1 / 50)  // 3
/// ```
///
/// After a slow frame, more steps are due than the machine may have time for, which makes the next
/// frame slower still. ``maximumStepsPerFrame`` ends this spiral: time for more steps is dropped,
/// and added to ``droppedTime``.
///
/// While a method reports bad input, a diagnostics handler must not use the same clock.
public struct FixedStepClock: Hashable, Sendable {
  /// The length of Apple's physics step, in seconds: 0.008333333767950535, a 32-bit 1/120.
  ///
  /// An animator with this `timeStep` takes steps as iOS does. At 60 frames per second, the first
  /// frame has one step and each later frame has two.
  public static let appleStep = TimeInterval(Float(1) / 120)

  /// The length of a step, in seconds.
  public private(set) var step: TimeInterval

  /// The most steps that one call of ``advance(by:)`` returns.
  ///
  /// At least 1; the default is 30, and `.max` never drops time.
  public var maximumStepsPerFrame: Int {
    didSet {
      guard maximumStepsPerFrame < 1 else { return }
      let rejected = maximumStepsPerFrame
      maximumStepsPerFrame = oldValue
      DynamicsDiagnostics.report(
        "the maximum must be at least 1 step, not \(rejected); nothing changed")
    }
  }

  /// The time that was dropped because a frame had too many steps, in seconds.
  public private(set) var droppedTime: TimeInterval = 0

  private var given = CompensatedSum()

  /// The whole steps that were returned or dropped.
  private var counted: Double = 0

  /// The greatest tolerance by which a step may come early, so that rounding cannot delay it by a
  /// frame.
  ///
  /// In seconds per whole step.
  private static let maxTolerance: TimeInterval = 1e-12

  /// The least time after which the tolerances of all steps add up to a step too many, in seconds.
  private static let minTimeToExtraStep: TimeInterval = 1e6

  /// The number of steps up to which a `Double` is an exact count.
  private static let maxSteps = 0x1p53

  /// Makes a clock at time 0.
  ///
  /// Invalid arguments are reported, and the default is used instead.
  ///
  /// - Parameters:
  ///   - step: The length of a step in seconds, above 10⁻⁹; the default is 1/120.
  ///   - maximumStepsPerFrame: The most steps that one call of ``advance(by:)`` returns, at least
  ///     1; the default is 30, and `.max` never drops time.
  public init(step: TimeInterval = 1 / 120, maximumStepsPerFrame: Int = 30) {
    self.step = DynamicsDiagnostics.checked(
      step, Self.isUsable(step: step), else: 1 / 120,
      "the step must be finite and above 1e-9 s, not \(step); 1/120 is used")
    self.maximumStepsPerFrame = DynamicsDiagnostics.checked(
      maximumStepsPerFrame, maximumStepsPerFrame >= 1, else: 30,
      "the maximum must be at least 1 step, not \(maximumStepsPerFrame); 30 is used")
  }

  /// The time that does not fill a step yet, in seconds; at least 0 and less than ``step``.
  public var remainder: TimeInterval {
    max(0, given.total - wholeSteps * step)
  }

  /// The fraction of the next step that has passed: at least 0 and less than 1.
  public var interpolation: Double { remainder / step }

  /// Adds the length of a frame, and returns the steps that are due.
  ///
  /// - Parameter interval: The length of the frame in seconds, at least 0. The total time is
  ///   limited to 2⁵³ steps.
  /// - Returns: The number of steps that are due, from 0 to ``maximumStepsPerFrame``.
  @discardableResult
  public mutating func advance(by interval: TimeInterval) -> Int {
    var newlyGiven = given
    newlyGiven.add(interval)
    guard canAdvance(interval) else {
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

  /// Continues with another step length; the carried time is divided into the new steps.
  ///
  /// - Parameter newStep: In seconds, as for ``init(step:maximumStepsPerFrame:)``.
  package mutating func changeStep(to newStep: TimeInterval) {
    let carried = carried
    step = newStep
    discardRemainder()
    given.add(carried)
  }

  /// The time that was added and is not counted in steps yet, in seconds.
  ///
  /// It equals ``remainder``. After ``changeStep(to:)``, it also includes steps that are already
  /// due.
  package var carried: TimeInterval { max(0, given.total - counted * step) }

  package func canAdvance(_ interval: TimeInterval) -> Bool {
    interval >= 0 && (given.total + interval) / step < Self.maxSteps
  }

  /// Drops the time that does not fill a step, so that the next frame starts a new step.
  ///
  /// Call it when the simulation comes to rest, since time at rest belongs to no step.
  /// ``droppedTime`` does not change.
  public mutating func discardRemainder() {
    given = CompensatedSum()
    counted = 0
  }

  /// The steps that fit into the time given, as a whole number.
  private var wholeSteps: Double {
    (given.total / (step - tolerance)).rounded(.down)
  }

  /// At a time t, t/step tolerances have added up; for a short step, a fixed one would soon be a step.
  ///
  /// For the shortest step, it is still more than the rounding of a `Double`.
  private var tolerance: TimeInterval {
    min(Self.maxTolerance, step * step / Self.minTimeToExtraStep)
  }

  private static func isUsable(step: TimeInterval) -> Bool { step.isFinite && step > 1e-9 }
}

extension FixedStepClock: Codable {
  /// Decodes a clock; the carried time is exact to the last bit.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for invalid values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    step = try values.decode(TimeInterval.self, forKey: .step)
    maximumStepsPerFrame = try values.decode(Int.self, forKey: .maximumStepsPerFrame)
    droppedTime = try values.decode(TimeInterval.self, forKey: .droppedTime)
    given = try values.decode(CompensatedSum.self, forKey: .given)
    counted = try values.decode(Double.self, forKey: .counted)
    guard isSound else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "the values of the clock are not valid")
      )
    }
  }
}

extension FixedStepClock {
  /// All state except the limit of steps, as a flat list.
  package var numbers: [Double] {
    [step, droppedTime, given.sum, given.compensation, counted]
  }

  /// Makes a clock from ``numbers``; `nil` if they are invalid.
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

  private var isSound: Bool {
    Self.isUsable(step: step) && maximumStepsPerFrame >= 1
      && droppedTime >= 0 && droppedTime.isFinite
      && given.sum >= 0 && given.sum / step < Self.maxSteps
      && given.compensation.magnitude < step
      && counted >= 0 && counted <= wholeSteps && counted == counted.rounded()
  }
}
