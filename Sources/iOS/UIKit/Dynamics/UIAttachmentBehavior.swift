public import CoreGraphics
internal import Dynamics
public import Foundation

/// Ties an item to an anchor or to another item; see Apple's `UIAttachmentBehavior`.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an attachment ties its item to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// An anchor point.
    case anchor
  }

  /// What a factory makes an attachment from.
  @_spi(Factories) public struct Configuration {
    let core: AttachmentBehavior
    let items: [any UIDynamicItem]
  }

  private let core: AttachmentBehavior

  /// The tied items: one, or two in the order given.
  public let items: [any UIDynamicItem]

  /// Makes what a factory asks for, of any subclass.
  ///
  /// It is required, as the factories call it on `Self`, and out of sight of clients, as their
  /// subclasses with initializers of their own could not leave it out otherwise, which they do on
  /// iOS.
  @_spi(Factories) public required init(_ configuration: Configuration) {
    core = configuration.core
    items = configuration.items
    super.init()
    begin()
  }

  /// Ties the center of an item to an anchor, at their present distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item to an anchor, at their present distance.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    core = AttachmentBehavior(
      item: ItemAdapter.coreItem(of: item), offsetFromCenter: offset, attachedToAnchor: point)
    super.init()
    begin()
  }

  /// Ties the centers of two items together, at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties a point of an item to a point of another one, at their present distance.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    core = AttachmentBehavior(
      item: ItemAdapter.coreItem(of: item1), offsetFromCenter: offset1,
      attachedTo: ItemAdapter.coreItem(of: item2), offsetFromCenter: offset2)
    super.init()
    begin()
  }

  private func begin() {
    // As on iOS, whatever kind of attachment it is.
    core.attachedItemsCollide = false
    surround(core)
  }

  /// What the attachment ties its item to.
  open var attachedBehaviorType: AttachmentType {
    core.attachedBehaviorType == .items ? .items : .anchor
  }

  /// The anchor in points.
  open var anchorPoint: CGPoint {
    get { core.anchorPoint }
    set { core.anchorPoint = newValue }
  }

  /// The distance that a rod keeps, a spring pulls to, or a rope allows, in points.
  open var length: CGFloat {
    get { core.length }
    set { core.length = newValue.nearest(in: Limits.length, isOpenAbove: true) }
  }

  /// The spring's damping as a ratio of critical damping.
  open var damping: CGFloat {
    get { core.damping }
    set { core.damping = newValue.nearest(in: Limits.damping, isOpenAbove: true) }
  }

  /// The spring's frequency in hertz; 0 makes a rigid attachment.
  open var frequency: CGFloat {
    get { core.frequency }
    set { core.frequency = newValue.nearest(in: Limits.frequency, isOpenAbove: true) }
  }

  /// The torque in newton metres that it takes to turn a pin.
  open var frictionTorque: CGFloat {
    get { core.frictionTorque }
    set { core.frictionTorque = newValue.nearest(in: Limits.frictionTorque, isOpenAbove: true) }
  }

  /// How far a sliding attachment slides in points, or a pin turns in radians.
  open var attachmentRange: UIFloatRange {
    get { core.attachmentRange }
    set { core.attachmentRange = newValue }
  }
}

// MARK: Factories

extension UIAttachmentBehavior {
  /// Lets an item slide along a line through an anchor, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(
      Configuration(
        core: .slidingAttachment(
          with: ItemAdapter.coreItem(of: item), attachmentAnchor: point, axisOfTranslation: axis),
        items: [item]))
  }

  /// Lets two items slide along a line, without turning against each other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(
      Configuration(
        core: .slidingAttachment(
          with: ItemAdapter.coreItem(of: item1), attachedTo: ItemAdapter.coreItem(of: item2),
          attachmentAnchor: point, axisOfTranslation: axis), items: [item1, item2]))
  }

  /// Lets two items be no farther apart than they are now, as by a rope.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    make(
      Configuration(
        core: .limitAttachment(
          with: ItemAdapter.coreItem(of: item1), offsetFromCenter: offset1,
          attachedTo: ItemAdapter.coreItem(of: item2), offsetFromCenter: offset2),
        items: [item1, item2]))
  }

  /// Holds two items together as if they were one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(
      Configuration(
        core: .fixedAttachment(
          with: ItemAdapter.coreItem(of: item1), attachedTo: ItemAdapter.coreItem(of: item2),
          attachmentAnchor: point), items: [item1, item2]))
  }

  /// Lets two items turn against each other about a point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(
      Configuration(
        core: .pinAttachment(
          with: ItemAdapter.coreItem(of: item1), attachedTo: ItemAdapter.coreItem(of: item2),
          attachmentAnchor: point), items: [item1, item2]))
  }
}

extension UIAttachmentBehavior {
  /// Makes an attachment of this class.
  ///
  /// Out of sight, the required initializer is not overridden to set what a subclass adds.
  private class func make(_ configuration: Configuration) -> Self {
    let attachment = Self(configuration)
    var mirror: Mirror? = Mirror(reflecting: attachment)
    while let part = mirror, part.subjectType != UIAttachmentBehavior.self {
      precondition(
        part.children.isEmpty,
        "\(Self.self) has properties that a factory does not set: use one of its initializers")
      mirror = part.superclassMirror
    }
    return attachment
  }
}
