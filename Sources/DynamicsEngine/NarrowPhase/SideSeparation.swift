import DynamicsChipmunk

/// The side of two convex shapes from which the other shape is farthest (separating axis theorem).
///
/// Shapes are lines or polygons, without their radii.
struct SideSeparation {
  /// Negative if the shapes overlap; at most their distance.
  private(set) var distance = -Double.infinity
  /// The normal of the side, from the first shape to the second.
  private(set) var normal = Vector.zero

  init(_ first: UnsafePointer<cpShape>, _ second: UnsafePointer<cpShape>) {
    addSides(of: first, to: second.corners, direction: 1)
    addSides(of: second, to: first.corners, direction: -1)
  }

  private mutating func addSides(
    of shape: UnsafePointer<cpShape>, to corners: Corners, direction: Double
  ) {
    if shape.pointee.klass.pointee.type == CP_SEGMENT_SHAPE {
      let segment: UnsafePointer<cpSegmentShape> = shape.whole()
      let (start, normal) = (segment.pointee.ta, segment.pointee.tn)
      addSide(at: start, normal, to: corners, direction: direction)
      addSide(at: start, .zero - normal, to: corners, direction: direction)
    } else {
      let polygon: UnsafePointer<cpPolyShape> = shape.whole()
      for index in 0..<Int(polygon.pointee.count) {
        let plane = polygon.pointee.planes[index]
        addSide(at: plane.v0, plane.n, to: corners, direction: direction)
      }
    }
  }

  @inline(__always)
  private mutating func addSide(
    at place: Vector, _ outward: Vector, to corners: Corners, direction: Double
  ) {
    let separation = corners.least(along: outward) - place.dot(outward)
    guard separation > distance else { return }
    distance = separation
    normal = outward * direction
  }
}

/// The corners of a line or a polygon in world coordinates, in the memory of its shape.
struct Corners {
  private let base: UnsafeMutableRawPointer
  private let stride: Int
  let count: Int

  fileprivate init(_ shape: UnsafePointer<cpShape>) {
    if shape.pointee.klass.pointee.type == CP_SEGMENT_SHAPE {
      let offset = MemoryLayout<cpSegmentShape>.offset(of: \.ta)!
      base = UnsafeMutableRawPointer(mutating: shape) + offset
      stride = MemoryLayout<Vector>.stride
      count = 2
    } else {
      let polygon: UnsafePointer<cpPolyShape> = shape.whole()
      base = UnsafeMutableRawPointer(polygon.pointee.planes)
      stride = MemoryLayout<cpSplittingPlane>.stride
      count = Int(polygon.pointee.count)
    }
  }

  subscript(index: Int) -> Vector {
    @inline(__always)
    get { base.load(fromByteOffset: index * stride, as: Vector.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: index * stride, as: Vector.self) }
  }

  @inline(__always)
  func least(along direction: Vector) -> Double {
    var least = self[0].dot(direction)
    for index in 1..<count { least = min(least, self[index].dot(direction)) }
    return least
  }

  /// Moves the corners while the body of a closure runs, and puts them back to the bit.
  func moved<Result>(by offset: Vector, _ body: () -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Vector.self, capacity: count) { places in
      for index in 0..<count {
        places[index] = self[index]
        self[index] = places[index] + offset
      }
      defer { for index in 0..<count { self[index] = places[index] } }
      return body()
    }
  }
}

extension UnsafePointer<cpShape> {
  /// Of a line or a polygon.
  var corners: Corners { Corners(self) }
}
