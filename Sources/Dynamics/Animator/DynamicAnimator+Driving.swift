internal import DynamicsEngine
internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation

// MARK: Driving by hand

extension DynamicAnimator {
  /// Lets time pass: whole steps are taken, and what is left over counts the next time.
  ///
  /// No time is dropped, however long the interval. At rest or paused, nothing happens. When the
  /// animator comes to rest before the interval is over, the remainder does not count.
  ///
  /// - Parameter interval: Seconds, at least 0, times ``speed``. Another number is diagnosed and
  ///   changes nothing, as is a call from inside a step.
  public func advance(by interval: TimeInterval) {
    guard interval.isFinite, interval >= 0 else {
      DynamicsDiagnostics.report("\(interval) is not a number of seconds, 0 or more")
      return
    }
    guard isDrivable() else { return }
    followReferenceBounds()
    guard isRunning else { return }
    clock.maximumStepsPerFrame = .max
    pass(interval * speed)
  }

  /// Takes exactly one step; at rest or paused, none.
  ///
  /// A call from inside a step is diagnosed and changes nothing.
  public func step() {
    guard isDrivable() else { return }
    followReferenceBounds()
    guard isRunning else { return }
    elapsedTime += timeStep
    take(steps: 1)
    stage.writeItems()
  }

  /// Takes steps until everything is at rest.
  ///
  /// - Parameter limit: The most seconds to pass in here, at least 0. Another number is diagnosed.
  /// - Returns: Whether the animator no longer runs.
  @discardableResult
  public func advanceUntilPaused(limit: TimeInterval) -> Bool {
    guard limit.isFinite, limit >= 0 else {
      DynamicsDiagnostics.report("\(limit) is not a number of seconds, 0 or more")
      return !isRunning
    }
    guard isDrivable() else { return !isRunning }
    followReferenceBounds()
    var stepsLeft = Int(min(limit / timeStep + 1e-9, 1e15))
    while isRunning, stepsLeft > 0 {
      elapsedTime += timeStep
      take(steps: 1)
      stepsLeft -= 1
    }
    stage.writeItems()
    return !isRunning
  }

  private func isDrivable(reporter: String = #function) -> Bool {
    guard activity.isStepping else { return true }
    DynamicsDiagnostics.report(
      "called from inside a step, where time cannot pass; nothing happened", by: reporter)
    return false
  }
}

// MARK: Driving by frames

extension DynamicAnimator {
  func frameArrived(_ frame: Frame) {
    guard isRunning, !activity.isStepping else { return }
    clock.maximumStepsPerFrame = Self.mostStepsPerFrame
    let droppedBefore = clock.droppedTime
    let start = loadClock()
    pass(frame.duration * speed)
    droppedTime += clock.droppedTime - droppedBefore
    govern(frame, cost: loadClock() - start)
  }

  private func govern(_ frame: Frame, cost: TimeInterval) {
    switch governor?.note(simulated: frame.duration, cost: cost) {
    case .halveFrameRate: frames.isHalved = true
    case .restoreFrameRate: frames.isHalved = false
    case .report:
      DynamicsDiagnostics.report(
        "steps take more than half of the time there is, even at half the frame rate; "
          + "simulate fewer items, or longer steps",
        by: "reducesFrameRateUnderLoad")
    case .goOn, nil: break
    }
  }

  private static let mostStepsPerFrame = 30
}

// MARK: Pausing

extension DynamicAnimator {
  /// Whether ``pause()`` holds.
  public var isPaused: Bool { activity.isPaused }

  /// Stops time in here until ``resume()``; changes may still be made.
  public func pause() { changeActivity { $0.isPaused = true } }

  /// Lets time go on where ``pause()`` stopped it.
  public func resume() {
    changeActivity { $0.isPaused = false }
  }

  /// To be called after any change that could move something.
  func disturb() {
    if activity.isClearing { return }
    activity.lastDisturbance = stage.world.stepCount
    guard activity.isAtRest, !stage.isEmpty || stage.owesContactEvents else { return }
    changeActivity { $0.isAtRest = false }
  }

  private func changeActivity(_ change: (inout Activity) -> Void) {
    let ran = isRunning
    change(&activity)
    if isRunning != ran { activityDidChange() }
  }
}

// MARK: Stepping

extension DynamicAnimator {
  /// Lets scaled seconds pass.
  private func pass(_ seconds: TimeInterval) {
    // What the clock diagnoses has not passed.
    if clock.canTake(seconds) { elapsedTime += seconds }
    take(steps: clock.advance(by: seconds))
    stage.writeItems(progress: interpolatesFrames && isRunning ? clock.interpolation : 1)
    afterFrame?()
  }

  /// Takes steps for as long as the animator runs; gives back the time of those not taken.
  private func take(steps: Int) {
    // Whoever hears of a pause may let time pass in between.
    let stepsDueBefore = activity.stepsDue
    activity.stepsDue = steps
    while activity.stepsDue > 0, isRunning {
      activity.stepsDue -= 1
      takeStep()
    }
    elapsedTime -= TimeInterval(activity.stepsDue) * timeStep
    activity.stepsDue = stepsDueBefore
  }

  private func takeStep() {
    activity.isStepping = true
    followReferenceBounds()
    // Blocks of custom fields may change anything, for this very step.
    for behavior in allBehaviors where behavior.dynamicAnimator === self {
      behavior.prepare(for: stage)
    }
    let behaviors = allBehaviors
    let (changes, messages) = stage.step(behaviors, remembersPoses: interpolatesFrames)
    stage.reportFirstOverflow()
    stage.publish(changes)
    if !messages.isEmpty || behaviors.contains(where: \.isWatching) { stage.writeItems() }
    // All is computed: from here on, callbacks may change anything. What they change counts from
    // the next step on, in the order in which they ask for it.
    for message in messages { message.deliver() }
    for behavior in behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    activity.isStepping = false
    checkRest()
    waits.end(where: isAtRest)
  }

  private func checkRest() {
    guard !activity.isAtRest, mayRest else { return }
    // Who hears of the pause must find items where they came to rest.
    stage.writeItems()
    guard mayRest else { return }
    // Time at rest does not count: neither what the clock has left over nor steps not taken, unless
    // whoever hears of the pause starts anew.
    elapsedTime -= clock.remainder
    clock.discardRemainder()
    let timeLeft = TimeInterval(activity.stepsDue) * timeStep
    elapsedTime -= timeLeft
    changeActivity { $0.isAtRest = true }
    elapsedTime += timeLeft
  }

  private var mayRest: Bool {
    guard !allBehaviors.contains(where: \.hasUrgentWork) else { return false }
    guard !stage.isEmpty else { return !stage.owesContactEvents }
    return stage.world.stepCount - activity.lastDisturbance >= patience
      && stage.awakeRecords(patience).isEmpty
  }
}

// MARK: State

extension DynamicAnimator {
  /// A digest of all that the next step reads, the impulses cached in contacts included.
  ///
  /// Equal for animators in the same state to the bit, in every process; otherwise different but
  /// for the chance of 64 bits. The blocks of custom fields and actions cannot be looked into.
  public var stateHash: UInt64 {
    // A property that was just set counts, though bodies only hear of it before the next step.
    resolveMaterials()
    var digest = StateDigest()
    stage.digest(into: &digest)
    for behavior in allBehaviors { behavior.digest(into: &digest) }
    digest.combine(stage.world.stepCount - activity.lastDisturbance)
    digest.combine(activity.isAtRest)
    return digest.value
  }
}
