internal import DynamicsReporting

extension DynamicAnimator {
  /// The items that keep the animator from pausing, in the order of joining.
  ///
  /// Those that have been faster than 1 pt/s or 2°/s in the last half second.
  public var awakeItems: [any DynamicItem] { stage.awakeRecords(patience).map(\.item) }

  /// Waits until the animator is at rest.
  ///
  /// A headless animator takes the steps itself, letting other tasks run in between; one with a
  /// frame source waits for its frames. Returns at once when nothing runs, at rest or paused, and
  /// when the task is cancelled.
  ///
  /// ```swift
  /// animator.addBehavior(GravityBehavior(items: [ball]))
  /// await animator.settled()
  /// ```
  public func settled() async {
    if isHeadless {
      await step { true }
    } else if isRunning {
      for await _ in waits.begin(for: nil) {}
    }
  }

  /// Waits until one item is at rest, whatever the others do.
  ///
  /// At rest is an item that has stayed under 1 pt/s and 2°/s for more than half a second. As
  /// ``settled()`` otherwise. An item that is not in the animator is diagnosed and not waited for.
  public func settled(_ item: any DynamicItem) async {
    guard let id = id(of: item) else {
      DynamicsDiagnostics.report("the item is not in this animator", by: "settled(_:)")
      return
    }
    if isHeadless {
      await step { !isAtRest(id) }
    } else if isRunning, !isAtRest(id) {
      for await _ in waits.begin(for: id) {}
    }
  }

  private func step(while goesOn: () -> Bool) async {
    while isRunning, goesOn(), !Task.isCancelled {
      step()
      await Task.yield()
    }
  }

  /// True for one that has left, too.
  func isAtRest(_ id: ItemID) -> Bool {
    guard let record = stage.record(withID: id.rawValue) else { return true }
    // A change that was just made has not had its effect yet.
    let step = stage.world.stepCount
    return step > activity.lastDisturbance && step - record.lastRestlessStep >= patience
  }

  /// How many steps an item must have been quiet.
  var patience: Int { RestRule.stepsUntilRest(timeStep: timeStep) }
}
