internal import DynamicsEngine

/// The boundaries of a collision behavior, with their counterparts in the engine.
///
/// Hashing, comparing or releasing an identifier can run the program's code. So callers look up an
/// entry before they change the list, and release replaced objects last (``takeReplaced()``).
struct BoundaryList {
  final class Entry: Identified {
    /// `nil` for the reference bounds.
    let identifier: AnyHashable?
    /// The name in snapshots; `nil` until it is needed, if describing the identifier runs the
    /// program's code.
    fileprivate(set) var name: BoundaryName?
    /// `nil` for the reference bounds, whose path depends on the animator.
    fileprivate(set) var path: BezierPath? {
      get { storedPath ?? (identifier == nil ? nil : BezierPath(contours)) }
      set { storedPath = newValue }
    }
    /// `nil` after a move.
    fileprivate var storedPath: BezierPath?
    fileprivate var contours: [Contour] = [] {
      didSet { isUpToDate = isUpToDate && contours == oldValue }
    }
    fileprivate(set) var motion: BoundaryMotion?
    /// Kept when the boundary is replaced.
    fileprivate(set) var surface = BoundarySurface()
    fileprivate var boundary: BoundaryRowID?
    /// Whether the engine's boundary has the current contours.
    fileprivate var isUpToDate = false
    /// `nil` also for the reference bounds.
    var hash: Int?
    /// Not for the reference bounds.
    var key: AnyHashable { identifier! }

    init(identifier: AnyHashable?, hash: Int? = nil, name: BoundaryName? = nil) {
      self.identifier = identifier
      self.hash = hash
      self.name = name ?? identifier.flatMap(BoundaryName.init(plain:))
    }
  }

  private(set) var named: [Entry] = []
  /// The number of entries at the beginning of ``named`` that are up to date.
  private var upToDateCount = 0
  /// The number of boundaries that may move by themselves.
  private var movingCount = 0
  private(set) var reference = Entry(identifier: nil)
  private var replaced: [Replaced] = []
  private var discarded: [BoundaryRowID] = []

  /// `nil` when the reference bounds are not a boundary.
  var referenceInsets: EdgeInsets?

  /// The boundaries in the engine, for debug views; describing identifiers runs the program's code.
  var drawn: [DebugBoundary] {
    ([reference] + named).filter { !$0.contours.isEmpty }.map { entry in
      DebugBoundary(
        name: entry.identifier.map { String(describing: $0.base) },
        lines: entry.contours.map(\.polyline))
    }
  }

  /// The contours of the boundaries in the engine, with their surfaces.
  var surfaces: [(contours: [Contour], surface: BoundarySurface)] {
    ([reference] + named).map { ($0.contours, $0.surface) }
  }

  var identifiers: [AnyHashable] { named.compactMap(\.identifier) }

  /// Replaces a boundary at its place in the order, or adds one at the end.
  ///
  /// - Parameter entry: One of the list, or a new one if none has its identifier.
  mutating func set(
    _ path: BezierPath?, _ contours: [Contour], for entry: Entry, isNew: Bool,
    motion: BoundaryMotion?
  ) {
    replaced.append(Replaced(entries: [entry], path: entry.storedPath, motion: entry.motion))
    if isNew {
      named.append(entry)
    } else {
      upToDateCount = 0
    }
    entry.path = path
    entry.contours = contours
    setMotion(motion, of: entry)
  }

  mutating func move(_ entry: Entry, by displacement: Drive<CGPoint>.Move) {
    setMotion(.move(entry.contours, displacement), of: entry)
  }

  /// The reference bounds, also while they are no boundary.
  var referenceSurface: BoundarySurface { reference.surface }

  /// Sets the surface of a boundary, or of the reference bounds without an entry.
  func setSurface(_ surface: BoundarySurface, of entry: Entry?, in simulation: Simulation?) {
    let entry = entry ?? reference
    entry.surface = surface
    if let simulation, let boundary = entry.boundary {
      simulation.world.setSurface(boundary, surface)
    }
  }

  mutating func remove(_ entry: Entry) {
    guard let index = named.firstIndex(where: { $0 === entry }) else { return }
    named.remove(at: index)
    if index < upToDateCount { upToDateCount -= 1 }
    discard(entry)
    replaced.append(Replaced(entries: [entry]))
  }

  mutating func removeAll() {
    replaced.append(Replaced(entries: named))
    for entry in named { discard(entry) }
    named.removeAll()
    upToDateCount = 0
  }

  private mutating func discard(_ entry: Entry) {
    if let boundary = entry.boundary { discarded.append(boundary) }
    Self.clear(entry)
    if entry.motion != nil { movingCount -= 1 }
  }

