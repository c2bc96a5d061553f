internal import DynamicsEngine

/// A copy of an animator whose steps nobody sees.
///
/// It has the same world, and a twin for each behavior that affects motion. So it takes the same steps, whatever the
/// program does to the animator meanwhile.
struct Foreseen: ~Copyable {
  let animator: DynamicAnimator
  let log: PoseLog

  /// - Parameters:
  ///   - item: The item that matters; `nil` for all.
  ///   - drags: Those that release their items at the start.
  /// - Throws: In the middle of a change, in which the state of the animator is not whole.
  static func copy(
    _ original: DynamicAnimator, for item: BodyID?, releasing drags: [DragBehavior]
  ) throws -> Foreseen {
    let animator = DynamicAnimator(referenceView: nil, frameSource: nil)
    animator.simulation.sharesItems = true
    var twins = Manifest(original.simulation, original.plan.all)
    let behaviors = twins.behaviorObjects
    twins.itemObjects = twins.itemObjects.map { _ in .placeholder }
    twins.behaviorObjects = behaviors.indices.map { place in
      behaviors[place].makeTwin(twins.members(of: place).map(\.item))
    }
    var restoration = try read(original, behaviors, into: twins, of: animator)
    try restoration.readBehaviors()
    withExtendedLifetime(restoration.apply()) {}
    for (behavior, twin) in zip(behaviors, twins.behaviorObjects) {
      behavior.completeTwin(twin, in: original.simulation)
      if let twin = twin as? DragBehavior, drags.contains(where: { $0 === behavior }),
        !twin.isReleased
      {
        twin.release()
      }
    }
    animator.fixedBounds = original.boundsToFollow
    if let item { animator.keepOnly(influencing: item) }
    let log = PoseLog(animator.simulation)
    animator.simulation.log = log
    return Foreseen(animator: animator, log: log)
  }

  private static func read(
    _ original: DynamicAnimator, _ behaviors: [DynamicBehavior], into twins: Manifest,
    of animator: DynamicAnimator
  ) throws -> Restoration {
    let simulation = original.simulation
    var worldCoder = WordCoder(capacity: simulation.items.count * 64)
    simulation.world.save(to: &worldCoder)
    var worldReader = WordCoder(worldCoder.words[...])
    let world = try World.restored(from: &worldReader)
    var state = AnimatorState(original, simulation.items.bodies.map { _ in SavedPresentation() })
    var coder = BehaviorCoder()
    for behavior in behaviors where behavior.hasTwinState {
      behavior.simulationMember?.codeState(&coder)
    }
    state.codeMotion(&coder.words, in: simulation.world)
    var identifiers: [Int32: AnyHashable] = [:]
    for source in original.plan.boundaries {
      for (serial, identifier, _) in source.identifiersBySerial {
        identifiers[serial] = identifier
      }
    }
    var restoration = Restoration(
      animator: animator, world: world, state: state, manifest: twins,
      names: coder.names.words[...], motion: coder.words.words[...])
    restoration.knownIdentifier = { identifiers[$0] }
    return restoration
  }
}

extension DynamicAnimator {
  /// Removes the items that cannot influence one of them, without effect on those that stay.
  fileprivate func keepOnly(influencing body: BodyID) {
    // Properties that no step has seen yet may make an item movable.
    resolveSources()
    guard let bodies = Reach.bodies(influencing: body, plan.all, in: simulation) else { return }
    let before = activity
    for behavior in plan.all {
      for case (let item, let body?) in behavior.itemList.members where !bodies.contains(body) {
        behavior.remove(item)
      }
    }
    activity = before
  }

  /// The bounds that the next step takes the walls from.
  fileprivate var boundsToFollow: CGRect? {
    let bounds = referenceBounds
    return bounds.map(Limits.isArea) ?? true ? bounds : simulation.referenceBounds
  }
}
