internal import DynamicsEngine
public import DynamicsGeometry
public import DynamicsTiming
public import Foundation

/// Makes its items collide with each other and with boundaries.
///
/// The counterpart of `UICollisionBehavior`. Two items collide with each other if they share a
/// collision behavior whose mode has `.items`. An item collides with the boundaries of a behavior
/// whose mode has `.boundaries`. Items joined by a pin, fixed or sliding attachment do not collide
/// with each other, unless ``AttachmentBehavior/attachedItemsCollide`` is set.
///
/// An item whose center is inside a closed boundary never gets out of it, or into one of its holes, unless the boundary lets it
/// through: see ``setSolidSide(_:forBoundaryWithIdentifier:)``.
/// An item that is larger than a boundary, other than the reference bounds, when it joins is pushed
/// out.
///
/// ```swift
/// let collision = CollisionBehavior(items: [box, card])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// collision.addBoundary(withIdentifier: "ramp", for: path)
/// animator.addBehavior(collision)
/// ```
open class CollisionBehavior: DynamicBehavior {
  /// The kinds of object that the items of a collision behavior collide with.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The bits, as in `UICollisionBehavior.Mode`.
    public let rawValue: UInt

    /// Makes a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// The items collide with the boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// The items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  var boundaries = BoundaryList()
  /// The boundaries that have an identifier.
  let boundaryTable = IdentifierTable<BoundaryList.Entry>()
  var collisionSet: CollisionSetID?
  var hasReportedMissingBounds = false
  /// The result of boundaries that moved by themselves, not reported yet.
  var lastMove = BoundaryList.Outcome()
  var hasReportedFreeAttachment = false
  var settings = CollisionSettings()
  var passingPairs = PassingPairs()
  var pairSettings = PairSettings()
  /// Contacts that were reported as begun in another animator, and not yet as ended.
  var carriedContacts: [CarriedContact] = []

  /// Makes a collision behavior of mode `.everything`, without boundaries; an item that is given twice
  /// is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes a collision behavior without items.
  public convenience override init() { self.init(items: []) }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var markSource: (any MarkSource)? { self }
  override var boundarySource: (any BoundarySource)? { self }

