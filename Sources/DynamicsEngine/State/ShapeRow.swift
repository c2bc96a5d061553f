internal import DynamicsChipmunk

/// A convex shape that collides: a part of a body, or one edge of a boundary.
struct ShapeRow {
  // What each step needs of a part of a body in flight comes first, as in ``BodyRow``.

  /// The body of the shape; the ground for an edge.
  var body: BodyPointer?
  var boundary: BoundaryPointer?
  /// The next shape of the same body; −1 for none.
  var next: Int32 = -1
  /// The leaf in a tree of boxes; −1 while the shape collides with nothing.
  var leaf: Int32 = -1
  /// The index of the first of its candidates, if it has any as the first shape of a pair.
  var firstCandidate: Int32 = 0
  /// Whether `leaf` is in the tree of static shapes.
  var isLeafStatic = false
  /// Whether a static shape may touch its enlarged box.
  var isNearFixed = false
  /// Whether the broad phase has to find its neighbors again.
  var isMoved = false
  /// True after its removal, until nothing refers to the row any more.
  var isRetired = false
  var isCircle = false

  // Of a part of a body: the pose for which Chipmunk's shape was last updated, and its exact box there.

  /// Whether the body may have another pose by now.
  var isOutdated = false
  var updateAngle = 0.0
  var updatePosition = Vector.zero
  var updateBox = BoundingBox(low: .zero, high: .zero)
  /// A box around the shape in the present pose: the exact one unless it is outdated.
  var outerBox = BoundingBox(low: .zero, high: .zero)

  /// Chipmunk's shape.
  ///
  /// That of a part is freed with the row, that of an edge belongs to its chain.
  var shape: UnsafeMutablePointer<cpShape>?
  /// The order of the shape in pairs, which is the order of creation, with edges last.
  var rank: UInt32 = 0
  /// The index of the row itself.
  var index: Int32 = -1

  // Of a part of a body, for continuous collision.

  /// The distance from the body's center to the farthest corner.
  var radius = 0.0
  /// The center from the body's center, in the body's own axes.
  var center = Vector.zero
  /// The corners from the body's center, in the body's own axes; the polygon is inscribed in a
  /// curved outline.
  var corners: [Vector] = []
  /// Where a part of a concave outline goes on in other parts; `nil` for a shape without seams.
  var seams: PartSeams?

  // Of an edge of a boundary.

  var chain: Int32 = -1
  /// The shape for bodies inside a convex chain, behind the edge; `nil` at other chains.
  var capsule: UnsafeMutablePointer<cpShape>?
  var start = Vector.zero
  var end = Vector.zero
  /// The curve that the edge stands for.
  var curve = EdgeCurve()
  // Its neighbors in the chain.
  var before: UnsafeMutablePointer<ShapeRow>?
  var after: UnsafeMutablePointer<ShapeRow>?
  // The displacements of the two ends in the next step.
  var startDisplacement = Vector.zero
  var endDisplacement = Vector.zero
}

typealias ShapePointer = UnsafeMutablePointer<ShapeRow>

extension ShapePointer {
  /// The box around all that bodies collide with.
  var box: BoundingBox { EdgeShapes.box(around: pointee.shape!, pointee.capsule) }

  /// A box around the shape in the present pose, with the margin of contacts.
  var touchingBox: BoundingBox { pointee.outerBox.grown(by: Tuning.ShapeContacts.margin) }

  /// Whether it looks the same after any turn about the center of its body.
  var isRound: Bool { pointee.isCircle && pointee.center.isZero }

  /// The box around all poses of a part of a dynamic body in this step.
  var pathBox: BoundingBox { pathBox { box(at: $0, angle: $1) } }

  /// - Parameter box: The box in one pose.
  @inline(__always)
  private func pathBox(
    _ box: (_ position: Vector, _ angle: Double) -> BoundingBox
  ) -> BoundingBox {
    let body = pointee.body!
    guard body.pointee.isAwake else { return box(body.position, body.angle) }
    let (start, angle) = (body.pointee.step.start, body.pointee.step.startAngle)
    return box(start, angle).swept(along: body.position - start)
      .grown(by: abs(body.angle - angle) * pointee.radius)
  }
}

