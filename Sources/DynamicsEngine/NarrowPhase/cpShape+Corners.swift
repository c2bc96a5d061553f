internal import DynamicsChipmunk

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
