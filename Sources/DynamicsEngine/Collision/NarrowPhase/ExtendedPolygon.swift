internal import DynamicsChipmunk

/// A polygon or a line with one of its sides extended at one end or at both, as a polygon.
///
/// One instance is reused for all pairs, so that a step allocates nothing for up to six corners.
struct ExtendedPolygon: ~Copyable {
  private let polygon: UnsafeMutablePointer<cpPolyShape> = cpPolyShapeAlloc()

  deinit { cpShapeFree(shape) }

  var shape: UnsafeMutablePointer<cpShape> {
    UnsafeMutableRawPointer(polygon).assumingMemoryBound(to: cpShape.self)
  }

  func take(
    _ original: UnsafeMutablePointer<cpShape>, _ one: Continuation, _ other: Continuation?
  ) {
    let maxCorners = Tuning.Outline.maxCorners + 2
    withUnsafeTemporaryAllocation(of: Vector.self, capacity: maxCorners) { corners in
      var count = 0
      func add(_ corner: Vector) {
        corners[count] = corner
        count += 1
      }
      for index in 0..<original.cornerCount {
        let continuation = one.index == index ? one : other?.index == index ? other : nil
        guard let continuation else {
          add(original.corner(index))
          continue
        }
        let end = Self.end(of: continuation, original)
        if continuation.isAfter || continuation.hidesCorner { add(end) }
        if !continuation.hidesCorner { add(continuation.corner) }
        if !continuation.isAfter, !continuation.hidesCorner { add(end) }
      }
      cpShapeDestroy(shape)
      cpPolyShapeInitRaw(
        polygon, original.pointee.body, Int32(count), corners.baseAddress, 0)
    }
    shape.pointee.hashid = original.pointee.hashid
    _ = cpShapeUpdate(shape, cpTransformIdentity)
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
    let outward = side.perpendicular * Double(-step)
    let (height, endHeight) = ((corner - next).dot(outward), (end - next).dot(outward))
    let least = Tuning.ExtendedPolygon.leastEndHeight
    guard endHeight > least * height else { return end }
    return corner + (end - corner) * ((1 - least) * height / (height - endHeight))
  }
}
