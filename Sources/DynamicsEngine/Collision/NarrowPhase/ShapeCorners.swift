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

extension UnsafeMutablePointer<cpShape> {
  /// The number of corners of a polygon without a radius; 2 for a line, 1 for circles and shapes
  /// with a radius.
  var cornerCount: Int {
    switch pointee.klass.pointee.type {
    case CP_POLY_SHAPE: polygon.pointee.r == 0 ? Int(polygon.pointee.count) : 1
    case CP_SEGMENT_SHAPE: segment.pointee.r == 0 ? 2 : 1
    default: 1
    }
  }

  /// A corner in world coordinates, counted clockwise on screen.
  ///
  /// - Parameter index: Wraps around by one at both ends.
  func corner(_ index: Int) -> Vector {
    let count = cornerCount
    let index = index < 0 ? index + count : index < count ? index : index - count
    guard pointee.klass.pointee.type == CP_POLY_SHAPE else {
      return index == 0 ? segment.pointee.ta : segment.pointee.tb
    }
    return polygon.pointee.planes[index].v0
  }

  func corner(nearest point: Vector) -> Int {
    var best = (square: Double.infinity, index: 0)
    for index in 0..<cornerCount {
      let offset = corner(index) - point
      if offset.dot(offset) < best.square { best = (offset.dot(offset), index) }
    }
    return best.index
  }

  /// The radius around its polygon, line or center.
  var radius: Double { UnsafePointer(self).radius }

  private var polygon: UnsafePointer<cpPolyShape> { UnsafePointer(self).whole() }
  private var segment: UnsafePointer<cpSegmentShape> { UnsafePointer(self).whole() }
}
