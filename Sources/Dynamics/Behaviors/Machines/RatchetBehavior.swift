internal import DynamicsEngine
public import Foundation

/// Lets a pin or a slide go one way, and catches it at the next tooth when it goes back.
///
/// Not in UIKit. A winch, a jack, a ratchet wrench, and a wheel of fortune that clicks:
///
/// ```swift
/// let axle = AttachmentBehavior(item: box, attachedToAnchor: box.center)
/// animator.addBehavior(axle)
/// animator.addBehavior(RatchetBehavior(on: axle, tooth: .pi / 6))
/// ```
///
/// The first item of the attachment goes freely forward, clockwise or along the axis. Backward, it stops at the last
/// tooth that it has passed, like at the end of an ``AttachmentBehavior/attachmentRange``: without a bounce, and with
/// any force. That force is part of the attachment's ``AttachmentBehavior/reactionForce`` or
/// ``AttachmentBehavior/reactionTorque``. While the attachment is not in the animator, or is neither a pin
/// nor a slide, the ratchet does nothing. A rod of ``AttachmentBehavior/length`` 0 is a pin.
open class RatchetBehavior: DynamicBehavior {
  var settings = RatchetSettings()
  private var link: AttachmentLink!
  /// The joint that it holds, and the tooth that it holds it at.
  private var held: (joint: JointID, tooth: Double)?
  /// Whether its items are leaving, one by one.
  private var isLeaving = false

  /// Makes a ratchet on a pin or a slide.
  ///
  /// - Parameters:
  ///   - attachment: A pin or a slide. Another one is reported, and the ratchet does nothing.
  ///   - tooth: See ``tooth``. If it is not valid, 0 is used.
  public init(on attachment: AttachmentBehavior, tooth: CGFloat) {
    super.init()
    let isFine = attachment.settings.kind.mayHaveCoordinate
    link = AttachmentLink(isFine ? attachment : nil, for: self)
    let range = Self.declarations.range(of: \RatchetSettings.tooth)
    if Validation.isValid(tooth, in: range, else: "0 is used") { settings.tooth = tooth }
    if isFine {
      for item in attachment.items { add(item) }
    } else {
      DynamicsDiagnostics.report(
        "a \(attachment.settings.kind) neither turns nor slides; the ratchet does nothing")
    }
  }

  /// Makes a ratchet that gets its state later.
  init(items: [any DynamicItem]) {
    super.init()
    link = AttachmentLink(nil, for: self)
    for item in items { add(item) }
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var markSource: (any MarkSource)? { self }

  // MARK: Properties

  /// The attachment; `nil` for a ratchet that does nothing.
  ///
  /// The ratchet does not keep it alive, and may be its child.
  public var attachment: AttachmentBehavior? { link.attachment }

  /// The items of its attachment.
  open var items: [any DynamicItem] { itemList.objects }

  /// The distance from one tooth to the next, in radians of a pin or points of a slide.
  ///
  /// From 0 to 10⁹. With 0, it catches everywhere. If it is set, the last tooth is that before the present place.
  open var tooth: CGFloat {
    get { settings.tooth }
    set { set(\.tooth, to: newValue) }
  }

  /// The angle or the translation at which one of the teeth is, in radians or points.
  ///
  /// From −10⁹ to 10⁹; the default is 0, where the attachment was made.
  open var phase: CGFloat {
    get { settings.phase }
    set { set(\.phase, to: newValue) }
  }

  /// Whether forward is counterclockwise, or against the axis; the default is `false`.
  open var isReversed: Bool {
    get { settings.isReversed }
    set { set(\.isReversed, to: newValue) }
  }

  /// Whether the pawl catches; the default is `true`.
  ///
  /// While it is `false`, the attachment goes both ways.
  open var isEngaged: Bool {
    get { settings.isEngaged }
    set { set(\.isEngaged, to: newValue) }
  }

  /// The angle or the translation of the tooth that holds the attachment, in radians or points; `nil` while none
  /// does.
  public var heldTooth: CGFloat? { held.map { CGFloat($0.tooth) } }

  // MARK: Holding

  /// Catches or lets go by the present settings.
  private func catchAgain() {
    let old = held?.tooth
    held = nil
    advance(from: old)
  }

  /// Moves on to the last tooth that the attachment has passed.
  ///
  /// - Parameter old: The tooth that the attachment's joint is held at.
  private func advance(from old: Double?) {
    if let simulation, settings.isEngaged, !isLeaving, let joint = link.joint(in: simulation),
      let place = link.attachment?.coordinate
    {
      var tooth = settings.tooth(before: Double(place))
      if let held, held.joint == joint {
        tooth = settings.isReversed ? min(tooth, held.tooth) : max(tooth, held.tooth)
      }
      held = (joint, tooth)
    } else {
      held = nil
    }
    if held?.tooth != old { updateAttachment() }
  }
}

extension RatchetBehavior: AttachmentFollower {
  func attachmentDidChange() {
    guard let simulation, link.joint(in: simulation) != held?.joint else { return }
    catchAgain()
  }

