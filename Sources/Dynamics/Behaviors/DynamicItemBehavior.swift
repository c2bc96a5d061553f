internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// Says what its items are made of, and changes their velocities.
///
/// As `UIDynamicItemBehavior`. Only a property that was set applies; the others leave an item as it
/// is. When several behaviors set the same property of an item, the last one in the tree of
/// behaviors, read from the top with parents before children, wins. An item that none describes has
/// density 1, resistance 0.1, angular resistance 0.1, friction 0.2 and elasticity 0.2, and may turn.
open class DynamicItemBehavior: DynamicBehavior {
  private var chosen = ChosenMaterial()
  private var waiting = WaitingVelocities()

  /// Makes an item behavior that sets nothing.
  ///
  /// - Parameter items: The items to describe; the same one twice is diagnosed and counts once.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes an item behavior that sets nothing, without items.
  public convenience override init() { self.init(items: []) }

  /// The items that are described, in the order added.
  open var items: [any DynamicItem] { itemList.items }

  /// Adds an item; one that is already there is diagnosed.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item and forgets the velocity that waits for it; one that is not there is diagnosed.
  open func removeItem(_ item: any DynamicItem) {
    _ = waiting.take(for: item)
    remove(item)
  }

  // MARK: Material

  /// How much of its speed an item keeps when it bounces, 0…1; reads 0 until set.
  ///
  /// Between two items the larger one counts; a boundary takes on the item's. Another number is
  /// diagnosed and changes nothing.
  open var elasticity: CGFloat {
    get { chosen.elasticity ?? 0 }
    set { choose(newValue, in: Limits.elasticity, for: \.elasticity) }
  }

  /// How much an item resists sliding along what it touches, from 0 to 1000; reads 0 until set.
  ///
  /// A table seen from above is not touched: what slides over one is slowed by ``resistance`` and
  /// ``angularResistance``.
  ///
  /// Between two items the square root of the product counts; a boundary takes on the item's.
  /// Another number is diagnosed and changes nothing.
  open var friction: CGFloat {
    get { chosen.friction ?? 0 }
    set { choose(newValue, in: Limits.friction, for: \.friction) }
  }

  /// The mass of 100 × 100 pt in kilograms, from 10⁻⁶ to 10⁶; reads 1 until set.
  ///
  /// Another number is diagnosed and changes nothing.
  open var density: CGFloat {
    get { chosen.density ?? 1 }
    set { choose(newValue, in: Limits.density, for: \.density) }
  }

  /// How fast linear motion dies down, per second, from 0 to 10¹²; reads 0 until set.
  ///
  /// Each step of length h divides the velocity by 1 + resistance · h. Another number is diagnosed
  /// and changes nothing.
  open var resistance: CGFloat {
    get { chosen.resistance ?? 0 }
    set { choose(newValue, in: Limits.resistance, for: \.resistance) }
  }

  /// How fast turning dies down, per second, from 0 to 10¹²; reads 0 until set.
  ///
  /// Another number is diagnosed and changes nothing.
  open var angularResistance: CGFloat {
    get { chosen.angularResistance ?? 0 }
    set { choose(newValue, in: Limits.resistance, for: \.angularResistance) }
  }

  /// What electric and magnetic fields act on, from −10¹² to 10¹²; reads 0 until set.
  ///
  /// Another number is diagnosed and changes nothing.
  open var charge: CGFloat {
    get { chosen.charge ?? 0 }
    set {
      guard Validation.amount(newValue) else { return }
      choose(newValue, for: \.charge)
    }
  }

  /// Whether the items collide without being moved; reads `false` until set.
  ///
  /// Letting go of an item makes it dynamic again, from standstill.
  open var isAnchored: Bool {
    get { chosen.isAnchored ?? false }
    set { choose(newValue, for: \.isAnchored) }
  }

  /// Whether the items may turn; reads `true` until set.
  open var allowsRotation: Bool {
    get { chosen.allowsRotation ?? true }
    set { choose(newValue, for: \.allowsRotation) }
  }

  func choose(
    _ number: CGFloat, in range: ClosedRange<CGFloat>,
    for property: WritableKeyPath<ChosenMaterial, CGFloat?>, reporter: String = #function
  ) {
    guard Validation.number(number, in: range, by: reporter) else { return }
    choose(number, for: property)
  }

  private func choose<Value: Equatable>(
    _ value: Value, for property: WritableKeyPath<ChosenMaterial, Value?>
  ) {
    guard chosen[keyPath: property] != value else { return }
    chosen[keyPath: property] = value
    sourceDidChange()
  }

  // MARK: Velocity

