internal import DynamicsChipmunk

/// A convex shape that collides: a part of a body, or one edge of a boundary.
struct ShapeRow {
  /// Chipmunk's; freed with the row.
  var shape: UnsafeMutablePointer<cpShape>?
  /// Whose it is; the ground's for an edge.
  var body: BodyPointer?
  /// The next shape of the same body; −1 for none.
  var next: Int32 = -1
  /// The order in which pairs are looked at: that of making the shapes, edges last.
  var rank: UInt32 = 0
  /// The row's own place.
  var index: Int32 = -1
  /// Its leaf in a tree of boxes; −1 while it collides with nothing.
  var leaf: Int32 = -1
  /// Whether `leaf` is in the tree of what does not move.
  var isLeafStatic = false
  /// Whether something that does not move may touch its enlarged box.
  var isNearFixed = false
  /// Whether the broad phase is to look for its neighbors again.
  var isMoved = false
  /// True once it was removed, until nothing refers to the row any more.
  var isRetired = false

  // Of a part of a body, for sweeps.

  /// From the body's centre, in the body's own axes.
  var center = Vector.zero
  /// The corners from the body's centre in its own axes; they follow a curved outline from inside.
  var corners: [Vector] = []

  // Of an edge of a boundary.

  var boundary: BoundaryPointer?
  var chain: Int32 = -1
  var side = EdgeSide.both
  var start = Vector.zero
  var end = Vector.zero
  // How far the next step moves them.
  var startWay = Vector.zero
  var endWay = Vector.zero
}

typealias ShapePointer = UnsafeMutablePointer<ShapeRow>
