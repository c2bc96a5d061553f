internal import DynamicsEngine
public import DynamicsGeometry
public import Foundation

/// Applies a force to its items that depends on their position, velocity, mass and charge.
///
/// The counterpart of `UIFieldBehavior`. The class methods, such as
/// ``radialGravityField(position:)``, make the kinds of field. Each has the formula of its
/// acceleration, with these symbols:
///
/// - r: the distance from ``position`` in meters (100 pt), at least ``minimumRadius``
/// - S: the ``strength``
/// - k: the ``falloff``
/// - m, q, v: the mass of the item in kilograms, its charge, and its velocity in meters per second
///
/// A field acts on its own items only, while their centers are inside its ``region``. It never acts
/// on anchored items. Several fields can act on one item.
///
/// ```swift
/// let well = FieldBehavior.springField()
/// well.position = CGPoint(x: 150, y: 150)
/// well.region = Region(radius: 100)
/// well.addItem(box)
/// animator.addBehavior(well)
/// ```
open class FieldBehavior: DynamicBehavior {
  /// A closure that computes the force of a custom field on one item.
  ///
  /// The position of the item is in points, and its velocity in **meters** per second: 1 m/s is 100
  /// pt/s. The mass is in kilograms. The running time of the animator is in seconds.
  ///
  /// The closure returns a force in newtons: 1 N accelerates 1 kg by 100 pt/s². Each component is
  /// from −10¹² to 10¹². An invalid force is reported once and counts as zero.
  ///
  /// The force acts for a whole step. A force `-k * velocity`, which slows items as air does, is
  /// therefore stable only for k up to 120 · mass at the default step. For an item of 20 × 20 pt
  /// and density 1 (0.04 kg), that is k up to 4.8. ``DynamicItemBehavior/resistance`` and
  /// ``dragField()`` have no such limit.
  public typealias EvaluationBlock = (
    _ field: FieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
    _ charge: CGFloat, _ runningTime: TimeInterval
  ) -> CGVector

  /// The arguments of a class method that makes a field; a subclass with its own initializer passes
  /// them on.
  public struct Configuration {
    let law: FieldLaw
    /// The closure of a custom field.
    var block: EvaluationBlock?
  }

  let block: EvaluationBlock?
  var settings: FieldSettings
  /// `nil` for everywhere.
  private var activeRegion: Region?
  /// The forces that the closure of a custom field returned for the next step, in newtons.
  private var forces: [(body: BodyID, force: CGVector)] = []
  /// The forces that acted in the last step, for a debug view.
  private var lastForces: [(body: BodyID, force: CGVector)] = []
  private var hasReportedForce = false

