internal import DynamicsChipmunk

/// Makes the rows of the edges of a boundary.
enum BoundaryEdges {
  /// Makes a row for each edge of some chains.
  ///
  /// - Parameter rank: The rank of the first row. It grows by one with each row, or by two for an
  ///   edge of a convex chain, whose pairs with bodies inside and with those outside differ.
  static func build(
    _ boundary: BoundaryPointer, _ chains: [Chain], ground: BodyPointer,
    shapes: Slab<ShapeRow>, broadPhase: borrowing BroadPhase, rank: inout UInt32
  ) {
    boundary.pointee.chains = chains
    boundary.pointee.shapes = []
    boundary.pointee.shapes.reserveCapacity(chains.reduce(0) { $0 + $1.edges.count })
    for (number, chain) in chains.enumerated() {
      for edge in chain.edges.indices {
        let (index, row) = shapes.take()
        row.pointee.index = index
        row.pointee.rank = rank
        row.pointee.body = ground
        row.pointee.boundary = boundary
        row.pointee.chain = Int32(number)
        row.place(at: edge, of: chain)
        boundary.pointee.shapes.append(index)
        broadPhase.insert(row, isStatic: true)
        rank += chain.isConvex ? 2 : 1
      }
    }
  }
}

extension ShapePointer {
  /// Puts the row of an edge at an edge of a chain, at rest.
  func place(at index: Int, of chain: Chain) {
    let edge = chain.edges[index]
    pointee.shape = chain.shapes.lines[index]
    pointee.capsule = chain.shapes.capsule(at: index)
    (pointee.start, pointee.end) = (edge.start, edge.end)
    (pointee.startDisplacement, pointee.endDisplacement) = (.zero, .zero)
  }

  /// Whether a body is inside the convex chain of this edge, and collides with its capsule.
  func isAround(_ body: BodyPointer) -> Bool {
    pointee.capsule != nil
      && body.pointee.enclosures.contains {
        $0.boundary == pointee.boundary && $0.chain == pointee.chain
      }
  }
}
