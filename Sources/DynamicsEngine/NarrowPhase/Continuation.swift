internal import DynamicsChipmunk

/// How a side of an immovable polygon, or of a line, goes on over its neighbor.
struct Continuation: BitwiseCopyable {
  /// Shapes that are no farther apart than contacts leave bodies inside each other count as one, in
  /// points.
  static var mostGap: Double { 0.1 }
  /// From a ridge whose other side comes back under this one, to a neighbor that stands up like a wall.
  private static var range: ClosedRange<Double> { -1.5...0.8 }
  /// Less than any bend that matters: two sides count as one.
  private static var flat: Double { 1e-5 }

  let corner: Vector
  let index: Int
  /// Whether the side comes after its corner; else before.
  let isAfter: Bool
  /// Out of the side.
  let normal: Vector
  /// Where the side ends: at the neighbor's corner at a ridge, else on its own line, beyond the part.
  let end: Vector
  /// Grows with the angle by which the neighbor rises over the line of the side; 0 when it is flush with
  /// it, negative at a ridge.
  let rise: Double
  /// Whether the corner is gone, as the neighbor does not fall away from the side.
  let hidesCorner: Bool
  /// Past the corner, and past the end: the sum of the directions of the two sides.
  private let past: Vector

  /// `nil` when the neighbor does not continue the side, or where the part is not in front.
  init?(
    of shape: UnsafeMutablePointer<cpShape>, at index: Int, isAfter: Bool,
    by neighbor: UnsafeMutablePointer<cpShape>, for part: UnsafeMutablePointer<cpShape>
  ) {
    let corner = shape.corner(index)
    let side = corner - shape.corner(index + (isAfter ? 1 : -1))
    let along = side * (1 / side.length)
    let normal = along.turned * (isAfter ? 1 : -1)
    var highest: (rise: Double, way: Vector)?
    for place in 0..<neighbor.cornerCount {
      let way = neighbor.corner(place) - corner
      let (length, height) = (way.dot(along), way.dot(normal))
      guard abs(length) + abs(height) > 2 * Self.mostGap, length > 0 || height < 0 else {
        continue
      }
      // From 1 for straight up over 0 for straight on and -1 for straight down to -2 for straight back.
      let share = height / (abs(length) + abs(height))
      let rise = length > 0 ? share : -2 - share
      if rise > highest?.rise ?? -.infinity { highest = (rise, way) }
    }
    guard let highest, Self.range.contains(highest.rise) else { return nil }
    hidesCorner = highest.rise > -Self.flat
    let box = BoundingBox(part.pointee.bb)
    let way = hidesCorner ? along * (highest.way.length + box.halfPerimeter) : highest.way
    let direction = way * (1 / way.length)
    let center = (box.low + box.high) * 0.5 - corner
    // In front of one of the two sides at a ridge, and of both where they meet like a floor and a ramp.
    let isAtSide = center.dot(normal) > 0
    let isAtNeighbor = center.cross(highest.way) * (isAfter ? 1 : -1) < 0
    let isInFront = hidesCorner ? isAtSide && isAtNeighbor : isAtSide || isAtNeighbor
    // A ridge must not be sharper than the shape's own corner.
    let next = shape.corner(index + (isAfter ? -1 : 1)) - corner
    let isConvex = hidesCorner || direction.cross(next) * (isAfter ? -1 : 1) > 0
    guard isInFront, isConvex else { return nil }
    (self.corner, self.index, self.isAfter, self.normal) = (corner, index, isAfter, normal)
    rise = highest.rise
    end = corner + way
    past = (along + direction) * (1 / (1 + along.dot(direction)))
  }

  /// Whether both make the same side longer, at its two ends.
  func isOtherEnd(of other: Self) -> Bool {
    isAfter != other.isAfter && normal.dot(other.normal) > 1 - 1e-9
  }

  /// How far past the corner a point of the longer side is.
  func distance(of point: Vector) -> Double { (point - corner).dot(past) }
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

  /// Of the rim around its polygon, line or center.
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
