internal import DynamicsEngine

extension Restoration {
  /// Applies the snapshot to the animator, without calling the program's code.
  ///
  /// - Returns: The objects to release when all is done: a `deinit` may do anything.
  func apply() -> [Any] {
    let simulation = animator.simulation
    let present = animator.plan.all
    simulation.membershipVersion += 1
    var released: [Any] = [present]
    let (behaviors, showings, staying) = (behaviors, showings, Set(behaviors))
    for behavior in present {
      if !staying.contains(behavior), behavior.affectsMotion {
        behavior.simulationMember?.simulationEnded(simulation)
      }
      released.append(behavior.itemList)
      behavior.detach()
    }
    released.append(simulation.contacts.reset())
    released.append(
      simulation.replace(
        world, state.clock, behaviorCount: state.behaviorCount, walls: state.walls,
        items: zip(items, manifest.items).compactMap { item, written in
          written.body.map { ItemRecord(restored: item, $0, showings[$0]!.item) }
        }))
    let overlays = present.filter { !$0.affectsMotion }
    released.append(rebuildTree(overlays: overlays.filter { $0.parent == nil }))
    for place in behaviors.indices {
      let behavior = behaviors[place]
      behavior.attach(
        to: animator, number: manifest.behaviors[place].number,
        items: BehaviorItems(manifest.members(of: place)))
      coder.changes[place]()
      register(behavior, manifest.members(of: place), in: simulation)
    }
    for (body, places) in coder.kinematics {
      simulation.items[body]?.pointee.sources.kinematics =
        places.sorted { $0.key < $1.key }.map(\.value)
    }
    keepOverlays(overlays)
    released.append(
      simulation.contacts.listen(
        coder.collisions, touching: world.touchingContacts, at: state.clock.elapsedTime))
    released.append(coder.released)
    state.additions.apply(to: animator)
    for body in state.stale { simulation.markStale(body) }
    animator.fixedBounds = state.fixedBounds
    animator.boundsMove = state.boundsMove
    animator.activity.lastChange = world.stepCount - state.stepsSinceChange
    animator.activity.isAtRest = state.isAtRest
    return released
  }

  /// Makes a behavior the source for its items that it was.
  private func register(
    _ behavior: DynamicBehavior, _ members: [(item: any DynamicItem, body: BodyID?)],
    in simulation: Simulation
  ) {
    for (item, body) in members {
      guard let body, let record = simulation.items[body] else {
        simulation.refused[ObjectIdentifier(item), default: []].insert(ObjectIdentifier(behavior))
        continue
      }
      record.pointee.memberships += 1
      behavior.addSource(for: body, in: simulation)
    }
    // The world already has the properties that these sources set.
    simulation.clearStale()
  }

  /// Keeps behaviors that do not affect motion at their place in the tree, also below behaviors that come back.
  private func keepOverlays(_ present: [DynamicBehavior]) {
    let simulation = animator.simulation
    let staying = present.filter { $0.parent?.isInAnimator ?? true }
    let returning = behaviors.flatMap(\.childBehaviors).filter {
      !$0.affectsMotion && !present.contains($0)
    }
    for overlay in returning { overlay.number = simulation.makeNumber(affectsMotion: false) }
    for overlay in staying + returning {
      overlay.attach(to: animator, number: overlay.number, items: BehaviorItems())
      overlay.simulationMember?.joined(simulation)
    }
    for overlay in present where !overlay.isInAnimator {
      overlay.simulationMember?.simulationEnded(simulation)
    }
  }

  /// Gives each behavior the parent that it had; a behavior that is not in the snapshot keeps its children.
  private func rebuildTree(overlays: [DynamicBehavior]) -> Any {
    let behaviors = behaviors
    let returning = Set(behaviors)
    func leaveParent(_ behavior: DynamicBehavior) {
      behavior.parent?.children.remove(ObjectIdentifier(behavior))
      behavior.parent = nil
    }
    for behavior in behaviors {
      leaveParent(behavior)
      for child in behavior.childBehaviors
      where !returning.contains(child) && child.affectsMotion { leaveParent(child) }
    }
    var roots: [DynamicBehavior] = []
    for place in behaviors.indices {
      let behavior = behaviors[place]
      guard let parent = manifest.behaviors[place].parent else {
        roots.append(behavior)
        continue
      }
      behaviors[parent].children.append(behavior, (), id: ObjectIdentifier(behavior))
      behavior.parent = behaviors[parent]
    }
    return animator.replaceRoots(roots + overlays)
  }
}

extension DynamicBehavior {
  /// Leaves an animator whose state is replaced.
  fileprivate func detach() {
    itemList.resetValues()
    dynamicAnimator = nil
    isInAnimator = false
    isMoving = false
    simulation = nil
  }

  fileprivate func attach(to animator: DynamicAnimator, number: Int, items: BehaviorItems) {
    dynamicAnimator = animator
    isInAnimator = true
    simulation = animator.simulation
    self.number = number
    itemList = items
  }
}
