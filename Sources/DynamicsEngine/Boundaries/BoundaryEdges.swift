internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Makes the rows of the edges of a boundary.
enum BoundaryEdges {
  /// Makes a row to collide with for each edge of some chains; an edge of a convex chain has two rows.
  ///
  /// - Parameter rank: The rank of the first row; grows by one with each row.
  static func build(
    _ boundary: BoundaryPointer, _ chains: [Chain], ground: BodyPointer,
    shapes: Slab<ShapeRow>, broadPhase: borrowing BroadPhase, rank: inout UInt32
  ) {
    boundary.pointee.chains = chains
    boundary.pointee.shapes = []
    EdgeShapes.make(of: chains, ground: ground.chipmunk, rank: &rank) {
      shape, rank, chain, edge, side in
      let (row, pointer) = shapes.take()
      pointer.pointee.index = row
      pointer.pointee.rank = rank
      pointer.pointee.body = ground
      pointer.pointee.boundary = boundary
      pointer.pointee.chain = Int32(chain)
      pointer.pointee.side = side
      pointer.pointee.start = edge.start
      pointer.pointee.end = edge.end
      pointer.pointee.shape = shape
      boundary.pointee.shapes.append(row)
      broadPhase.insert(pointer, isStatic: true)
    }
  }
}
