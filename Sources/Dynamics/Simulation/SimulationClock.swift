internal import DynamicsEngine
internal import DynamicsTiming
internal import Foundation

/// The time of one simulation: steps taken, and time that was given and not stepped.
///
/// Times are counted in steps, so that no rounding adds up.
struct SimulationClock {
  private var given = FixedStepClock()
  /// The steps taken so far.
  private(set) var stepCount = 0
  /// What ``runningTime`` was when the step got its present length, and the step it was then.
  private var timeBase: TimeInterval = 0
  private var timeBaseStep = 0

  /// The length of a step, in seconds.
  var step: TimeInterval { given.step }

  /// Seconds that all steps so far have taken.
  var runningTime: TimeInterval { timeBase + Double(stepCount - timeBaseStep) * step }

  /// What ``elapsedTime`` will be when the step that is being taken is counted.
  var elapsedTimeAfterStep: TimeInterval {
    timeBase + Double(stepCount + 1 - timeBaseStep) * step + given.carried
  }

  /// Seconds that have passed: the steps, and the time given that fills no step yet.
  var elapsedTime: TimeInterval { runningTime + given.carried }

  /// Seconds that were asked for and skipped.
  var droppedTime: TimeInterval { given.droppedTime }

  /// How far the time given reaches into the step to come, from 0 up to but not including 1.
  var interpolation: Double { given.interpolation }

  /// Whether so many seconds can be counted.
  func canTake(_ seconds: TimeInterval) -> Bool { given.canTake(seconds) }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - seconds: What ``canTake(_:)`` accepts.
  ///   - limit: The most steps; what is beyond is dropped. `nil` for the limit of the last call.
  /// - Returns: The whole steps that are now due.
  mutating func stepsDue(after seconds: TimeInterval, limit: Int? = nil) -> Int {
    if let limit { given.maximumStepsPerFrame = limit }
    return given.advance(by: seconds)
  }

  mutating func countStep() { stepCount += 1 }

  /// Goes on in steps of another length.
  mutating func setStep(_ newStep: TimeInterval) {
    timeBase = runningTime
    timeBaseStep = stepCount
    given.goOn(inStepsOf: newStep)
  }

  /// Forgets the time that fills no step: at rest, time does not count.
  mutating func discardRemainder() { given.discardRemainder() }
}

// MARK: In a snapshot

extension SimulationClock {
  /// - Parameter steps: How many the world has taken.
  mutating func code(_ coder: inout WordCoder, steps: Int) {
    var (numbers, limit) = (given.numbers, given.maximumStepsPerFrame)
    coder.code(&numbers)
    coder.code(&limit)
    coder.code(&timeBase)
    coder.code(&timeBaseStep, in: 0..<(steps + 1))
    guard coder.isReading else { return }
    stepCount = steps
    guard let clock = FixedStepClock(numbers: numbers, maximumStepsPerFrame: limit),
      Limits.timeStep.contains(clock.step), clock.carried <= 2 * Limits.timeStep.upperBound
    else { return coder.fail(StateError("the clock is wrong")) }
    given = clock
  }
}
