package import DynamicsEngine
package import DynamicsGeometry
package import Foundation

// The members that an inspector uses beyond the public interface.

extension DynamicAnimator {
  /// A value that is another one after items, behaviors, or items of behaviors were added or removed.
  package var structureVersion: [Int] {
    [simulation.items.manifestVersion, planVersion, simulation.membershipVersion]
  }

  package var itemCount: Int { simulation.items.count }

  /// The pairs that touch now.
  package var touchingContactCount: Int { simulation.world.touchingContactCount }

  /// Takes one step although the animator is paused; it stays paused, and its delegate is not told.
  ///
  /// It does not change whether the animator follows its frames. Nothing happens at rest and during
  /// a step.
  package func stepWhilePaused() {
    guard isPaused, !activity.isAtRest, !activity.isStepping else { return }
    activity.isPaused = false
    take(steps: 1)
    simulation.writeItems()
    afterFrame?()
    // A callback may have paused it meanwhile.
    activity.isPaused = true
    updateSubscription()
  }

  /// The motion of an item, as the next step begins with it; `nil` if the item has left.
  package func motion(of id: ItemID) -> InspectedMotion? {
    guard let body = simulation.items.body(serial: id.rawValue) else { return nil }
    let world = simulation.world
    return InspectedMotion(
      mass: world.mass(of: body), velocity: world.velocity(of: body),
      angularVelocity: world.angularVelocity(of: body), isDynamic: world.isDynamic(body))
  }

  /// The contacts of an item in the last step, one for each pair of shapes; none while it sleeps.
  package func contactLoads(of id: ItemID) -> [InspectedContact] {
    guard let body = simulation.items.body(serial: id.rawValue) else { return [] }
    let listeners = plan.all.compactMap { $0 as? any ContactListener }
    return simulation.world.contacts(of: body).map { other, load in
      let party: ContactEvent.Other
      switch other {
      case .body(let body): party = .item(ItemID(body))
      case .boundary(let boundary):
        let identifier = listeners.lazy.compactMap { $0.identifier(of: boundary) }.first
        party = .boundary(identifier.map { BoundaryID($0) })
      }
      return InspectedContact(
        other: party, point: load.point, normal: load.normal, impulse: load.impulse)
    }
  }
}

extension DynamicAnimator {
  /// Appends the contacts that began and ended in the last step, each pair once.
  ///
  /// Unlike ``contacts``, it costs nothing while nobody asks, and items need not be written.
  package func appendContactChanges(to changes: inout [SeenContact]) {
    let world = simulation.world
    guard world.hasContactChanges else { return }
    let time = elapsedTime
    // They are sorted by set, then by pair; several sets may see the same pair.
    let isOneSet = world.setCount == 1
    var known: Set<TouchingPair> = []
    for key in world.contactChanges.ended
    where isOneSet || known.insert(TouchingPair(key, isOfReferenceBounds: false)).inserted {
      changes.append(SeenContact(key, at: time))
    }
    known = []
    for contact in world.contactChanges.began
    where isOneSet || known.insert(TouchingPair(contact.key, isOfReferenceBounds: false)).inserted {
      changes.append(SeenContact(contact, at: time))
    }
  }

  /// The identifier of a boundary; `nil` for the reference bounds, and for one that has left.
  package func boundaryID(_ boundary: BoundaryRowID) -> BoundaryID? {
    plan.all.lazy.compactMap { ($0 as? any ContactListener)?.identifier(of: boundary) }.first
      .map { BoundaryID($0) }
  }
}

/// A contact that began or ended in a step.
package struct SeenContact: Sendable {
  /// ``DynamicAnimator/elapsedTime`` after the step.
  package let time: TimeInterval
  package let phase: ContactEvent.Phase
  package let item: ItemID
  let other: Contact.Other
  /// Zero for a contact that ended, as the following are.
  package let point: CGPoint
  package let normal: CGVector
  package let impulse: Double

  init(_ contact: Contact, at time: TimeInterval) {
    (self.time, phase, item, other) = (time, .began, ItemID(contact.key.body), contact.key.other)
    (point, normal, impulse) = (contact.point, contact.normal, contact.impulse)
  }

  init(_ key: Contact.Key, at time: TimeInterval) {
    (self.time, phase, item, other) = (time, .ended, ItemID(key.body), key.other)
    (point, normal, impulse) = (.zero, .zero, 0)
  }

  /// - Parameter boundary: The text that stands for the boundary; `nil` for an item.
  package init(_ event: ContactEvent, boundary: BoundaryRowID?) {
    (time, phase, item) = (event.elapsedTime, event.phase, event.item)
    (point, normal, impulse) = (event.point, event.normal, event.impulse)
    if case .item(let id) = event.other {
      other = .body(BodyID(index: 0, serial: Int32(truncatingIfNeeded: id.rawValue)))
    } else {
      other = .boundary(boundary ?? .none)
    }
  }

  /// The other item; `nil` for a boundary.
  package var otherItem: ItemID? {
    if case .body(let body) = other { ItemID(body) } else { nil }
  }

  /// The boundary; `nil` for an item.
  package var boundary: BoundaryRowID? {
    if case .boundary(let boundary) = other { boundary } else { nil }
  }
}

/// The motion of an item at one moment.
package struct InspectedMotion: Sendable {
  /// In kilograms; infinite for an item that is not dynamic.
  package let mass: Double
  /// In points per second.
  package let velocity: CGVector
  /// In radians per second.
  package let angularVelocity: Double
  package let isDynamic: Bool
}

/// A contact of an item in one step.
package struct InspectedContact: Sendable {
  package let other: ContactEvent.Other
  /// In points.
  package let point: CGPoint
  /// The unit vector from the item to the other.
  package let normal: CGVector
  /// In newton seconds.
  package let impulse: Double
}

extension DynamicAnimator {
  /// The speed of the fastest item, in points per second.
  package var greatestSpeed: Double {
    simulation.items.bodies.reduce(0) { max($0, Double(simulation.world.velocity(of: $1).length)) }
  }
}

extension DynamicBehavior {
  /// The items of any behavior, in the order added.
  package var inspectedItems: [any DynamicItem] { itemList.objects }
}

extension ContactEvent {
  /// Makes the event of a contact that was seen.
  package init(_ seen: SeenContact, other: Other) {
    self.init(
      phase: seen.phase, item: seen.item, other: other, point: seen.point, normal: seen.normal,
      impulse: seen.impulse, elapsedTime: seen.time)
  }
}
