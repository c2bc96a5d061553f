internal import DynamicsEngine

/// The bodies that may influence one body, however they move: those joined by attachments or collision behaviors, and
/// all that nothing moves.
///
/// It does not depend on where the bodies are. An item that is far away now may come near.
struct Reach {
  private var parents: [BodyID: BodyID] = [:]

  /// - Returns: `nil` if that may be all bodies.
  static func bodies(
    influencing body: BodyID, _ behaviors: [DynamicBehavior], in simulation: Simulation
  ) -> Set<BodyID>? {
    let (all, world) = (simulation.items.bodies, simulation.world)
    // Precise detection moves all fast bodies in one order of time.
    guard world.isDynamic(body), !all.contains(where: { world.material(of: $0).isPrecise }) else {
      return nil
    }
    // Anything may shield anything from an explosion.
    let mayExplode = behaviors.contains { ($0 as? ExplosionBehavior)?.hasUrgentWork ?? false }
    guard !mayExplode else { return nil }
    var reach = Reach()
    for behavior in behaviors where behavior.couplesItems {
      // A body that nothing moves passes no influence on.
      let members = behavior.itemList.bodies.filter(world.isDynamic)
      for (a, b) in zip(members, members.dropFirst()) { reach.join(a, b) }
    }
    let root = reach.root(of: body)
    let near = all.filter { !world.isDynamic($0) || reach.root(of: $0) == root }
    return near.count < all.count ? Set(near) : nil
  }

  private mutating func root(of body: BodyID) -> BodyID {
    var root = body
    while let parent = parents[root] { root = parent }
    // Shorter paths for the next time.
    var next = body
    while let parent = parents[next], parent != root {
      parents[next] = root
      next = parent
    }
    return root
  }

  private mutating func join(_ a: BodyID, _ b: BodyID) {
    let (a, b) = (root(of: a), root(of: b))
    if a != b { parents[a] = b }
  }
}

extension DynamicBehavior {
  /// Whether the motion of one of its items may influence the others.
  fileprivate var couplesItems: Bool {
    if let collision = self as? CollisionBehavior {
      return collision.settings.mode.contains(.items)
    }
    return self is AttachmentBehavior || self is GearBehavior || self is PulleyBehavior
      || self is RatchetBehavior
  }
}
