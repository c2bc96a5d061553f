internal import DynamicsReporting

extension DynamicAnimator {
  /// The items that keep the animator from pausing, in the order of joining.
  ///
  /// Those that have been faster than 1 pt/s or 2°/s in the last half second.
  public var awakeItems: [any DynamicItem] {
    let items = simulation.items
    return items.items(of: items.bodies.filter { !simulation.isQuiet($0) })
  }

  /// Waits until the animator is at rest.
  ///
  /// An animator that follows frames is waited for. Any other takes the steps here, letting other
  /// tasks run in between. Returns at once when nothing runs, at rest or paused, and when the task is
  /// cancelled.
  ///
  /// ```swift
  /// animator.addBehavior(GravityBehavior(items: [ball]))
  /// await animator.settled()
  /// ```
  ///
  /// Some scenes never come to rest: an item that falls out of sight, or a round item that rolls, since
  /// nothing slows rolling but `resistance` and `angularResistance`. ``awakeItems`` tells which items
  /// still move; cancel the task to end the wait.
  ///
  /// A frame source that was taken from the animator is diagnosed and not waited for: one whose
  /// `onFrame` was set by somebody else, or a display link that was invalidated. One that brings no
  /// frame for five seconds is diagnosed once and waited for; so are frames that let no time pass,
  /// since ``speed`` is 0.
  public func settled() async {
    await settle(nil, reporter: Reporter(DynamicAnimator.self))
  }

  /// Waits until one item is at rest, whatever the others do.
  ///
  /// At rest is an item that has stayed under 1 pt/s and 2°/s for more than half a second. As
  /// ``settled()`` otherwise. An item that is not in the animator is diagnosed and not waited for.
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
      frames.confirm()
      if followsFrames {
        guard !frames.haveEnded else { return reportEndOfFrames(reporter) }
        await waitForFrames(item, reporter: reporter)
        // Else somebody has begun to drive it by hand, and it waits for no frame any more.
        if followsFrames { return }
      } else {
        step()
        await Task.yield()
      }
    }
  }

  private func waitForFrames(_ item: ItemID?, reporter: Reporter) async {
    let (id, looks) = waits.begin(for: item, reporter: reporter)
    var timeBefore = elapsedTime
    for await _ in looks {
      if elapsedTime == timeBefore, waits.takeReport() { reportStandstill(reporter) }
      timeBefore = elapsedTime
    }
    waits.end(id)
  }

  private func reportStandstill(_ reporter: Reporter) {
    DynamicsDiagnostics.report(
      speed == 0
        ? "the speed is 0 and no time has passed for \(waits.patience), however many frames came; "
          + "still waiting"
        : "no frame has come for \(waits.patience) from the animator's frame source, and nothing else "
          + "moves the animator; still waiting",
      by: reporter)
  }

  /// Ends the waits that no frame will end.
  func framesEnded() {
    let reporter = waits.reporter
    waits.endAll()
    // One that is headless now takes its steps itself.
    if let reporter, followsFrames { reportEndOfFrames(reporter) }
  }

  private func reportEndOfFrames(_ reporter: Reporter) {
    DynamicsDiagnostics.report(
      "the frame source was invalidated, or its onFrame was set by somebody else: nothing moves the "
        + "animator any more; give each listener a SharedFrameSource of its own",
      by: reporter)
  }

  /// True for one that has left, too.
  func isAtRest(_ id: ItemID) -> Bool {
    guard let body = simulation.items.body(serial: id.rawValue) else { return true }
    // A change that was just made has not had its effect yet.
    return simulation.clock.stepCount > activity.lastChange && simulation.isQuiet(body)
  }
}
