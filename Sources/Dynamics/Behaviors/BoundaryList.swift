internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

/// The boundaries of a collision behavior, with their counterparts in the engine.
///
/// Comparing or releasing an identifier can run the program's code. So callers look up an entry
/// before they change the list, and keep the old list alive until the change is done.
struct BoundaryList {
  final class Entry {
    /// `nil` for the reference bounds.
    let identifier: AnyHashable?
    /// The name in snapshots; `nil` until it is needed, if describing the identifier runs the
    /// program's code.
    fileprivate(set) var name: BoundaryName?
    /// `nil` for the reference bounds, whose path depends on the animator.
    fileprivate(set) var path: BezierPath?
    fileprivate var contours: [Contour] = [] {
      didSet { isUpToDate = isUpToDate && contours == oldValue }
    }
    fileprivate var boundary: BoundaryRowID?
    /// Whether the engine's boundary has the current contours.
    fileprivate var isUpToDate = false

    init(identifier: AnyHashable?) {
      self.identifier = identifier
      name = identifier.flatMap(BoundaryName.init(plain:))
    }

    /// Makes a restored entry, whose name is known.
    fileprivate init(identifier: AnyHashable?, name: BoundaryName?) {
      self.identifier = identifier
      self.name = name
    }
  }

  private(set) var named: [Entry] = []
  private var reference = Entry(identifier: nil)
  private var discarded: [BoundaryRowID] = []

  /// `nil` when the reference bounds are not a boundary.
  var referenceInsets: EdgeInsets?

  /// The boundaries in the engine, for debug views; describing identifiers runs the program's code.
  var seen: [SeenBoundary] {
    ([reference] + named).filter { !$0.contours.isEmpty }.map { entry in
      SeenBoundary(
        name: entry.identifier.map { String(describing: $0.base) },
        lines: entry.contours.map(\.polyline))
    }
  }

  var identifiers: [AnyHashable] { named.compactMap(\.identifier) }

  /// Replaces a boundary at its place in the order, or adds one at the end.
  mutating func set(_ path: BezierPath, _ contours: [Contour], for entry: Entry) {
    if !named.contains(where: { $0 === entry }) { named.append(entry) }
    entry.path = path
    entry.contours = contours
  }

  mutating func remove(_ entry: Entry) {
    guard let index = named.firstIndex(where: { $0 === entry }) else { return }
    discard(named.remove(at: index))
  }

  mutating func removeAll() {
    for entry in named { discard(entry) }
    named.removeAll()
  }

  private mutating func discard(_ entry: Entry) {
    if let boundary = entry.boundary { discarded.append(boundary) }
    Self.forget(entry)
  }

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
    var misfits = 0

    mutating func add(_ other: Outcome) {
      didChange = didChange || other.didChange
      misfits += other.misfits
    }

    /// Reports the misfits; called after all changes, since a diagnostics handler may run any code.
    func report() {
      for _ in 0..<misfits {
        DynamicsDiagnostics.report(
          "a boundary moved past an item that does not fit inside it; the item stays outside",
          by: "CollisionBehavior")
      }
    }
  }

  /// Adds, replaces and removes the engine's boundaries that changed.
  mutating func sync(
    with set: CollisionSetID, in world: World, referenceBounds: CGRect?
  ) -> Outcome {
    var outcome = Outcome(didChange: !discarded.isEmpty)
    for boundary in discarded { world.perform(.removeBoundary(boundary)) }
    discarded.removeAll()
    reference.contours = referenceContours(in: referenceBounds)
    Self.build(reference, set, world, &outcome)
    for entry in named where !entry.isUpToDate { Self.build(entry, set, world, &outcome) }
    return outcome
  }

  /// Forgets the boundaries of an engine that is going away.
  mutating func forgetBuilt() {
    discarded.removeAll()
    Self.forget(reference)
    for entry in named { Self.forget(entry) }
  }

  private static func forget(_ entry: Entry) {
    entry.boundary = nil
    entry.isUpToDate = false
  }

  private func referenceContours(in bounds: CGRect?) -> [Contour] {
    guard let bounds, let referenceInsets else { return [] }
    let inner = bounds.standardized.inset(by: referenceInsets)
    // `CGRect.width` would be the absolute value.
    guard inner.size.width > 0, inner.size.height > 0 else { return [] }
    return BezierPath(rect: inner).contours(tolerance: Limits.flatness).map(\.asReferenceBounds)
  }

  private static func build(
    _ entry: Entry, _ set: CollisionSetID, _ world: World, _ outcome: inout Outcome
  ) {
    guard !entry.isUpToDate else { return }
    entry.isUpToDate = true
    let replaced = entry.boundary
    entry.boundary = nil
    if entry.contours.isEmpty {
      if let replaced { world.perform(.removeBoundary(replaced)) }
      outcome.didChange = outcome.didChange || replaced != nil
      return
    }
    let (boundary, misfits) = world.addBoundary(
      entry.contours, to: set, replacing: replaced)
    entry.boundary = boundary
    outcome.didChange = true
    outcome.misfits += misfits
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

  /// Writes the names in the order of the boundaries.
  func writeNames(to writer: inout StateWriter) {
    // Boundaries added since `describe()` have no name. Describing them here could run the
    // program's code.
    for entry in named { (entry.name ?? .other("")).write(to: &writer) }
  }

  func write(to writer: inout StateWriter) {
    let insets = referenceInsets ?? .zero
    writer.write(referenceInsets != nil)
    for number in [insets.top, insets.left, insets.bottom, insets.right] {
      writer.write(Double(number))
    }
    writer.write(reference.boundary)
    writer.write(named.count)
    for entry in named { writer.write(entry.boundary) }
  }

  /// Returns the list of a snapshot, with the identifiers and paths of current entries that match.
  func restored(from reader: inout StateReader, _ source: RestoredState) throws -> BoundaryList {
    var list = BoundaryList()
    let hasInsets = try reader.readFlag()
    var edges: [CGFloat] = []
    for _ in 0..<4 { edges.append(try reader.readNumber(in: Limits.coordinate)) }
    if hasInsets {
      list.referenceInsets = EdgeInsets(
        top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
    list.reference = try Self.entry(
      nil, nil, try reader.readOptionalID(of: BoundaryTag.self), source)
    var left = named
    for _ in 0..<(try reader.readCount()) {
      let boundary = try reader.readID(of: BoundaryTag.self)
      let name = try source.readName()
      let place = left.firstIndex { $0.name == name }
      let present = place.map { left.remove(at: $0) }
      let identifier = try source.identifier(name, of: boundary, present: present?.identifier)
      let entry = try Self.entry(identifier, name, boundary, source)
      let isSame = present?.contours == entry.contours
      entry.path = isSame ? present?.path : BezierPath(entry.contours)
      list.named.append(entry)
    }
    return list
  }

  private static func entry(
    _ identifier: AnyHashable?, _ name: BoundaryName?, _ boundary: BoundaryRowID?,
    _ source: RestoredState
  ) throws -> Entry {
    let entry = Entry(identifier: identifier, name: name)
    guard let boundary else { return entry }
    entry.contours = try source.takeContours(of: boundary)
    entry.boundary = boundary
    entry.isUpToDate = true
    return entry
  }

  /// The identifiers by the serial numbers of their boundaries.
  var identifiersBySerial: [(serial: Int32, identifier: AnyHashable)] {
    named.compactMap { entry in
      entry.boundary.map { ($0.serial, entry.identifier!) }
    }
  }
}
