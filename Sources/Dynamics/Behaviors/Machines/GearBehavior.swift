internal import DynamicsEngine
public import Foundation

/// Lets two pins or slides turn and slide together, in a fixed ratio: two gears, or a rack and a pinion.
///
/// Not in UIKit. The second attachment turns or slides ``ratio`` times as far as the first. Which attachments it
/// joins decides the machine:
///
/// | first | second | ratio | machine |
/// |---|---|---|---|
/// | pin | pin | −r₁/r₂ | two gears of the radii r₁ and r₂; a chain or a belt with a positive ratio |
/// | pin | slide | r, in points per radian | a pinion of the radius r and its rack |
/// | slide | slide | any | two carriages on one rope |
///
/// ```swift
/// let axle1 = AttachmentBehavior(item: ball, attachedToAnchor: ball.center)
/// let axle2 = AttachmentBehavior(item: box, attachedToAnchor: box.center)
/// animator.addBehavior(axle1)
/// animator.addBehavior(axle2)
/// animator.addBehavior(GearBehavior(from: axle1, to: axle2, ratio: -2))
/// ```
///
/// A gear is rigid, as rigid attachments are: it has no play, it does not drift, and a chain of gears is as exact as one.
/// A ``AttachmentBehavior/motor``, an ``AttachmentBehavior/attachmentRange`` and a
/// ``AttachmentBehavior/frictionTorque`` of one attachment act through it on the other. If one of its pins is on an
/// item that moves, the gear turns against that item, as a planet does on its carrier.
///
/// It begins where the attachments are when both take part in its animator. While one of them does not, or is
/// neither a pin nor a slide, the gear does nothing. A rod of ``AttachmentBehavior/length`` 0 is a pin. Items on
/// gears do not mesh by their outlines: leave them out of each other's collisions, or leave a gap.
open class GearBehavior: DynamicBehavior {
  var settings: GearSettings
  private var first: AttachmentLink!
  private var second: AttachmentLink!
  private var joint: JointID?
  /// The joints that it acts on.
  private var engaged: [JointID] = []
  /// The second value minus ``ratio`` times the first, which it keeps.
  private var constant: CGFloat = 0
  private var lastLoad = 0.0
  var isOverloaded = false

  /// Joins two attachments.
  ///
  /// Two times the same attachment, or one that is neither a pin nor a slide nor a rod, is reported; the gear then does
  /// nothing.
  ///
  /// - Parameters:
  ///   - first: A pin or a slide.
  ///   - second: Another one.
  ///   - ratio: See ``ratio``. If it is not valid, 1 is used.
  public init(
    from first: AttachmentBehavior, to second: AttachmentBehavior, ratio: CGFloat
  ) {
    let range = Self.declarations.range(of: \GearSettings.ratio)
    let isValid = Validation.isValid(ratio, in: range, else: "1 is used")
    settings = GearSettings(ratio: isValid ? ratio : 1)
    super.init()
    let isPair = Self.accepts(first, second)
    self.first = AttachmentLink(isPair ? first : nil, for: self)
    self.second = AttachmentLink(isPair ? second : nil, for: self)
    guard isPair else { return }
    for item in first.items + second.items where !itemList.contains(item) { add(item) }
  }

  /// Makes a gear that gets its state later.
  init(items: [any DynamicItem]) {
    settings = GearSettings(ratio: 1)
    super.init()
    (first, second) = (AttachmentLink(nil, for: self), AttachmentLink(nil, for: self))
    for item in items { add(item) }
  }

