internal import DynamicsEngine
public import DynamicsGeometry
public import Foundation

/// Hangs two items on one rope, which runs over two wheels.
///
/// Not in UIKit. When one item goes down, the other is pulled up:
///
/// ```swift
/// let pulley = PulleyBehavior(
///   item: box, over: CGPoint(x: 60, y: 20), attachedTo: card, over: CGPoint(x: 140, y: 20))
/// animator.addBehavior(pulley)
/// ```
///
/// The rope keeps |first item − first wheel| + ``ratio`` · |second item − second wheel| at or below ``length``. It
/// does not stretch, and it pulls only: if an item is lifted, the rope hangs loose. Wheels have no mass, no friction
/// and no size. With a ratio of 2, the second item hangs on two strands, as in a block and tackle: it moves
/// half as far, and is pulled with twice the force.
open class PulleyBehavior: DynamicBehavior {
  var settings: PulleySettings
  private var joint: JointID?
  private var lastTension: CGFloat = 0
  var isOverloaded = false

  /// Makes a rope that is taut at first.
  ///
  /// An item cannot hang on both ends: that is reported, and the pulley does nothing.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - offset1: Where the rope is tied to it, in points from its center; it turns with the item. If it is not
  ///     finite, the center is used.
  ///   - wheel1: The wheel over which the rope goes, in points. If it is not valid, the item's center is used.
  ///   - item2: The second item.
  ///   - offset2: As for the first item.
  ///   - wheel2: As for the first item.
  ///   - ratio: See ``ratio``; the default is 1. If it is not valid, 1 is used.
  public init(
    item item1: any DynamicItem, offsetFromCenter offset1: Offset = .zero, over wheel1: CGPoint,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset = .zero,
    over wheel2: CGPoint, ratio: CGFloat = 1
  ) {
    settings = PulleySettings(
      offset1: AttachmentBehavior.accepted(offset1), offset2: AttachmentBehavior.accepted(offset2),
      wheel1: Validation.place(wheel1, orCenterOf: item1),
      wheel2: Validation.place(wheel2, orCenterOf: item2))
    super.init()
    let range = Self.declarations.range(of: \PulleySettings.ratio)
    if Validation.isValid(ratio, in: range, else: "1 is used") { settings.ratio = ratio }
    add(item1)
    add(item2)
  }

  /// Makes a pulley that gets its state and its second item later.
  init(items: [any DynamicItem]) {
    settings = PulleySettings(offset1: .zero, offset2: .zero, wheel1: .zero, wheel2: .zero)
    super.init()
    for item in items { add(item) }
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var breakable: (any Breakable)? { self }
  override var markSource: (any MarkSource)? { self }

  // MARK: Properties

  /// The two items, in the order given.
  open var items: [any DynamicItem] { itemList.objects }

  /// The wheel of the first item, in points; each coordinate is from −10⁹ to 10⁹.
  ///
  /// Setting it changes the ``length`` only until the rope has one.
  open var firstWheel: CGPoint {
    get { settings.wheel1 }
    set { set(\.wheel1, to: newValue) }
  }

  /// The wheel of the second item, in points, as ``firstWheel``.
  open var secondWheel: CGPoint {
    get { settings.wheel2 }
    set { set(\.wheel2, to: newValue) }
  }

  /// How much rope a point of the second item's way takes, and the force on it as a multiple of the ``tension``.
  ///
  /// From 10⁻⁶ to 10⁶; the default is 1.
  open var ratio: CGFloat {
    get { settings.ratio }
    set { set(\.ratio, to: newValue) }
  }

  /// The length of the rope from item to item, with ``ratio`` times the second part, in points.
  ///
  /// From 0 to 10¹⁵. The default is that at which the rope is taut when it is first needed: when both items take part
  /// in an animator, or when it is read.
  open var length: CGFloat {
    get {
      // Taken once: later reads change nothing.
      if settings.length == nil {
        settings.length = presentLength(itemList.objects.map(ItemPose.init(of:)))
      }
      return settings.length ?? 0
    }
    set { set(\.length, to: newValue) }
  }

  /// The force with which the rope pulls the first item in the last step, in newtons; at least 0.
  ///
  /// The second item is pulled with ``ratio`` times as much. It is 0 before the first step, and while the rope
  /// hangs loose. While the animator rests, and after the pulley has left it, it stays as it was in the last step.
  public var tension: CGFloat {
    guard let joint, let simulation else { return lastTension }
    return simulation.world.reaction(of: joint).force.length
  }

  /// The ``tension`` at which the rope breaks, in newtons.
  ///
  /// At least 0; the default is `.infinity`: it does not break. If it is exceeded in a step, the pulley leaves the
  /// animator after that step, and ``onBreak`` is called.
  open var breakingTension: CGFloat {
    get { settings.breakingTension }
    set { set(\.breakingTension, to: newValue) }
  }

  /// A closure that is called once when the rope has broken.
  ///
  /// The default is `nil`. It is called as ``AttachmentBehavior/onBreak`` is.
  open var onBreak: (() -> Void)? {
    // The old closure is released last: its captured objects may access this behavior.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  // MARK: Its joint

  /// The ends of the rope at these poses.
  private func ends(_ poses: [ItemPose]) -> (first: CGPoint, second: CGPoint) {
    (poses[0].place(of: CGVector(settings.offset1)), poses[1].place(of: CGVector(settings.offset2)))
  }

  /// `nil` if an item is missing or has no valid place.
  private func presentLength(_ poses: [ItemPose]) -> CGFloat? {
    guard poses.count == 2 else { return nil }
    let (first, second) = ends(poses)
    let length = length(first, second)
    return PulleySettings.lengths.contains(length) ? length : nil
  }

  /// How much rope the way between two ends takes, over both wheels.
  private func length(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    (first - settings.wheel1).length + settings.ratio * (second - settings.wheel2).length
  }

  private func updateJoint() {
    guard let simulation else { return }
    let bodies = itemList.bodies
    guard bodies.count == 2 else { return }
    if settings.length == nil {
      settings.length = presentLength(bodies.map { ItemPose(simulation.world.pose(of: $0)) })
    }
    let kind = JointDefinition.Kind.pulley(
      wheelA: settings.wheel1, wheelB: settings.wheel2, ratio: settings.ratio,
      length: settings.length ?? 0)
    joint = simulation.world.update(
      joint,
      JointDefinition(
        kind, .on(bodies[0], offset: CGVector(settings.offset1)),
        .on(bodies[1], offset: CGVector(settings.offset2))))
  }
}

extension PulleyBehavior: SimulationMember {
  func joined(_ simulation: Simulation) { isOverloaded = false }

  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    updateJoint()
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    lastTension = tension
    joint = simulation.world.update(joint, nil)
  }

  func simulationEnded(_ simulation: Simulation) {
    lastTension = tension
    joint = nil
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var (settings, joint, isOverloaded) = (settings, joint, isOverloaded)
    Self.declarations.code(&settings, &coder.words)
    coder.words.code(&settings.offset1)
    coder.words.code(&settings.offset2)
    coder.words.check(
      Limits.isAmount(CGVector(settings.offset1)) && Limits.isAmount(CGVector(settings.offset2)),
      "an end of a pulley is out of range")
    coder.code(&joint)
    coder.words.code(&isOverloaded)
    coder.whenValid { [self, settings, joint, isOverloaded] in
      (self.settings, self.joint, self.isOverloaded) = (settings, joint, isOverloaded)
    }
  }
}

extension PulleyBehavior: Breakable {
  var isBreakable: Bool { settings.breakingTension < .infinity }

