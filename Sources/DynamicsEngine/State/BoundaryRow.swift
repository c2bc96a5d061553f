/// One or more chains of edges that keep the members of a collision set inside or outside.
struct BoundaryRow {
  var id = BoundaryRowID.none
  /// The slot of its ``CollisionSetRow``.
  var set: Int32 = -1
  var chains: [Chain] = []
  /// The rows of its edges in the table of shapes.
  var shapes: [Int32] = []
  /// The target of its move in the next step; `nil` if it does not move.
  var target: BoundaryTarget?
  /// The chains before the present step; `nil` between steps, and if the boundary has not moved.
  var chainsBefore: [Chain]?

  /// The chains that programs see; the next step moves the boundary there.
  var latestChains: [Chain] { target?.chains ?? chains }
}

typealias BoundaryPointer = UnsafeMutablePointer<BoundaryRow>
