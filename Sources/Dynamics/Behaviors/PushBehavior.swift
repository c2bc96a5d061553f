internal import DynamicsEngine
public import DynamicsGeometry
public import Foundation

/// Applies a continuous force or an instantaneous impulse to its items.
///
/// The counterpart of `UIPushBehavior`. Magnitude 1 is 1 N for a continuous push, and 1 N·s for an
/// instantaneous one. On an item of 100 × 100 pt and density 1, these are 100 pt/s² and 100 pt/s.
///
/// ```swift
/// let kick = PushBehavior(items: [box], mode: .instantaneous)
/// kick.pushDirection = CGVector(dx: 2, dy: -5)
/// animator.addBehavior(kick)
/// ```
open class PushBehavior: DynamicBehavior {
  /// The ways in which a push acts.
  public enum Mode: Int, Sendable, Hashable, Codable {
    /// A force that acts in every step while the push is active.
    case continuous
    /// An impulse in the first step after the push becomes active; then the push is inactive.
    case instantaneous
  }

  /// Whether the push is a force or an impulse; set when the push is made.
  public let mode: Mode

  var settings = PolarVector(.zero)
  private var offsets: [ObjectIdentifier: Offset] = [:]
  private var isActive = true
  /// The last impulse, for a debug view.
  private var lastImpulse: (impulse: CGVector, time: TimeInterval)?

  /// Makes an active push of magnitude 0; an item that is given twice is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items { add(item) }
  }

  /// Makes an active continuous push of magnitude 0, without items.
  public convenience override init() { self.init(items: [], mode: .continuous) }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var forceSource: (any ForceSource)? { mode == .continuous ? self : nil }
  override var markSource: (any MarkSource)? { self }

  /// The items that are pushed, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item to the behavior.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item from the behavior, with its target offset.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    remove(item)
  }

  /// Whether the push acts.
  ///
  /// The default is `true`. An instantaneous push sets it to `false` after its impulse. Set it to
  /// `true` for another impulse.
  open var active: Bool {
    get { isActive }
    set {
      guard newValue != isActive else { return }
      isActive = newValue
      sourceDidChange()
    }
  }

  /// The force or impulse as a vector; length 1 is 1 N or 1 N·s.
  ///
  /// Each component is from −10¹² to 10¹²; the default is (0, 0).
  open var pushDirection: CGVector {
    get { settings.vector }
    set { set(vector: newValue) }
  }

  /// The direction of the push in radians, clockwise from the positive x axis.
  ///
  /// From −10¹² to 10¹²; the default is 0, which is to the right. It reads as an angle from −π to
  /// π.
  open var angle: CGFloat {
    get { settings.angle }
    set { set(angle: newValue) }
  }

  /// The strength of the push, in N or N·s.
  ///
  /// From −10¹² to 10¹²; the default is 0. A negative value reverses the direction.
  open var magnitude: CGFloat {
    get { settings.magnitude }
    set { set(magnitude: newValue) }
  }

  /// Sets ``angle`` in radians and ``magnitude`` in N or N·s.
  ///
  /// If either is not from −10¹² to 10¹², that is reported, and neither changes.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    set(angle: angle, magnitude: magnitude)
  }

  /// Sets the point of an item at which the push acts.
  ///
  /// It is in points from the item's center, each component from −10¹² to 10¹², and does not turn with
  /// the item. A push away from the center also turns the item. Another behavior's item is reported.
  open func setTargetOffsetFromCenter(_ offset: Offset, for item: any DynamicItem) {
    guard Validation.amount(CGVector(offset)), has(item) else { return }
    offsets[ObjectIdentifier(item)] = offset
    if let body = itemList.body(of: item) { simulation?.markStale(body) }
    didChange()
  }

  /// The point of an item at which the push acts; (0, 0), the center, by default.
  open func targetOffsetFromCenter(for item: any DynamicItem) -> Offset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
}

extension PushBehavior: ForceSource {
  func addForces(on item: ObjectIdentifier, to forces: inout ConstantForces) {
    if isActive { forces.add(force: settings.vector, atOffset: CGVector(offsets[item] ?? .zero)) }
  }
}

extension PushBehavior: StepParticipant {
  var roles: StepRoles { mode == .instantaneous ? [.contributes, .delaysRest] : [] }

  var hasUrgentWork: Bool { mode == .instantaneous && isActive && !itemList.isEmpty }

  func contribute(to simulation: Simulation) {
    guard hasUrgentWork else { return }
    // Not by `active`, which a subclass may override: this is the middle of a step.
    isActive = false
    lastImpulse = (settings.vector, simulation.clock.elapsedTimeAfterStep)
    for case let body? in itemList.values {
      guard let item = simulation.items[body]?.pointee.item else { continue }
      let offset = CGVector(offsets[ObjectIdentifier(item)] ?? .zero)
      simulation.world.applyImpulse(body, settings.vector, atOffset: offset)
    }
  }
}

extension PushBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.pushes), let (vector, strength) = visiblePush(marks), vector != .zero,
      strength > 0
    else { return }
    let arrow = DebugMark.push(vector)
    for case let body? in itemList.values where simulation.world.isDynamic(body) {
      guard let item = simulation.items[body]?.pointee.item else { continue }
      let offset = offsets[ObjectIdentifier(item)] ?? .zero
      let place = simulation.world.position(of: body) + CGVector(offset)
      marks.add(
        DebugMark(.push, from: place, arrow, strength: strength), of: number,
        index: Int(body.serial))
    }
  }

  private func visiblePush(_ marks: DebugMarks) -> (vector: CGVector, strength: CGFloat)? {
    if mode == .continuous { return isActive ? (settings.vector, 1) : nil }
    return lastImpulse.map { ($0.impulse, marks.strength(since: $0.time)) }
  }
}

extension PushBehavior: SimulationMember {
  func simulationEnded(_ simulation: Simulation) { lastImpulse = nil }

  func codeState(_ coder: inout BehaviorCoder) {
    var (isActive, settings) = (isActive, settings)
    coder.expect(mode.rawValue, of: self, else: "a push with another mode")
    coder.words.code(&isActive)
    Self.declarations.code(&settings, &coder.words)
    var offsets: [ObjectIdentifier: Offset] = [:]
    for item in coder.items ?? itemList.objects {
      var offset = self.offsets[ObjectIdentifier(item)] ?? .zero
      coder.words.code(&offset)
      coder.words.check(Limits.isAmount(CGVector(offset)), "an offset is out of range")
      if offset != .zero { offsets[ObjectIdentifier(item)] = offset }
    }
    coder.whenValid { [self, isActive, settings, offsets] in
      (self.isActive, self.settings, self.offsets) = (isActive, settings, offsets)
      lastImpulse = nil
    }
  }
}

extension PushBehavior: SettingsBehavior {
  static let declarations: Declarations<PushBehavior, PolarVector> = [
    Declaration("active", \.active, default: true),
    Declaration(
      "pushDirection", \.self, \.pushDirection, in: Limits.amount, default: .zero
    ).unit(\.unit),
    Declaration("angle", \.angle, in: Limits.amount, unit: .radians, default: 0),
    Declaration("magnitude", \.magnitude, in: Limits.amount, default: 0).unit(\.unit),
  ]

  var traits: [String] { ["\(mode)"] + declaredTraits + (active ? [] : ["inactive"]) }

  private var unit: BehaviorUnit { mode == .continuous ? .newtons : .newtonSeconds }
}