  /// Makes the field that a class method describes; every subclass has this initializer.
  public required init(_ configuration: Configuration) {
    block = configuration.block
    settings = FieldSettings(configuration.law)
    super.init()
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var markSource: (any MarkSource)? { self }

  /// The items that the field acts on, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item to the behavior.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item from the behavior.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) { remove(item) }

  /// The center of the field and of its region, in points.
  ///
  /// Each coordinate is from −10⁹ to 10⁹; the default is (0, 0).
  open var position: CGPoint {
    get { settings.center }
    set { set(\.center, to: newValue) }
  }

  /// The area in which the field acts, relative to ``position``.
  ///
  /// The default is everywhere.
  open var region: Region {
    get { activeRegion ?? .infinite }
    set {
      guard newValue != activeRegion ?? .infinite else { return }
      activeRegion = newValue == .infinite ? nil : newValue
      didChange()
    }
  }

  /// The strength of the field, a factor of its acceleration.
  ///
  /// From −10¹² to 10¹²; the default is 1. A negative strength reverses the field.
  open var strength: CGFloat {
    get { settings.strength }
    set { set(\.strength, to: newValue) }
  }

  /// How the field weakens with distance: its acceleration has the factor r⁻ᵏ, where k is the
  /// falloff.
  ///
  /// From −100 to 100. The default is 2 for radial gravity, 1 for electric and magnetic fields, −1
  /// for a spring, and 0 (no change) for others.
  open var falloff: CGFloat {
    get { settings.falloff }
    set { set(\.falloff, to: newValue) }
  }

  /// The distance in points below which the field grows no stronger.
  ///
  /// From 10⁻⁷ to 10⁹; the default is 0.0030517578125 pt (2⁻¹⁵ m), as measured on Apple's classes.
  open var minimumRadius: CGFloat {
    get { settings.minimumRadius }
    set { set(\.minimumRadius, to: newValue) }
  }

  /// The direction of linear gravity, the velocity of a velocity field, or that of a drag field's
  /// medium.
  ///
  /// Each component is from −10¹² to 10¹²; the default is (0, 0). Length 1 is 100 pt/s² of gravity,
  /// and 100 pt/s otherwise.
  open var direction: CGVector {
    get { settings.direction }
    set { set(\.direction, to: newValue) }
  }

  /// How smooth noise and turbulence are.
  ///
  /// From 0 (rough) to 1 (one wave in about 100 pt); the default is 1.
  open var smoothness: CGFloat {
    get { settings.smoothness }
    set { set(\.smoothness, to: newValue) }
  }

  /// How fast noise and turbulence change, in waves per second.
  ///
  /// From 0 (no change) to 10⁶; the default is 1.
  open var animationSpeed: CGFloat {
    get { settings.animationSpeed }
    set { set(\.animationSpeed, to: newValue) }
  }

  /// The seed of noise and turbulence.
  ///
  /// The default is 0. Fields with the same seed and settings are the same on every run. Not in
  /// UIKit.
  open var seed: UInt64 {
    get { settings.seed }
    set { set(\.seed, to: newValue) }
  }

  private func removeForces() { (forces, lastForces) = ([], []) }
}

extension FieldBehavior: SimulationMember {
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    if settings.isUnsteady { simulation.countUnsteadyFields(on: body, by: 1) }
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    if settings.isUnsteady { simulation.countUnsteadyFields(on: body, by: -1) }
  }

  func simulationEnded(_ simulation: Simulation) { removeForces() }

  func codeState(_ coder: inout BehaviorCoder) {
    var (settings, region) = (settings, activeRegion ?? .infinite)
    coder.expect(settings.law.rawValue, of: self, else: "another kind of field")
    Self.declarations.code(&settings, &coder.words)
    coder.words.code(&region)
    coder.whenValid { [self, settings, region] in
      (self.settings, activeRegion) = (settings, region == .infinite ? nil : region)
      removeForces()
      if settings.isUnsteady { countUnsteady(by: 1) }
    }
  }
}

extension FieldBehavior: StepParticipant {
  var roles: StepRoles { block == nil ? .contributes : [.contributes, .prepares] }

  func prepare(for simulation: Simulation) {
    guard let block else { return }
    forces.removeAll(keepingCapacity: true)
    let world = simulation.world
    // The block may run any code: remove items, change their material, move the field, or restore a
    // snapshot.
    for case let body? in itemList.values {
      guard let dynamicAnimator, simulation.world === world else { return forces.removeAll() }
      dynamicAnimator.resolveSources()
      guard has(body, in: simulation), world.isDynamic(body) else { continue }
      let position = world.position(of: body)
      guard isInRegion(position) else { continue }
      let force = block(
        self, position, world.velocity(of: body) * (1 / Units.pointsPerMeter),
        world.mass(of: body), world.material(of: body).charge, simulation.clock.runningTime)
      if validate(force) { forces.append((body, force)) }
    }
  }

  private func validate(_ force: CGVector) -> Bool {
    if Limits.isAmount(force) { return true }
    guard !hasReportedForce else { return false }
    hasReportedForce = true
    DynamicsDiagnostics.report(
      "the block returned (\(force.dx), \(force.dy)), which is not a finite force; no force acts",
      by: "FieldBehavior")
    return false
  }

