internal import DynamicsEngine

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
  package var drawnBoundaries: [DrawnBoundary] {
    var known: Set<DrawnBoundary> = []
    return plan.all.flatMap(\.drawnBoundaries).filter { known.insert($0).inserted }
  }

  /// Changes when ``drawnBoundaries`` may have changed.
  package var boundaryVersion: Int { simulation.boundaryVersion }

  /// The marks of a recording, in the order of the behaviors.
  ///
  /// These are the marks of the first overlay, or only attachments if there is no overlay.
  package var debugMarks: [(id: DebugMarkID, mark: DebugMark)] {
    debugMarks(of: plan.all.lazy.compactMap { $0 as? DebugOverlayBehavior }.first)
  }

  /// The same, with other layers than attachments if there is no overlay.
  ///
  /// Contacts and velocities are marks of overlays.
  package func debugMarks(
    withoutOverlay layers: DebugLayers
  ) -> [(id: DebugMarkID, mark: DebugMark)] {
    if plan.all.contains(where: { $0 is DebugOverlayBehavior }) { return debugMarks }
    var marks = DebugMarks(DebugView(layers: layers), simulation)
    for behavior in plan.all where behavior.affectsMotion {
      behavior.addMarks(to: &marks, simulation)
    }
    return marks.all
  }

  func debugMarks(of overlay: DebugOverlayBehavior?) -> [(id: DebugMarkID, mark: DebugMark)] {
    var marks = DebugMarks(overlay?.settings ?? .attachments, simulation)
    for behavior in plan.all where behavior.affectsMotion || behavior === overlay {
      behavior.addMarks(to: &marks, simulation)
    }
    return marks.all
  }

  /// Starts a log, which lasts as long as it is retained.
  package func contactLog() -> ContactLog {
    ContactLog(queue: simulation.contacts.openLog())
  }
}
