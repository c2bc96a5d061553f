// Copies of behaviors for a forecast. They have none of the program's code but the closures of custom fields.

extension DynamicBehavior {
  /// A behavior of the same built-in kind, whose state ``codeState(_:)`` reads from this one's.
  ///
  /// A sensor affects no motion, so it has no part in a forecast but its items.
  ///
  /// - Parameter items: The copies of the items.
  func makeTwin(_ items: [any DynamicItem]) -> DynamicBehavior {
    switch self {
    case let attachment as AttachmentBehavior:
      // With one item it is attached to its anchor; two of them follow with the state.
      AttachmentBehavior(
        AttachmentBehavior.Configuration(
          attachment.settings.kind,
          attachment.attachedBehaviorType == .anchor ? [items.first ?? .placeholder] : []))
    case is CollisionBehavior: CollisionBehavior(items: [])
    case is DragBehavior: DragBehavior(item: items.first ?? .placeholder, grabbedAt: .zero)
    case is DynamicItemBehavior: DynamicItemBehavior(items: [])
    case let field as FieldBehavior: field.makeFieldTwin()
    case is GravityBehavior: GravityBehavior(items: [])
    case is KinematicBehavior: KinematicBehavior(items: [])
    case let push as PushBehavior: PushBehavior(items: [], mode: push.mode)
    case is SnapBehavior: SnapBehavior(item: items.first ?? .placeholder, snapTo: .zero)
    default: DynamicBehavior()
    }
  }

  /// Whether its twin reads its state.
  var hasTwinState: Bool { !(self is SensorBehavior) }

  /// Takes over what is not in the state, after all twins have it.
  func completeTwin(_ twin: DynamicBehavior, in simulation: Simulation) {
    if let collision = self as? CollisionBehavior, let twin = twin as? CollisionBehavior {
      twin.boundaries.follow(collision.boundaries, in: simulation)
    }
  }
}

extension FieldBehavior {
  /// A custom field calls the program with the field itself, as in a step.
  fileprivate func makeFieldTwin() -> FieldBehavior {
    var configuration = Configuration(law: settings.law)
    if let block {
      configuration.block = { [self] _, position, velocity, mass, charge, time in
        DynamicsDiagnostics.reporting { block(self, position, velocity, mass, charge, time) }
      }
    }
    return FieldBehavior(configuration)
  }
}

extension DynamicItem where Self == BasicItem {
  /// An item that stands for another one, whose body is all that matters.
  static var placeholder: BasicItem { BasicItem(center: .zero, size: .zero) }
}
