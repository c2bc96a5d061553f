internal import DynamicsChipmunk

/// How a side of an immovable polygon, or of a line, goes on over its neighbor.
struct Continuation: BitwiseCopyable {
  /// Up to half a right angle, a neighbor continues a side.
  private static var mostSlope: Double { 0.9 }
  /// Less than any bend that matters: two sides count as one.
  private static var flat: Double { 1e-5 }

  let corner: Vector
  let index: Int
  /// Whether the side comes after its corner; else before.
  let isAfter: Bool
  /// A unit vector, past the corner.
  let along: Vector
  /// How the neighbor's side rises over the line of this one; negative at a ridge.
  let slope: Double
  private let length: Double

  /// `nil` when the neighbor does not continue the side, or the contact is one with that side already.
  ///
  /// - Parameter pair: The contact of a part with the shape.
  init?(
    of shape: UnsafeMutablePointer<cpShape>, at index: Int, isAfter: Bool,
    by neighbor: UnsafeMutablePointer<cpShape>, for pair: PairPointer
  ) {
    corner = shape.corner(index)
    self.index = index
    self.isAfter = isAfter
    let side = corner - shape.corner(index + (isAfter ? 1 : -1))
    along = side * (1 / side.length)
    let normal = along.turned * (isAfter ? 1 : -1)
    let part = UnsafePointer(pair.pointee.a.pointee.shape!)
    let outward = pair.pointee.arbiter.a == part ? -pair.pointee.arbiter.n : pair.pointee.arbiter.n
    let box = BoundingBox(part.pointee.bb)
    let center = (box.low + box.high) * 0.5
    guard outward.dot(normal) < 1 - 1e-10, (center - corner).dot(normal) > 0 else { return nil }
    var steepest: (slope: Double, length: Double)?
    for place in 0..<neighbor.cornerCount {
      let way = neighbor.corner(place) - corner
      let length = way.dot(along)
      guard length > GhostCorners.mostGap else { continue }
      let slope = way.dot(normal) / length
      if slope > steepest?.slope ?? -.infinity { steepest = (slope, length) }
    }
    guard let steepest, abs(steepest.slope) < Self.mostSlope else { return nil }
    (slope, length) = steepest
  }

  /// Whether the corner is gone, as the neighbor does not fall away from the side.
  var hidesCorner: Bool { slope > -Self.flat }

  /// Where the side ends then: on its own line where the neighbor rises above that.
  var end: Vector {
    let normal = along.turned * (isAfter ? 1 : -1)
    return corner + (along + normal * (hidesCorner ? 0 : slope)) * length
  }
}

extension UnsafeMutablePointer<cpShape> {
  /// Of a polygon without a radius; two of a line, one for a circle and for all that is round.
  var cornerCount: Int {
    switch pointee.klass.pointee.type {
    case CP_POLY_SHAPE: polygon.pointee.r == 0 ? Int(polygon.pointee.count) : 1
    case CP_SEGMENT_SHAPE: segment.pointee.r == 0 ? 2 : 1
    default: 1
    }
  }

  /// In the positive sense, where it is now.
  ///
  /// - Parameter index: The one before the first is the last, and so on.
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
      let way = corner(index) - point
      if way.dot(way) < best.square { best = (way.dot(way), index) }
    }
    return best.index
  }

  /// What is around its polygon, line or center.
  var radius: Double {
    switch pointee.klass.pointee.type {
    case CP_POLY_SHAPE: polygon.pointee.r
    case CP_SEGMENT_SHAPE: segment.pointee.r
    default: circle.pointee.r
    }
  }

  private var circle: UnsafePointer<cpCircleShape> { UnsafePointer(self).whole() }
  private var polygon: UnsafePointer<cpPolyShape> { UnsafePointer(self).whole() }
  private var segment: UnsafePointer<cpSegmentShape> { UnsafePointer(self).whole() }
}