  /// Adds to an item's velocity, in points per second.
  ///
  /// For an item that is not in an animator yet, the velocity waits and is delivered when it joins,
  /// unless the item is released before. A velocity that is not finite, or beyond 10¹², is diagnosed and changes nothing; nothing moves
  /// faster than 100 000 pt/s.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any DynamicItem) {
    guard Validation.amount(CGVector(dx: velocity.x, dy: velocity.y)) else { return }
    if let (body, world) = upToDateBody(of: item) {
      let old = world.velocity(of: body)
      world.perform(
        .setVelocity(body, CGVector(dx: old.dx + velocity.x, dy: old.dy + velocity.y)))
      dynamicAnimator?.noteChange()
    } else {
      waiting.add(
        CGVector(dx: velocity.x, dy: velocity.y), 0, for: item, isKept: itemList.contains(item))
    }
  }

  /// An item's velocity in points per second; what waits for it outside an animator.
  open func linearVelocity(for item: any DynamicItem) -> CGPoint {
    let velocity =
      upToDateBody(of: item).map { $0.world.velocity(of: $0.body) }
      ?? waiting.velocity(of: item).linear
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to an item's angular velocity, in radians per second, clockwise on screen.
  ///
  /// For an item that is not in an animator yet, the velocity waits and is delivered when it joins,
  /// unless the item is released before. A number that is not finite, or beyond 10¹², is diagnosed and changes nothing; nothing turns
  /// faster than 10 000 rad/s.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any DynamicItem) {
    guard Validation.amount(velocity) else { return }
    if let (body, world) = upToDateBody(of: item) {
      world.perform(.setAngularVelocity(body, world.angularVelocity(of: body) + velocity))
      dynamicAnimator?.noteChange()
    } else {
      waiting.add(.zero, velocity, for: item, isKept: itemList.contains(item))
    }
  }

  /// An item's angular velocity in radians per second; what waits for it outside an animator.
  open func angularVelocity(for item: any DynamicItem) -> CGFloat {
    upToDateBody(of: item).map { $0.world.angularVelocity(of: $0.body) }
      ?? waiting.velocity(of: item).angular
  }

  /// A body that knows whether it is anchored and may turn, even when that has just been changed.
  private func upToDateBody(of item: any DynamicItem) -> (body: BodyID, world: World)? {
    guard let dynamicAnimator, let body = itemList.body(of: item) else { return nil }
    dynamicAnimator.resolveSources()
    return (body, dynamicAnimator.simulation.world)
  }

  // MARK: The shape of all behaviors

  override var traits: [String] { chosen.traits }

  override func addSource(for body: BodyID, in simulation: Simulation) {
    simulation.add(self as any MaterialSource, for: body)
  }

  override func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    addSource(for: body, in: simulation)
    guard let velocity = waiting.take(for: item) else { return }
    let world = simulation.world
    let old = world.velocity(of: body)
    world.perform(
      .setVelocity(
        body, CGVector(dx: old.dx + velocity.linear.dx, dy: old.dy + velocity.linear.dy)))
    world.perform(
      .setAngularVelocity(body, world.angularVelocity(of: body) + velocity.angular))
  }

  override func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    simulation.remove(self as any MaterialSource, for: body)
  }

  override func saveState(to writer: inout StateWriter) { chosen.write(to: &writer) }

  override func readState(
    from reader: inout StateReader, _ source: RestoredState
  ) throws -> () -> Void {
    let chosen = try ChosenMaterial(from: &reader)
    let items = source.items
    return { [self] in
      self.chosen = chosen
      waiting.forgetAll(except: items)
    }
  }
}

extension DynamicItemBehavior: MaterialSource {
  func apply(to material: inout Material) { chosen.apply(to: &material) }
}

/// What of a material a behavior sets.
struct ChosenMaterial {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// The properties that were set, for `description`.
  var traits: [String] {
    let numbers: [(String, CGFloat?)] = [
      ("elasticity", elasticity), ("friction", friction), ("density", density),
      ("resistance", resistance), ("angularResistance", angularResistance), ("charge", charge),
    ]
    let flags = [("isAnchored", isAnchored), ("allowsRotation", allowsRotation)]
    return numbers.compactMap { name, number in
      number.map { "\(name): \(Describe.number($0))" }
    } + flags.compactMap { name, flag in flag.map { "\(name): \($0)" } }
  }

  func apply(to material: inout Material) {
    if let elasticity { material.elasticity = elasticity }
    if let friction { material.friction = friction }
    if let density { material.density = density }
    if let resistance { material.resistance = resistance }
    if let angularResistance { material.angularResistance = angularResistance }
    if let charge { material.charge = charge }
    if let isAnchored { material.isAnchored = isAnchored }
    if let allowsRotation { material.allowsRotation = allowsRotation }
  }
}

// MARK: In a snapshot

extension ChosenMaterial {
  func write(to writer: inout StateWriter) {
    for number in [elasticity, friction, density, resistance, angularResistance, charge] {
      writer.write(number != nil)
      writer.write(Double(number ?? 0))
    }
    for flag in [isAnchored, allowsRotation] {
      writer.write(flag != nil)
      writer.write(flag ?? false)
    }
  }

  init(from reader: inout StateReader) throws {
    func number(in range: ClosedRange<CGFloat>) throws -> CGFloat? {
      let isChosen = try reader.readFlag()
      let number = try reader.readNumber()
      guard isChosen else { return nil }
      guard range.contains(number) else { throw StateError("\(number) is not in \(range)") }
      return number
    }
    func flag() throws -> Bool? {
      let isChosen = try reader.readFlag()
      let flag = try reader.readFlag()
      return isChosen ? flag : nil
    }
    elasticity = try number(in: Limits.superelasticity)
    friction = try number(in: Limits.friction)
    density = try number(in: Limits.density)
    resistance = try number(in: Limits.resistance)
    angularResistance = try number(in: Limits.resistance)
    charge = try number(in: Limits.amount)
    isAnchored = try flag()
    allowsRotation = try flag()
  }
}
