internal import DynamicsEngine
public import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// Acts on its items by where they are, how fast they go, and what they are made of.
///
/// As `UIFieldBehavior`. A field is made by one of the factories, such as
/// ``radialGravityField(position:)``; each tells the law that its field follows. In these laws, r is
/// the distance from the field's ``position`` in metres (100 pt), at least ``minimumRadius``; S is
/// the ``strength``, k the ``falloff``, and m, q and v are an item's mass in kilograms, charge, and
/// velocity in metres per second. Any number of fields act together.
///
/// A field acts on its own items only, while their centers are inside its ``region``, and never on
/// anchored ones.
///
/// ```swift
/// let well = FieldBehavior.springField()
/// well.position = CGPoint(x: 150, y: 150)
/// well.region = Region(radius: 100)
/// well.addItem(ball)
/// ```
open class FieldBehavior: DynamicBehavior {
  /// What a field of one's own making does to an item.
  ///
  /// It gets the field, the item's position in points, its velocity in **metres** per second
  /// (1 m/s is 100 pt/s), its mass in kilograms, its charge, and the seconds that the animator has
  /// run. It returns a force in newtons; 1 N accelerates 1 kg by 100 pt/s². A force that is not finite,
  /// or beyond 10¹², is diagnosed once and counts as none.
  ///
  /// A block that returns `-k * velocity` slows items as air does. The force holds for a whole step,
  /// so that this is stable only for k up to 120 · mass: a 20 × 20 pt item of density 1 (0.04 kg)
  /// takes k up to 4.8. ``DynamicItemBehavior/resistance`` and ``dragField()`` have no such limit.
  public typealias EvaluationBlock = (
    _ field: FieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
    _ charge: CGFloat, _ runningTime: TimeInterval
  ) -> CGVector

  /// What a factory makes a field from; a subclass with an initializer of its own hands it on.
  public struct Configuration {
    let law: FieldLaw
    /// Of a custom field.
    var block: EvaluationBlock?
  }

  private let law: FieldLaw
  private let block: EvaluationBlock?
  private var settings: FieldSettings
  private var center = CGPoint.zero
  private var reach = Region.infinite
  private var isEverywhere = true
  /// What the block of a custom field answered for the coming step, in newtons.
  private var answers: [(body: BodyID, force: CGVector)] = []
  /// Of these, what acted in the last step, for a debug view.
  private var delivered: [(body: BodyID, force: CGVector)] = []
  private var hasReportedForce = false

  /// Makes what a factory asks for: the one initializer that every subclass has.
  public required init(_ configuration: Configuration) {
    law = configuration.law
    block = configuration.block
    settings = FieldSettings(falloff: law.defaultFalloff)
    super.init()
  }

  /// The items that the field acts on, in the order added.
  open var items: [any DynamicItem] { itemList.items }

  /// Adds an item; one that is already there is diagnosed.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item; one that is not there is diagnosed.
  open func removeItem(_ item: any DynamicItem) { remove(item) }

  /// The middle of the field and of its region, in points; (0, 0) by default.
  ///
  /// A point that is not finite, or farther than a billion points out, is diagnosed and changes
  /// nothing.
  open var position: CGPoint {
    get { center }
    set {
      guard newValue != center, Validation.place(newValue) else { return }
      center = newValue
      didChange()
    }
  }

  /// Where the field acts, around ``position``; everywhere by default.
  open var region: Region {
    get { reach }
    set {
      guard newValue != reach else { return }
      reach = newValue
      isEverywhere = newValue == .infinite
      didChange()
    }
  }

  /// How strong the field is; 1 by default, negative is the other way round.
  ///
  /// A number that is not finite, or beyond 10¹², is diagnosed and changes nothing.
  open var strength: CGFloat {
    get { settings.strength }
    set {
      guard Validation.amount(newValue) else { return }
      change { $0.strength = newValue }
    }
  }