// MARK: Boxes of corners

/// Boxes that do not depend on when Chipmunk's shape was last updated, which is not part of the state.
extension ShapePointer {
  /// The box around the corners of a part, with the margin of contacts.
  func cornerBox(at position: Vector, angle: Double) -> BoundingBox {
    let margin = Tuning.ShapeContacts.margin
    if isRound {
      return BoundingBox(low: position, high: position).grown(by: pointee.radius + margin)
    }
    let rotation = Rotation(angle: angle)
    return BoundingBox(of: pointee.corners.lazy.map { $0.rotated(by: rotation) + position })
      .grown(by: margin)
  }

  /// The same around all poses of a part of a body in this step.
  var cornerPathBox: BoundingBox { pathBox { cornerBox(at: $0, angle: $1) } }
}

// MARK: Updates

extension ShapePointer {
  /// Computes Chipmunk's shape and its box for the present pose of the body.
  ///
  /// The broad phase puts it off while nothing is near.
  func update() {
    // Edges are in their place.
    guard pointee.boundary == nil else { return }
    let body = pointee.body!
    _ = cpShapeUpdate(pointee.shape, body.pointee.body.transform)
    (pointee.updatePosition, pointee.updateAngle) = (body.position, body.angle)
    pointee.updateBox = box
    pointee.outerBox = pointee.updateBox
    pointee.isOutdated = false
  }

  /// Leaves that to the first who needs it, and computes only a box around the shape.
  @inline(__always)
  func putOffUpdate() {
    let body = pointee.body!
    pointee.outerBox = box(at: body.position, angle: body.angle)
    pointee.isOutdated = true
  }

  /// Computes them unless they are for the present pose.
  @inline(__always)
  func updateIfOutdated() {
    if pointee.isOutdated { update() }
  }

  /// A box around a part at a pose of its body, derived from that of the last update: the exact one if the body has not
  /// turned since.
  @inline(__always)
  func box(at position: Vector, angle: Double) -> BoundingBox {
    let moved = pointee.updateBox.moved(by: position - pointee.updatePosition)
    let turn = abs(angle - pointee.updateAngle)
    if turn == 0 || isRound { return moved }
    let reach = pointee.updateBox.farthest(from: pointee.updatePosition)
    return moved.grown(by: turn * reach)
  }
}

// MARK: Edges

extension ShapePointer {
  /// Puts the row of an edge at an edge of a chain, at rest.
  func place(at index: Int, of chain: Chain) {
    let edge = chain.edges[index]
    pointee.shape = chain.shapes.lines[index]
    pointee.capsule = chain.shapes.capsule(at: index)
    (pointee.start, pointee.end) = (edge.start, edge.end)
    pointee.curve = chain.curve(at: index)
    (pointee.startDisplacement, pointee.endDisplacement) = (.zero, .zero)
  }

  /// Whether a part touches the curve that the edge stands for, and not the edge.
  ///
  /// The center of a very small disc would leave the edges, which keep it inside.
  func isCurve(for part: ShapePointer) -> Bool {
    !pointee.curve.isLine && part.isRound && part.pointee.radius > Tuning.Chain.maxDeviation
  }

  /// Whether a body is inside the convex chain of this edge, and collides with its capsule.
  func isAround(_ body: BodyPointer) -> Bool {
    pointee.capsule != nil
      && body.pointee.enclosures.contains {
        $0.boundary == pointee.boundary && $0.chain == pointee.chain
      }
  }
}

// MARK: Shapes of a body

/// The shapes of one body, in their order.
///
/// The current row may be released during iteration, but none may be taken.
struct ShapesOfBody: Sequence, IteratorProtocol {
  fileprivate let shapes: Slab<ShapeRow>.Rows
  fileprivate var index: Int32

  mutating func next() -> ShapePointer? {
    guard index >= 0 else { return nil }
    let shape = shapes[index]
    index = shape.pointee.next
    return shape
  }
}

extension Slab<ShapeRow> {
  func of(_ body: BodyPointer) -> ShapesOfBody {
    ShapesOfBody(shapes: rows, index: body.pointee.firstShape)
  }
}