  private static func accepts(
    _ first: AttachmentBehavior, _ second: AttachmentBehavior
  ) -> Bool {
    let reporter = Reporter(GearBehavior.self, "init(from:to:ratio:)")
    if first === second {
      DynamicsDiagnostics.report("a gear joins two attachments; it does nothing", by: reporter)
      return false
    }
    for kind in [first.settings.kind, second.settings.kind] where !kind.mayHaveCoordinate {
      DynamicsDiagnostics.report(
        "a \(kind) neither turns nor slides; the gear does nothing", by: reporter)
      return false
    }
    return true
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var breakable: (any Breakable)? { self }
  override var markSource: (any MarkSource)? { self }

  // MARK: Properties

  /// The two attachments; empty for a gear that does nothing.
  ///
  /// The gear does not keep them alive.
  public var attachments: [AttachmentBehavior] {
    [first.attachment, second.attachment].compactMap { $0 }
  }

  /// The items of its attachments, each once.
  open var items: [any DynamicItem] { itemList.objects }

  /// How far the second attachment turns or slides for a radian or a point of the first.
  ///
  /// From −10⁶ to 10⁶; negative in the opposite direction. With 0, the second stands still. If it is set, the
  /// gear goes on from where both are.
  open var ratio: CGFloat {
    get { settings.ratio }
    set { set(\.ratio, to: newValue) }
  }

  /// The torque on the first item of the first attachment in the last step, in newton meters; for a slide the force
  /// along its axis, in newtons.
  ///
  /// It is that of the gear alone: minus ``ratio`` times ``secondReaction``, where lengths are in meters. It is 0 before
  /// the first step; while the animator rests, and after the gear has left it, it stays as it was in the last step.
  public var firstReaction: CGFloat { reaction(-settings.ratio, on: first) }

  /// The torque on the first item of the second attachment in the last step, in newton meters; for a slide the force
  /// along its axis, in newtons.
  ///
  /// Otherwise like ``firstReaction``.
  public var secondReaction: CGFloat { reaction(1, on: second) }

  /// The size of ``secondReaction`` at which the gear breaks, in newton meters or newtons.
  ///
  /// At least 0; the default is `.infinity`: it does not break. If it is exceeded in a step, the gear leaves the
  /// animator after that step, and ``onBreak`` is called.
  open var breakingReaction: CGFloat {
    get { settings.breakingReaction }
    set { set(\.breakingReaction, to: newValue) }
  }

  /// A closure that is called once when the gear has broken.
  ///
  /// The default is `nil`. It is called as ``AttachmentBehavior/onBreak`` is.
  open var onBreak: (() -> Void)? {
    // The old closure is released last: its captured objects may access this behavior.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  // MARK: Its joint

  /// The impulse along the gear's row in the last step, by its time.
  private var load: Double {
    guard let joint, let simulation else { return lastLoad }
    return simulation.world.reaction(of: joint).torque
  }

  private func reaction(_ factor: CGFloat, on link: AttachmentLink) -> CGFloat {
    guard let attachment = link.attachment else { return 0 }
    // The engine's unit is that of a torque.
    let isSlide = attachment.settings.kind == .slide
    return load * factor * (isSlide ? Units.pointsPerMeter : 1)
  }

  /// Updates the joint to the attachments.
  private func connect() {
    guard let simulation else { return }
    let definition = definition(in: simulation)
    if definition == nil, joint != nil { lastLoad = load }
    joint = simulation.world.update(joint, definition)
  }

  private func definition(in simulation: Simulation) -> JointDefinition? {
    guard let one = first.joint(in: simulation), let other = second.joint(in: simulation),
      let start = first.attachment, let end = second.attachment,
      let bodyA = start.itemList.bodies.first, let bodyB = end.itemList.bodies.first,
      itemList.bodies.contains(bodyA), itemList.bodies.contains(bodyB)
    else {
      engaged = []
      return nil
    }
    if engaged != [one, other] {
      engaged = [one, other]
      constant = (end.coordinate ?? 0) - settings.ratio * (start.coordinate ?? 0)
    }
    return JointDefinition(
      .gear(first: one, second: other, ratio: settings.ratio, constant: constant), .on(bodyA),
      .on(bodyB))
  }
}

extension GearBehavior: AttachmentFollower {
  func attachmentDidChange() { connect() }
}

extension GearBehavior: SimulationMember {
  func joined(_ simulation: Simulation) { isOverloaded = false }

  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) { connect() }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    lastLoad = load
    joint = simulation.world.update(joint, nil)
    engaged = []
  }

  func simulationEnded(_ simulation: Simulation) {
    lastLoad = load
    (joint, engaged) = (nil, [])
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var (settings, first, second, joint) = (settings, first!, second!, joint)
    var (engaged, constant, isOverloaded) = (engaged, constant, isOverloaded)
    Self.declarations.code(&settings, &coder.words)
    first.code(&coder.words)
    second.code(&coder.words)
    coder.code(&joint)
    coder.words.code(&engaged, blank: .none) { $0.code(&$1) }
    coder.words.code(&constant)
    coder.words.code(&isOverloaded)
    coder.whenValid { [self, settings, first, second, joint, engaged, constant, isOverloaded] in
      (self.settings, self.first, self.second, self.joint) = (settings, first, second, joint)
      (self.engaged, self.constant, self.isOverloaded) = (engaged, constant, isOverloaded)
    }
  }

  func didRestore() { findAttachments() }

  /// Finds the attachments of a gear that was made for a forecast or a session.
  func findAttachments() {
    first.find(in: dynamicAnimator, for: self)
    second.find(in: dynamicAnimator, for: self)
  }
}

extension GearBehavior: Breakable {
  var isBreakable: Bool { settings.breakingReaction < .infinity }

  var isLoadTooGreat: Bool { joint != nil && abs(secondReaction) > settings.breakingReaction }
}

extension GearBehavior: SettingsBehavior {
  static let declarations: Declarations<GearBehavior, GearSettings> = [
    Declaration("ratio", \.ratio, \.ratio, in: -1e6...1e6),
    Declaration(
      "breakingReaction", \.breakingReaction, \.breakingReaction, in: 0 ... .infinity,
      default: .infinity
    ).unit { $0.second.attachment?.settings.kind == .slide ? .newtons : .newtonMeters },
    Declaration(reading: "firstReaction", \.firstReaction).unit { $0.unit(of: $0.first) },
    Declaration(reading: "secondReaction", \.secondReaction).unit { $0.unit(of: $0.second) },
  ]

  func settingsDidChange(from old: GearSettings) {
    if settings.breakingReaction != old.breakingReaction { rolesDidChange() }
    if settings.ratio != old.ratio {
      engaged = []
      connect()
    }
    didChange()
  }

  private func unit(of link: AttachmentLink) -> BehaviorUnit {
    link.attachment?.settings.kind == .slide ? .newtons : .newtonMeters
  }
}

struct GearSettings: Equatable {
  var ratio: CGFloat
  /// Newton meters, or newtons of a slide.
  var breakingReaction = CGFloat.infinity
}

extension GearBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.attachments), joint != nil, let one = first.attachment,
      let other = second.attachment
    else { return }
    marks.add(
      DebugMark(.rope, from: one.presentEnd(in: simulation), to: other.presentEnd(in: simulation)),
      of: number)
  }
}
