import Dynamics

extension Playground {
  /// The longest time that is played again to go back, in ticks.
  private static let longestReplay = 180 * 120

  /// Goes back in time.
  ///
  /// A history takes the animator back. It does not have values outside the animator: such a scene is
  /// built again, and the actions so far are repeated up to that moment.
  ///
  /// - Returns: The stage to go on with; the same one if it has a history.
  func rewound(by seconds: Double) -> Playground {
    dropDrag()
    if hasValues { return replayed(ticks: tickCount - Int((seconds / Self.tick).rounded())) }
    guard let history else { return self }
    let target = max(history.range.lowerBound, animator.elapsedTime - seconds)
    guard target < animator.elapsedTime else {
      message = "this is as far back as it goes"
      return self
    }
    do {
      try history.rewind(to: target)
    } catch {
      message = "\(error)"
      return self
    }
    // The pointer of that moment is no longer there.
    for case let drag as DragBehavior in animator.behaviors { animator.removeBehavior(drag) }
    message = ""
    return self
  }

  /// Plays the same actions again in a new stage, up to a tick.
  private func replayed(ticks: Int) -> Playground {
    guard tickCount <= Self.longestReplay else {
      message = "this scene does not go back farther than three minutes"
      return self
    }
    let stage = Playground(scene, keepsHistory: true)
    stage.showsXray = showsXray
    let ticks = max(0, ticks)
    for (tick, action) in log where tick < ticks {
      while stage.tickCount < tick { stage.tick() }
      stage.perform(action)
    }
    while stage.tickCount < ticks { stage.tick() }
    stage.dropDrag()
    stage.message = ""
    return stage
  }
}
