package import DynamicsEngine
package import Foundation

extension DynamicAnimator {
  /// All items, in the order of joining.
  package var drawnItems: [DrawnItem] {
    let world = simulation.world
    return simulation.items.bodies.compactMap { body in
      guard let record = simulation.items[body] else { return nil }
      return DrawnItem(
        item: record.pointee.item, pose: DrawnPose(body, in: world), shape: world.shape(of: body))
    }
  }

  /// The poses of ``drawnItems``, without the items themselves.
  package var drawnPoses: [DrawnPose] {
    let world = simulation.world
    return simulation.items.bodies.map { DrawnPose($0, in: world) }
  }
}

// MARK: Boundaries and marks

extension DynamicAnimator {
  /// All boundaries, each once; describing identifiers runs the program's code.
  package var drawnBoundaries: [DebugBoundary] {
    var known: Set<DebugBoundary> = []
    return plan.boundaries.flatMap(\.drawnBoundaries).filter { known.insert($0).inserted }
  }

  /// Changes when ``drawnBoundaries`` may have changed.
  package var boundaryVersion: Int { simulation.boundaryVersion }

  /// The marks of a recording, in the order of the behaviors.
  ///
  /// These are the marks of the first overlay, or of some layers if there is no overlay. Contacts and
  /// velocities are marks of overlays.
  package func debugMarks(
    withoutOverlay layers: DebugLayers = .attachments
  ) -> [(id: DebugMarkID, mark: DebugMark)] {
    debugMarks(
      of: plan.all.lazy.compactMap { $0 as? DebugOverlayBehavior }.first, withoutOverlay: layers)
  }

  func debugMarks(
    of overlay: DebugOverlayBehavior?, withoutOverlay layers: DebugLayers = []
  ) -> [(id: DebugMarkID, mark: DebugMark)] {
    var marks = DebugMarks(overlay?.settings ?? DebugView(layers: layers), simulation)
    for behavior in plan.all where behavior.affectsMotion || behavior === overlay {
      behavior.markSource?.addMarks(to: &marks, simulation)
    }
    return marks.all
  }

  /// The marks of some layers for an observer that has no overlay in the animator.
  ///
  /// - Parameter contacts: The contacts that it follows; see ``DebugContacts``.
  package func debugMarks(_ layers: DebugLayers, _ contacts: DebugContacts) -> [DebugMark] {
    var marks = DebugMarks(DebugView(layers: layers), simulation)
    for behavior in plan.all where behavior.affectsMotion {
      behavior.markSource?.addMarks(to: &marks, simulation)
    }
    marks.addVelocities(simulation, of: Self.observerNumber)
    marks.addContacts(contacts.recent, of: Self.observerNumber)
    return marks.all.map(\.mark)
  }

  /// In place of the joining number of an overlay.
  private static var observerNumber: Int { .min }

  /// Starts a log of all contacts, which lasts as long as it is retained; its reader drains it
  /// regularly.
  package func contactLog() -> EventQueue<ContactEvent> { simulation.contacts.openLog() }
}

/// The contacts that began a short while ago, for an observer; they are followed as long as it is retained.
package final class DebugContacts {
  let recent = RecentContacts()

  package init(_ animator: DynamicAnimator) { recent.follow(animator.simulation) }

  deinit { recent.end() }
}

/// The place of an item at one moment.
package struct DrawnPose: Sendable {
  package let id: ItemID
  /// In points.
  package let center: CGPoint
  /// In radians, including whole turns.
  package let angle: Double
  /// Whether the item is dynamic and asleep.
  package let isAsleep: Bool

  init(_ body: BodyID, in world: World) {
    let pose = world.pose(of: body)
    (id, center, angle) = (ItemID(body), pose.position, pose.angle)
    isAsleep = world.isDynamic(body) && !world.isAwake(body)
  }
}

package struct DrawnItem {
  package let item: any DynamicItem
  package let pose: DrawnPose
  package let shape: CompoundShape

  package var id: ItemID { pose.id }
}
