internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Makes the chains of a boundary, and the shapes that stop bodies at their edges.
enum BoundaryEdges {
  /// A heavy item presses a light one through a line.
  ///
  /// Where all that is inside must come from one side, the shape reaches this far out behind the line,
  /// in points.
  private static var depth: Double { 40 }

  /// Gives a boundary a chain for each contour that has a length, and each edge a row that bodies
  /// collide with; an edge of a convex chain has two.
  ///
  /// - Parameter rank: That of the first row; grows by one with each.
  static func build(
    _ boundary: BoundaryPointer, _ contours: [Contour], ground: BodyPointer,
    shapes: Slab<ShapeRow>, broadPhase: BroadPhase, rank: inout UInt32
  ) {
    let chains = chains(of: contours)
    boundary.pointee.chains = chains
    let rows = FlatArray<Int32>()
    boundary.pointee.shapes = rows
    makeShapes(of: chains, ground: ground, rank: &rank) { shape, rank, chain, edge, side in
      let (row, pointer) = shapes.take(blank: ShapeRow())
      pointer.initialize(to: ShapeRow())
      pointer.pointee.index = row
      pointer.pointee.rank = rank
      pointer.pointee.body = ground
      pointer.pointee.boundary = boundary
      pointer.pointee.chain = Int32(chain)
      pointer.pointee.side = side
      pointer.pointee.start = edge.start
      pointer.pointee.end = edge.end
      pointer.pointee.shape = shape
      rows.append(row)
      broadPhase.insert(pointer, isStatic: true)
    }
  }

  /// A chain for each contour that has a length.
  static func chains(of contours: [Contour]) -> FlatArray<Chain> {
    let chains = FlatArray<Chain>(minimumCapacity: contours.count)
    for contour in contours {
      if let chain = Chain(contour.polyline.map(Vector.init), following: contour) {
        chains.append(chain)
      }
    }
    return chains
  }

  /// Makes the shapes that bodies collide with, and hands each to a block with its rank, the place of its
  /// chain, its edge and its side.
  static func makeShapes(
    of chains: FlatArray<Chain>, ground: BodyPointer, rank: inout UInt32,
    _ take: (UnsafeMutablePointer<cpShape>, UInt32, Int, Edge, EdgeSide) -> Void
  ) {
    for index in chains.indices {
      if chains[index].isConvex, !chains[index].isRoom {
        chains[index].solid = Solid(
          of: chains[index].corners, on: ground.chipmunk, hash: cpHashValue(rank))
      }
      let chain = chains[index]
      for place in chain.edges.indices {
        let edge = chain.edges[place]
        func add(_ side: EdgeSide) {
          let shape: UnsafeMutablePointer<cpShape> =
            side == .inner
            ? innerShape(of: edge, in: chain, on: ground)
            : cpSegmentShapeNew(ground.chipmunk, edge.start, edge.end, 0)
          // Where materials are multiplied, an item keeps its own.
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

  /// Frees the chains and the lists; the rows of the edges are the caller's.
  static func free(_ boundary: BoundaryPointer) {
    if let chains = boundary.pointee.chains { free(chains) }
    boundary.pointee.shapes?.deallocate()
    boundary.pointee.chains = nil
    boundary.pointee.shapes = nil
  }

  static func free(_ chains: FlatArray<Chain>) {
    for chain in chains.buffer {
      chain.solid?.deallocate()
      chain.deallocate()
    }
    chains.deallocate()
  }

  /// A thick capsule that touches the edge from outside.
  private static func innerShape(
    of edge: Edge, in chain: Chain, on ground: BodyPointer
  ) -> UnsafeMutablePointer<cpShape> {
    let outward = edge.along.turned * (-chain.innerSide * depth / 2 / edge.along.length)
    return cpSegmentShapeNew(
      ground.chipmunk, edge.start + outward, edge.end + outward, depth / 2)
  }
}
