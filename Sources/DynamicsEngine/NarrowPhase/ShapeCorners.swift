internal import DynamicsChipmunk

/// The corners of a line or a polygon in world coordinates, in the memory of its shape.
struct ShapeCorners {
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
  var corners: ShapeCorners { ShapeCorners(self) }
}
