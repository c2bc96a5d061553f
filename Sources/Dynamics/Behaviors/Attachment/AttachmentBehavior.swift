internal import DynamicsEngine
public import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// Attaches an item to an anchor or to another item.
///
/// As `UIAttachmentBehavior`. An initializer makes a rod: the two points keep their distance, and at
/// ``length`` 0 they are pinned together. With a ``frequency``, a damped spring pulls them to that
/// distance. The factories make sliding, limit, fixed and pin attachments.
///
/// Attachments with `frequency` 0 are rigid. Chains, ropes and dolls made of them do not stretch, however
/// many there are. If attachments contradict each other, the items come to stand between them. A boundary
/// is stronger than an attachment: an item that is pulled through one rests at it.
///
/// ``attachedItemsCollide`` says whether the two items also collide with each other.
///
/// ```swift
/// let pendulum = AttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 150, y: 0))
/// let hinge = AttachmentBehavior.pinAttachment(
///   with: door, attachedTo: frame, attachmentAnchor: CGPoint(x: 20, y: 60))
/// hinge.attachmentRange = FloatRange(minimum: 0, maximum: .pi / 2)
/// ```
open class AttachmentBehavior: DynamicBehavior {
  /// What an attachment holds its item to.
  public enum AttachmentType: Int, Sendable, Hashable, Codable {
    /// Another item.
    case items
    /// An anchor point.
    case anchor
  }

  /// What a factory makes an attachment from; a subclass with its own initializer passes it on.
  public struct Configuration {
    let items: [any DynamicItem]
    /// Where the attachment holds on to its items, in points from their centers.
    let offsets: (Offset, Offset)
    let anchorPoint: CGPoint
    /// From the anchor to where the attachment holds on to in its stead, in points.
    var anchorArm = CGVector.zero
    let tie: Tie
    let type: AttachmentType
    let reporter: String
  }

  /// What the attachment holds its item to, as decided when it was made.
  public let attachedBehaviorType: AttachmentType

  private var offsets: (Offset, Offset)
  private var tie: Tie
  private var anchorArm: CGVector
  private var settings: TieSettings
  private var joint: JointID?
  /// How far the first item was turned against the second when they were tied, in radians.
  private var turnAtStart: CGFloat
  /// The same by their bodies, which count whole turns; known while they are in an animator.
  private var turnInAnimator: CGFloat?

  /// Makes what a factory asks for; every subclass has this initializer.
  public required init(_ configuration: Configuration) {
    attachedBehaviorType = configuration.type
    offsets = configuration.offsets
    anchor = configuration.anchorPoint
    anchorArm = configuration.anchorArm
    tie = configuration.tie
    settings = TieSettings(configuration.tie)
    turnAtStart = Self.turn(of: configuration.items)
    super.init()
    begin(configuration)
  }

  /// Attaches the center of an item to an anchor, at their present distance.
  public convenience init(item: any DynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to an anchor, at their present distance.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: The point on the item, in points from its center. It turns with the item. If it is not
  ///     finite, that is diagnosed, and the center is used.
  ///   - point: See ``anchorPoint``.
  public init(
    item: any DynamicItem, offsetFromCenter offset: Offset, attachedToAnchor point: CGPoint
  ) {
    attachedBehaviorType = .anchor
    offsets = (Self.accepted(offset), .zero)
    anchor = Validation.place(point, orCenterOf: item)
    anchorArm = .zero
    tie = .rod
    settings = TieSettings(.rod)
    turnAtStart = Self.turn(of: [item])
    super.init()
    begin(with: [item], reporter: "init(item:offsetFromCenter:attachedToAnchor:)")
  }

  /// Attaches the centers of two items to each other, at their present distance.
  public convenience init(item item1: any DynamicItem, attachedTo item2: any DynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a point of an item to a point of another one, at their present distance.
  ///
  /// Offsets are in points from the center and turn with the item. If one is not finite, that is diagnosed,
  /// and the center is used. An item cannot be attached to itself: that is diagnosed, and the attachment
  /// does nothing.
  public init(
    item item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) {
    attachedBehaviorType = .items
    offsets = (Self.accepted(offset1), Self.accepted(offset2))
    anchor = .zero
    anchorArm = .zero
    tie = .rod
    settings = TieSettings(.rod)
    turnAtStart = Self.turn(of: [item1, item2])
    super.init()
    begin(
      with: [item1, item2], reporter: "init(item:offsetFromCenter:attachedTo:offsetFromCenter:)")
  }

  private func begin(_ configuration: Configuration) {
    begin(with: configuration.items, reporter: configuration.reporter)
  }

  private func begin(with items: [any DynamicItem], reporter: String) {
    for item in items { add(item, by: reporter) }
    let (near, far) = (place(ofEnd: 0), place(ofEnd: 1))
    let distance = hypotenuse(far.x - near.x, far.y - near.y)
    if Limits.length.contains(distance) { settings.length = distance }
  }

  static func accepted(_ offset: Offset) -> Offset {
    Validation.amount(CGVector(offset), by: "AttachmentBehavior.offsetFromCenter") ? offset : .zero
  }

  private static func turn(of items: [any DynamicItem]) -> CGFloat {
    let angles = items.map(\.transform.rotationAngle).map { $0.isFinite ? $0 : 0 }
    return (angles.first ?? 0) - (angles.dropFirst().first ?? 0)
  }

  /// Where one end of the attachment is, by what the items say.
  private func place(ofEnd end: Int) -> CGPoint {
    guard end < itemList.count else { return farPlace }
    return itemList.items[end].place(of: end == 0 ? offsets.0 : offsets.1)
  }

  // MARK: Properties

  /// The attached items: one, or two in the order given.
  open var items: [any DynamicItem] { itemList.items }

  /// The anchor in points, or where two items were joined; (0, 0) for rods and ropes between items.
  ///
  /// It can be moved if the attachment is to an anchor; if it is between two items, that is diagnosed.
  /// A point that is not finite, or farther than a billion points out, is diagnosed and changes nothing.
  /// In an initializer, the item's center is used instead.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard Validation.place(newValue) else { return }
      guard attachedBehaviorType == .anchor else {
        DynamicsDiagnostics.report(
          "the attachment joins two items and has no anchor to move; nothing changed")
        return
      }
      guard newValue != anchor else { return }
      anchor = newValue
      updateJoint()
      didChange()
    }
  }
  private var anchor: CGPoint

