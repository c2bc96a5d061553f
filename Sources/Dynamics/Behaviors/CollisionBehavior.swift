internal import DynamicsEngine
public import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// Makes its items collide with each other and with boundaries.
///
/// As `UICollisionBehavior`. Items collide with each other when they share a collision behavior
/// whose mode has `.items`, and with the boundaries of their behaviors whose mode has
/// `.boundaries`. Two items that a pin, a fixed or a sliding attachment joins do not collide unless
/// ``AttachmentBehavior/attachedItemsCollide`` is set. No item whose center is inside a closed boundary
/// ever gets out of it, or into one of its holes.
open class CollisionBehavior: DynamicBehavior {
  /// What the items of a collision behavior collide with.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The bits, as in `UICollisionBehavior.Mode`.
    public let rawValue: UInt

    /// Makes a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private var boundaries = BoundaryList()
  private var collisionSet: CollisionSetID?
  private var hasReportedMissingBounds = false
  private var mode: Mode = .everything
  /// Contacts that the delegate heard begin in another animator, and not end.
  var carriedContacts = CarriedContacts()

  /// Makes a collision behavior of mode `.everything` without boundaries.
  ///
  /// - Parameter items: The items that collide; the same one twice is diagnosed and counts once.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes a collision behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that collide, in the order added.
  open var items: [any DynamicItem] { itemList.items }

  /// Adds an item; one that is already there is diagnosed.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item; one that is not there is diagnosed.
  open func removeItem(_ item: any DynamicItem) { remove(item) }

  /// What the items collide with; `.everything` by default.
  open var collisionMode: Mode {
    get { mode }
    set {
      guard newValue != mode else { return }
      mode = newValue
      if let simulation, let collisionSet {
        simulation.world.perform(.setPartners(collisionSet, CollisionPartners(newValue)))
      }
      didChange()
    }
  }

  // Asked for with each contact; a weak reference is set and read at once.

  /// The delegate, held weakly; `nil` by default.
  @exclusivity(unchecked)
  open weak var collisionDelegate: (any CollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the animator's reference bounds are a boundary; `false` by default.
  ///
  /// Its identifier is `nil`. An animator without reference bounds is diagnosed when it steps. The
  /// walls follow reference bounds that change; an item that such a
  /// change leaves outside is put back inside when it fits. Setting `true` again sets insets back
  /// to zero.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.referenceInsets != nil }
    set { changeBoundaries { $0.referenceInsets = newValue ? .zero : nil } }
  }

