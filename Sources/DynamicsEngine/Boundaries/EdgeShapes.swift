internal import DynamicsChipmunk

/// The shapes that bodies collide with at a chain; all boundaries that share the chain share them.
final class EdgeShapes {
  /// The edges, in their order.
  let lines: [UnsafeMutablePointer<cpShape>]
  /// A thick capsule behind each edge of a convex chain, for bodies inside.
  private let capsules: [UnsafeMutablePointer<cpShape>]
  /// The inside of a convex chain that is not the reference bounds.
  let solid: Solid?

  init(
    _ edges: borrowing FlatArray<Edge>, innerSide: Double, isConvex: Bool, isReferenceBounds: Bool,
    isCurved: Bool, on ground: UnsafeMutablePointer<cpBody>?
  ) {
    lines = edges.buffer.map { Self.shape(of: $0, radius: 0, on: ground) }
    if isCurved {
      // Discs touch the curve itself.
      for line in lines {
        let box = BoundingBox(line.pointee.bb).grown(by: Tuning.Chain.maxDeviation)
        line.pointee.bb = cpBB(l: box.low.x, b: box.low.y, r: box.high.x, t: box.high.y)
      }
    }
    let radius = Tuning.EdgeShapes.depth / 2
    capsules =
      isConvex
      ? edges.buffer.map { edge in
        let outward = edge.inwardNormal(innerSide) * -radius
        let line = Edge(start: edge.start + outward, end: edge.end + outward)
        return Self.shape(of: line, radius: radius, on: ground)
      } : []
    let starts = edges.buffer.map(\.start)
    solid =
      isConvex && !isReferenceBounds
      ? Solid(of: innerSide > 0 ? starts : starts.reversed(), on: ground) : nil
  }

  deinit {
    for shape in lines + capsules { cpShapeFree(shape) }
    cpShapeFree(solid?.shape)
  }

  /// The capsule behind an edge; `nil` unless the chain is convex.
  func capsule(at edge: Int) -> UnsafeMutablePointer<cpShape>? {
    capsules.isEmpty ? nil : capsules[edge]
  }

  /// The box around all that bodies collide with at an edge.
  func box(at edge: Int) -> BoundingBox { Self.box(around: lines[edge], capsule(at: edge)) }

  /// The box around a shape, and around the capsule behind it if it is an edge of a convex chain.
  static func box(
    around shape: UnsafeMutablePointer<cpShape>, _ capsule: UnsafeMutablePointer<cpShape>?
  ) -> BoundingBox {
    let box = BoundingBox(shape.pointee.bb)
    return capsule.map { box.union(BoundingBox($0.pointee.bb)) } ?? box
  }

  private static func shape(
    of line: Edge, radius: Double, on ground: UnsafeMutablePointer<cpBody>?
  ) -> UnsafeMutablePointer<cpShape> {
    let shape: UnsafeMutablePointer<cpShape> = cpSegmentShapeNew(
      ground, line.start, line.end, radius)
    // Chipmunk multiplies materials; 1 keeps the item's own.
    shape.pointee.e = 1
    shape.pointee.u = 1
    // Contacts of one pair are told apart, so it must only differ from that of an item.
    shape.pointee.hashid = cpHashValue(Counters.firstEdge)
    _ = cpShapeUpdate(shape, ground?.pointee.transform ?? cpTransformIdentity)
    return shape
  }
}
