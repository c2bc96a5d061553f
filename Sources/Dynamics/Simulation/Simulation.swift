internal import DynamicsEngine

/// The items of one animator and the world that they move in.
///
/// It is the link between behaviors and the engine. The animator owns the simulation. Behaviors
/// hold its IDs only while they are in the animator.
final class Simulation {
  // A step uses these many times, and none of the program's code runs while one of them is accessed.
  // So exclusivity checks, which would cost more than the accesses, are not needed.

  @exclusivity(unchecked)
  private(set) var world = World()
  let items = ItemTable()
  let contacts = ContactPipeline()
  @exclusivity(unchecked)
  var clock = SimulationClock()
  /// Calls of sensors' closures that are due.
  @exclusivity(unchecked)
  var sensorNotices = SensorNotices()
  /// Changes when an item joins or leaves a behavior, or when a refused item is accepted.
  var membershipVersion = 0
  /// Changes when a boundary comes or goes, or gets other lines.
  var boundaryVersion = 0
  /// How many behaviors that affect motion have joined so far.
  var behaviorCount = 0
  /// How many other behaviors have joined so far.
  private var overlayCount = 0
  /// The bounds that ``CollisionBehavior`` uses as a boundary.
  @exclusivity(unchecked)
  var referenceBounds: CGRect?
  let walls = WallContours()
  /// Whether items may be in other simulations, too.
  @exclusivity(unchecked)
  var sharesItems = false

  /// Gets the poses in place of the items, in a forecast.
  @exclusivity(unchecked)
  var log: PoseLog?

  /// Whether items that are updated keep their shapes, as in UIKit.
  var keepsShapes = false
  /// Whether items are shown between two steps.
  @exclusivity(unchecked)
  var interpolatesFrames = false

  /// The bodies of items; items in a group have the body of the group.
  @exclusivity(unchecked)
  var bodies: [ObjectIdentifier: BodyID] = [:]
  /// Items that were refused, and the behaviors that wait for them.
  var refused: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// Items that have left since the last step.
  @exclusivity(unchecked)
  var departures = Departures()
  /// Items with a source that has changed.
  @exclusivity(unchecked)
  var stale: [BodyID] = []
  /// Items whose shown pose may be out of date, in the order of joining.
  @exclusivity(unchecked)
  var unwritten: [BodyID] = []
  /// Scratch memory, as is `merged`.
  @exclusivity(unchecked)
  var moved: [BodyID] = []
  @exclusivity(unchecked)
  var merged: [BodyID] = []
  /// Whether any step has made velocities overflow.
  @exclusivity(unchecked)
  private var haveOverflowed = false
  private var hasReportedOverflow = false

  var isEmpty: Bool { items.count == 0 }

  deinit {
    contacts.finishStreams(at: clock.elapsedTime)
    if !sharesItems { ItemOwnership.release(bodies.keys) }
    forgetDepartures()
  }
}

extension Simulation {
  /// The number of a behavior that joins; behaviors that do not affect motion are counted
  /// separately.
  func makeNumber(affectsMotion: Bool) -> Int {
    guard affectsMotion else {
      overlayCount += 1
      return -overlayCount
    }
    behaviorCount += 1
    return behaviorCount - 1
  }
}

// MARK: Time

extension Simulation {
  /// Takes one step, and returns the changes of contacts to report; calls none of the program's code.
  func step() -> ContactReport? {
    // Nothing replaces the world meanwhile, so a reference to it need not be counted.
    Unmanaged.passUnretained(world)._withUnsafeGuaranteedRef { world in
      world.step(by: clock.step)
      if !departures.isEmpty { forgetDepartures() }
      clock.countStep()
      items.recordChange()
      haveOverflowed = world.didVelocityOverflow
      guard world.hasContactChanges || contacts.hasListenersAwaitingEnds else { return nil }
      return contacts.report(of: world.contactChanges, items: items)
    }
  }

  /// The number of steps for which an item must be slow to be at rest.
  var stepsToRest: Int { SleepCriterion.steps(timeStep: clock.step) }

  /// Whether all items have been slow for a number of steps.
  func isQuiet(for steps: Int) -> Bool { world.stepsSinceActivity >= steps }