  /// Makes the reference bounds, moved inward by insets in points, a boundary.
  ///
  /// Insets outside −10⁹…10⁹ are diagnosed and change nothing. Insets that leave nothing of the
  /// bounds make no boundary, for as long as the bounds are so small.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
    let edges = [insets.top, insets.left, insets.bottom, insets.right]
    guard edges.allSatisfy(Limits.coordinate.contains) else {
      DynamicsDiagnostics.report("insets must be within a billion points; nothing changed")
      return
    }
    changeBoundaries { $0.referenceInsets = insets }
  }

  /// Adds a path as a boundary, in reference coordinates.
  ///
  /// A boundary is a hollow line: items bounce off either side of it. Curves are followed to within
  /// 0.25 pt. A boundary of the same identifier is replaced. A path without a line is diagnosed and
  /// changes nothing.
  open func addBoundary(withIdentifier identifier: AnyHashable, for path: BezierPath) {
    let contours = path.contours(tolerance: Limits.flatness)
    guard !contours.isEmpty, contours.allSatisfy({ $0.polyline.allSatisfy(Limits.isPlace) }) else {
      DynamicsDiagnostics.report(
        "the path of boundary \(identifier) has no segment, or a coordinate that is not "
          + "\(Describe.range(Limits.coordinate)); nothing changed"
      )
      return
    }
    set(path.copy(), contours, for: identifier)
  }

  /// Adds a straight line as a boundary, in reference coordinates.
  ///
  /// A boundary of the same identifier is replaced. Points that are not finite, or that are one, are
  /// diagnosed and change nothing.
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

  /// The path of a boundary; `nil` for an unknown identifier.
  open func boundary(withIdentifier identifier: AnyHashable) -> BezierPath? {
    entry(for: identifier)?.path?.copy()
  }

  /// Removes a boundary; an unknown identifier is diagnosed.
  ///
  /// What rested on it wakes.
  open func removeBoundary(withIdentifier identifier: AnyHashable) {
    guard let entry = entry(for: identifier) else {
      DynamicsDiagnostics.report(
        "no boundary has the identifier \(String(reflecting: identifier.base)); nothing changed")
      return
    }
    changeBoundaries { $0.remove(entry) }
  }

  /// Removes all boundaries with an identifier; the reference bounds stay as they are.
  open func removeAllBoundaries() { changeBoundaries { $0.removeAll() } }

  /// The identifiers in the order added; `nil` when there are none.
  open var boundaryIdentifiers: [AnyHashable]? {
    boundaries.identifiers.isEmpty ? nil : boundaries.identifiers
  }

  private func set(
    _ path: BezierPath, _ contours: [Contour], for identifier: AnyHashable
  ) {
    let entry = entry(for: identifier) ?? BoundaryList.Entry(identifier: identifier)
    changeBoundaries { $0.set(path, contours, for: entry) }
  }

  /// The boundary of an identifier, among all that are there once `==`, which may do anything, was asked.
  private func entry(for identifier: AnyHashable) -> BoundaryList.Entry? {
    var asked: [BoundaryList.Entry] = []
    var fresh = boundaries.named
    while !fresh.isEmpty {
      let found = fresh.first { $0.identifier == identifier }
      let present = boundaries.named
      if let found, present.contains(where: { $0 === found }) { return found }
      asked += fresh
      if present.elementsEqual(asked, by: { $0 === $1 }) { return nil }
      fresh = present.filter { entry in !asked.contains { $0 === entry } }
    }
    return nil
  }

  override var seenBoundaries: [SeenBoundary] { boundaries.seen }

  private func changeBoundaries(_ edit: (inout BoundaryList) -> Void) {
    // Identifiers that go are released last: a `deinit` of the program's may look here.
    let old = boundaries
    edit(&boundaries)
    if (boundaries.referenceInsets == nil) != (old.referenceInsets == nil) { rolesDidChange() }
    if let simulation {
      let outcome = syncBoundaries(with: simulation)
      if outcome.didChange { didChange() }
      outcome.report()
    }
    withExtendedLifetime(old) {}
  }

  private func syncBoundaries(with simulation: Simulation) -> BoundaryList.Outcome {
    guard let collisionSet else { return .init() }
    // Which items a boundary takes along depends on whether they are anchored now.
    dynamicAnimator?.resolveSources()
    let outcome = boundaries.sync(
      with: collisionSet, in: simulation.world, referenceBounds: simulation.referenceBounds)
    if outcome.didChange { simulation.boundaryVersion += 1 }
    return outcome
  }

  // MARK: The shape of all behaviors

  override var traits: [String] {
    let bounds = translatesReferenceBoundsIntoBoundary ? ["reference bounds"] : []
    let names = boundaries.identifiers.map { "\($0)" }
    return bounds + (names.isEmpty ? [] : ["boundaries: \(names.joined(separator: ", "))"])
  }

  override func joined(_ simulation: Simulation) {
    let set = simulation.world.addCollisionSet()
    simulation.contacts.add(self, for: set)
    simulation.world.perform(.setPartners(set, CollisionPartners(mode)))
    // No body has joined yet, so none is a misfit.
    _ = boundaries.sync(
      with: set, in: simulation.world, referenceBounds: simulation.referenceBounds)
    simulation.boundaryVersion += 1
    collisionSet = set
  }

  override func left(_ simulation: Simulation) {
    guard let collisionSet else { return }
    simulation.contacts.remove(collisionSet, items: simulation.items)
    simulation.world.perform(.removeCollisionSet(collisionSet))
    simulation.boundaryVersion += 1
    forgetSet()
  }

  override func simulationEnded(_ simulation: Simulation) {
    if let collisionSet {
      simulation.contacts.remove(collisionSet, items: simulation.items)
    }
    forgetSet()
  }

  private func forgetSet() {
    boundaries.forgetBuilt()
    collisionSet = nil
  }

  override func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    if let collisionSet { simulation.world.perform(.addToSet(body, collisionSet)) }
  }

  override func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    if let collisionSet { simulation.world.perform(.removeFromSet(body, collisionSet)) }
  }

  override var roles: StepRoles {
    guard boundaries.referenceInsets != nil else { return super.roles }
    let mayReport = !hasReportedMissingBounds && simulation?.referenceBounds == nil
    return super.roles.union(mayReport ? [.followsBounds, .prepares] : .followsBounds)
  }

  override func prepare(for simulation: Simulation) {
    guard boundaries.referenceInsets != nil, simulation.referenceBounds == nil,
      !hasReportedMissingBounds
    else { return }
    hasReportedMissingBounds = true
    rolesDidChange()
    DynamicsDiagnostics.report(
      "the animator has no reference bounds, so there are no walls; set its referenceBounds",
      by: Reporter(type(of: self), "translatesReferenceBoundsIntoBoundary"))
  }

  override func saveState(to writer: inout StateWriter) {
    writer.write(UInt64(mode.rawValue))
    writer.write(collisionSet)
    boundaries.write(to: &writer)
  }

  override func saveNames(to writer: inout StateWriter) {
    boundaries.writeNames(to: &writer)
  }

  override func readState(
    from reader: inout StateReader, _ source: RestoredState
  ) throws -> () -> Void {
    let mode = Mode(rawValue: UInt(try reader.readWord()))
    let set = try source.readSet(for: self, &reader)
    let boundaries = try boundaries.restored(from: &reader, source)
    return { [self] in
      self.mode = mode
      collisionSet = set
      source.release(self.boundaries)
      self.boundaries = boundaries
    }
  }

  override func referenceBoundsDidChange(in simulation: Simulation) -> BoundaryList.Outcome {
    syncBoundaries(with: simulation)
  }
}

