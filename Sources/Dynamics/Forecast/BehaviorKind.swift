internal import DynamicsEngine

/// The kind of a behavior: what its state does not say, and cannot change.
struct BehaviorKind: Hashable, Sendable {
  private enum Base: Int, CaseIterable {
    case group, attachment, collision, drag, itemProperties, field, gravity, kinematic, push,
      sensor, snap
  }

  private var base = Base.group
  /// The raw value of the kind of an attachment, of the law of a field, or of the mode of a push.
  private var detail = 0
  /// Whether an attachment has one item.
  private var isAnchored = false

  private init(_ base: Base, detail: Int = 0, isAnchored: Bool = false) {
    (self.base, self.detail, self.isAnchored) = (base, detail, isAnchored)
  }

  /// Blank, to be read.
  init() {}

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
    default: self.init(.group)
    }
  }

  /// A behavior of the kind, ready to read its state.
  ///
  /// - Parameters:
  ///   - items: Its items, of which it takes what it cannot be made without.
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
    }
  }
}

extension BehaviorKind {
  mutating func code(_ coder: inout WordCoder) {
    coder.codeCase(&base, of: Base.allCases, base.rawValue)
    coder.code(&detail)
    coder.code(&isAnchored)
  }
}

extension DynamicBehavior {
  var kind: BehaviorKind { BehaviorKind(of: self) }
}

extension DynamicItem where Self == BasicItem {
  /// An item that stands for another one, of which only the body matters.
  static var placeholder: BasicItem { BasicItem(center: .zero, size: .zero) }
}
