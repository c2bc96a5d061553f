internal import DynamicsEngine

// Adding behaviors to an animator, and removing them. Nothing here recurses, so behaviors can be
// nested to any depth.

extension DynamicAnimator {
  /// Moves in a behavior that was just added to the tree, with all its descendants.
  func moveIn(_ first: DynamicBehavior) {
    var next: [DynamicBehavior] = []
    if join(first) { next += first.childrenLastFirst }
    while let behavior = next.popLast() {
      if join(behavior) { next += behavior.childrenLastFirst }
    }
    if first.affectsMotion { noteChange() }
  }

  /// Adds one behavior to the simulation.
  ///
  /// `willMove(to:)` and the getters of items may change the children, and whether this behavior
  /// still joins.
  ///
  /// - Returns: Whether the children should join next.
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

  /// Whether a behavior is in no animator, and is a root or a child of a behavior in this one.
  private func mayJoin(_ behavior: DynamicBehavior) -> Bool {
    guard !behavior.isInAnimator, !behavior.isMoving else { return false }
    guard let parent = behavior.parent else { return hasRoot(behavior) }
    return parent.dynamicAnimator === self
  }

  /// Moves a behavior out and removes it from its place in the tree.
  func moveOut(_ behavior: DynamicBehavior, from place: () -> Void) {
    let last = leave(behavior)
    place()
    // The behavior is removed: from here on, the program's code may run.
    simulation.write(last)
    if behavior.affectsMotion { noteChange() }
  }

  /// Removes a behavior from the simulation with all its descendants, children first.
  ///
  /// `willMove(to:)` is called for all of them first. Then all leave, without a call of the
  /// program's code in between.
  ///
  /// - Returns: The poses to write to items after the behavior is removed from the tree.
  private func leave(_ behavior: DynamicBehavior) -> [LastPose] {
    guard isToLeave(behavior) else { return [] }
    var leaving: [DynamicBehavior] = []
    announceLeaving(behavior, &leaving)
    // Children may have been added meanwhile to behaviors that were notified before.
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
      // A behavior that was notified is not notified again, even if a snapshot was restored since.
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

  /// Calls `willMove(to:)` with `nil` on a behavior and its descendants.
  ///
  /// - Parameter told: Receives the notified behaviors, parents before their children.
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

  /// Releases all behaviors when the animator goes away.
  func releaseBehaviors() {
    for behavior in plan.all {
      behavior.simulationEnded(simulation)
      behavior.itemList.forgetBodies()
      behavior.isInAnimator = false
      behavior.simulation = nil
    }
  }

  /// Updates the items whose behaviors have changed.
  func resolveSources() { simulation.resolveSources { _ = plan } }
}