  /// How the field weakens with distance, as r to the minus this; from −100 to 100.
  ///
  /// By default 2 for radial gravity, 1 for electric and magnetic fields, −1 for a spring (the
  /// farther, the stronger), and 0, no change, for others. Another number is diagnosed and changes
  /// nothing.
  open var falloff: CGFloat {
    get { settings.falloff }
    set {
      guard Validation.number(newValue, in: Limits.falloff) else { return }
      change { $0.falloff = newValue }
    }
  }

  /// The distance in points below which the field grows no stronger.
  ///
  /// By default 0.0030517578125 pt (2⁻¹⁵ m), as measured on Apple's classes. From 10⁻⁷ to 10⁹;
  /// another number is diagnosed and changes nothing.
  open var minimumRadius: CGFloat {
    get { settings.minimumRadius }
    set {
      guard Validation.number(newValue, in: Limits.minimumRadius) else { return }
      change { $0.minimumRadius = newValue }
    }
  }

  /// Where linear gravity pulls to, what a velocity field makes items do, and how the medium of a
  /// drag field moves; (0, 0) by default.
  ///
  /// Length 1 is 100 pt/s² of gravity, and 100 pt/s otherwise. A vector that is not finite, or longer
  /// than 10¹², is diagnosed and changes nothing.
  open var direction: CGVector {
    get { settings.direction }
    set {
      guard Validation.amount(newValue) else { return }
      change { $0.direction = newValue }
    }
  }

  /// How smooth noise and turbulence are, from 0 (rough) to 1, one wave to about 100 pt.
  ///
  /// 1 by default. Another number is diagnosed and changes nothing.
  open var smoothness: CGFloat {
    get { settings.smoothness }
    set {
      guard Validation.number(newValue, in: Limits.smoothness) else { return }
      change { $0.smoothness = newValue }
    }
  }

  /// How fast noise and turbulence change, in waves per second; 1 by default, 0 stands still.
  ///
  /// From 0 to 10⁶; another number is diagnosed and changes nothing.
  open var animationSpeed: CGFloat {
    get { settings.animationSpeed }
    set {
      guard Validation.number(newValue, in: Limits.animationSpeed) else { return }
      change { $0.animationSpeed = newValue }
    }
  }

  /// What tells one noise from another; 0 by default.
  ///
  /// Not in UIKit. Fields of the same seed and settings do the same, on every run.
  open var seed: UInt64 {
    get { settings.seed }
    set { change { $0.seed = newValue } }
  }

  private func change(_ edit: (inout FieldSettings) -> Void) {
    let old = settings
    edit(&settings)
    guard settings != old else { return }
    if let simulation, settings.isUnsteady(law) != old.isUnsteady(law) {
      let change = settings.isUnsteady(law) ? 1 : -1
      for body in itemList.bodies { simulation.countUnsteadyFields(on: body, by: change) }
    }
    didChange()
  }

  // MARK: The shape of all behaviors

  override var traits: [String] {
    ["\(law.name)", "at: \(Describe.point(position))", "strength: \(Describe.number(strength))"]
  }

  override var roles: StepRoles {
    super.roles.union(block == nil ? .contributes : [.contributes, .prepares])
  }

