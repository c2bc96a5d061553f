internal import DynamicsEngine

// MARK: Items

extension DynamicBehavior {
  /// Adds an item, unless the behavior has it already.
  func add(_ item: any DynamicItem, by member: String = #function) {
    guard !itemList.contains(item) else {
      DynamicsDiagnostics.report(
        "\(item) is already in this behavior; nothing changed", by: Reporter(type(of: self), member)
      )
      return
    }
    itemList.append(item, nil, id: ObjectIdentifier(item))
    guard let simulation else { return }
    simulation.membershipVersion += 1
    join(item, simulation, reporter: Reporter(type(of: self), member))
    dynamicAnimator?.recordChange()
  }

  func remove(_ item: any DynamicItem, by member: String = #function) {
    guard has(item, by: member) else { return }
    let simulation = self.simulation
    simulation?.membershipVersion += 1
    let last = simulation.flatMap { leave(item, $0) }
    itemList.remove(ObjectIdentifier(item))
    // The removal is complete. The calls below run the program's code, which may change anything.
    if let last { simulation?.write([last]) }
    dynamicAnimator?.recordChange()
  }

  /// Whether the behavior has an item; reports if it does not.
  func has(_ item: any DynamicItem, by member: String = #function) -> Bool {
    if itemList.contains(item) { return true }
    DynamicsDiagnostics.report(
      "\(item) is not in this behavior; nothing changed", by: Reporter(type(of: self), member))
    return false
  }

  /// Adds all items to the simulation of an animator that the behavior has just joined.
  func addItems(to simulation: Simulation) {
    let reporter = Reporter(DynamicAnimator.self, "addBehavior(_:)")
    for item in itemList.objects { join(item, simulation, reporter: reporter) }
  }

  /// - Parameter last: Receives the poses to write to the items after the behavior has left.
  func removeItems(from simulation: Simulation, last: inout [(ItemRecord, ItemPose)]) {
    for item in itemList.objects {
      if let pose = leave(item, simulation) { last.append(pose) }
    }
  }

  /// Adds an item that was refused before and may be valid now.
  func retry(_ item: any DynamicItem, _ simulation: Simulation, reporter: Reporter) {
    guard isWaiting(for: item, simulation) else { return }
    join(item, simulation, reporter: reporter)
  }

  /// Whether an item is in the behavior and the behavior in a simulation, but the item is not.
  private func isWaiting(for item: any DynamicItem, _ simulation: Simulation) -> Bool {
    self.simulation === simulation && itemList.contains(item) && itemList.body(of: item) == nil
  }

  private func join(_ item: any DynamicItem, _ simulation: Simulation, reporter: Reporter) {
    guard isWaiting(for: item, simulation) else { return }
    let reading = simulation.read(item, reporter: reporter)
    // The item's getters are the program's code. They may have added the item already.
    guard isWaiting(for: item, simulation) else { return }
    simulation.membershipVersion += 1
    let isAwaited = simulation.refused[ObjectIdentifier(item)] != nil
    switch simulation.add(item, as: reading, for: ObjectIdentifier(self)) {
    case .added(let body):
      itemList[ObjectIdentifier(item)] = body
      addSource(for: body, in: simulation)
      simulationMember?.itemJoined(body, item, simulation)
      simulation.world.wake(body)
      if isAwaited { joinBehaviorsThatWait(for: item, simulation, reporter: reporter) }
    case .refused(let reason):
      if let reason { DynamicsDiagnostics.report(reason.message(for: item), by: reporter) }
    }
  }

  /// Adds an item that has just been accepted to the behaviors that it was refused to.
  private func joinBehaviorsThatWait(
    for item: any DynamicItem, _ simulation: Simulation, reporter: Reporter
  ) {
    // In the order of the tree: a restored animator does not know in which order they began to wait.
    for behavior in dynamicAnimator?.plan.all ?? [] {
      behavior.retry(item, simulation, reporter: reporter)
    }
  }

  /// Makes the behavior a source of the item's material or of a force on it, if it is one.
  func addSource(for body: BodyID, in simulation: Simulation) {
    if let source = materialSource {
      simulation.changeSources(of: body) { $0.materials.append(source) }
    }
    if let source = forceSource {
      simulation.changeSources(of: body) { $0.forces.append(source) }
    }
  }

  private func removeSource(of body: BodyID, in simulation: Simulation) {
    if let source = materialSource {
      simulation.changeSources(of: body) { $0.materials.removeAll { $0 === source } }
    }
    if let source = forceSource {
      simulation.changeSources(of: body) { $0.forces.removeAll { $0 === source } }
    }
  }

  /// Calls none of the program's code.
  private func leave(_ item: any DynamicItem, _ simulation: Simulation) -> (ItemRecord, ItemPose)? {
    simulation.membershipVersion += 1
    guard let body = itemList.body(of: item) else {
      simulation.stopWaiting(for: item, by: ObjectIdentifier(self))
      return nil
    }
    removeSource(of: body, in: simulation)
    simulationMember?.itemLeft(body, simulation)
    itemList[ObjectIdentifier(item)] = nil
    return simulation.remove(item)
  }
}

// MARK: Changes

extension DynamicBehavior {
  /// Wakes the behavior's items; called after any change that could move them.
  func didChange() {
    guard let simulation else { return }
    for case let body? in itemList.values { simulation.world.wake(body) }
    dynamicAnimator?.recordChange()
  }

  /// Marks the behavior's items for an update; called when properties that affect them have
  /// changed.
  func sourceDidChange() {
    guard let simulation else { return }
    for case let body? in itemList.values { simulation.markStale(body) }
    didChange()
  }

  func rolesDidChange() { dynamicAnimator?.rolesDidChange() }
}
