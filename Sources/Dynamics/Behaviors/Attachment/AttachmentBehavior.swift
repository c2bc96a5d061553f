internal import DynamicsEngine
public import DynamicsGeometry
public import Foundation

/// Attaches an item to an anchor or to another item.
///
/// The counterpart of `UIAttachmentBehavior`. The initializers make a rod: the two points keep
/// their distance. With ``length`` 0 they are pinned together. With a ``frequency`` above 0 or a
/// ``stiffness``, a damped spring pulls them to that distance. The class methods make sliding, limit,
/// fixed and pin attachments.
///
/// ```swift
/// let pendulum = AttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 0))
/// let hinge = AttachmentBehavior.pinAttachment(
///   with: box, attachedTo: card, attachmentAnchor: CGPoint(x: 20, y: 60))
/// hinge.attachmentRange = FloatRange(minimum: 0, maximum: .pi / 2)
/// ```
///
/// Attachments without a ``frequency`` or a ``stiffness`` are rigid. Chains, ropes and ragdolls made of them do not stretch,
/// however many there are. If attachments contradict each other, the items come to rest between
/// them. A boundary is stronger than an attachment: an item that is pulled against a boundary stops
/// there.
///
/// ``attachedItemsCollide`` decides whether the two items also collide with each other.
open class AttachmentBehavior: DynamicBehavior {
  /// The kinds of object that an item is attached to.
  public enum AttachmentType: Int, Sendable, Hashable, Codable {
    /// Another item.
    case items
    /// An anchor point.
    case anchor
  }

  /// The arguments of a class method that makes an attachment; a subclass with its own initializer
  /// passes them on.
  public struct Configuration {
    let items: [any DynamicItem]
    let settings: AttachmentSettings
    let reporter: String

    var type: AttachmentType { items.count == 1 ? .anchor : .items }

    /// - Parameters:
    ///   - offsets: The attached points of the items, in points from their centers.
    ///   - anchor: The anchor, or the point where two items are joined, in points.
    ///   - anchorOffset: From the anchor to the point that the joint holds instead, in points.
    ///   - axis: The direction of a slide, of length 1.
    init(
      _ kind: AttachmentKind, _ items: [any DynamicItem],
      offsets: (Offset, Offset) = (.zero, .zero),
      anchor: CGPoint = .zero, anchorOffset: CGVector = .zero, axis: CGVector = .zero,
      reporter: String = #function
    ) {
      self.items = items
      self.reporter = reporter
      settings = AttachmentSettings(
        kind, of: items, offsets: offsets, anchor: anchor, anchorOffset: anchorOffset, axis: axis)
    }
  }

  /// Whether the item is attached to an anchor or to another item.
  public let attachedBehaviorType: AttachmentType

  var settings: AttachmentSettings
  var joint: JointID?
  /// The angle of the first item relative to the second when the attachment was made, by their
  /// bodies, which count whole turns; `nil` outside an animator.
  var turnInAnimator: CGFloat?
  /// The load in the last step before the attachment left.
  var lastReaction = (force: CGVector.zero, torque: 0.0)
  var isOverloaded = false
  /// The gears and ratchets on it.
  var followers: [WeakFollower] = []

  /// Makes the attachment that a class method describes; every subclass has this initializer.
  public required init(_ configuration: Configuration) {
    (attachedBehaviorType, settings) = (configuration.type, configuration.settings)
    super.init()
    for item in configuration.items { add(item, by: configuration.reporter) }
  }

  /// Makes a rod from a point of an item to an anchor, in points.
  ///
  /// The offset of the item's point is in points from its center, and turns with the item. For an
  /// offset that is not finite, or an anchor that is not valid, the center is used; see ``anchorPoint``.
  public init(
    item: any DynamicItem, offsetFromCenter offset: Offset, attachedToAnchor point: CGPoint
  ) {
    let configuration = Configuration(
      .rod, [item], offsets: (Self.accepted(offset), .zero),
      anchor: Validation.place(point, orCenterOf: item))
    (attachedBehaviorType, settings) = (configuration.type, configuration.settings)
    super.init()
    for item in configuration.items { add(item, by: configuration.reporter) }
  }

