// Adding behaviors to an animator, and removing them. Nothing here recurses, so behaviors can be
// nested to any depth.

extension DynamicAnimator {
  /// Moves in a behavior that was just added to the tree, with all its descendants.
  func addTree(_ first: DynamicBehavior) {
    var next = [first]
    while let behavior = next.popLast() {
      if join(behavior) { next += behavior.reversedChildren }
    }
    if first.affectsMotion { recordChange() }
  }

  /// Adds one behavior to the simulation, and returns whether its children should join next.
  ///
  /// `willMove(to:)` and the getters of items may change the children, and whether this behavior
  /// still joins.
  private func join(_ behavior: DynamicBehavior) -> Bool {
    guard canJoin(behavior) else { return false }
    behavior.isMoving = true
    behavior.willMove(to: self)
    behavior.lookForComputedAction()
    behavior.isMoving = false
    guard canJoin(behavior) else { return false }
    behavior.dynamicAnimator = self
    behavior.isInAnimator = true
    behavior.simulation = simulation
    behavior.number = simulation.makeNumber(affectsMotion: behavior.affectsMotion)
    rolesDidChange()
    behavior.simulationMember?.joined(simulation)
    behavior.addItems(to: simulation)
    return true
  }

  /// Whether a behavior is in no animator, and is a root or a child of a behavior in this one.
  private func canJoin(_ behavior: DynamicBehavior) -> Bool {
    guard !behavior.isInAnimator, !behavior.isMoving else { return false }
    guard let parent = behavior.parent else { return hasRoot(behavior) }
    return parent.dynamicAnimator === self
  }

  func removeTree(_ behavior: DynamicBehavior, removeFromParent: () -> Void) {
    let last = leave(behavior)
    removeFromParent()
    // The behavior is removed: from here on, the program's code may run.
    simulation.write(last)
    if behavior.affectsMotion { recordChange() }
    deliverSensorNotices()
  }

  /// Removes a behavior from the simulation with all its descendants, children first.
  ///
  /// `willMove(to:)` is called for all of them first. Then all leave, without a call of the
  /// program's code in between.
  ///
  /// - Returns: The poses to write to items after the behavior is removed from the tree.
  private func leave(_ behavior: DynamicBehavior) -> [(ItemRecord, ItemPose)] {
    guard canLeave(behavior) else { return [] }
    var leaving: [DynamicBehavior] = []
    notifyLeaving(behavior, &leaving)
    // Children may have been added meanwhile to behaviors that were notified before.
    while let late = firstUnnotified(below: leaving) { notifyLeaving(late, &leaving) }
    var last: [(ItemRecord, ItemPose)] = []
    for behavior in leaving.reversed() {
      behavior.removeItems(from: simulation, last: &last)
      behavior.simulationMember?.left(simulation)
      behavior.dynamicAnimator = nil
      behavior.isInAnimator = false
      behavior.simulation = nil
      behavior.isMoving = false
    }
    rolesDidChange()
    return last
  }

  private func firstUnnotified(below notified: [DynamicBehavior]) -> DynamicBehavior? {
    for parent in notified where !parent.children.isEmpty {
      // A behavior that was notified is not notified again, even if a snapshot was restored since.
      let child = parent.childBehaviors.first { child in
        canLeave(child) && !notified.contains { $0 === child }
      }
      if let child { return child }
    }
    return nil
  }

  private func canLeave(_ behavior: DynamicBehavior) -> Bool {
    behavior.dynamicAnimator === self && behavior.isInAnimator && !behavior.isMoving
  }

  /// Calls `willMove(to:)` with `nil` on a behavior and its descendants, and adds them to a list.
  private func notifyLeaving(_ behavior: DynamicBehavior, _ notified: inout [DynamicBehavior]) {
    var next: [(behavior: DynamicBehavior, parent: DynamicBehavior)] = []
    func notify(_ behavior: DynamicBehavior) {
      behavior.isMoving = true
      behavior.willMove(to: nil)
      notified.append(behavior)
      for child in behavior.reversedChildren { next.append((child, behavior)) }
    }
    notify(behavior)
    while let (behavior, parent) = next.popLast() {
      if behavior.parent === parent, canLeave(behavior) { notify(behavior) }
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
      next += behavior.reversedChildren
    }
    return flattened
  }

  func releaseBehaviors() {
    for behavior in plan.all {
      behavior.simulationMember?.simulationEnded(simulation)
      behavior.itemList.resetValues()
      behavior.isInAnimator = false
      behavior.simulation = nil
    }
    simulation.deliverSensorNotices()
  }

  /// Calls the sensors' closures that are due; during a step, the step does.
  func deliverSensorNotices() {
    if !activity.isStepping { simulation.deliverSensorNotices() }
  }

  /// Updates the items whose behaviors have changed.
  func resolveSources() {
    if !simulation.stale.isEmpty { simulation.resolveSources { _ = plan } }
  }
}
