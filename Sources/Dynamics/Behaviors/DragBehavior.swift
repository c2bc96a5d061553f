internal import DynamicsEngine
public import Foundation

/// Pulls an item along with a finger or a mouse, and throws it on release.
///
/// Not in UIKit. A damped spring pulls the grabbed point of the item to the pointer. It accelerates
/// the item, and all that attachments connect to it, by at most 100 times gravity. So an item stays at a
/// wall while the pointer is behind it, and follows again when the pointer comes back.
///
/// ```swift
/// let drag = DragBehavior(item: card, grabbedAt: CGPoint(x: 100, y: 50), at: 0)
/// animator.addBehavior(drag)
/// drag.move(to: CGPoint(x: 120, y: 50), at: 0.016)  // with each event
/// drag.release()
/// animator.removeBehavior(drag)
/// ```
open class DragBehavior: DynamicBehavior {
  private var offset: CGVector
  private var target: CGPoint
  private var trail = PointerTrail<CGPoint>()
  /// The animator's running time when the pointer last moved.
  private var lastMove: TimeInterval = 0
  private var joint: JointID?
  /// The mass on which the current limit of the spring's force is based, in kilograms: that of the item and of
  /// all that hangs on it.
  private var jointMass: CGFloat = 0
  /// The engine's `massVersion` of then; `nil` if it is not known.
  private var massVersion: Int?
  var settings = DragSettings()

  /// Whether the item was released; a released drag has no further effect.
  public private(set) var isReleased = false

  /// Grabs an item.
  ///
  /// - Parameters:
  ///   - item: The item to pull.
  ///   - point: The grabbed point, in points of the reference coordinates. Away from the center,
  ///     pulling also turns the item. If it is not valid, the item's center is used.
  public init(item: any DynamicItem, grabbedAt point: CGPoint) {
    target = Validation.place(point, orCenterOf: item)
    offset = CGVector(item.offset(of: target))
    super.init()
    add(item)
  }

  /// Grabs an item at the time of an event.
  ///
  /// The grab counts for the velocity of a throw, so that a flick of a single move has one. Otherwise it is the
  /// same as ``init(item:grabbedAt:)``.
  ///
  /// - Parameters:
  ///   - item: The item to pull.
  ///   - point: The grabbed point, in points of the reference coordinates.
  ///   - time: The time of the event, in seconds on the clock of the events. If it is not finite, that is
  ///     reported, and the grab does not count.
  public convenience init(item: any DynamicItem, grabbedAt point: CGPoint, at time: TimeInterval) {
    self.init(item: item, grabbedAt: point)
    if accepts(time) { trail.append(target, at: time) }
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var markSource: (any MarkSource)? { self }

  /// The frequency of the spring, in hertz: how tightly the item follows.
  ///
  /// From 0.1 to 1000; the default is 20. The item lags behind a moving pointer by about 1/(π ·
  /// frequency) seconds.
  open var frequency: CGFloat {
    get { settings.frequency }
    set { set(\.frequency, to: newValue) }
  }

  /// The damping of the spring, as a ratio of critical damping.
  ///
  /// From 0 to 1000; the default is 1, which does not overshoot.
  open var damping: CGFloat {
    get { settings.damping }
    set { set(\.damping, to: newValue) }
  }

  /// Moves the point that the item follows.
  ///
  /// Calls after ``release()`` have no effect and are reported.
  ///
  /// - Parameters:
  ///   - point: The pointer's position, in points of the reference coordinates; each coordinate
  ///     from −10⁹ to 10⁹.
  ///   - time: The time of the event, in seconds on the clock of the events; not before the last
  ///     event.
  open func move(to point: CGPoint, at time: TimeInterval) {
    guard Validation.place(point) else { return }
    guard !isReleased else {
      DynamicsDiagnostics.report("the drag was already released; nothing changed")
      return
    }
    guard accepts(time) else { return }
    trail.append(point, at: time)
    lastMove = simulation?.clock.runningTime ?? 0
    target = point
    guard let joint else { return }
    simulation?.world.setTarget(joint, point)
    didChange()
  }

  /// Releases the item with the velocity of the pointer, of which the animator's clock tells whether it rested.
  ///
  /// With the time of the event, ``release(at:)`` is more accurate. Otherwise it is the same.
  ///
  /// - Returns: The velocity that the item gets, in points per second.
  @discardableResult
  open func release() -> CGPoint {
    release(afterRest: (simulation?.clock.runningTime ?? 0) - lastMove)
  }

  /// Releases the item with the velocity of the pointer.
  ///
  /// The velocity is measured over the last 0.05 s of the pointer's motion, or between its last two events if
  /// these are farther apart. It is zero if the pointer has rested for longer than 0.05 s, and if it has sent
  /// one event only. The angular velocity of the item does not change. A drag can be released once only. A time
  /// that is not finite or before the last event is reported, and nothing changes.
  ///
  /// - Parameter time: The time of the event, in seconds on the clock of the events.
  /// - Returns: The velocity that the item gets, in points per second.
  @discardableResult
  open func release(at time: TimeInterval) -> CGPoint {
    guard isReleased || accepts(time) else { return .zero }
    return release(afterRest: trail.rest(at: time))
  }

  // MARK: Implementation

  private func accepts(_ time: TimeInterval, by member: String = #function) -> Bool {
    if time.isFinite, trail.canAppend(at: time) { return true }
    DynamicsDiagnostics.report(
      "a time of \(time) s is not finite or before the last one; nothing changed", by: member)
    return false
  }

  private func release(afterRest rest: TimeInterval, by member: String = #function) -> CGPoint {
    guard !isReleased else {
      DynamicsDiagnostics.report(
        "the drag was already released; nothing changed", by: member)
      return .zero
    }
    isReleased = true
    rolesDidChange()
    guard let simulation, let body = itemList.firstBody else {
      return trail.velocity(afterRest: rest)
    }
    itemLeft(body, simulation)
    simulation.world.setVelocity(body, CGVector(trail.velocity(afterRest: rest)))
    didChange()
    return CGPoint(simulation.world.velocity(of: body))
  }

  private func updateJoint() {
    guard joint != nil else { return }
    updateSpring()
    didChange()
  }

  private func updateSpring() {
    guard let simulation, let body = itemList.firstBody else { return }
    jointMass = simulation.world.massJoined(to: body)
    let spring = JointDefinition(
      .target(maxForce: jointMass * Self.maxAcceleration), .on(body, offset: offset), .at(target),
      softness: .spring(frequency: settings.frequency, damping: settings.damping))
    joint = simulation.world.update(joint, spring)
    massVersion = simulation.world.massVersion
  }

  /// The greatest acceleration by the spring, in pt/s²: 100 times gravity.
  private static let maxAcceleration: CGFloat = 1e5
}

extension DragBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.attachments), joint != nil, let body = itemList.firstBody else { return }
    marks.add(
      DebugMark(.spring, from: simulation.presentPose(of: body).place(of: offset), to: target),
      of: number)
  }
}