  private var farPlace: CGPoint {
    CGPoint(x: anchor.x + anchorArm.dx, y: anchor.y + anchorArm.dy)
  }

  /// The distance that a rod keeps, a spring pulls to, or a rope allows, in points; from 0 to a
  /// billion.
  ///
  /// By default the distance when the attachment was made. A rod or rope of length 0 is a pin. Sliding,
  /// fixed and pin attachments ignore it. Another number is diagnosed and changes nothing.
  ///
  /// A rod keeps its length in every step to within 10⁻⁵ pt, except where other attachments or a boundary
  /// contradict it, or much heavier items pull at it.
  open var length: CGFloat {
    get { settings.length }
    set {
      guard Validation.number(newValue, in: Limits.length) else { return }
      change { $0.length = newValue }
    }
  }

  /// The spring's damping as a ratio of critical damping; 0 by default, from 0 to 1000.
  ///
  /// Used only with a ``frequency``. Another number is diagnosed and changes nothing.
  open var damping: CGFloat {
    get { settings.damping }
    set {
      guard Validation.number(newValue, in: Limits.damping) else { return }
      change { $0.damping = newValue }
    }
  }

  /// The spring's frequency in hertz, from 0 to 10 000; 0, the default, makes a rigid attachment.
  ///
  /// A spring is stable at any frequency, but a very stiff one is not a rigid attachment: in a chain of
  /// springs, errors grow with the number of links, and in one of rigid attachments they do not. Ranges
  /// stay hard. Another number is diagnosed and changes nothing.
  open var frequency: CGFloat {
    get { settings.frequency }
    set {
      guard Validation.number(newValue, in: Limits.frequency) else { return }
      change { $0.frequency = newValue }
    }
  }

  /// How far a sliding attachment slides in points, or a pin turns in radians, from where it began.
  ///
  /// `.infinite` by default; other attachments ignore it. It says how the first item moves, seen from the
  /// second or from the anchor. Its ends are hard stops without a bounce, also at the end of a long chain.
  /// If both ends are equal, nothing slides or turns. An empty range, or one with a number beyond 10⁹, is
  /// diagnosed and changes nothing.
  open var attachmentRange: FloatRange {
    get { settings.range }
    set {
      guard newValue.isUsable else {
        DynamicsDiagnostics.report(
          "the range from \(newValue.minimum) to \(newValue.maximum) is empty, or an end is not "
            + "\(Describe.range(Limits.rangeEnd)); nothing changed"
        )
        return
      }
      change { $0.range = newValue }
    }
  }

  /// The torque in newton metres that it takes to turn a pin; 0 by default, from 0 to 10¹².
  ///
  /// 1 N·m slows an item of 1 kg and 100 × 100 pt by 6 rad/s each second. Other attachments ignore it.
  /// Another number is diagnosed and changes nothing.
  open var frictionTorque: CGFloat {
    get { settings.frictionTorque }
    set {
      guard Validation.number(newValue, in: Limits.frictionTorque) else { return }
      change { $0.frictionTorque = newValue }
    }
  }

  /// Whether the two attached items collide with each other, if they share a collision behavior.
  ///
  /// `true` by default for rods, springs and ropes; `false` for pin, fixed and sliding attachments.
  /// Pinned items usually overlap at the pin: a contact would push them apart, the pin would pull them
  /// together, and they would shake forever. For the same reason, set it to `false` for a rod whose
  /// items overlap. It can be set at any time; contacts that begin or end because of it are reported as
  /// usual.
  ///
  /// It affects only these two items: if B is attached to A and to C, A and C still collide. A
  /// ``DynamicItemGroup`` is one item, with all its parts. If several attachments join the same two
  /// items, they collide only if all of these allow it. An attachment to an anchor ignores it.
  ///
  /// Not in UIKit, where attached items never collide (reported to Apple as a defect).
  open var attachedItemsCollide: Bool {
    get { settings.itemsCollide }
    set { change { $0.itemsCollide = newValue } }
  }

