internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

/// The boundaries that a collision behavior was given, and what the engine made of them.
struct BoundaryList {
  private struct Entry {
    /// `nil` for the reference bounds.
    var identifier: AnyHashable?
    /// `nil` for the reference bounds, whose line depends on the animator.
    var path: BezierPath?
    var polylines: [[CGPoint]] = [] {
      didSet { isUpToDate = isUpToDate && polylines == oldValue }
    }
    var boundary: Boundary?
    /// Whether the boundary is what the polylines say.
    var isUpToDate = false
  }

  private var named: [Entry] = []
  private var reference = Entry()
  private var discarded: [Boundary] = []

  /// `nil` when the reference bounds are no boundary.
  var referenceInsets: EdgeInsets?

  var identifiers: [AnyHashable] { named.compactMap(\.identifier) }

  func path(for identifier: AnyHashable) -> BezierPath? {
    named.first { $0.identifier == identifier }?.path
  }

  /// Replaces a boundary where it stands, or adds it at the end.
  mutating func set(_ path: BezierPath, _ polylines: [[CGPoint]], for identifier: AnyHashable) {
    if let index = named.firstIndex(where: { $0.identifier == identifier }) {
      named[index].path = path
      named[index].polylines = polylines
    } else {
      named.append(Entry(identifier: identifier, path: path, polylines: polylines))
    }
  }

  mutating func remove(_ identifier: AnyHashable) {
    discarded += named.filter { $0.identifier == identifier }.compactMap(\.boundary)
    named.removeAll { $0.identifier == identifier }
  }

  mutating func removeAll() {
    discarded += named.compactMap(\.boundary)
    named.removeAll()
  }

  func identifier(ofBoundary id: Int) -> AnyHashable? {
    named.first { $0.boundary?.id == id }?.identifier
  }
}

// MARK: With the engine

extension BoundaryList {
  /// Builds and tears down what changed.
  ///
  /// - Returns: Whether anything did.
  mutating func sync(with group: CollisionGroup, referenceBounds: CGRect?) -> Bool {
    var didChange = !discarded.isEmpty
    for boundary in discarded { group.removeBoundary(boundary) }
    discarded.removeAll()
    reference.polylines = referencePolylines(in: referenceBounds)
    didChange = Self.build(&reference, in: group) || didChange
    for index in named.indices where !named[index].isUpToDate {
      didChange = Self.build(&named[index], in: group) || didChange
    }
    return didChange
  }

  /// Forgets what an engine that is going away has built.
  mutating func forgetBuilt() {
    discarded.removeAll()
    Self.forget(&reference)
    for index in named.indices { Self.forget(&named[index]) }
  }

  private static func forget(_ entry: inout Entry) {
    entry.boundary = nil
    entry.isUpToDate = false
  }

  private func referencePolylines(in bounds: CGRect?) -> [[CGPoint]] {
    guard let bounds, let referenceInsets else { return [] }
    let inner = bounds.inset(by: referenceInsets)
    guard inner.width > 0, inner.height > 0 else { return [] }
    return BezierPath(rect: inner).polylines(tolerance: Limits.flatness)
  }

  private static func build(_ entry: inout Entry, in group: CollisionGroup) -> Bool {
    guard !entry.isUpToDate else { return false }
    entry.isUpToDate = true
    let replaced = entry.boundary
    entry.boundary = nil
    if entry.polylines.isEmpty {
      if let replaced { group.removeBoundary(replaced) }
      return replaced != nil
    }
    let (boundary, misfits) = group.addBoundary(entry.polylines, replacing: replaced)
    entry.boundary = boundary
    for _ in misfits {
      DynamicsDiagnostics.report(
        "a boundary moved past an item that does not fit inside it; the item stays outside",
        by: "CollisionBehavior")
    }
    return true
  }
}