  /// The items that collide, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item to the behavior.
  ///
  /// - Complexity: O(*b*), where *b* is the number of boundaries.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item from the behavior.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) {
    passingPairs.removeAll(of: ObjectIdentifier(item))
    if !pairSettings.isEmpty { pairSettings.removeAll(of: ObjectIdentifier(item)) }
    remove(item)
  }

  /// Sets whether two items of the behavior collide with each other.
  ///
  /// The default is `true`. If the two share several collision behaviors, set it in each. The change
  /// takes effect in the next step, also for items that touch or sleep: they wake up, and a contact
  /// that ends is reported. It lasts until one of the items is removed from the behavior. Boundaries
  /// are not affected.
  ///
  /// An item that is not in the behavior, or the same item twice, is reported and nothing changes.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of items; it does not depend on the number of
  ///   such pairs.
  open func setCollides(
    _ collides: Bool, between item: any DynamicItem, and other: any DynamicItem
  ) {
    guard has(item), has(other) else { return }
    let (a, b) = (ObjectIdentifier(item), ObjectIdentifier(other))
    guard a != b else {
      return DynamicsDiagnostics.report("\(item) cannot collide with itself; nothing changed")
    }
    guard passingPairs.contains(a, b) == collides else { return }
    if collides { passingPairs.remove(a, b) } else { passingPairs.insert(a, b) }
    guard let simulation, let collisionSet, let bodyA = itemList.body(of: item),
      let bodyB = itemList.body(of: other)
    else { return }
    simulation.world.setCollides(collides, bodyA, bodyB, in: collisionSet)
    dynamicAnimator?.recordChange()
  }

  package func passes(_ item: any DynamicItem, _ other: any DynamicItem) -> Bool {
    passingPairs.contains(ObjectIdentifier(item), ObjectIdentifier(other))
  }

  /// The kinds of object that the items collide with.
  ///
  /// The default is `.everything`.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n* × *b*), where *n* is the number of items, and
  ///   *b* the number of boundaries.
  open var collisionMode: Mode {
    get { settings.mode }
    set { set(\.mode, to: newValue) }
  }

  /// The impulse of an impact, in newton seconds, with which a contact begins to be told.
  ///
  /// Not in UIKit. From 0 to 10¹²; the default is 0, with which each contact is told when the two begin to touch. A
  /// contact that begins softly and is hit harder later is told then. Each contact is told once: later hits while the two
  /// touch are not, and an action can read them from ``contactStrength(between:and:)``. Its end is told only if its
  /// beginning was, however softly it goes on. The weight of what lies there counts, too, in two steps: 0.167 N·s for
  /// 1 kg. This concerns ``collisionDelegate`` and ``DynamicAnimator/contacts``, and not motion. Of several
  /// behaviors that share two items, each tells its delegate by its own minimum.
  ///
  /// With 0.5, a crate of 1 kg is told if it lands at 50 pt/s or faster.
  ///
  /// Once it was above 0, the behavior also measures its contacts: ``ContactEvent/strength`` and
  /// ``contactStrength(between:and:)``.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n*), where *n* is the number of items and of contacts. Each step looks
  ///   at each contact of a behavior that measures.
  open var minimumImpulse: CGFloat {
    get { settings.minimumImpulse }
    set {
      guard Validation.isValid(newValue, in: Limits.minimumImpulse) else { return }
      var new = settings
      new.minimumImpulse = newValue
      replaceSettings(by: new)
    }
  }

  // Read for each contact. A weak reference is read and set at once, so accesses cannot overlap.

  /// The delegate, held weakly; the default is `nil`.
  @exclusivity(unchecked)
  open weak var collisionDelegate: (any CollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the animator's reference bounds are a boundary.
  ///
  /// The default is `false`. The identifier of this boundary is `nil`. If the animator has no
  /// reference bounds, that is reported in the next step. The walls follow when the bounds change, as
  /// in ``addBoundary(withIdentifier:for:)``. An item that is outside after a larger change is put back
  /// inside if it fits. Setting `true` again sets the insets back to zero.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n*), where *n* is the number of items.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.referenceInsets != nil }
    set { changeBoundaries { $0.referenceInsets = newValue ? .zero : nil } }
  }

  /// Makes the reference bounds, reduced by insets, a boundary.
  ///
  /// If the insets leave nothing of the bounds, there is no boundary.
  ///
  /// - Parameter insets: In points; each from −10⁹ to 10⁹.
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
    let edges = [insets.top, insets.left, insets.bottom, insets.right]
    guard edges.allSatisfy(Limits.coordinate.contains) else {
      DynamicsDiagnostics.report("insets must be within a billion points; nothing changed")
      return
    }
    changeBoundaries { $0.referenceInsets = insets }
  }

  /// Adds a path as a boundary.
  ///
  /// A boundary is a line without thickness: items bounce off both sides, unless one is open. Curves are followed to
  /// within 0.25 pt, and by discs to within 0.01 pt. A path without a line is not added.
  ///
  /// A boundary with the same identifier is replaced. If the new one has the same corners, each at
  /// most 32 pt from where it was, the boundary moves there evenly during the next step. It pushes
  /// and drags the items that it touches, and the items inside a closed boundary stay inside. Any
  /// other new boundary is in its place at once, at rest; items that an open boundary held are left
  /// behind.
  ///
  /// To move a boundary smoothly, replace it in an `action`, which runs once per step. A frame may
  /// have several steps. A boundary that is replaced once per frame moves only in the first of
  /// them, and faster.
  ///
  /// - Parameters:
  ///   - identifier: The name of the boundary, which delegates and streams get.
  ///   - path: In points of the reference coordinates; each coordinate from −10⁹ to 10⁹. The
  ///     behavior uses the path as it is now: later changes have no effect.
  /// - Complexity: O((*n* + *m*) log *m* + *b*), where *n* is the number of items, *m* the number
  ///   of corners of the boundary, and *b* the number of boundaries.
  open func addBoundary(withIdentifier identifier: AnyHashable, for path: BezierPath) {
    let reporter = Reporter(type(of: self), "addBoundary(withIdentifier:for:)")
    guard let contours = Validation.contours(of: path, "boundary \(identifier)", by: reporter)
    else { return }
    set(path.copy(), contours, for: identifier)
  }

  /// Adds a straight line as a boundary.
  ///
  /// A boundary with the same identifier is replaced, and moves as in
  /// ``addBoundary(withIdentifier:for:)``.
  ///
  /// - Parameters:
  ///   - identifier: The name of the boundary, which delegates and streams get.
  ///   - p1: The start, in points; each coordinate from −10⁹ to 10⁹.
  ///   - p2: The end, which must differ from the start.
  /// - Complexity: O(*n* + *b*), where *n* is the number of items, and *b* the number of
  ///   boundaries.
  open func addBoundary(withIdentifier identifier: AnyHashable, from p1: CGPoint, to p2: CGPoint) {
    guard Validation.place(p1), Validation.place(p2) else { return }
    guard p1 != p2 else {
      DynamicsDiagnostics.report(
        "boundary \(identifier) starts and ends at the same point; nothing changed")
      return
    }
    let path = BezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    set(path, [Contour([p1, p2])], for: identifier)
  }

  /// A copy of the path of a boundary; `nil` for an unknown identifier.
  ///
  /// - Complexity: O(1) on average; O(*m*) for a boundary with *m* corners that moves.
  open func boundary(withIdentifier identifier: AnyHashable) -> BezierPath? {
    boundaryTable.element(for: identifier)?.path?.copy()
  }

  /// Removes a boundary.
  ///
  /// Items that rested on it wake up.
  ///
  /// - Complexity: O(*n* + *m* + *b*), where *n* is the number of items and of contacts that sleep,
  ///   *m* the number of corners of the boundary, and *b* the number of boundaries.
  open func removeBoundary(withIdentifier identifier: AnyHashable) {
    guard let entry = boundaryTable.element(for: identifier) else {
      return reportUnknown(identifier, by: "removeBoundary(withIdentifier:)")
    }
    boundaryTable.remove(entry)
    if !pairSettings.isEmpty { pairSettings.removeAll(ofBoundary: ObjectIdentifier(entry)) }
    changeBoundaries { $0.remove(entry) }
  }

  /// Removes all boundaries that have an identifier; the reference bounds stay a boundary.
  ///
  /// - Complexity: O(*b* × *n* + *m*), where *b* is the number of boundaries, *n* the number of
  ///   items and of contacts that sleep, and *m* the number of all corners.
  open func removeAllBoundaries() {
    boundaryTable.removeAll()
    if !pairSettings.isEmpty {
      for entry in boundaries.named { pairSettings.removeAll(ofBoundary: ObjectIdentifier(entry)) }
    }
    changeBoundaries { $0.removeAll() }
  }

  /// The identifiers of all boundaries in the order added; `nil` if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of boundaries.
  open var boundaryIdentifiers: [AnyHashable]? {
    let identifiers = boundaries.identifiers
    return identifiers.isEmpty ? nil : identifiers
  }

  /// Moves a boundary evenly, or by a timing function; it pushes and carries items.
  ///
  /// Not in UIKit. The move begins with the next step, from where the boundary is then, and replaces a
  /// move that is not over. Items inside a closed boundary stay inside as long as there is room. While
  /// a boundary moves, the animator does not rest. Replacing the boundary ends its move. A boundary that is attached to
  /// an item is reported, and nothing changes.
  ///
  /// - Parameters:
  ///   - identifier: The name of the boundary; an unknown one is reported.
  ///   - displacement: In points; each component from −10⁹ to 10⁹.
  ///   - duration: In seconds, from 0 to 10⁶. With 0, the boundary is there after one step.
  ///   - timing: The progress over time; the default is `.linear`.
  /// - Complexity: O(*n*), where *n* is the number of items. While the boundary moves, each step
  ///   takes O((*n* + *m*) log *m*) for its *m* corners.
  open func moveBoundary(
    withIdentifier identifier: AnyHashable, by displacement: CGVector, duration: TimeInterval,
    timing: TimingFunction = .linear
  ) {
    let end = CGPoint(x: displacement.dx, y: displacement.dy)
    guard Validation.place(end), Validation.isValid(CGFloat(duration), in: Limits.moveDuration)
    else { return }
    guard let entry = boundaryTable.element(for: identifier) else {
      return reportUnknown(identifier, by: "moveBoundary(withIdentifier:by:duration:timing:)")
    }
    guard entry.motion?.isMove ?? true else {
      DynamicsDiagnostics.report(
        "boundary \(identifier) is attached to an item; move the item instead; nothing changed")
      return
    }
    boundaries.move(entry, by: .init(end: end, duration: duration, timing: timing))
    rolesDidChange()
    didChange()
  }

  /// Adds a path as a boundary that goes with a kinematic or anchored item: a tray, a bowl, a cart.
  ///
  /// Not in UIKit. Nothing passes through the boundary, however fast its item moves. Items inside a
  /// closed one stay inside if there is room; those in an open one may fly over its rim. The item itself
  /// need not be in this behavior; if it is, it collides with the others, too.
  ///
  /// A boundary with the same identifier is replaced. While the item is not in the animator, or is
  /// neither kinematic nor anchored, the boundary stays where it is, and the latter is reported.
  ///
  /// - Parameters:
  ///   - identifier: The name of the boundary, which delegates and streams get.
  ///   - path: In points, with (0, 0) at the center of the item, and turned with it; each coordinate
  ///     from −10⁹ to 10⁹. Later changes of the path have no effect.
  ///   - item: The item.
  /// - Complexity: O((*n* + *m*) log *m* + *b*), where *n* is the number of items, *m* the number
  ///   of corners of the boundary, and *b* the number of boundaries.
  open func addBoundary(
    withIdentifier identifier: AnyHashable, for path: BezierPath, attachedTo item: any DynamicItem
  ) {
    let reporter = Reporter(type(of: self), "addBoundary(withIdentifier:for:attachedTo:)")
    guard let contours = Validation.contours(of: path, "boundary \(identifier)", by: reporter),
      let (pose, _) = item.readPose(reporter: reporter)
    else { return }
    let attachment = BoundaryAttachment(item: item, contours: contours)
    set(nil, attachment.contours(at: pose), for: identifier, motion: .attached(attachment))
  }
}
