// Copies of behaviors for a forecast. They have none of the program's code but the closures of custom fields.

extension DynamicBehavior {
  /// A behavior of the same kind, whose state ``codeState(_:)`` reads from this one's.
  ///
  /// A sensor affects no motion, so its twin only has the items.
  ///
  /// - Parameter items: The copies of the items.
  func makeTwin(_ items: [any DynamicItem]) -> DynamicBehavior {
    guard hasTwinState else { return DynamicBehavior() }
    return kind.makeBehavior(items, block: (self as? FieldBehavior)?.twinBlock)!
  }

  /// Whether its twin reads its state.
  var hasTwinState: Bool { !(self is SensorBehavior) }

  /// Copies properties that are not in the state, after all twins have it.
  func completeTwin(_ twin: DynamicBehavior, in simulation: Simulation) {
    if let collision = self as? CollisionBehavior, let twin = twin as? CollisionBehavior {
      twin.boundaries.follow(collision.boundaries, in: simulation)
    }
    (twin as? GearBehavior)?.findAttachments()
    (twin as? RatchetBehavior)?.findAttachments()
  }
}

extension FieldBehavior {
  /// Calls the program with the field itself, as in a step.
  fileprivate var twinBlock: EvaluationBlock? {
    guard let block else { return nil }
    return { [self] _, position, velocity, mass, charge, time in
      DynamicsDiagnostics.reporting { block(self, position, velocity, mass, charge, time) }
    }
  }
}
