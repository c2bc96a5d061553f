package import DynamicsEngine
package import Foundation

extension DynamicAnimator {
  /// All items, in the order of joining.
  package var drawnItems: [DrawnItem] {
    let world = simulation.world
    return simulation.items.bodies.compactMap { body in
      guard let record = simulation.items[body] else { return nil }
      let pose = world.pose(of: body)
      return DrawnItem(
        id: ItemID(body), item: record.pointee.item, center: pose.position, angle: pose.angle,
        isAsleep: world.isDynamic(body) && !world.isAwake(body), shape: world.shape(of: body))
    }
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

  /// Starts a log of all contacts, which lasts as long as it is retained; its reader drains it
  /// regularly.
  package func contactLog() -> EventQueue<ContactEvent> { simulation.contacts.openLog() }
}

package struct DrawnItem {
  package let id: ItemID
  package let item: any DynamicItem
  /// In points.
  package let center: CGPoint
  /// In radians, including whole turns.
  package let angle: Double
  /// Whether the item is dynamic and asleep.
  package let isAsleep: Bool
  package let shape: CompoundShape
}
