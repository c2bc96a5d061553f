internal import DynamicsEngine
public import Foundation

// MARK: Driving by hand

extension DynamicAnimator {
  /// Whether the frame source moves the animator.
  ///
  /// It is `true` at first for an animator with a frame source, and `false` for a headless one. The
  /// first call of ``advance(by:)``, ``step()`` or ``advanceUntilPaused(limit:)`` sets it to
  /// `false`: time passes either by frames or by the program, never by both. Set it to `true` to
  /// follow frames again. The first frame after that does not count time from before. An animator
  /// without a frame source cannot be set to `true`.
  public var followsFrames: Bool {
    get { followsSource }
    set {
      guard !newValue || frameSource != nil else {
        DynamicsDiagnostics.report("the animator has no frame source to follow; make it with one")
        return
      }
      guard newValue != followsFrames else { return }
      followsSource = newValue
      updateSubscription()
      // Tasks that wait for frames would wait forever.
      if !newValue { waits.endAll() }
    }
  }

  /// Advances time, and takes all whole steps that fit into it.
  ///
  /// The rest of the interval counts in the next call. From now on the program drives the animator,
  /// not its frames: see ``followsFrames``.
  ///
  /// No time is dropped, however long the interval. Nothing happens while the animator is at rest
  /// or paused. If it comes to rest before the interval is over, the remaining time does not count.
  /// Do not call this method during a step, for example in an action: that is reported, and no time
  /// passes.
  ///
  /// - Parameter interval: The time in seconds, at least 0; it is multiplied by ``speed``.
  /// - Complexity: The cost of one ``step()`` for each ``timeStep`` in the interval.
  public func advance(by interval: TimeInterval) {
    guard interval.isFinite, interval >= 0 else {
      DynamicsDiagnostics.report(
        "an interval of \(interval) s is negative or not finite; nothing changed")
      return
    }
    guard beginManualDriving(), isRunning else { return }
    advanceTime(interval * speed, limit: .max, reporter: "advance(by:)")
  }

  /// Takes exactly one step, unless the animator is at rest or paused.
  ///
  /// From now on the program drives the animator, as with ``advance(by:)``. Do not call this method
  /// during a step: that is reported, and no step is taken.
  ///
  /// - Complexity: About O(*n* log *n*), where *n* is the number of awake items and behaviors, and
  ///   of contacts and attachments of these items. Sleeping items cost almost nothing.
  public func step() {
    guard beginManualDriving(), isRunning else { return }
    take(steps: 1)
    simulation.writeItems()
  }

  /// Takes steps until everything is at rest.
  ///
  /// From now on the program drives the animator, as with ``advance(by:)``.
  ///
  /// - Parameter limit: The most time that may pass, in seconds of ``elapsedTime``; at least 0.
  /// - Returns: `true` if the animator is at rest or paused, `false` if the limit was reached
  ///   before.
  /// - Complexity: The cost of one ``step()`` for each ``timeStep`` that passes.
  @discardableResult
  public func advanceUntilPaused(limit: TimeInterval) -> Bool {
    guard limit.isFinite, limit >= 0 else {
      DynamicsDiagnostics.report("a limit of \(limit) s is negative or not finite; nothing changed")
      return !isRunning
    }
    guard beginManualDriving() else { return !isRunning }
    takeSteps(limit: limit)
    simulation.writeItems()
    return !isRunning
  }

  /// Brings everything to rest in this call, whether the animator is live or headless.
  ///
  /// It takes the steps that time would take, without frames in between: contacts and actions are
  /// called, and the items end where they would have come to rest. So a program obeys a user who
  /// wants less motion (`MotionPreference`), or skips what is left of a motion.
  /// A live animator goes on following its frames.
  ///
  /// If the limit is reached before, all velocities become 0. Forces and springs set items in motion
  /// again from there. An animator that was paused by ``pause()`` does not change. Do not call this
  /// method during a step: that is reported, and no step is taken.
  ///
  /// - Parameter limit: The most time that may pass, in seconds of ``elapsedTime``; at least 0. The
  ///   default is 20. An invalid number is reported and changes nothing.
  /// - Returns: `true` if everything is at rest, `false` if the limit was reached before.
  /// - Complexity: The cost of one ``step()`` for each ``timeStep`` that passes.
  @discardableResult
  public func finish(limit: TimeInterval = 20) -> Bool {
    guard limit.isFinite, limit >= 0 else {
      DynamicsDiagnostics.report("a limit of \(limit) s is negative or not finite; nothing changed")
      return activity.isAtRest
    }
    guard canAdvance(), isRunning else { return activity.isAtRest }
    followReferenceBounds()
    takeSteps(limit: limit)
    if isRunning { stopItems() }
    simulation.writeItems()
    afterFrame?()
    return activity.isAtRest
  }