  // MARK: The shape of all behaviors

  private func change(_ edit: (inout TieSettings) -> Void) {
    let old = settings
    edit(&settings)
    guard settings != old, isInAnimator else { return }
    updateJoint()
    didChange()
  }

  /// Brings the joint in line with the settings; one that stays of its kind keeps its impulses.
  private func updateJoint() {
    guard let simulation, let definition = definition(in: simulation.world) else { return }
    joint = simulation.world.update(joint, definition)
  }

  /// `nil` as long as an item does not take part.
  private func definition(in world: World) -> JointDefinition? {
    let bodies = itemList.bodies
    guard bodies.count == (attachedBehaviorType == .anchor ? 1 : 2) else { return nil }
    let a = JointAnchor.on(bodies[0], offset: CGVector(offsets.0))
    let b: JointAnchor =
      bodies.count == 2 ? .on(bodies[1], offset: CGVector(offsets.1)) : .at(farPlace)
    let turn = turnInAnimator ?? turn(of: bodies, in: world)
    turnInAnimator = turn
    return settings.joint(tie, a, b, turn: turn)
  }

  /// The turn at the start, with the whole turns that the bodies have made since.
  private func turn(of bodies: [BodyID], in world: World) -> CGFloat {
    let second = bodies.count == 2 ? world.angle(of: bodies[1]) : 0
    let turnNow = world.angle(of: bodies[0]) - second
    return turnAtStart + 2 * .pi * ((turnNow - turnAtStart) / (2 * .pi)).rounded()
  }

  override var traits: [String] {
    var traits = [tie.name]
    if attachedBehaviorType == .anchor { traits.append("anchor: \(Describe.point(anchor))") }
    if tie.hasLength { traits.append("length: \(Describe.number(length))") }
    if frequency != 0 { traits.append("frequency: \(Describe.number(frequency))") }
    return traits
  }

  override func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.attachments), joint != nil, let first = itemList.firstBody else { return }
    let (world, bodies) = (simulation.world, itemList.bodies)
    let second = bodies.count == 2 ? bodies[1] : nil
    let mark = AttachmentMark(
      tie: tie, settings: settings, near: world.place(of: CGVector(offsets.0), on: first),
      far: second.map { world.place(of: CGVector(offsets.1), on: $0) } ?? farPlace,
      farAngle: second.map(world.angle) ?? 0, bounds: marks.bounds)
    marks.add(mark.mark, of: number)
  }

  override func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    joint = simulation.world.update(joint, definition(in: simulation.world))
  }

  override func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    joint = simulation.world.update(joint, nil)
    turnInAnimator = nil
  }

  override func simulationEnded(_ simulation: Simulation) {
    joint = nil
    turnInAnimator = nil
  }

  override func saveState(to writer: inout StateWriter) {
    writer.write(attachedBehaviorType.rawValue)
    tie.write(to: &writer)
    settings.write(to: &writer)
    let ends = [
      offsets.0.horizontal, offsets.0.vertical, offsets.1.horizontal, offsets.1.vertical, anchor.x,
      anchor.y, anchorArm.dx, anchorArm.dy, turnAtStart,
    ]
    for number in ends { writer.write(Double(number)) }
    writer.write(turnInAnimator != nil)
    writer.write(Double(turnInAnimator ?? 0))
    writer.write(joint)
  }

  override func readState(
    from reader: inout StateReader, _ source: RestoredState
  ) throws -> () -> Void {
    guard try reader.readInt() == attachedBehaviorType.rawValue else {
      throw source.mismatch(self, "an attachment to something else")
    }
    guard let tie = try tie.restored(from: &reader) else {
      throw source.mismatch(self, "another kind of attachment")
    }
    let settings = try TieSettings(tie, from: &reader)
    var (first, second, anchor, arm) = (CGVector.zero, CGVector.zero, CGPoint.zero, CGVector.zero)
    try reader.code(&first)
    try reader.code(&second)
    try reader.code(&anchor)
    try reader.code(&arm)
    let turnAtStart = try reader.readNumber()
    let knowsTurn = try reader.readFlag()
    let turn = try reader.readNumber()
    guard Limits.isPlace(anchor), [first, second, arm].allSatisfy(Limits.isAmount) else {
      throw StateError("an end of an attachment is too far out")
    }
    let joint = try source.readJoint(&reader)
    return { [self] in
      self.tie = tie
      self.settings = settings
      offsets = (
        Offset(horizontal: first.dx, vertical: first.dy),
        Offset(horizontal: second.dx, vertical: second.dy)
      )
      self.anchor = anchor
      anchorArm = arm
      self.turnAtStart = turnAtStart
      turnInAnimator = knowsTurn ? turn : nil
      self.joint = joint
    }
  }
}