  override func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    addSource(for: body, in: simulation)
  }

  override func addSource(for body: BodyID, in simulation: Simulation) {
    if settings.isUnsteady(law) { simulation.countUnsteadyFields(on: body, by: 1) }
  }

  override func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    if settings.isUnsteady(law) { simulation.countUnsteadyFields(on: body, by: -1) }
  }

  override func prepare(for simulation: Simulation) {
    guard let block else { return }
    answers.removeAll(keepingCapacity: true)
    let world = simulation.world
    // The block may do anything: take items away, change what they are made of, move the field, go
    // back in time.
    for case let body? in itemList.slots {
      guard let dynamicAnimator, simulation.world === world else { return answers.removeAll() }
      dynamicAnimator.resolveSources()
      guard world.contains(body), world.isDynamic(body) else { continue }
      let position = world.position(of: body)
      guard reaches(position) else { continue }
      let force = block(
        self, position, world.velocity(of: body) * (1 / Units.pointsPerMetre),
        world.mass(of: body), world.material(of: body).charge, simulation.clock.runningTime)
      if accepts(force) { answers.append((body, force)) }
    }
  }

  private func accepts(_ force: CGVector) -> Bool {
    if Limits.isAmount(force) { return true }
    guard !hasReportedForce else { return false }
    hasReportedForce = true
    DynamicsDiagnostics.report(
      "the block returned (\(force.dx), \(force.dy)), which is not a finite force; no force acts",
      by: "FieldBehavior")
    return false
  }

  override func contribute(to simulation: Simulation) {
    guard block == nil else { return deliverAnswers(to: simulation.world) }
    let world = simulation.world
    let action = action(in: simulation)
    // Whichever are fewer: a field over thousands of items at rest costs what the few that move cost.
    guard world.awakeCount < itemList.count else {
      for case let body? in itemList.slots where world.isAwake(body) { action.act(on: body, world) }
      return
    }
    for index in 0..<world.awakeCount {
      let body = world.awakeBody(at: index)
      guard let record = simulation.items[body], itemList.contains(record.pointee.item) else {
        continue
      }
      action.act(on: body, world)
    }
  }

  private func action(in simulation: Simulation) -> FieldAction {
    FieldAction(
      law: law, settings: settings, center: center, region: isEverywhere ? nil : reach,
      time: simulation.clock.runningTime, timeStep: simulation.clock.step)
  }

  private func deliverAnswers(to world: World) {
    for (body, force) in answers where world.contains(body) && world.isAwake(body) {
      world.perform(.applyForce(body, force, atOffset: .zero))
    }
    swap(&answers, &delivered)
    answers.removeAll(keepingCapacity: true)
  }

  private func forgetAnswers() { (answers, delivered) = ([], []) }

  override func left(_ simulation: Simulation) { forgetAnswers() }

  override func simulationEnded(_ simulation: Simulation) { forgetAnswers() }

  override func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.fields) else { return }
    let arrows = FieldArrows(action: action(in: simulation), spacing: marks.view.fieldSpacing)
    let world = simulation.world
    func add(_ mark: DebugMark?, on body: BodyID) {
      if let mark { marks.add(mark, of: number, index: Int(body.serial)) }
    }
    if block != nil {
      // The block is the program's: asking it about other places could change what it does next.
      for (body, force) in delivered where world.contains(body) && world.isAwake(body) {
        let acceleration = force * (Units.pointsPerMetre / world.mass(of: body))
        add(arrows.mark(at: world.position(of: body), acceleration), on: body)
      }
    } else if law.actsOnMotion {
      for case let body? in itemList.slots where world.isAwake(body) {
        add(arrows.mark(on: body, world), on: body)
      }
    } else if let area = marks.area {
      for (index, mark) in arrows.grid(in: area) { marks.add(mark, of: number, index: index) }
    }
  }

  private func reaches(_ position: CGPoint) -> Bool {
    isEverywhere || reach.contains(CGPoint(x: position.x - center.x, y: position.y - center.y))
  }

  override func saveState(to writer: inout StateWriter) {
    writer.write(law.tag)
    settings.write(to: &writer)
    writer.write(Double(center.x))
    writer.write(Double(center.y))
    writer.write(reach.numbers)
  }

  override func readState(
    from reader: inout StateReader, _ source: RestoredState
  ) throws -> () -> Void {
    guard try reader.readInt() == law.tag else { throw source.mismatch(self, "another field") }
    let settings = try FieldSettings(from: &reader)
    var center = CGPoint.zero
    try reader.code(&center)
    guard Limits.isPlace(center), let region = Region(numbers: try reader.readNumbers()) else {
      throw StateError("a field has no place or no region")
    }
    return { [self] in
      self.settings = settings
      self.center = center
      reach = region
      isEverywhere = region == .infinite
      forgetAnswers()
    }
  }
}