// MARK: Contacts

extension CollisionBehavior: ContactCarrier {
  func identifier(of boundary: BoundaryRowID) -> AnyHashable? {
    boundaries.identifier(of: boundary)
  }

  /// To be called before a snapshot is taken or restored.
  func describeBoundaries() { boundaries.describe() }

  /// The identifiers by the serial numbers of their boundaries.
  var identifiersBySerial: [(serial: Int32, identifier: AnyHashable)] {
    boundaries.identifiersBySerial
  }

  // A subclass may compute its delegate, and must not be asked while contacts are gone through.
  var mayBeHeard: Bool { type(of: self) != CollisionBehavior.self || collisionDelegate != nil }

  func contactBegan(_ parties: ContactParties, at point: CGPoint) {
    switch parties.other {
    case .item(let other):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: parties.item, with: other, at: point)
    case .boundary(let identifier):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: parties.item, withBoundaryIdentifier: identifier, at: point)
    }
  }

  func contactEnded(_ parties: ContactParties) {
    switch parties.other {
    case .item(let other):
      collisionDelegate?.collisionBehavior(self, endedContactFor: parties.item, with: other)
    case .boundary(let identifier):
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: parties.item, withBoundaryIdentifier: identifier)
    }
  }
}

extension CollisionPartners {
  fileprivate init(_ mode: CollisionBehavior.Mode) {
    self = []
    if mode.contains(.items) { insert(.bodies) }
    if mode.contains(.boundaries) { insert(.boundaries) }
  }
}
