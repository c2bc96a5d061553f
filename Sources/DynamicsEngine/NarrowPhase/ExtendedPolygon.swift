internal import DynamicsChipmunk

/// A polygon or a line with one of its sides extended at one end or at both, as a polygon.
///
/// One instance is reused for all pairs, so that a step allocates nothing.
struct ExtendedPolygon: ~Copyable {
  /// Two more than the most corners of an item.
  private static var maxCorners: Int { Tuning.Outline.maxCorners + 2 }

  let shape: UnsafeMutablePointer<cpShape>

  init() {
    let corners = (0..<Self.maxCorners).map {
      Vector(angle: 2 * .pi * Double($0) / Double(Self.maxCorners))
    }
    shape = cpPolyShapeNewRaw(nil, Int32(corners.count), corners, 0)
  }

  deinit {
    // Chipmunk frees the planes of those only that have many.
    polygon.pointee.count = Int32(Self.maxCorners)
    cpShapeFree(shape)
  }

  private var polygon: UnsafeMutablePointer<cpPolyShape> {
    UnsafeMutableRawPointer(shape).assumingMemoryBound(to: cpPolyShape.self)
  }

  func take(
    _ original: UnsafeMutablePointer<cpShape>, _ one: Continuation, _ other: Continuation?
  ) {
    let planes = polygon.pointee.planes!
    var count = 0
    func add(_ corner: Vector) {
      planes[count].v0 = corner
      count += 1
    }
    for index in 0..<original.cornerCount {
      let continuation = one.index == index ? one : other?.index == index ? other : nil
      if let continuation {
        let end = Self.end(of: continuation, original)
        if continuation.isAfter || continuation.hidesCorner { add(end) }
        if !continuation.hidesCorner { add(continuation.corner) }
        if !continuation.isAfter, !continuation.hidesCorner { add(end) }
      } else {
        add(original.corner(index))
      }
    }
    polygon.pointee.count = Int32(count)
    var box = BoundingBox(low: planes[0].v0, high: planes[0].v0)
    for index in 0..<count {
      let corner = planes[index].v0
      let side = corner - planes[index > 0 ? index - 1 : count - 1].v0
      planes[index].n = side.turned * (-1 / side.length)
      box = box.union(BoundingBox(low: corner, high: corner))
    }
    shape.pointee.bb = cpBB(l: box.low.x, b: box.low.y, r: box.high.x, t: box.high.y)
    shape.pointee.body = original.pointee.body
    shape.pointee.hashid = original.pointee.hashid
  }

  /// The end of the continued side, moved closer if necessary to keep the polygon convex.
  private static func end(
    of continuation: Continuation, _ original: UnsafeMutablePointer<cpShape>
  ) -> Vector {
    let (corner, end) = (continuation.corner, continuation.end)
    guard original.cornerCount > 2 else { return end }
    let step = continuation.isAfter ? -1 : 1
    let next = original.corner(continuation.index + step)
    let side = original.corner(continuation.index + 2 * step) - next
    let outward = side.turned * Double(-step)
    let (height, endHeight) = ((corner - next).dot(outward), (end - next).dot(outward))
    let least = Tuning.ExtendedPolygon.leastEndHeight
    guard endHeight > least * height else { return end }
    return corner + (end - corner) * ((1 - least) * height / (height - endHeight))
  }
}
