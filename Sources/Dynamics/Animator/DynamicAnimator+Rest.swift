extension DynamicAnimator {
  /// The items that keep the animator running, in the order of joining.
  ///
  /// These are the items that were faster than 1 pt/s or 2°/s at some time in the last half second, or that began to
  /// slide or to tip in it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in the animator.
  public var awakeItems: [any DynamicItem] {
    let items = simulation.items
    return items.items(of: items.bodies.filter { !simulation.isQuiet($0) })
  }

  /// Waits until the animator is at rest.
  ///
  /// If the animator follows frames, this method waits for them. A headless animator moves, too: this
  /// method takes its steps, as fast as it can, and lets other tasks run in between. It returns at once when the animator is at rest
  /// or paused, and when the task is canceled.
  ///
  /// ```swift
  /// animator.addBehavior(GravityBehavior(items: [box]))
  /// let floor = CollisionBehavior(items: [box])
  /// floor.addBoundary(
  ///   withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
  /// animator.addBehavior(floor)
  /// await animator.settled()
  /// ```
  ///
  /// Some scenes never come to rest. Two examples are an item that falls out of sight, and a round
  /// item that rolls: only `resistance`, `angularResistance` and `rollingResistance` slow it down. ``awakeItems``
  /// contains the items that still move. Cancel the task to end the wait.
  ///
  /// The following is reported while it waits:
  /// - The frame source was taken from the animator: its `onFrame` was set by other code, or a
  ///   display link was invalidated. The wait ends.
  /// - The frame source sends no frame for five seconds, or time does not pass because ``speed`` is
  ///   0. The wait goes on.
  ///
  /// - Complexity: For a headless animator, the cost of one ``DynamicAnimator/step()`` for each
  ///   ``DynamicAnimator/timeStep`` that passes.
  public func settled() async {
    await settle(nil, reporter: Reporter(DynamicAnimator.self))
  }

  /// Waits until one item is at rest, even if others still move.
  ///
  /// An item is at rest after more than half a second below 1 pt/s and 2°/s, unless it
  /// touches something and begins to slide or to tip. Otherwise, this method works like ``settled()``. It returns at once for an item that is not in the animator.
  ///
  /// - Complexity: As of ``settled()``.
  public func settled(_ item: any DynamicItem) async {
    guard let id = id(of: item) else {
      DynamicsDiagnostics.report("\(item) is not in this animator", by: "settled(_:)")
      return
    }
    await settle(id, reporter: Reporter(DynamicAnimator.self))
  }

  /// - Parameter item: `nil` for the whole animator.
  private func settle(_ item: ItemID?, reporter: Reporter) async {
    while isRunning, !(item.map(isAtRest) ?? false), !Task.isCancelled {
      dropSourceOfOtherThread()
      if followsFrames {
        guard subscription?.hasEnded != true else { return reportEndOfFrames(reporter) }
        await waitForFrames(item, reporter: reporter)
        // Otherwise the program now drives the animator, and no frame will move it.
        if followsFrames { return }
      } else {
        step()
        await Task.yield()
      }
    }
  }

  private func waitForFrames(_ item: ItemID?, reporter: Reporter) async {
    let (id, checks) = waits.begin(for: item, reporter: reporter)
    var timeBefore = elapsedTime
    for await _ in checks {
      if elapsedTime == timeBefore, waits.isFirstReport() { reportStandstill(reporter) }
      timeBefore = elapsedTime
    }
    waits.end(id)
  }

  private func reportStandstill(_ reporter: Reporter) {
    DynamicsDiagnostics.report(
      speed == 0
        ? "the speed is 0, so no time has passed for \(waits.checkInterval); still waiting. "
          + "Set a speed above 0"
        : "no frame has come for \(waits.checkInterval) from the animator's frame source, and only its "
          + "frames move the animator; still waiting",
      by: reporter)
  }

  /// Ends all waits, since no more frames will come.
  func framesEnded() {
    let reporter = waits.reporter
    waits.endAll()
    // If the animator is headless now, a waiting task takes the steps itself.
    if let reporter, followsFrames { reportEndOfFrames(reporter) }
  }

  private func reportEndOfFrames(_ reporter: Reporter) {
    DynamicsDiagnostics.report(
      "the frame source was invalidated, or other code replaced its onFrame, so the animator no "
        + "longer moves; give each listener its own SharedFrameSource",
      by: reporter)
  }

  /// Whether an item is at rest; also true for an item that has left.
  func isAtRest(_ id: ItemID) -> Bool {
    guard let body = simulation.items.body(serial: id.rawValue) else { return true }
    // A change that was just made has not had its effect yet.
    return simulation.clock.stepCount > activity.lastChange && simulation.isQuiet(body)
  }
}