  private mutating func setMotion(_ motion: BoundaryMotion?, of entry: Entry) {
    movingCount += (motion == nil ? 0 : 1) - (entry.motion == nil ? 0 : 1)
    entry.motion = motion
  }

  /// Returns the objects that changes have replaced or removed, and forgets them.
  mutating func takeReplaced() -> [Replaced] {
    let old = replaced
    replaced = []
    return old
  }

  /// The objects that a change has replaced or removed.
  struct Replaced {
    fileprivate var entries: [Entry] = []
    fileprivate var path: BezierPath?
    fileprivate var motion: BoundaryMotion?
  }

  /// The boundary in the engine of an entry, which may have none now.
  func boundary(of entry: ObjectIdentifier) -> BoundaryRowID? {
    if ObjectIdentifier(reference) == entry { return reference.boundary }
    return named.first { ObjectIdentifier($0) == entry }?.boundary
  }

  /// The identifier of a boundary; `nil` for the reference bounds.
  func identifier(of boundary: BoundaryRowID) -> AnyHashable? {
    named.first { $0.boundary == boundary }?.identifier
  }
}

// MARK: Engine

extension BoundaryList {
  /// The result of updating the engine's boundaries.
  struct Outcome {
    var didChange = false
    /// The number of bodies that do not fit inside a boundary that moved past them.
    var itemsLeftOutside = 0

    mutating func add(_ other: Outcome) {
      didChange = didChange || other.didChange
      itemsLeftOutside += other.itemsLeftOutside
    }

    /// Reports items left outside; called after all changes, since a diagnostics handler may run any code.
    func report() {
      for _ in 0..<itemsLeftOutside {
        DynamicsDiagnostics.report(
          "a boundary moved past an item that does not fit inside it; the item stays outside,"
            + " or partly outside of the reference bounds",
          by: "CollisionBehavior")
      }
    }
  }

  /// Adds, replaces and removes the engine's boundaries that changed.
  mutating func sync(
    with set: CollisionSetID, in simulation: Simulation, moves: Bool = false
  ) -> Outcome {
    let world = simulation.world
    var outcome = Outcome(didChange: !discarded.isEmpty)
    for boundary in discarded { world.removeBoundary(boundary) }
    discarded.removeAll()
    reference.contours = referenceContours(in: simulation)
    Self.build(reference, set, world, &outcome, moves: moves)
    for entry in named[upToDateCount...] where !entry.isUpToDate {
      Self.build(entry, set, world, &outcome, moves: moves)
    }
    upToDateCount = named.count
    return outcome
  }

  /// Forgets the boundaries of an engine that is going away.
  mutating func clearBuilt() {
    discarded.removeAll()
    Self.clear(reference)
    for entry in named { Self.clear(entry) }
    upToDateCount = 0
  }

  private static func clear(_ entry: Entry) {
    entry.boundary = nil
    entry.isUpToDate = false
  }

  private func referenceContours(in simulation: Simulation) -> [Contour] {
    guard let bounds = simulation.referenceBounds, let referenceInsets else { return [] }
    return simulation.walls.contours(of: bounds.standardized.inset(by: referenceInsets))
  }

  /// - Parameter moves: Whether the boundary moves to where it is now, however far away that is.
  private static func build(
    _ entry: Entry, _ set: CollisionSetID, _ world: World, _ outcome: inout Outcome, moves: Bool
  ) {
    guard !entry.isUpToDate else { return }
    entry.isUpToDate = true
    let replaced = entry.boundary
    entry.boundary = nil
    if entry.contours.isEmpty {
      if let replaced { world.removeBoundary(replaced) }
      outcome.didChange = outcome.didChange || replaced != nil
      return
    }
    let (boundary, itemsLeftOutside) =
      if moves, let replaced {
        world.moveBoundary(replaced, to: entry.contours)
      } else {
        world.addBoundary(
          entry.contours, to: set, replacing: replaced, with: entry.surface)
      }
    entry.boundary = boundary
    outcome.didChange = true
    outcome.itemsLeftOutside += itemsLeftOutside
  }
}

// MARK: Motion

extension BoundaryList {
  /// Whether a boundary may move by itself.
  var hasMotion: Bool { movingCount > 0 }

  /// An item that a boundary is attached to although it is neither kinematic nor anchored.
  func freeAttachment(in simulation: Simulation) -> (any DynamicItem)? {
    for entry in named {
      guard case .attached(let attachment) = entry.motion,
        let body = attachment.body(in: simulation), simulation.world.isDynamic(body)
      else { continue }
      return simulation.items[body]?.pointee.item
    }
    return nil
  }