  func contribute(to simulation: Simulation) {
    guard block == nil else { return applyForces(in: simulation) }
    let world = simulation.world
    let action = action(in: simulation)
    // One function for both calls below: of two equal closures, each would be called by way of another.
    func effect(on motion: BodyMotion) -> MotionEffect? { action.effect(on: motion) }
    // The smaller set is iterated: a field over thousands of items at rest costs no more than the
    // few awake items.
    guard world.awakeCount < itemList.count else {
      return world.applyForces(to: itemList.values, effect)
    }
    for index in 0..<world.awakeCount {
      let body = world.awakeBody(at: index)
      if has(body, in: simulation) { world.applyForce(to: body, effect) }
    }
  }

  private func action(in simulation: Simulation) -> FieldAction {
    FieldAction(
      settings, region: activeRegion, at: simulation.clock.runningTime,
      timeStep: simulation.clock.step)
  }

  /// Whether the item of a body is in the field, also after the program's code has run.
  private func has(_ body: BodyID, in simulation: Simulation) -> Bool {
    simulation.items[body].map { itemList.contains($0.pointee.item) } ?? false
  }

  private func applyForces(in simulation: Simulation) {
    let world = simulation.world
    for (body, force) in forces where has(body, in: simulation) && world.isAwake(body) {
      world.applyForce(body, force, atOffset: .zero)
    }
    swap(&forces, &lastForces)
    forces.removeAll(keepingCapacity: true)
  }

  private func isInRegion(_ position: CGPoint) -> Bool {
    activeRegion?.contains(CGPoint(position - settings.center)) ?? true
  }
}

extension FieldBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.fields) else { return }
    let arrows = FieldArrows(action: action(in: simulation), spacing: marks.view.fieldSpacing)
    let world = simulation.world
    func add(_ mark: DebugMark?, on body: BodyID) {
      if let mark { marks.add(mark, of: number, index: Int(body.serial)) }
    }
    if block != nil {
      // The block is the program's code. A call for other positions could change its later results.
      for (body, force) in lastForces where world.contains(body) && world.isAwake(body) {
        let acceleration = force * (Units.pointsPerMeter / world.mass(of: body))
        add(arrows.mark(at: world.position(of: body), acceleration), on: body)
      }
    } else if settings.law.actsOnMotion {
      for case let body? in itemList.values where world.isAwake(body) {
        add(arrows.mark(for: world.motion(of: body)), on: body)
      }
    } else if let area = marks.area {
      for (index, mark) in arrows.grid(in: area) { marks.add(mark, of: number, index: index) }
    }
  }
}

extension FieldBehavior: SettingsBehavior {
  static let declarations: Declarations<FieldBehavior, FieldSettings> = [
    Declaration("strength", \.strength, \.strength, in: Limits.amount, default: 1),
    Declaration("falloff", \.falloff, \.falloff, in: -100...100)
      .standard { .number($0.settings.law.defaultFalloff) },
    Declaration(
      "minimumRadius", \.minimumRadius, \.minimumRadius, in: 1e-7...1e9, unit: .points,
      default: FieldSettings.minimumRadius),
    Declaration("direction", \.direction, \.direction, in: Limits.amount, default: .zero),
    Declaration("smoothness", \.smoothness, \.smoothness, in: 0...1, default: 1),
    Declaration(
      "animationSpeed", \.animationSpeed, \.animationSpeed, in: 0...1e6, unit: .hertz, default: 1),
    // Listed as far as a number is exact.
    Declaration("seed", \.seed, \.seed, in: 0...0x1p53, default: 0),
    Declaration(
      "position", \.center, \.position, in: Limits.coordinate, unit: .points, default: .zero),
  ]

  var traits: [String] { ["\(settings.law)"] + declaredTraits }

  func settingsDidChange(from old: FieldSettings) {
    if settings.isUnsteady != old.isUnsteady { countUnsteady(by: settings.isUnsteady ? 1 : -1) }
    didChange()
  }

  private func countUnsteady(by change: Int) {
    guard let simulation else { return }
    for body in itemList.bodies { simulation.countUnsteadyFields(on: body, by: change) }
  }
}