extension DragBehavior: SimulationMember {
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    guard !isReleased else { return }
    updateSpring()
    lastMove = simulation.clock.runningTime
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    joint = simulation.world.update(joint, nil)
  }

  func simulationEnded(_ simulation: Simulation) { joint = nil }

  func codeState(_ coder: inout BehaviorCoder) {
    var (offset, target, mass, settings) = (offset, target, jointMass, settings)
    var (lastMove, isReleased, joint, trail) = (lastMove, isReleased, joint, trail)
    coder.words.code(&offset)
    coder.words.code(&target)
    coder.words.check(
      Limits.isPlace(target) && Limits.isAmount(offset),
      "the target or the offset of a drag is out of range")
    coder.words.code(&mass)
    Self.declarations.code(&settings, &coder.words)
    coder.words.code(&lastMove)
    coder.words.code(&isReleased)
    coder.code(&joint)
    trail.code(&coder.words)
    coder.whenValid { [self, offset, target, mass, settings, lastMove, isReleased, joint, trail] in
      (self.offset, self.target, jointMass, self.settings) = (offset, target, mass, settings)
      (self.lastMove, self.isReleased) = (lastMove, isReleased)
      (self.joint, self.trail, massVersion) = (joint, trail, nil)
    }
  }
}

extension DragBehavior: StepParticipant {
  var roles: StepRoles { isReleased ? [] : .contributes }

  func contribute(to simulation: Simulation) {
    let world = simulation.world
    guard joint != nil, massVersion != world.massVersion, let body = itemList.firstBody
    else { return }
    massVersion = world.massVersion
    if world.massJoined(to: body) != jointMass { updateSpring() }
  }
}

extension DragBehavior: SettingsBehavior {
  static let declarations: Declarations<DragBehavior, DragSettings> = [
    Declaration("frequency", \.frequency, \.frequency, in: 0.1...1000, unit: .hertz, default: 20),
    Declaration("damping", \.damping, \.damping, in: 0...1000, default: 1),
    Declaration(reading: "isReleased", \.isReleased),
  ]

  var traits: [String] { ["to: \(Describe.point(target))"] + declaredTraits }

  func settingsDidChange(from old: DragSettings) { updateJoint() }
}

struct DragSettings: Equatable {
  /// Hertz.
  var frequency: CGFloat = 20
  var damping: CGFloat = 1
}
