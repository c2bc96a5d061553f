internal import DynamicsEngine

// How behaviors move in and out. Nothing here recurses, so that behaviors may be nested however deeply.

extension DynamicAnimator {
  /// Moves in a behavior that has just got its place in the tree, and all below it.
  func moveIn(_ first: DynamicBehavior) {
    var next: [DynamicBehavior] = []
    if join(first) { next += first.childrenLastFirst }
    while let behavior = next.popLast() {
      if join(behavior) { next += behavior.childrenLastFirst }
    }
    if first.affectsMotion { noteChange() }
  }

  /// Lets one behavior join; `willMove(to:)` may change which its children are.
  ///
  /// It may also change whether this one is to move at all, as may the getters of items.
  ///
  /// - Returns: Whether the children are to join after it.
  private func join(_ behavior: DynamicBehavior) -> Bool {
    guard mayJoin(behavior) else { return false }
    behavior.isMoving = true
    behavior.willMove(to: self)
    behavior.lookForComputedAction()
    behavior.isMoving = false
    guard mayJoin(behavior) else { return false }
    behavior.dynamicAnimator = self
    behavior.isInAnimator = true
    behavior.simulation = simulation
    behavior.number = simulation.takeNumber(affectsMotion: behavior.affectsMotion)
    treeDidChange()
    behavior.joined(simulation)
    behavior.addItems(to: simulation)
    return true
  }

  /// Whether a behavior is outside, and the way up from it ends here.
  private func mayJoin(_ behavior: DynamicBehavior) -> Bool {
    guard !behavior.isInAnimator, !behavior.isMoving else { return false }
    guard let parent = behavior.parent else { return hasRoot(behavior) }
    return parent.dynamicAnimator === self
  }

  /// Moves a behavior out and takes it from its place in the tree.
  func moveOut(_ behavior: DynamicBehavior, from place: () -> Void) {
    let last = leave(behavior)
    place()
    // All is done; from here on, the program's code may do anything.
    simulation.write(last)
    if behavior.affectsMotion { noteChange() }
  }

  /// Lets a behavior leave with all below it, the children first.
  ///
  /// `willMove(to:)` of all of them comes first; then they leave at once, without a call to the
  /// program's code in between.
  ///
  /// - Returns: What is to be written to items when the behavior has lost its place in the tree.
  private func leave(_ behavior: DynamicBehavior) -> [LastPose] {
    guard isToLeave(behavior) else { return [] }
    var leaving: [DynamicBehavior] = []
    announceLeaving(behavior, &leaving)
    // What was added meanwhile to one that had been asked already.
    while let late = firstToLeave(below: leaving) { announceLeaving(late, &leaving) }
    var last: [LastPose] = []
    for behavior in leaving.reversed() {
      behavior.removeItems(from: simulation, last: &last)
      behavior.left(simulation)
      behavior.dynamicAnimator = nil
      behavior.isInAnimator = false
      behavior.simulation = nil
      behavior.isMoving = false
    }
    treeDidChange()
    return last
  }

  private func firstToLeave(below told: [DynamicBehavior]) -> DynamicBehavior? {
    for parent in told where !parent.children.isEmpty {
      // One that was told and has gone back in time since is not told again.
      let child = parent.childBehaviors.first { child in
        isToLeave(child) && !told.contains { $0 === child }
      }
      if let child { return child }
    }
    return nil
  }

  private func isToLeave(_ behavior: DynamicBehavior) -> Bool {
    behavior.dynamicAnimator === self && behavior.isInAnimator && !behavior.isMoving
  }

  /// - Parameter told: Gets those that were told, parents before their children.
  private func announceLeaving(_ behavior: DynamicBehavior, _ told: inout [DynamicBehavior]) {
    var next: [(behavior: DynamicBehavior, parent: DynamicBehavior)] = []
    func announce(_ behavior: DynamicBehavior) {
      behavior.isMoving = true
      behavior.willMove(to: nil)
      told.append(behavior)
      for child in behavior.childrenLastFirst { next.append((child, behavior)) }
    }
    announce(behavior)
    while let (behavior, parent) = next.popLast() {
      if behavior.parent === parent, isToLeave(behavior) { announce(behavior) }
    }
  }

  /// The behaviors that have moved in, depth first, parents before their children.
  func flattenedTree() -> [DynamicBehavior] {
    var flattened: [DynamicBehavior] = []
    var nextPosition = 0
    var next: [DynamicBehavior] = behaviorsInTree.reversed()
    while let behavior = next.popLast() {
      guard behavior.isInAnimator else { continue }
      behavior.treePosition = nextPosition
      if behavior.affectsMotion { nextPosition += 1 }
      flattened.append(behavior)
      next += behavior.childrenLastFirst
    }
    return flattened
  }

  /// Lets go of all behaviors as the animator goes away.
  func releaseBehaviors() {
    for behavior in plan.all {
      behavior.simulationEnded(simulation)
      behavior.itemList.forgetBodies()
      behavior.isInAnimator = false
      behavior.simulation = nil
    }
  }

  /// Updates the items to the behaviors that have changed.
  func resolveSources() { simulation.resolveSources { _ = plan } }
}
