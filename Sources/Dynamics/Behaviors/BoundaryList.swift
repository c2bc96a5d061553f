internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

/// The boundaries that a collision behavior was given, and what the engine made of them.
struct BoundaryList {
  private struct Entry {
    /// `nil` for the reference bounds.
    var identifier: AnyHashable?
    /// `nil` for the reference bounds, whose path depends on the animator.
    var path: BezierPath?
    var built: (boundary: Boundary, polylines: [[CGPoint]])?
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
  mutating func set(_ path: BezierPath, for identifier: AnyHashable) {
    if let index = named.firstIndex(where: { $0.identifier == identifier }) {
      named[index].path = path
    } else {
      named.append(Entry(identifier: identifier, path: path))
    }
  }

  mutating func remove(_ identifier: AnyHashable) {
    discarded += named.filter { $0.identifier == identifier }.compactMap(\.built?.boundary)
    named.removeAll { $0.identifier == identifier }
  }

  mutating func removeAll() {
    discarded += named.compactMap(\.built?.boundary)
    named.removeAll()
  }

  func identifier(ofBoundary id: Int) -> AnyHashable? {
    named.first { $0.built?.boundary.id == id }?.identifier
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
    let referencePolylines = self.referencePolylines(in: referenceBounds)
    didChange = Self.sync(&reference, referencePolylines, with: group) || didChange
    for index in named.indices {
      let polylines = named[index].path?.polylines(tolerance: Limits.flatness) ?? []
      didChange = Self.sync(&named[index], polylines, with: group) || didChange
    }
    return didChange
  }

  /// Forgets what an engine that is going away has built.
  mutating func forgetBuilt() {
    discarded.removeAll()
    reference.built = nil
    for index in named.indices { named[index].built = nil }
  }

  private func referencePolylines(in bounds: CGRect?) -> [[CGPoint]] {
    guard let bounds, let referenceInsets else { return [] }
    let inner = bounds.inset(by: referenceInsets)
    guard inner.width > 0, inner.height > 0 else { return [] }
    return BezierPath(rect: inner).polylines(tolerance: Limits.flatness)
  }

  private static func sync(
    _ entry: inout Entry, _ polylines: [[CGPoint]], with group: CollisionGroup
  ) -> Bool {
    if entry.built?.polylines ?? [] == polylines { return false }
    let replaced = entry.built?.boundary
    entry.built = nil
    if !polylines.isEmpty {
      let (boundary, misfits) = group.addBoundary(polylines, replacing: replaced)
      entry.built = (boundary, polylines)
      for _ in misfits {
        DynamicsDiagnostics.report(
          "a boundary moved past an item that does not fit inside it; the item stays outside",
          by: "CollisionBehavior")
      }
    } else if let replaced {
      group.removeBoundary(replaced)
    }
    return true
  }
}