  private func takeSteps(limit: TimeInterval) {
    let start = simulation.clock.runningTime
    // Rounding in the limit must not cost a step.
    while isRunning,
      simulation.clock.runningTime - start + simulation.clock.step <= limit + 1e-9
    { take(steps: 1) }
  }

  private func stopItems() {
    let world = simulation.world
    simulation.forgetDepartures()
    for body in simulation.items.bodies {
      // A body at rest may sleep on.
      if world.velocity(of: body) != .zero { world.setVelocity(body, .zero) }
      if world.angularVelocity(of: body) != 0 { world.setAngularVelocity(body, 0) }
    }
    recordChange()
  }

  /// Switches to driving by the program; during a step, that is reported and the result is `false`.
  private func beginManualDriving(reporter: String = #function) -> Bool {
    guard canAdvance(reporter: reporter) else { return false }
    followsFrames = false
    followReferenceBounds()
    return true
  }

  /// Whether time may advance; during a step, that is reported and the result is `false`.
  private func canAdvance(reporter: String = #function) -> Bool {
    guard !activity.mayAdvance else { return true }
    DynamicsDiagnostics.report(
      "called from a callback during a \(activity.isStepping ? "step" : "forecast"), where time cannot "
        + "advance; ignored",
      by: reporter)
    return false
  }
}

// MARK: Pausing

extension DynamicAnimator {
  /// Whether the animator was paused by ``pause()``.
  public var isPaused: Bool { activity.isPaused }

  /// Pauses the animator until ``resume()`` is called; items and behaviors can still be changed.
  public func pause() { changeActivity { $0.isPaused = true } }

  /// Continues after ``pause()``.
  public func resume() {
    changeActivity { $0.isPaused = false }
  }