  /// Makes a rod between a point of an item and a point of another item.
  ///
  /// The offsets of the points are in points from the centers, and turn with the items. For one that
  /// is not finite, the center is used. An item cannot be attached to itself: that is reported, and the
  /// attachment does nothing.
  public init(
    item item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) {
    let configuration = Configuration(
      .rod, [item1, item2], offsets: (Self.accepted(offset1), Self.accepted(offset2)))
    (attachedBehaviorType, settings) = (configuration.type, configuration.settings)
    super.init()
    for item in configuration.items { add(item, by: configuration.reporter) }
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var breakable: (any Breakable)? { self }
  override var markSource: (any MarkSource)? { self }

  /// The length, or the present distance of the ends if it has none yet; `nil` if an end has no
  /// valid place.
  var presentLength: CGFloat? {
    settings.length(at: itemList.objects.map(ItemPose.init(of:)))
  }

  // MARK: Properties

  /// The attached items: one, or two in the order given.
  open var items: [any DynamicItem] { itemList.objects }

  /// The anchor, or the point where two items were joined, in points.
  ///
  /// Each coordinate is from −10⁹ to 10⁹. It is (0, 0) for rods and ropes between items. Set it to
  /// move the anchor of an item. That changes the ``length`` only until the attachment has one. The
  /// anchor of an attachment between two items cannot be moved.
  open var anchorPoint: CGPoint {
    get { settings.anchor }
    set {
      guard Validation.place(newValue) else { return }
      guard attachedBehaviorType == .anchor else {
        DynamicsDiagnostics.report(
          "the attachment joins two items and has no anchor to move; nothing changed")
        return
      }
      set(\.anchor, to: newValue)
    }
  }

  /// The distance that a rod keeps, a spring pulls to, or a rope allows, in points.
  ///
  /// From 0 to 10⁹. The default is the distance of the two ends when the length is first needed: when
  /// the items take part in an animator, or when the length is read. It is 0 as long as an item has no
  /// valid center. A rod or rope of length 0 is a pin. Sliding, fixed and pin attachments ignore it.
  ///
  /// A rod keeps its length in every step to within 10⁻⁵ pt. There are two exceptions: other
  /// attachments or a boundary contradict it, or much heavier items pull at it.
  open var length: CGFloat {
    get {
      // Taken once: later reads change nothing.
      if settings.length == nil { settings.length = presentLength }
      return settings.length ?? 0
    }
    set { set(\.length, to: newValue) }
  }

  /// The damping of the spring, as a ratio of critical damping.
  ///
  /// From 0 to 1000; the default is 0, which oscillates without loss. It has an effect only with a
  /// ``frequency`` above 0.
  open var damping: CGFloat {
    get { settings.damping }
    set { set(\.damping, to: newValue) }
  }

  /// The frequency of the spring, in hertz; 0 makes the attachment rigid.
  ///
  /// From 0 to 10 000; the default is 0. A spring is stable at any frequency. A very stiff spring
  /// is still not a rigid attachment: in a chain of springs, errors grow with the number of links.
  /// An ``attachmentRange`` has hard ends at any frequency. A rope ignores the frequency: it never
  /// stretches.
  ///
  /// A weld swings about its point at this frequency, by the inertia of both items about it, and a slide across
  /// its axis and in its angle.
  ///
  /// As in UIKit, such a spring counts only the items that it is attached to. A load that hangs on these
  /// stretches it farther than a spring of that frequency would be stretched: twenty equal links stretch it
  /// twenty times as far as one. Without ``damping``, it still oscillates less and less: after *n* steps of *h*
  /// seconds, (1 + (2π · frequency · *h*)²)^(−*n*/2) of the amplitude is left, at 1.5 Hz 3 % after 10 s. A
  /// spring of a ``stiffness`` does neither. Setting the frequency makes ``stiffness`` and
  /// ``dampingCoefficient`` `nil`.
  open var frequency: CGFloat {
    get { settings.frequency }
    set { set(\.frequency, to: newValue) { ($0.stiffness, $0.dampingCoefficient) = (nil, nil) } }
  }

  /// The range in which a sliding attachment slides in points, or a pin turns in radians.
  ///
  /// The ends are from −10⁹ to 10⁹ or infinite, and the minimum is not above the maximum; the
  /// default is `.infinite`. 0 is the position when the attachment was made. The range is that of
  /// the first item, relative to the second or to the anchor. Its ends are hard stops without a
  /// bounce, also at the end of a long chain. If both ends are equal, nothing slides or turns.
  /// Other attachments ignore it.
  ///
  /// In UIKit, the range of a sliding attachment has the opposite sign: it is that of the anchor, or
  /// of the second item, relative to the first.
  open var attachmentRange: FloatRange {
    get { settings.range }
    set { set(\.range, to: newValue) }
  }

  /// The torque of the friction in a pin, in newton meters.
  ///
  /// From 0 to 10¹²; the default is 0. A torque of 1 N·m slows an item of 1 kg and 100 × 100 pt by
  /// 6 rad/s each second. Other attachments ignore it.
  open var frictionTorque: CGFloat {
    get { settings.frictionTorque }
    set { set(\.frictionTorque, to: newValue) }
  }

  /// Whether the two attached items collide with each other, if they share a collision behavior.
  ///
  /// The default is `true` for rods, springs and ropes, and `false` for pin, fixed and sliding
  /// attachments. Pinned items usually overlap at the pin. A contact would push them apart, the pin
  /// would pull them together, and they would shake forever. For the same reason, set it to `false`
  /// for a rod whose items overlap. It can be set at any time. Contacts that begin or end because
  /// of it are reported to the delegate.
  ///
  /// It affects these two items only: if B is attached to A and to C, A and C still collide. A
  /// ``DynamicItemGroup`` counts as one item. If several attachments join the same two items, they
  /// collide only if all of these attachments allow it. An attachment to an anchor ignores it.
  ///
  /// Not in UIKit, where attached items never collide (reported to Apple as a defect).
  open var attachedItemsCollide: Bool {
    get { settings.itemsCollide }
    set { set(\.itemsCollide, to: newValue) }
  }

  /// A closure that is called once when the attachment has broken.
  ///
  /// The default is `nil`. An attachment breaks if its load exceeds ``breakingForce`` or
  /// ``breakingTorque`` in a step. It has left the animator by then, and its reactions are those of
  /// that step. In a step, contacts are reported first, then sensors, then breaks; actions come last.
  /// The closure may change anything. To attach the items again, add the attachment again.
  open var onBreak: (() -> Void)? {
    // The old closure is released last: its captured objects may access this behavior.
    didSet { withExtendedLifetime(oldValue) {} }
  }
}

extension AttachmentBehavior: SimulationMember {
  func joined(_ simulation: Simulation) { isOverloaded = false }

  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    updateJoint()
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    lastReaction = reaction
    joint = simulation.world.update(joint, nil)
    turnInAnimator = nil
    notifyFollowers()
  }

