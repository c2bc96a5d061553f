package import DynamicsEngine
package import Foundation

/// An item as the engine has it.
package struct SeenItem {
  package let id: ItemID
  package let item: any DynamicItem
  /// In points.
  package let center: CGPoint
  /// In radians; goes on beyond a whole turn.
  package let angle: Double
  /// Whether it could move and takes part in no step.
  package let isAsleep: Bool
  /// What collides.
  package let shape: CompoundShape
}

/// A boundary as the engine has it.
package struct SeenBoundary: Hashable {
  /// The text of its identifier; `nil` for the reference bounds.
  package let name: String?
  /// A closed line ends where it begins.
  package let lines: [[CGPoint]]
}

extension DynamicAnimator {
  /// All items, in the order of joining.
  package var seenItems: [SeenItem] {
    let world = simulation.world
    return simulation.items.bodies.compactMap { body in
      guard let record = simulation.items[body] else { return nil }
      let pose = world.pose(of: body)
      return SeenItem(
        id: ItemID(body), item: record.pointee.item, center: pose.position, angle: pose.angle,
        isAsleep: world.isDynamic(body) && !world.isAwake(body), shape: world.shape(of: body))
    }
  }

  /// Changes when an item came or went.
  package var rosterVersion: Int { simulation.items.rosterVersion }
}

// MARK: What behaviors show

extension DynamicAnimator {
  /// All boundaries, each once; describes identifiers, which are the program's.
  package var seenBoundaries: [SeenBoundary] {
    var known: Set<SeenBoundary> = []
    return plan.all.flatMap(\.seenBoundaries).filter { known.insert($0).inserted }
  }

  /// Changes when ``seenBoundaries`` may have changed.
  package var boundaryVersion: Int { simulation.boundaryVersion }

  /// What a recording shows, in the order of the behaviors: what the first overlay does, or attachments
  /// without one.
  package var debugMarks: [(id: DebugMarkID, mark: DebugMark)] {
    debugMarks(of: plan.all.lazy.compactMap { $0 as? DebugOverlayBehavior }.first)
  }

  func debugMarks(of overlay: DebugOverlayBehavior?) -> [(id: DebugMarkID, mark: DebugMark)] {
    var marks = DebugMarks(overlay?.view ?? .attachments, simulation)
    for behavior in plan.all where behavior.affectsMotion || behavior === overlay {
      behavior.addMarks(to: &marks, simulation)
    }
    return marks.all
  }
}