  /// Restarts the wait for rest; called after any change that could move something.
  func recordChange() {
    if activity.isRemovingAll { return }
    activity.lastChange = simulation.clock.stepCount
    guard activity.isAtRest, !simulation.isEmpty || simulation.contacts.hasUnreportedEnds else {
      return
    }
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
  /// Notifies an observer of each step from now on, as long as the observer exists.
  package func addStepObserver(_ observer: any StepObserver) { observers.add(observer) }

  /// Advances by scaled seconds; steps beyond the limit are dropped.
  func advanceTime(_ seconds: TimeInterval, limit: Int, reporter: String) {
    // Checked here, since the clock would report in the middle of a change, when a handler must not
    // access the animator.
    guard simulation.clock.given.canAdvance(seconds) else {
      DynamicsDiagnostics.report(
        "an interval of \(seconds) s is negative, not finite or too long to count; ignored",
        by: reporter)
      return
    }
    take(steps: simulation.clock.stepsDue(after: seconds, limit: limit))
    let progress = interpolatesFrames && isRunning ? simulation.clock.given.interpolation : 1
    simulation.writeItems(progress: progress)
    afterFrame?()
  }

  func take(steps: Int) {
    // A delegate that is told of a pause may advance time in between.
    let (stepsDueBefore, lengthBefore) = (activity.stepsDue, simulation.clock.step)
    activity.stepsDue = steps
    while activity.stepsDue > 0, isRunning {
      activity.stepsDue -= 1
      takeStep()
    }
    activity.stepsDue = stepsDueBefore
    if simulation.clock.step != lengthBefore { divideStepsDue(ofLength: lengthBefore) }
  }

  func stepLengthDidChange(to length: TimeInterval) {
    let lengthBefore = simulation.clock.step
    simulation.clock.setStep(length)
    divideStepsDue(ofLength: lengthBefore)
  }

  /// Divides the time of the steps still due, which had another length, into steps of the present
  /// length.
  private func divideStepsDue(ofLength length: TimeInterval) {
    guard activity.stepsDue > 0 else { return }
    let seconds = TimeInterval(activity.stepsDue) * length
    activity.stepsDue = simulation.clock.stepsDue(after: seconds)
  }

  private func takeStep() {
    activity.isStepping = true
    var (plan, version) = (plan, planVersion)
    removeBroken(plan)
    followReferenceBounds()
    if planVersion != version { (plan, version) = (self.plan, planVersion) }
    guard prepareBehaviors(plan) else { return cancelStep() }
    // The step begins here: a snapshot of before has all that it is going to do.
    stepReferenceBounds()
    resolveSources()
    if planVersion != version { (plan, version) = (self.plan, planVersion) }
    for participant in plan.settingTargets { participant.setTargets(in: simulation) }
    if !plan.contributing.isEmpty {
      simulation.world.wakeDisturbed()
      for participant in plan.contributing { participant.contribute(to: simulation) }
    }
    let report = simulation.step()
    for participant in plan.sensing { participant.sense(simulation) }
    for breakable in plan.breaking where breakable.recordLoad() { activity.mayHaveBroken = true }
    simulation.reportFirstOverflow()
    if let report { simulation.contacts.publish(report, at: elapsedTime) }
    if !plan.acting.isEmpty || report?.hasMessages ?? false || !simulation.sensorNotices.isEmpty
      || activity.mayHaveBroken
    {
      simulation.writeItems()
    }
    // The step is complete: from here on, callbacks may change anything. Their changes take effect
    // from the next step on, in the order in which they are made.
    report?.deliver()
    simulation.deliverSensorNotices()
    removeBroken(plan)
    callActions(plan, version: version)
    simulation.deliverSensorNotices()
    activity.isStepping = false
    let rests = comeToRest()
    // The step is over: what the delegate changes comes after it.
    observers.notify { $0.animatorDidStep() }
    if rests, !isRunning { activityDidChange() }
    if waits.count > 0 { waits.end(where: isAtRest) }
    withExtendedLifetime(report) {}
  }

  /// Prepares behaviors; blocks of custom fields may change anything, with effect in this step.
  ///
  /// - Returns: `false` when one of them has restored a snapshot; the others are not prepared then.
  private func prepareBehaviors(_ plan: StepPlan<DynamicBehavior>) -> Bool {
    let world = simulation.world
    for participant in plan.preparing where participant.simulation === simulation {
      participant.prepare(for: simulation)
      if simulation.world !== world { return false }
    }
    return true
  }

  /// Ends a step that has changed nothing yet: the next one is that after the restored snapshot.
  private func cancelStep() {
    activity.isStepping = false
    simulation.deliverSensorNotices()
  }

  /// Calls the actions of the behaviors that the step began with.
  private func callActions(_ plan: StepPlan<DynamicBehavior>, version: Int) {
    var next = 0
    // While the plan is valid, all of its behaviors are still in the animator.
    for (index, behavior) in plan.acting {
      guard planVersion == version else { break }
      // Counting references to an object that has weak ones is slow.
      behavior._withUnsafeGuaranteedRef { $0.action?() }
      next = index + 1
    }
    // Otherwise some may have left, and others may have got an action.
    guard planVersion != version else { return }
    for behavior in plan.all[next...] where behavior.dynamicAnimator === self {
      behavior.action?()
    }
  }

  /// Ends the run if everything is at rest, and returns whether the delegate must be told.
  private func comeToRest() -> Bool {
    guard !activity.isAtRest, canRest else { return false }
    // The delegate must find the items where they came to rest.
    simulation.writeItems()
    guard canRest else { return false }
    // Time at rest does not count.
    simulation.clock.discardRemainder()
    let ran = isRunning
    activity.isAtRest = true
    return ran
  }

  private var canRest: Bool {
    if simulation.isEmpty {
      guard !simulation.contacts.hasUnreportedEnds else { return false }
    } else {
      let (steps, stepsToRest) = (simulation.clock.stepCount, simulation.stepsToRest)
      guard steps - activity.lastChange >= stepsToRest, simulation.isQuiet(for: stepsToRest)
      else { return false }
    }
    let plan = plan
    return boundsMove == nil && !plan.delayingRest.contains(where: \.hasUrgentWork)
  }
}
