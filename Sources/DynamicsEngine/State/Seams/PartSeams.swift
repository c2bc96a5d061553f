internal import DynamicsChipmunk

/// The seams of a part of a concave outline, in the axes of its body.
///
/// At a seam, the part itself ends, but the area goes on. So a contact with a seam is none. Instead, a
/// shape that extends the part across its seams tells how the part's own sides are touched.
final class PartSeams {
  /// A corner of the part, and the sides of the outline that meet there.
  private struct Corner {
    let position: Vector
    /// How many of the part's own two sides are on the outline.
    let ownSides: Int
    /// Whether the part's own two sides are those of the outline.
    var isWhole: Bool { ownSides == 2 }
    /// The outward normals of the outline before the corner and after it.
    let before: Vector
    let after: Vector
    /// Whether the outline bends outward.
    let isConvex: Bool
  }

  private let corners: [Corner]
  /// The part's sides on the outline, without seams.
  private let sides: [(start: Vector, end: Vector)]
  /// The extended part; `nil` for one that only has seams.
  private let extended: UnsafeMutablePointer<cpShape>?
  /// The ends of the part's own sides where the outline bends inward.
  private let dents: [Vector]
  /// How far from the part's own sides a contact of the extended part may be.
  private let reach: Double
  /// How far from a dent it may be: a corner that is pressed into a dent is beyond both sides there, and out of the
  /// area in both directions.
  private let reachInDent: Double

  /// - Parameter extent: The distance from the body's center to its farthest corner.
  init(of part: Int, in seams: Seams, extent: Double, on body: UnsafeMutablePointer<cpBody>?) {
    let indices = seams.corners[part].indices
    corners = indices.map { Self.corner(Seams.Side(part: part, index: $0), seams) }
    sides = indices.map { Seams.Side(part: part, index: $0) }.filter { !seams.isSeam($0) }
      .map { (seams.start(of: $0), seams.end(of: $0)) }
    let polygon = SeamExtension(of: part, in: seams).corners
    extended = polygon.map { cpPolyShapeNewRaw(body, Int32($0.count), $0, 0) }
    dents = corners.filter { $0.ownSides == 1 && !$0.isConvex }.map(\.position)
    reach = min(Tuning.Continuation.maxGap, Tuning.Seams.reach * extent)
    reachInDent = min(Tuning.Seams.extension, Tuning.Seams.reachInDent * extent)
  }

  deinit { if let extended { cpShapeFree(extended) } }

  private static func corner(_ side: Seams.Side, _ seams: Seams) -> Corner {
    let last = seams.previous(side)
    let ownSides = (seams.isSeam(side) ? 0 : 1) + (seams.isSeam(last) ? 0 : 1)
    guard let before = seams.outlineSide(endingAt: last),
      let after = seams.outlineSide(startingAt: side)
    else {
      return Corner(
        position: seams.start(of: side), ownSides: 0, before: .zero, after: .zero,
        isConvex: false)
    }
    let (first, second) = (seams.normal(of: before), seams.normal(of: after))
    return Corner(
      position: seams.start(of: side), ownSides: ownSides, before: first, after: second,
      isConvex: first.cross(second) > 0)
  }

  /// Whether the outline can be touched from a direction, given as an outward unit normal, at the
  /// corner that is farthest in that direction.
  func isOnOutline(_ normal: Vector) -> Bool {
    var (corner, height) = (corners[0], corners[0].position.dot(normal))
    for other in corners.dropFirst() where other.position.dot(normal) > height {
      (corner, height) = (other, other.position.dot(normal))
    }
    if corner.isWhole { return true }
    let parallel = 1 - Tuning.Seams.parallel
    if normal.dot(corner.before) > parallel || normal.dot(corner.after) > parallel { return true }
    return corner.isConvex && corner.before.cross(normal) >= 0 && normal.cross(corner.after) >= 0
  }

  /// The extended part at a pose; `nil` for a part that only has seams.
  func shape(at pose: cpTransform) -> UnsafePointer<cpShape>? {
    guard let extended else { return nil }
    _ = cpShapeUpdate(extended, pose)
    return UnsafePointer(extended)
  }

  /// Whether a contact with the extended part is on the part's own sides, and not on an extension.
  func isOnOwnSide(_ point: Vector) -> Bool {
    dents.contains { ($0 - point).length <= reachInDent }
      || sides.contains { side in
        (Edge(start: side.start, end: side.end).place(nearest: point) - point).length <= reach
      }
  }
}

extension Seams {
  /// The outward unit normal of a side; zero for a side without a length.
  func normal(of side: Side) -> Vector {
    let along = end(of: side) - start(of: side)
    let length = along.length
    return along.perpendicular * (length > 0 ? -1 / length : 0)
  }
}
