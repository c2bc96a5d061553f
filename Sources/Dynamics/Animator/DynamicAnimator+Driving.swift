internal import DynamicsEngine
internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation

// MARK: Driving by hand

extension DynamicAnimator {
  /// Whether frames move the animator.
  ///
  /// `false` for a headless one, and from the first call of ``advance(by:)``, ``step()`` or
  /// ``advanceUntilPaused(limit:)`` on: either frames let time pass or the program does, never both,
  /// whatever is awaited in between. Setting it to `true` hands the animator back to its frames, the
  /// first of which counts no time from before; setting it to `false` takes it over. Setting it to
  /// `true` on an animator without a frame source is diagnosed and changes nothing.
  public var followsFrames: Bool {
    get { frames.areFollowed }
    set {
      guard !newValue || !frames.isEmpty else {
        DynamicsDiagnostics.report("the animator has no frame source to follow")
        return
      }
      guard newValue != followsFrames else { return }
      frames.areFollowed = newValue
      // Whoever waits for frames has none to wait for any more.
      if !newValue { waits.endAll() }
    }
  }

  /// Lets time pass: whole steps are taken, and what is left over counts the next time.
  ///
  /// From now on the animator is driven by hand: see ``followsFrames``.
  ///
  /// No time is dropped, however long the interval. At rest or paused, nothing happens. When the
  /// animator comes to rest before the interval is over, the remainder does not count.
  ///
  /// - Parameter interval: Seconds, at least 0, times ``speed``. Another number is diagnosed and
  ///   changes nothing, as is a call from inside a step.
  public func advance(by interval: TimeInterval) {
    guard interval.isFinite, interval >= 0 else {
      DynamicsDiagnostics.report(
        "an interval of \(interval) s is negative or not finite; nothing changed")
      return
    }
    guard takeOver(), isRunning else { return }
    clock.maximumStepsPerFrame = .max
    pass(interval * speed, reporter: "advance(by:)")
  }

  /// Takes exactly one step; at rest or paused, none.
  ///
  /// It drives the animator by hand, as ``advance(by:)`` does. A call from inside a step is
  /// diagnosed and changes nothing.
  public func step() {
    guard takeOver(), isRunning else { return }
    take(steps: 1)
    stage.writeItems()
  }

  /// Takes steps until everything is at rest.
  ///
  /// It drives the animator by hand, as ``advance(by:)`` does.
  ///
  /// - Parameter limit: The most seconds to pass in here, at least 0. Another number is diagnosed.
  /// - Returns: Whether the animator no longer runs.
  @discardableResult
  public func advanceUntilPaused(limit: TimeInterval) -> Bool {
    guard limit.isFinite, limit >= 0 else {
      DynamicsDiagnostics.report("a limit of \(limit) s is negative or not finite; nothing changed")
      return !isRunning
    }
    guard takeOver() else { return !isRunning }
    let start = stage.runningTime
    // Rounding in the limit must not cost a step.
    while isRunning, stage.runningTime - start + clock.step <= limit + 1e-9 { take(steps: 1) }
    stage.writeItems()
    return !isRunning
  }

  /// Makes ready to be driven by hand; diagnosed, and `false`, inside a step.
  private func takeOver(reporter: String = #function) -> Bool {
    guard !activity.isStepping else {
      DynamicsDiagnostics.report(
        "called during a step, from a callback; time cannot advance there, nothing happened",
        by: reporter)
      return false
    }
    followsFrames = false
    followReferenceBounds()
    return true
  }
}

// MARK: Driving by frames

extension DynamicAnimator {
  func frameArrived(_ frame: Frame) {
    guard isRunning, !activity.isStepping else { return }
    clock.maximumStepsPerFrame = Self.mostStepsPerFrame
    let start = loadClock()
    pass(frame.duration * speed, reporter: "FrameSource.onFrame")
    govern(frame, cost: loadClock() - start)
  }

  private func govern(_ frame: Frame, cost: TimeInterval) {
    switch governor?.note(simulated: frame.duration, cost: cost) {
    case .halveFrameRate: frames.isHalved = true
    case .restoreFrameRate: frames.isHalved = false
    case .report:
      DynamicsDiagnostics.report(
        "stepping takes more than half of each frame, even at half the frame rate; "
          + "simulate fewer items or set a longer timeStep",
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
  private func pass(_ seconds: TimeInterval, reporter: String) {
    // The clock would report it while it changes, when a handler must not look at the animator.
    guard clock.canTake(seconds) else {
      DynamicsDiagnostics.report(
        "an interval of \(seconds) s is negative, not finite or too long to count; ignored",
        by: reporter)
      return
    }
    take(steps: clock.advance(by: seconds))
    stage.writeItems(progress: interpolatesFrames && isRunning ? clock.interpolation : 1)
    afterFrame?()
  }

  /// Takes steps for as long as the animator runs.
  private func take(steps: Int) {
    // Whoever hears of a pause may let time pass in between.
    let (stepsDueBefore, lengthBefore) = (activity.stepsDue, clock.step)
    activity.stepsDue = steps
    while activity.stepsDue > 0, isRunning {
      activity.stepsDue -= 1
      takeStep()
    }
    activity.stepsDue = stepsDueBefore
    if clock.step != lengthBefore { divideStepsDue(ofLength: lengthBefore) }
  }

  /// Goes on in steps of another length.
  func stepLengthDidChange(to length: TimeInterval) {
    let lengthBefore = clock.step
    clock.goOn(inStepsOf: length)
    stage.timeStep = length
    divideStepsDue(ofLength: lengthBefore)
  }

  /// Cuts the time of the steps still due, which had another length, into steps of the present one.
  private func divideStepsDue(ofLength length: TimeInterval) {
    guard activity.stepsDue > 0 else { return }
    activity.stepsDue = clock.advance(by: TimeInterval(activity.stepsDue) * length)
  }

  private func takeStep() {
    activity.isStepping = true
    followReferenceBounds()
    // Blocks of custom fields may change anything, for this very step.
    for behavior in allBehaviors where behavior.dynamicAnimator === self {
      behavior.prepare(for: stage)
    }
    let behaviors = allBehaviors
    let news = stage.step(behaviors, remembersPoses: interpolatesFrames)
    stage.reportFirstOverflow()
    stage.publish(news)
    if !news.messages.isEmpty || behaviors.contains(where: \.isWatching) { stage.writeItems() }
    // All is computed: from here on, callbacks may change anything. What they change counts from
    // the next step on, in the order in which they ask for it.
    for message in news.messages { message.deliver() }
    for behavior in behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    activity.isStepping = false
    checkRest()
    waits.end(where: isAtRest)
    withExtendedLifetime(news) {}
  }

  private func checkRest() {
    guard !activity.isAtRest, mayRest else { return }
    // Who hears of the pause must find items where they came to rest.
    stage.writeItems()
    guard mayRest else { return }
    // Time at rest does not count.
    clock.discardRemainder()
    changeActivity { $0.isAtRest = true }
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
