internal import DynamicsEngine
public import Foundation

/// Sets the material of its items, and changes their velocities.
///
/// The counterpart of `UIDynamicItemBehavior`. Only properties that were set have an effect. If
/// several behaviors set the same property of an item, the last one in the tree of behaviors wins;
/// parents come before their children.
///
/// An item has these values if no behavior sets another: ``density`` 1, ``resistance`` 0.1,
/// ``angularResistance`` 0.1, ``friction`` 0.2, ``elasticity`` 0.2, ``charge`` 0,
/// ``allowsRotation`` `true`, ``isAnchored`` `false`, ``usesPreciseCollisionDetection`` `false`,
/// ``gravityScale`` 1, ``maximumSpeed`` infinite, no ``lockedAxes``, ``surfaceSpeed`` 0,
/// ``rollingResistance`` 0.
///
/// ```swift
/// let rubber = DynamicItemBehavior(items: [box])
/// rubber.elasticity = 0.8
/// rubber.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
/// animator.addBehavior(rubber)
/// ```
open class DynamicItemBehavior: DynamicBehavior {
  var settings = MaterialSettings()
  private var pendingVelocities = PendingVelocities()

  /// Makes an item behavior that sets no property; an item that is given twice is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes an item behavior that sets no property, without items.
  public convenience override init() { self.init(items: []) }

  override var simulationMember: (any SimulationMember)? { self }
  override var materialSource: (any MaterialSource)? { self }

