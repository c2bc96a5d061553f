/// One or more chains of edges that hold the members of a collision set in or out.
struct BoundaryRow: BitwiseCopyable {
  var id = BoundaryRowID.none
  /// The slot of its ``CollisionSetRow``.
  var set: Int32 = -1
  var chains: FlatArray<Chain>?
  /// The rows of its edges in the table of shapes.
  var shapes: FlatArray<Int32>?
}

typealias BoundaryPointer = UnsafeMutablePointer<BoundaryRow>