  /// Whether one item has been slow for ``stepsToRest``.
  func isQuiet(_ body: BodyID) -> Bool {
    clock.stepCount - world.lastRestlessStep(of: body) >= stepsToRest
  }

  /// Reports once that the engine stopped items because their velocities overflowed.
  func reportFirstOverflow() {
    guard haveOverflowed, !hasReportedOverflow else { return }
    hasReportedOverflow = true
    DynamicsDiagnostics.report(
      "forces were so large that velocities overflowed; the items that they moved were stopped",
      by: "DynamicAnimator")
  }
}

// MARK: Sources of properties and forces

extension Simulation {
  func changeSources(of body: BodyID, _ change: (inout ItemSources) -> Void) {
    guard let record = items[body] else { return }
    change(&record.pointee.sources)
    markStale(body)
  }

  /// Marks an item for an update; called when one of its sources has changed.
  func markStale(_ body: BodyID) {
    guard let record = items[body], !record.pointee.isStale else { return }
    record.pointee.isStale = true
    stale.append(body)
  }

  /// Updates materials and constant forces of items whose sources have changed.
  ///
  /// - Parameter updateOrder: Called when positions in the tree matter.
  func resolveSources(updateOrder: () -> Void) {
    guard !stale.isEmpty else { return }
    if stale.contains(where: { items[$0]?.pointee.sources.needOrder ?? false }) { updateOrder() }
    for body in stale {
      guard let record = items[body] else { continue }
      record.pointee.isStale = false
      if record.pointee.sources.needOrder { record.pointee.sources.sort() }
      let sources = record.pointee.sources
      world.setMaterial(body, sources.material)
      world.setConstantForces(
        body, sources.constantForces(on: ObjectIdentifier(record.pointee.item)))
    }
    stale.removeAll(keepingCapacity: true)
  }

  /// Counts the fields on an item whose force may change by itself; such an item must not sleep.
  func countUnsteadyFields(on body: BodyID, by change: Int) {
    guard let record = items[body] else { return }
    record.pointee.unsteadyFields += change
    world.setMaySleep(body, record.pointee.unsteadyFields == 0)
  }
}

// MARK: Restoring

extension Simulation {
  /// Replaces the contents with those of a snapshot; behaviors are registered afterwards.
  ///
  /// Calls none of the program's code.
  ///
  /// - Parameter items: The records of the items that take part, in the order of joining; no other
  ///   animator has the items.
  /// - Returns: The objects to release when all is done.
  func replace(
    _ newWorld: World, _ newClock: SimulationClock, behaviorCount: Int, walls: CGRect?,
    items newItems: [ItemRecord]
  ) -> Any {
    let old = items.removeAll()
    for record in old { release(record.item) }
    bodies.removeAll()
    for record in newItems {
      let item = record.item
      if !sharesItems {
        let isAcquired = ItemOwnership.acquire(item.identities, for: ObjectIdentifier(self))
        assert(isAcquired, "another animator took an item meanwhile")
      }
      for identity in item.identities { bodies[identity] = record.body }
      items.add(record)
    }
    world = newWorld
    clock = newClock
    self.behaviorCount = behaviorCount
    referenceBounds = walls
    boundaryVersion += 1
    refused = [:]
    forgetDepartures()
    stale = []
    unwritten = newItems.map(\.body)
    return old
  }

  /// Clears all marks for updates; called when the bodies match their sources.
  func clearStale() {
    for body in stale { items[body]?.pointee.isStale = false }
    stale = []
  }

  /// Throws if another animator has an item that is to be restored.
  func checkIsFree(_ wanted: [any DynamicItem]) throws(SnapshotError) {
    guard !sharesItems else { return }
    for item in wanted
    where !ItemOwnership.areFree(item.identities, for: ObjectIdentifier(self)) {
      throw .structureDiffers(
        "\(item) is in another animator now; remove it from that one before you restore")
    }
  }
}

extension Simulation {
  /// Calls the sensors' closures that are due, and those that become due meanwhile.
  func deliverSensorNotices() {
    // The common case; each step asks twice.
    if sensorNotices.isEmpty { return }
    while let call = sensorNotices.popFirst() { call() }
  }
}