  func simulationEnded(_ simulation: Simulation) {
    lastReaction = reaction
    (joint, turnInAnimator) = (nil, nil)
    notifyFollowers()
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var (settings, turn, joint, isOverloaded) = (settings, turnInAnimator, joint, isOverloaded)
    coder.expect(attachedBehaviorType.rawValue, of: self, else: "an attachment of another type")
    coder.expect(settings.kind.rawValue, of: self, else: "another kind of attachment")
    Self.declarations.code(&settings, &coder.words)
    settings.codeRest(&coder.words)
    coder.words.code(&turn)
    coder.code(&joint)
    coder.words.code(&isOverloaded)
    coder.whenValid { [self, settings, turn, joint, isOverloaded] in
      (self.settings, turnInAnimator, self.joint) = (settings, turn, joint)
      self.isOverloaded = isOverloaded
    }
  }
}

extension AttachmentBehavior: StepParticipant {
  var roles: StepRoles { settings.isDriving ? .delaysRest : [] }

  var hasUrgentWork: Bool { isDriven }
}

extension AttachmentBehavior: Breakable {
  var isBreakable: Bool { settings.isBreakable }

  var isLoadTooGreat: Bool {
    let (force, torque) = reaction
    return joint != nil && (force.length > breakingForce || abs(torque) > breakingTorque)
  }
}

extension AttachmentBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard joint != nil else { return }
    let poses = itemList.bodies.map(simulation.presentPose)
    let mark = AttachmentMark(
      settings: settings, ends: settings.ends(poses), angleA: poses[0].angle,
      angleB: poses.count == 2 ? poses[1].angle : 0, bounds: marks.bounds)
    if marks.show(.attachments) {
      marks.add(mark.mark, of: number)
      if let arrow = mark.motor { marks.add(arrow, of: number) }
    }
    if marks.show(.reactions), let arrow = mark.reaction(reaction.force) {
      marks.add(arrow, of: number)
    }
  }
}