  /// The items of the behavior, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item to the behavior.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item from the behavior, and drops a velocity that waits for it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) {
    _ = pendingVelocities.remove(for: item)
    remove(item)
  }

  // MARK: Material

  /// The fraction of its speed that an item keeps when it bounces.
  ///
  /// From 0 to 1. Before it is set, it reads 0 and items have 0.2. Between two items the larger
  /// value applies; at a boundary the item's.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { set(\.elasticity, to: newValue) }
  }

  /// The coefficient of friction with items and boundaries.
  ///
  /// From 0 to 1000. Before it is set, it reads 0 and items have 0.2. Between two items the square
  /// root of the product applies; at a boundary the item's value.
  ///
  /// In a view from above, the table under the items is not a contact. Use ``resistance`` and
  /// ``angularResistance`` to slow down items that slide over it.
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { set(\.friction, to: newValue) }
  }

  /// The mass of an area of 100 × 100 pt, in kilograms.
  ///
  /// From 10⁻⁶ to 10⁶; the default is 1.
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { set(\.density, to: newValue) }
  }

  /// How fast linear motion slows down, per second.
  ///
  /// From 0 to 10¹². Before it is set, it reads 0 and items have 0.1. Each step of length h divides
  /// the velocity by 1 + resistance · h.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { set(\.resistance, to: newValue) }
  }

  /// How fast rotation slows down, per second.
  ///
  /// From 0 to 10¹². Before it is set, it reads 0 and items have 0.1. Each step of length h divides
  /// the angular velocity by 1 + angularResistance · h.
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { set(\.angularResistance, to: newValue) }
  }

  /// The electric charge, on which electric and magnetic fields act.
  ///
  /// From −10¹² to 10¹²; the default is 0.
  open var charge: CGFloat {
    get { settings.charge ?? 0 }
    set { set(\.charge, to: newValue) }
  }

  /// Whether the items are fixed in place, so that other items collide with them.
  ///
  /// The default is `false`. An item that is no longer anchored starts to move from rest.
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { set(\.isAnchored, to: newValue) }
  }

  /// Whether the items may turn.
  ///
  /// The default is `true`.
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { set(\.allowsRotation, to: newValue) }
  }

  /// Whether the items bounce off other items at any speed, and other items off them, several times in
  /// a step if need be.
  ///
  /// The default is `false`: fast items bounce off boundaries and anchored and kinematic items, but
  /// may pass through items that can move. One of the two items is enough. Each step compares the
  /// paths of these items with those of all items near them.
  open var usesPreciseCollisionDetection: Bool {
    get { settings.usesPreciseCollisionDetection ?? false }
    set { set(\.usesPreciseCollisionDetection, to: newValue) }
  }

  /// The factor of gravity for the items.
  ///
  /// Not in UIKit. From −10⁶ to 10⁶; the default is 1. 0 lets an item float, and a negative number lets it rise. It
  /// counts for ``GravityBehavior``, not for fields and pushes.
  open var gravityScale: CGFloat {
    get { settings.gravityScale ?? 1 }
    set { set(\.gravityScale, to: newValue) }
  }

  /// The greatest speed of the items, in points per second.
  ///
  /// Not in UIKit. At least 0; the default is `.infinity`: no limit but that of all items, 100 000 pt/s. Each step
  /// shortens a greater velocity to it, whatever has caused it. Rotation is not limited.
  open var maximumSpeed: CGFloat {
    get { settings.maximumSpeed ?? .infinity }
    set { set(\.maximumSpeed, to: newValue) }
  }

  /// The axes along which the items do not move, as if their mass were infinite there.
  ///
  /// Not in UIKit. The default is none. The axes are those of the reference coordinates. Forces, contacts and
  /// attachments do not move an item along a locked axis; the program may still place it elsewhere. An item with
  /// both axes locked can turn about its center. See ``allowsRotation`` for an item that cannot turn. Like an item with
  /// attachments, one with a locked axis does not roll along curves exactly, and is not stopped by precise collision
  /// detection as exactly as others.
  open var lockedAxes: Axes {
    get { settings.lockedAxes ?? [] }
    set { set(\.lockedAxes, to: newValue) }
  }

  /// The speed at which the surface of an item moves around it, clockwise on screen, in points per second.
  ///
  /// Not in UIKit. From −100 000 to 100 000; the default is 0. The item itself does not turn: its surface is a belt, which
  /// friction lets carry what touches it. It is meant for anchored and kinematic items, such as conveyors and escalators; an
  /// item that can move drives itself along, like a tracked vehicle, and pushes back what it drives. Between two items,
  /// both speeds count. The force is that of ``friction``, so that a surface without friction carries nothing. Items that a
  /// surface carries do not rest; those that something holds against it may.
  ///
  /// Box2D calls it `tangentSpeed`, Chipmunk `surfaceVelocity`. For boundaries, see
  /// ``CollisionBehavior/setSurfaceSpeed(_:forBoundaryWithIdentifier:)``.
  open var surfaceSpeed: CGFloat {
    get { settings.surfaceSpeed ?? 0 }
    set { set(\.surfaceSpeed, to: newValue) }
  }

  /// The coefficient of rolling resistance, which slows round items that roll.
  ///
  /// Not in UIKit. From 0 to 1, without a unit; the default is 0: a ball rolls on for ever. The largest torque against
  /// rolling is this number × the radius × the force that presses the two together. A disc on level ground slows by 2/3 of
  /// it × gravity, stops and rests; on a slope it rolls if the tangent of the angle is larger. The radius is that of a
  /// disc, or of the narrow ends of an oval; items with corners do not roll, and have none. Between two items, the larger
  /// coefficient and the larger radius apply, at a boundary those of the item. Box2D calls it `rollingResistance`, too.
  open var rollingResistance: CGFloat {
    get { settings.rollingResistance ?? 0 }
    set { set(\.rollingResistance, to: newValue) }
  }

  /// Axes of the reference coordinates.
  public struct Axes: OptionSet, Sendable, Hashable {
    /// The bits: 1 for x, 2 for y.
    public let rawValue: UInt

    /// Makes axes from their bits; others are left out.
    public init(rawValue: UInt) { self.rawValue = rawValue & 3 }

    /// To the left and right.
    public static let x = Axes(rawValue: 1)
    /// Up and down.
    public static let y = Axes(rawValue: 2)
  }

  // MARK: Velocity

  /// Adds to an item's velocity.
  ///
  /// If the item is not in an animator yet, it gets the velocity when it joins one, unless it is
  /// released before. The speed of an item is limited to 100 000 pt/s.
  ///
  /// - Parameters:
  ///   - velocity: In points per second; each component from −10¹² to 10¹².
  ///   - item: The item. If it is not in this behavior, the velocity waits for it.
  /// - Complexity: O(1); once after properties have changed, O(*n*) for the *n* items that they concern.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any DynamicItem) {
    guard Validation.amount(CGVector(velocity)) else { return }
    if let (body, world) = upToDateBody(of: item) {
      world.setVelocity(body, world.velocity(of: body) + CGVector(velocity))
      dynamicAnimator?.recordChange()
    } else {
      pendingVelocities.add(
        CGVector(velocity), 0, for: item, isKept: itemList.contains(item))
    }
  }

  /// The velocity of an item in points per second; outside an animator, the velocity that waits for
  /// it.
  ///
  /// - Complexity: O(1); once after properties have changed, O(*n*) for the *n* items that they concern.
  open func linearVelocity(for item: any DynamicItem) -> CGPoint {
    let velocity =
      upToDateBody(of: item).map { $0.world.velocity(of: $0.body) }
      ?? pendingVelocities.velocity(of: item).linear
    return CGPoint(velocity)
  }

  /// Adds to an item's angular velocity.
  ///
  /// If the item is not in an animator yet, it gets the angular velocity when it joins one, unless
  /// it is released before. The angular speed of an item is limited to 10 000 rad/s.
  ///
  /// - Parameters:
  ///   - velocity: In radians per second, clockwise on screen; from −10¹² to 10¹².
  ///   - item: The item. If it is not in this behavior, the angular velocity waits for it.
  /// - Complexity: O(1); once after properties have changed, O(*n*) for the *n* items that they concern.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any DynamicItem) {
    guard Validation.amount(velocity) else { return }
    if let (body, world) = upToDateBody(of: item) {
      world.setAngularVelocity(body, world.angularVelocity(of: body) + velocity)
      dynamicAnimator?.recordChange()
    } else {
      pendingVelocities.add(.zero, velocity, for: item, isKept: itemList.contains(item))
    }
  }

  /// The angular velocity of an item in radians per second; outside an animator, the one that waits
  /// for it.
  ///
  /// - Complexity: O(1); once after properties have changed, O(*n*) for the *n* items that they concern.
  open func angularVelocity(for item: any DynamicItem) -> CGFloat {
    upToDateBody(of: item).map { $0.world.angularVelocity(of: $0.body) }
      ?? pendingVelocities.velocity(of: item).angular
  }

  /// The body of an item, after pending changes of its material were applied.
  private func upToDateBody(of item: any DynamicItem) -> (body: BodyID, world: World)? {
    guard let dynamicAnimator, let body = itemList.body(of: item) else { return nil }
    dynamicAnimator.resolveSources()
    return (body, dynamicAnimator.simulation.world)
  }
}

extension DynamicItemBehavior: SimulationMember, MaterialSource {
  func apply(to material: inout Material) { settings.apply(to: &material) }

  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    guard let velocity = pendingVelocities.remove(for: item) else { return }
    let world = simulation.world
    world.setVelocity(body, world.velocity(of: body) + velocity.linear)
    world.setAngularVelocity(body, world.angularVelocity(of: body) + velocity.angular)
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var settings = settings
    Self.declarations.code(&settings, &coder)
    let items = coder.items ?? []
    coder.whenValid { [self, settings] in
      self.settings = settings
      pendingVelocities.removeAll(except: items)
    }
  }
}
