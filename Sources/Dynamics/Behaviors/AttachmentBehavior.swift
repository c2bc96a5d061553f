internal import DynamicsEngine
public import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// Ties an item to an anchor or to another item, by a rod or by a spring.
///
/// As `UIAttachmentBehavior`. With ``frequency`` 0 the two points keep their distance like the ends
/// of a rod; a rod of length 0 is a pin. Otherwise a damped spring pulls them to ``length``, along
/// the line between them; a spring of length 0 pulls the same in every direction. Items that are
/// tied together still collide (in UIKit they do not).
open class AttachmentBehavior: DynamicBehavior {
  /// What an attachment ties its item to.
  public enum AttachmentType: Int, Sendable, Hashable, Codable {
    /// Another item.
    case items
    /// An anchor point.
    case anchor
  }

  /// What the attachment ties its item to; chosen when it is made.
  public let attachedBehaviorType: AttachmentType

  private let offsets: (Offset, Offset)
  private var joint: Joint?

  /// Ties the center of an item to an anchor, at their present distance.
  public convenience init(item: any DynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item to an anchor, at their present distance.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: The point on the item in points from its center, turning with it. One that is not
  ///     finite is diagnosed, and the center stands in.
  ///   - point: See ``anchorPoint``.
  public init(
    item: any DynamicItem, offsetFromCenter offset: Offset, attachedToAnchor point: CGPoint
  ) {
    attachedBehaviorType = .anchor
    offsets = (Self.accepted(offset), .zero)
    anchorPoint = Accepted.place(point) ? point : item.center
    super.init()
    addMember(item, reporter: "init(item:offsetFromCenter:attachedToAnchor:)")
    adoptPresentLength()
  }

  /// Ties the centers of two items together, at their present distance.
  public convenience init(item item1: any DynamicItem, attachedTo item2: any DynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties a point of an item to a point of another one, at their present distance.
  ///
  /// An item cannot be tied to itself: that is diagnosed, and the attachment does nothing. An
  /// offset, in points from the center and turning with the item, that is not finite is diagnosed,
  /// and the center stands in.
  public init(
    item item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) {
    attachedBehaviorType = .items
    offsets = (Self.accepted(offset1), Self.accepted(offset2))
    anchorPoint = .zero
    super.init()
    let reporter = "init(item:offsetFromCenter:attachedTo:offsetFromCenter:)"
    addMember(item1, reporter: reporter)
    addMember(item2, reporter: reporter)
    adoptPresentLength()
  }

  private static func accepted(_ offset: Offset) -> Offset {
    Accepted.amount(CGVector(offset), reporter: "offsetFromCenter") ? offset : .zero
  }

  private func adoptPresentLength() {
    let (near, far) = (place(ofEnd: 0), place(ofEnd: 1))
    let distance = hypot(far.x - near.x, far.y - near.y)
    if Self.lengths.contains(distance) { length = distance }
  }

  /// Where one end of the attachment is, by what the items say.
  private func place(ofEnd end: Int) -> CGPoint {
    guard end < members.items.count else { return anchorPoint }
    let item = members.items[end]
    let offset = end == 0 ? offsets.0 : offsets.1
    let arm = CGVector(offset).applying(
      CGAffineTransform(rotationAngle: item.transform.rotationAngle))
    return CGPoint(x: item.center.x + arm.dx, y: item.center.y + arm.dy)
  }

  /// The tied items: one, or two in the order given.
  open var items: [any DynamicItem] { members.items }

  /// The anchor in points; (0, 0) when two items are tied together, where it counts for nothing.
  ///
  /// A point that is not finite, or farther than a billion points out, is diagnosed and changes
  /// nothing; given at the start, the item's own center stands in.
  open var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint != oldValue else { return }
      guard Accepted.place(anchorPoint) else { return anchorPoint = oldValue }
      refresh()
    }
  }

  /// The distance that the attachment keeps or pulls to, in points; from 0 to a billion.
  ///
  /// By default the distance when the attachment was made. Another number is diagnosed and changes
  /// nothing.
  open var length: CGFloat = 0 {
    didSet {
      guard length != oldValue else { return }
      guard Accepted.number(length, in: Self.lengths) else { return length = oldValue }
      refresh()
    }
  }

  /// The spring's damping as a ratio of critical damping; 0 by default, from 0 to 1000.
  ///
  /// Counts only with a ``frequency``. Another number is diagnosed and changes nothing.
  open var damping: CGFloat = 0 {
    didSet {
      guard damping != oldValue else { return }
      guard Accepted.number(damping, in: 0...1000) else { return damping = oldValue }
      refresh()
    }
  }

  /// The spring's frequency in hertz, from 0 to 10 000; 0, the default, makes a rod.
  ///
  /// Another number is diagnosed and changes nothing.
  open var frequency: CGFloat = 0 {
    didSet {
      guard frequency != oldValue else { return }
      guard Accepted.number(frequency, in: 0...10_000) else { return frequency = oldValue }
      refresh()
    }
  }

  private static let lengths: ClosedRange<CGFloat> = 0...1e9
  /// Points; below, there is no telling which way a rod points.
  private static let shortestRod: CGFloat = 1e-6

  // MARK: The shape of all behaviors

  /// Tells the joint what changed; it keeps its impulse, so that a dragged anchor does not jolt.
  private func refresh() {
    guard let stage else { return }
    switch joint {
    case let rod as DistanceJoint where length >= Self.shortestRod:
      rod.length = length
      rod.softness = softness
      if attachedBehaviorType == .anchor { rod.far = .at(anchorPoint) }
    case let pin as PointJoint where length < Self.shortestRod:
      pin.softness = softness
      if attachedBehaviorType == .anchor { pin.far = .at(anchorPoint) }
    default:
      tearDown(on: stage)
      build(on: stage)
    }
    didChange()
  }

  private var softness: Softness {
    frequency > 0 ? .spring(frequency: frequency, damping: damping) : .hard
  }

  private func build(on stage: Stage) {
    let bodies = Array(members.bodies)
    guard bodies.count == (attachedBehaviorType == .anchor ? 1 : 2) else { return }
    let near = Grip.on(bodies[0], offset: CGVector(offsets.0))
    let far =
      bodies.count == 2 ? Grip.on(bodies[1], offset: CGVector(offsets.1)) : .at(anchorPoint)
    let joint: Joint =
      length < Self.shortestRod
      ? PointJoint(near, far, softness: softness)
      : DistanceJoint(near, far, length: length, softness: softness)
    stage.world.addJoint(joint)
    self.joint = joint
  }

  private func tearDown(on stage: Stage) {
    guard let joint else { return }
    stage.world.removeJoint(joint)
    self.joint = nil
  }

  override func memberEntered(_ body: Body, of item: any DynamicItem, on stage: Stage) {
    build(on: stage)
  }

  override func memberLeft(_ body: Body, on stage: Stage) { tearDown(on: stage) }
  override func forget() { joint = nil }
}
