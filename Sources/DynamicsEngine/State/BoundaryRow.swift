internal import DynamicsGeometry

/// One or more chains of edges that keep the members of a collision set inside or outside.
struct BoundaryRow {
  var id = BoundaryRowID.none
  /// The slot of its ``CollisionSetRow``.
  var set: Int32 = -1
  var surface = BoundarySurface()
  var contours: [Contour] = []
  /// The chains of the contours.
  var chains: [Chain] = []
  /// The rows of its edges in the table of shapes.
  var shapes: [Int32] = []
  /// The target of its move in the next step; `nil` if it does not move.
  var target: BoundaryTarget?
  /// The chains before the present step; `nil` between steps, and if the boundary has not moved.
  var chainsBefore: [Chain]?

  /// The contours and the chains that programs see; the next step moves the boundary there.
  var latestContours: [Contour] { target?.contours ?? contours }
  var latestChains: [Chain] { target?.chains ?? chains }
}

typealias BoundaryPointer = UnsafeMutablePointer<BoundaryRow>
