// From behaviors to their kinds, and back.

extension BehaviorKind {
  init(of behavior: DynamicBehavior) {
    switch behavior {
    case let attachment as AttachmentBehavior:
      self.init(
        .attachment, detail: attachment.settings.kind.rawValue,
        isAnchored: attachment.attachedBehaviorType == .anchor)
    case is CollisionBehavior: self.init(.collision)
    case is DragBehavior: self.init(.drag)
    case is DynamicItemBehavior: self.init(.itemProperties)
    case let field as FieldBehavior: self.init(.field, detail: field.settings.law.rawValue)
    case is GravityBehavior: self.init(.gravity)
    case is KinematicBehavior: self.init(.kinematic)
    case let push as PushBehavior: self.init(.push, detail: push.mode.rawValue)
    case is SensorBehavior: self.init(.sensor)
    case is SnapBehavior: self.init(.snap)
    case is ExplosionBehavior: self.init(.explosion)
    case is GearBehavior: self.init(.gear)
    case is PulleyBehavior: self.init(.pulley)
    case is RatchetBehavior: self.init(.ratchet)
    case is LayoutBehavior: self.init(.layout)
    default: self.init(.group)
    }
  }

  /// A behavior of the kind, ready to read its state.
  ///
  /// - Parameters:
  ///   - items: Its items, of which it takes those that its initializer needs.
  ///   - block: The closure of a custom field.
  /// - Returns: `nil` for a kind that was read and does not exist.
  func makeBehavior(
    _ items: [any DynamicItem], block: FieldBehavior.EvaluationBlock? = nil
  ) -> DynamicBehavior? {
    let first = items.first ?? .placeholder
    switch base {
    case .group: return DynamicBehavior()
    case .attachment:
      guard let kind = AttachmentKind(rawValue: detail) else { return nil }
      // Two items come with the state.
      return AttachmentBehavior(
        AttachmentBehavior.Configuration(kind, isAnchored ? [first] : []))
    case .collision: return CollisionBehavior(items: [])
    case .drag: return DragBehavior(item: first, grabbedAt: .zero)
    case .itemProperties: return DynamicItemBehavior(items: [])
    case .field:
      guard let law = FieldLaw(rawValue: detail) else { return nil }
      return FieldBehavior(FieldBehavior.Configuration(law: law, block: block))
    case .gravity: return GravityBehavior(items: [])
    case .kinematic: return KinematicBehavior(items: [])
    case .push:
      guard let mode = PushBehavior.Mode(rawValue: detail) else { return nil }
      return PushBehavior(items: [], mode: mode)
    case .sensor: return SensorBehavior(items: [])
    case .snap: return SnapBehavior(item: first, snapTo: .zero)
    case .explosion: return ExplosionBehavior(items: [])
    case .gear: return GearBehavior(items: [])
    case .pulley: return PulleyBehavior(items: [])
    case .ratchet: return RatchetBehavior(items: [])
    case .layout: return LayoutBehavior(items: [])
    }
  }
}

extension DynamicBehavior {
  var kind: BehaviorKind { BehaviorKind(of: self) }
}

extension DynamicItem where Self == BasicItem {
  /// An item that stands for another one, of which only the body matters.
  static var placeholder: BasicItem { BasicItem(center: .zero, size: .zero) }
}