  var isLoadTooGreat: Bool { joint != nil && tension > settings.breakingTension }
}

extension PulleyBehavior: SettingsBehavior {
  static let declarations: Declarations<PulleyBehavior, PulleySettings> = [
    Declaration("firstWheel", \.wheel1, \.firstWheel, in: Limits.coordinate, unit: .points),
    Declaration("secondWheel", \.wheel2, \.secondWheel, in: Limits.coordinate, unit: .points),
    Declaration("ratio", \.ratio, \.ratio, in: 1e-6...1e6, default: 1),
    // Read without taking it.
    Declaration("length", \.length, \.length, in: PulleySettings.lengths, unit: .points)
      .read { pulley in
        let poses = pulley.itemList.objects.map(ItemPose.init(of:))
        return (pulley.settings.length ?? pulley.presentLength(poses)).map { $0.listed } ?? .none
      },
    Declaration(
      "breakingTension", \.breakingTension, \.breakingTension, in: 0 ... .infinity, unit: .newtons,
      default: .infinity),
    Declaration(reading: "tension", \.tension, unit: .newtons),
  ]

  func settingsDidChange(from old: PulleySettings) {
    if settings.breakingTension != old.breakingTension { rolesDidChange() }
    updateJoint()
    didChange()
  }
}

struct PulleySettings: Equatable {
  /// From the centers of the items, in points.
  var offset1, offset2: Offset
  /// In points.
  var wheel1, wheel2: CGPoint
  var ratio: CGFloat = 1
  /// `nil` until it was set or first needed.
  var length: CGFloat?
  /// Newtons.
  var breakingTension = CGFloat.infinity

  /// Two of the greatest distances, one times the greatest ratio.
  static let lengths: ClosedRange<CGFloat> = 0...1e15
}

extension PulleyBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard joint != nil, itemList.bodies.count == 2 else { return }
    let (first, second) = ends(itemList.bodies.map(simulation.presentPose))
    let route = [first, settings.wheel1, settings.wheel2, second]
    if marks.show(.attachments) {
      for (index, (start, end)) in zip(route, route.dropFirst()).enumerated() {
        marks.add(
          DebugMark(.rope, from: start, to: end, strength: tautness(first, second)), of: number,
          index: index)
      }
    }
    let pull = settings.wheel1 - first
    guard marks.show(.reactions), tension > DebugMark.leastReaction, pull.length > 0 else { return }
    let force = pull * (tension / pull.length)
    marks.add(DebugMark(.reaction, from: first, DebugMark.reaction(force)), of: number)
  }

  private func tautness(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    guard let length = settings.length, length > 0 else { return 1 }
    return min(self.length(first, second) / length, 1)
  }
}
