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

  /// To be called when a child came or went somewhere below.
  mutating func invalidate() { flattenedCache = nil }

  /// Depth first, parents before their children.
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
    list.append(self)
    for child in childBehaviors { child.appendSelfAndChildren(to: &list) }
  }

  /// Joins an animator, and the children after it; `willMove(to:)` may change which those are.
  ///
  /// It may also change whether this one is to move at all.
  func moveIn(_ animator: DynamicAnimator, stage: Stage) {
    guard dynamicAnimator == nil, !isMoving else { return }
    isMoving = true
    willMove(to: animator)
    isMoving = false
    guard dynamicAnimator == nil, belongs(to: animator) else { return }
    dynamicAnimator = animator
    enter(stage)
    membersEnter(stage)
    for child in childBehaviors where child.dynamicAnimator == nil {
      child.moveIn(animator, stage: stage)
    }
  }

  /// Leaves its animator, the children first.
  func moveOut(of stage: Stage) {
    guard dynamicAnimator != nil, !isMoving else { return }
    isMoving = true
    willMove(to: nil)
    isMoving = false
    guard dynamicAnimator != nil else { return }
    for child in childBehaviors where child.dynamicAnimator != nil { child.moveOut(of: stage) }
    membersLeave(stage)
    leave(stage)
    dynamicAnimator = nil
  }

  /// Whether the way up from here ends in an animator.
  private func belongs(to animator: DynamicAnimator) -> Bool {
    if let parent {
      return parent.dynamicAnimator === animator && parent.childBehaviors.contains(self)
    }
    return animator.behaviors.contains { $0 === self }
  }

  /// Lets go of a stage that is going away with its animator.
  func outliveAnimator() {
    forget()
    membersForget()
  }
}
