/// The behaviors of an animator: the roots, and all of them in the order in which they count.
struct BehaviorTree {
  private(set) var roots: [DynamicBehavior] = []
  private var flattenedCache: [DynamicBehavior]?

  func contains(_ behavior: DynamicBehavior) -> Bool { roots.contains { $0 === behavior } }

  mutating func append(_ behavior: DynamicBehavior) {
    roots.append(behavior)
    invalidate()
  }

  mutating func remove(_ behavior: DynamicBehavior) {
    roots.removeAll { $0 === behavior }
    invalidate()
  }

  /// To be called when a behavior came or went, or moved into the animator or out.
  mutating func invalidate() { flattenedCache = nil }

  /// The behaviors that have moved in, depth first, parents before their children.
  var flattened: [DynamicBehavior] {
    mutating get {
      if let flattenedCache { return flattenedCache }
      var flattened: [DynamicBehavior] = []
      for root in roots { root.appendSelfAndChildren(to: &flattened) }
      flattenedCache = flattened
      return flattened
    }
  }
}

extension DynamicBehavior {
  fileprivate func appendSelfAndChildren(to list: inout [DynamicBehavior]) {
    guard isOnStage else { return }
    list.append(self)
    for child in childBehaviors { child.appendSelfAndChildren(to: &list) }
  }

  /// Joins an animator, and the children after it; `willMove(to:)` may change which those are.
  ///
  /// It may also change whether this one is to move at all, as may the getters of items.
  func moveIn(_ animator: DynamicAnimator) {
    guard mayMoveIn(animator) else { return }
    isMoving = true
    willMove(to: animator)
    isMoving = false
    guard mayMoveIn(animator) else { return }
    dynamicAnimator = animator
    isOnStage = true
    animator.treeDidChange()
    enter(animator.stage)
    membersEnter(animator.stage)
    for child in childBehaviors { child.moveIn(animator) }
  }

  /// Whether it is outside, and the way up from here ends in an animator.
  private func mayMoveIn(_ animator: DynamicAnimator) -> Bool {
    guard !isOnStage, !isMoving else { return false }
    guard let parent else { return animator.hasRoot(self) }
    return parent.dynamicAnimator === animator && parent.childBehaviors.contains { $0 === self }
  }

  /// Leaves its animator with all below it, the children first.
  ///
  /// `willMove(to:)` of all of them comes first; then they leave at once, without a call to the
  /// user's code in between.
  ///
  /// - Returns: What is to be written to items when the behavior has lost its place in the tree.
  func moveOut(of animator: DynamicAnimator) -> [LastPose] {
    guard isToLeave(animator) else { return [] }
    var leaving = announceLeaving(animator)
    // What was added meanwhile to one that had been asked already.
    while let late = leaving.lazy.flatMap(\.childBehaviors).first(where: { $0.isToLeave(animator) })
    {
      leaving += late.announceLeaving(animator)
    }
    let last = leaving.reversed().flatMap { $0.detach(from: animator.stage) }
    animator.treeDidChange()
    return last
  }

  private func isToLeave(_ animator: DynamicAnimator) -> Bool {
    dynamicAnimator === animator && isOnStage && !isMoving
  }

  /// - Returns: Those that were told, parents before their children.
  private func announceLeaving(_ animator: DynamicAnimator) -> [DynamicBehavior] {
    isMoving = true
    willMove(to: nil)
    var told: [DynamicBehavior] = [self]
    for child in childBehaviors where child.parent === self && child.isToLeave(animator) {
      told += child.announceLeaving(animator)
    }
    return told
  }

  private func detach(from stage: Stage) -> [LastPose] {
    let last = membersLeave(stage)
    leave(stage)
    dynamicAnimator = nil
    isOnStage = false
    isMoving = false
    return last
  }

  /// Lets go of a stage that is going away with its animator.
  func outliveAnimator(with stage: Stage) {
    forget(stage)
    membersForget()
    isOnStage = false
  }
}