  var isAnyMoving: Bool { named.contains { $0.motion?.isMove ?? false } }

  /// Puts the boundaries that move where they are after the next step.
  mutating func step(in simulation: Simulation) {
    upToDateCount = 0
    for entry in named {
      guard var motion = entry.motion else { continue }
      if let contours = motion.step(in: simulation), contours != entry.contours {
        entry.path = nil
        entry.contours = contours
      }
      let isOver = motion.isOver(at: simulation.clock.runningTimeAfterStep)
      setMotion(isOver ? nil : motion, of: entry)
    }
  }
}

// MARK: In a forecast

extension BoundaryList {
  /// Attaches the boundaries to the bodies that those of another list are attached to now.
  func follow(_ original: BoundaryList, in simulation: Simulation) {
    for (entry, model) in zip(named, original.named) {
      entry.motion = entry.motion?.following(model.motion, in: simulation)
    }
  }
}

// MARK: In a snapshot

extension BoundaryList {
  /// Sets the boundaries' names for snapshots; describing identifiers runs the program's code.
  func describe() {
    for entry in named where entry.name == nil {
      entry.name = BoundaryName(describing: entry.identifier!)
    }
  }

  /// Visits the boundaries and their names; those of the present entries that are read stay the same.
  mutating func code(_ coder: inout BehaviorCoder) {
    coder.words.code(&referenceInsets, blank: .zero) { $0.code(&$1) }
    coder.words.check(
      referenceInsets.map { [$0.top, $0.left, $0.bottom, $0.right] }?
        .allSatisfy(Limits.coordinate.contains) ?? true, "insets are out of range")
    var walls = reference.boundary
    coder.words.code(&walls)
    var boundaries = named.map(\.boundary)
    coder.words.code(&boundaries, blank: nil) { $0.code(&$1) }
    // Boundaries added since `describe()` have no name. Describing them here could run the
    // program's code.
    var names = named.map { $0.name ?? .other("") }
    coder.names.code(&names, blank: .integer(0)) { $1.code(&$0) }
    coder.names.check(names.count == boundaries.count, "a boundary has no name")
    coder.words.check(!boundaries.contains(nil), "a boundary is missing")
    var motions = named.map(\.motion)
    coder.words.code(&motions, blank: nil) { coder, motion in
      coder.code(&motion, blank: .blank) { $1.code(&$0) }
    }
    coder.words.check(motions.count == boundaries.count, "a boundary has no motion")
    let surface = codeReferenceSurface(&coder)
    guard coder.isReading else { return }
    discarded = []
    reference = Self.entry(nil, nil, walls, &coder)
    reference.surface = surface
    var remaining = named
    named = zip(zip(names, boundaries), motions).map { named, motion in
      let (name, boundary) = named
      let place = remaining.firstIndex { $0.name == name }
      let present = place.map { remaining.remove(at: $0) }
      let identifier = boundary.flatMap {
        coder.identifier(name, of: $0, present: present?.identifier)
      }
      let entry = Self.entry(identifier, name, boundary, &coder)
      let isSame = present?.contours == entry.contours
      entry.path = isSame ? present?.path : BezierPath(entry.contours)
      entry.motion = motion?.keepingItem(of: present?.motion)
      return entry
    }
    upToDateCount = 0
    movingCount = named.count { $0.motion != nil }
  }

  /// Visits the surface of the reference bounds, which also has one while they are no boundary.
  private func codeReferenceSurface(_ coder: inout BehaviorCoder) -> BoundarySurface {
    var surface = reference.surface
    // It takes no words of the state unless something of it was set.
    var isPlain = surface.isPlain
    coder.names.code(&isPlain)
    guard !isPlain else { return BoundarySurface() }
    coder.words.code(&surface)
    return surface
  }

  private static func entry(
    _ identifier: AnyHashable?, _ name: BoundaryName?, _ boundary: BoundaryRowID?,
    _ coder: inout BehaviorCoder
  ) -> Entry {
    let entry = Entry(identifier: identifier, name: name)
    if let boundary {
      (entry.contours, entry.surface) = coder.takeBoundary(boundary)
      entry.boundary = boundary
      entry.isUpToDate = true
    }
    return entry
  }

  /// The identifiers and names of those in the engine, by the serial numbers of their rows.
  var identifiersBySerial: [(serial: Int32, identifier: AnyHashable, name: BoundaryName?)] {
    named.compactMap { entry in
      entry.boundary.map { ($0.serial, entry.identifier!, entry.name) }
    }
  }
}
