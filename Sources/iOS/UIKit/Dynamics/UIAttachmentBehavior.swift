public import CoreGraphics
internal import Dynamics
public import Foundation

/// A behavior that attaches an item to an anchor or to another item; see Apple's
/// `UIAttachmentBehavior`.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of object that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item, or an anchor point.
    case items, anchor
  }

  /// The argument with which a factory makes an attachment.
  @_spi(Factories) public struct Configuration {
    let core: AttachmentBehavior
    let items: [any UIDynamicItem]
    var slides = false
  }

  private let core: AttachmentBehavior
  private var slides = false

  /// The attached items: one, or two in the order given.
  public let items: [any UIDynamicItem]

  /// Makes an attachment of any subclass for a factory.
  ///
  /// It is required since the factories call it on `Self`. It is hidden from clients since their
  /// subclasses with other initializers would have to override it, which is not necessary on iOS.
  @_spi(Factories) public required init(_ configuration: Configuration) {
    core = configuration.core
    items = configuration.items
    slides = configuration.slides
    super.init()
    begin()
  }

  /// Attaches the center of an item to an anchor; see ``length``.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to an anchor; see ``length``.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    core = AttachmentBehavior(
      item: ItemAdapter.coreItem(of: item), offsetFromCenter: offset, attachedToAnchor: point)
    super.init()
    begin()
  }

  /// Attaches the centers of two items to each other; see ``length``.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a point of an item to a point of another one; see ``length``.
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
    // As on iOS, for every kind of attachment.
    core.attachedItemsCollide = false
    wrap(core)
    for item in items { add(item) }
  }

  /// The kind of object that the item is attached to.
  open var attachedBehaviorType: AttachmentType {
    core.attachedBehaviorType == .items ? .items : .anchor
  }

  /// The anchor point, in points.
  open var anchorPoint: CGPoint {
    get { core.anchorPoint }
    set { core.anchorPoint = newValue }
  }

  /// The length of a rod, the rest length of a spring, or the maximum length of a rope, in points.
  ///
  /// The default is the distance of the two ends when it is first needed: when the items take part in
  /// an animator, or when it is read. After that, moving the anchor does not change it.
  open var length: CGFloat {
    get { core.length }
    set { core.length = newValue.nearest(in: Limits.length, isOpenAbove: true) }
  }

  /// The damping of the spring, as a fraction of critical damping.
  open var damping: CGFloat {
    get { core.damping }
    set { core.damping = newValue.nearest(in: Limits.damping, isOpenAbove: true) }
  }

  /// The frequency of the spring, in hertz; 0 makes the attachment rigid.
  open var frequency: CGFloat {
    get { core.frequency }
    set { core.frequency = newValue.nearest(in: Limits.frequency, isOpenAbove: true) }
  }

  /// The friction of a pin joint, in newton meters.
  open var frictionTorque: CGFloat {
    get { core.frictionTorque }
    set { core.frictionTorque = newValue.nearest(in: Limits.frictionTorque, isOpenAbove: true) }
  }

  /// The range of a sliding attachment in points, or of a pin in radians.
  ///
  /// As on iOS, a slide counts the movement of the anchor, or of the second item, relative to the
  /// item: a movement of the item along the axis is negative. In `Dynamics`, it is positive.
  open var attachmentRange: UIFloatRange {
    get { slides ? core.attachmentRange.turned : core.attachmentRange }
    set { core.attachmentRange = slides ? newValue.turned : newValue }
  }
}

extension UIFloatRange {
  /// The range of the opposite direction.
  fileprivate var turned: UIFloatRange { UIFloatRange(minimum: -maximum, maximum: -minimum) }
}

// MARK: Factories

extension UIAttachmentBehavior {
  /// Makes an attachment in which an item slides along a line through an anchor, without rotation.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make([item], slides: true) {
      .slidingAttachment(with: $0[0], attachmentAnchor: point, axisOfTranslation: axis)
    }
  }

  /// Makes an attachment in which two items slide along a line, without relative rotation.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make([item1, item2], slides: true) {
      .slidingAttachment(
        with: $0[0], attachedTo: $0[1], attachmentAnchor: point, axisOfTranslation: axis)
    }
  }

  /// Makes an attachment that limits the distance of two items to the present one, like a rope.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    make([item1, item2]) {
      .limitAttachment(
        with: $0[0], offsetFromCenter: offset1, attachedTo: $0[1], offsetFromCenter: offset2)
    }
  }

  /// Makes an attachment that fixes two items to each other.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make([item1, item2]) {
      .fixedAttachment(with: $0[0], attachedTo: $0[1], attachmentAnchor: point)
    }
  }

  /// Makes an attachment in which two items rotate about a common point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make([item1, item2]) {
      .pinAttachment(with: $0[0], attachedTo: $0[1], attachmentAnchor: point)
    }
  }

  /// Makes an attachment of this class from the core's, for the core's items.
  ///
  /// Subclasses cannot override the hidden initializer to set their own properties.
  private class func make(
    _ items: [any UIDynamicItem], slides: Bool = false,
    _ core: ([any DynamicItem]) -> AttachmentBehavior
  ) -> Self {
    let attachment = Self(
      Configuration(core: core(items.map(ItemAdapter.coreItem)), items: items, slides: slides))
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
