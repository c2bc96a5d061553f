/// One or more chains of edges that hold the members of a collision set in or out.
struct BoundaryRow {
  var id = BoundaryRowID.none
  /// The slot of its ``CollisionSetRow``.
  var set: Int32 = -1
  var chains: [Chain] = []
  /// The rows of its edges in the table of shapes.
  var shapes: [Int32] = []
  /// Where the next step moves it; `nil` while it stays where it is.
  var target: BoundaryTarget?
  /// Where it was before the step that goes on; `nil` between steps, and when it has not moved.
  var chainsBefore: [Chain]?

  /// Where programs see it: the next step brings it there.
  var latestChains: [Chain] { target?.chains ?? chains }
}

typealias BoundaryPointer = UnsafeMutablePointer<BoundaryRow>
