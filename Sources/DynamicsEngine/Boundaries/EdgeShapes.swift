internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Makes the chains of contours, and the shapes that stop bodies at their edges.
enum EdgeShapes {
  /// Makes a chain for each contour that has a length.
  static func chains(of contours: [Contour]) -> [Chain] {
    contours.compactMap { Chain($0.polyline.map(Vector.init), approximating: $0) }
  }

  /// Makes the shapes that bodies collide with, and passes each to a block with its rank, the index
  /// of its chain, its edge and its side.
  static func make(
    of chains: [Chain], ground: UnsafeMutablePointer<cpBody>, rank: inout UInt32,
    _ take: (UnsafeMutablePointer<cpShape>, UInt32, Int, Edge, EdgeSide) -> Void
  ) {
    for index in chains.indices {
      if chains[index].isConvex, !chains[index].isReferenceBounds {
        chains[index].solid = Solid(
          of: chains[index].corners, on: ground, hash: cpHashValue(rank))
      }
      let chain = chains[index]
      for place in chain.edges.indices {
        let edge = chain.edges[place]
        func add(_ side: EdgeSide) {
          let shape: UnsafeMutablePointer<cpShape> =
            side == .inner
            ? innerShape(of: edge, in: chain, on: ground)
            : cpSegmentShapeNew(ground, edge.start, edge.end, 0)
          // Chipmunk multiplies materials; 1 keeps the item's own.
          shape.pointee.e = 1
          shape.pointee.u = 1
          shape.pointee.hashid = cpHashValue(rank)
          take(shape, rank, index, edge, side)
          rank += 1
        }
        if chain.isConvex { add(.inner) }
        add(chain.isConvex ? .outer : .both)
      }
    }
  }

  /// Makes a thick capsule that touches the edge from outside.
  private static func innerShape(
    of edge: Edge, in chain: Chain, on ground: UnsafeMutablePointer<cpBody>
  ) -> UnsafeMutablePointer<cpShape> {
    let outward =
      edge.along.turned * (-chain.innerSide * Tuning.EdgeShapes.depth / 2 / edge.along.length)
    return cpSegmentShapeNew(
      ground, edge.start + outward, edge.end + outward, Tuning.EdgeShapes.depth / 2)
  }
}