  var stops: ClosedRange<Double> {
    guard let tooth = held?.tooth else { return -.infinity ... .infinity }
    return settings.isReversed ? -.infinity...tooth : tooth ... .infinity
  }
}

extension RatchetBehavior: StepParticipant {
  var roles: StepRoles { .contributes }

  func contribute(to simulation: Simulation) { advance(from: held?.tooth) }
}

extension RatchetBehavior: SimulationMember {
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    isLeaving = false
    catchAgain()
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    isLeaving = true
    letGo()
  }

  func simulationEnded(_ simulation: Simulation) { held = nil }

  private func letGo() {
    guard held != nil else { return }
    held = nil
    updateAttachment()
  }

  /// An attachment that has just lost its joint must get none again.
  private func updateAttachment() {
    guard let attachment = link.attachment, attachment.joint != nil else { return }
    attachment.updateJoint()
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var (settings, link) = (settings, link!)
    var joint = held?.joint
    var tooth = held?.tooth ?? 0
    Self.declarations.code(&settings, &coder.words)
    link.code(&coder.words)
    coder.words.code(&joint)
    coder.words.code(&tooth)
    coder.whenValid { [self, settings, link, joint, tooth] in
      (self.settings, self.link) = (settings, link)
      held = joint.map { ($0, tooth) }
      isLeaving = false
    }
  }

  func didRestore() { findAttachments() }

  /// Finds the attachment of a ratchet that was made for a forecast or a session.
  func findAttachments() { link.find(in: dynamicAnimator, for: self) }
}

extension RatchetBehavior: SettingsBehavior {
  static let declarations: Declarations<RatchetBehavior, RatchetSettings> = [
    Declaration("tooth", \.tooth, \.tooth, in: 0...1e9).unit { $0.unit },
    Declaration("phase", \.phase, \.phase, in: -1e9...1e9, default: 0).unit { $0.unit },
    Declaration("isReversed", \.isReversed, \.isReversed, default: false),
    Declaration("isEngaged", \.isEngaged, \.isEngaged, default: true),
    Declaration(reading: "heldTooth", \.heldTooth).unit { $0.unit },
  ]

  private var unit: BehaviorUnit {
    link.attachment?.settings.kind == .slide ? .points : .radians
  }

  func settingsDidChange(from old: RatchetSettings) {
    catchAgain()
    didChange()
  }
}

struct RatchetSettings: Equatable {
  var tooth: CGFloat = 0
  var phase: CGFloat = 0
  var isReversed = false
  var isEngaged = true

  /// The last tooth that was passed on the way forward to a place.
  func tooth(before place: Double) -> Double {
    let width = Double(tooth)
    guard width > 0 else { return place }
    let start = Double(phase)
    let count = (place - start) / width
    let tooth = start + (isReversed ? count.rounded(.up) : count.rounded(.down)) * width
    // A tooth that is finer than rounding is as good as none.
    guard tooth.isFinite else { return place }
    return isReversed ? max(tooth, place) : min(tooth, place)
  }
}

extension RatchetBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.attachments), let held, let attachment = link.attachment else { return }
    let end = attachment.presentEnd(in: simulation)
    let target = attachment.place(ofStop: CGFloat(held.tooth), in: simulation)
    marks.add(DebugMark(.slide, from: end, to: target), of: number)
  }
}
