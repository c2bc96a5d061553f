internal import DynamicsEngine

/// The time of one simulation: the steps taken, and the time that does not fill a step yet.
///
/// Times are counted in steps, so that rounding errors do not add up.
struct SimulationClock {
  /// Divides the time that passes into steps.
  private(set) var given = FixedStepClock()
  private(set) var stepCount = 0
  /// ``runningTime`` and the step count when the step got its present length.
  private var timeBase: TimeInterval = 0
  private var timeBaseStep = 0

  /// The length of a step, in seconds.
  var step: TimeInterval { given.step }

  /// The time of all steps so far, in seconds.
  var runningTime: TimeInterval { timeBase + Double(stepCount - timeBaseStep) * step }

  var runningTimeAfterStep: TimeInterval {
    timeBase + Double(stepCount + 1 - timeBaseStep) * step
  }

  var elapsedTimeAfterStep: TimeInterval {
    runningTimeAfterStep + given.carried
  }

  /// The time of all steps, plus the time that does not fill a step yet, in seconds.
  var elapsedTime: TimeInterval { runningTime + given.carried }

  /// Advances time, and returns the whole steps that are now due.
  ///
  /// - Parameters:
  ///   - seconds: A time that `given.canAdvance` accepts.
  ///   - limit: The greatest number of steps; time beyond it is dropped. `nil` for the limit of the
  ///     last call.
  mutating func stepsDue(after seconds: TimeInterval, limit: Int? = nil) -> Int {
    if let limit { given.maximumStepsPerFrame = limit }
    return given.advance(by: seconds)
  }

  mutating func countStep() { stepCount += 1 }

  mutating func setStep(_ newStep: TimeInterval) {
    timeBase = runningTime
    timeBaseStep = stepCount
    given.changeStep(to: newStep)
  }

  /// Discards the time that does not fill a step, since time at rest does not count.
  mutating func discardRemainder() { given.discardRemainder() }
}

// MARK: In a snapshot

extension SimulationClock {
  /// - Parameter steps: How many the world has taken.
  mutating func code(_ coder: inout WordCoder, steps: Int) {
    var limit = given.maximumStepsPerFrame
    coder.code(&limit)
    coder.code(&given, by: given.numbers) {
      FixedStepClock(numbers: $0, maximumStepsPerFrame: limit)
    }
    coder.check(
      Limits.timeStep.contains(step) && given.carried <= 2 * Limits.timeStep.upperBound,
      "the numbers of the clock contradict each other")
    coder.code(&timeBase)
    coder.code(&timeBaseStep, in: 0..<(steps + 1))
    if coder.isReading { stepCount = steps }
  }
}
