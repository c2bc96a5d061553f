/// The behaviors of an animator: the roots, and all of them in the order in which they count.
struct BehaviorTree {
  private(set) var roots: [DynamicBehavior] = []
  private var cache: (flattened: [DynamicBehavior], isWatched: Bool)?

  func contains(_ behavior: DynamicBehavior) -> Bool { roots.contains { $0 === behavior } }

  mutating func append(_ behavior: DynamicBehavior) {
    roots.append(behavior)
    invalidate()
  }

  mutating func remove(_ behavior: DynamicBehavior) {
    roots.removeAll { $0 === behavior }
    invalidate()
  }

  /// To be called when a child came or went somewhere below, or began or ceased to watch.
  mutating func invalidate() { cache = nil }

  /// Depth first, parents before their children.
  var flattened: [DynamicBehavior] { mutating get { current.flattened } }

  var isWatched: Bool { mutating get { current.isWatched } }

  private var current: (flattened: [DynamicBehavior], isWatched: Bool) {
    mutating get {
      if let cache { return cache }
      var flattened: [DynamicBehavior] = []
      for root in roots { root.appendSelfAndChildren(to: &flattened) }
      let made = (flattened, flattened.contains { $0.isWatching })
      cache = made
      return made
    }
  }
}

extension DynamicBehavior {
  fileprivate func appendSelfAndChildren(to list: inout [DynamicBehavior]) {
    list.append(self)
    for child in childBehaviors { child.appendSelfAndChildren(to: &list) }
  }

  /// Joins an animator, and the children after it; `willMove(to:)` may change which those are.
  func moveIn(_ animator: DynamicAnimator, stage: Stage) {
    willMove(to: animator)
    dynamicAnimator = animator
    enter(stage)
    membersEnter(stage)
    for child in childBehaviors where child.dynamicAnimator == nil {
      child.moveIn(animator, stage: stage)
    }
  }

  /// Leaves its animator, the children first.
  func moveOut(of stage: Stage) {
    willMove(to: nil)
    for child in childBehaviors where child.dynamicAnimator != nil { child.moveOut(of: stage) }
    membersLeave(stage)
    leave(stage)
    dynamicAnimator = nil
  }

  /// Lets go of a stage that is going away with its animator.
  func outliveAnimator() {
    forget()
    membersForget()
  }
}
