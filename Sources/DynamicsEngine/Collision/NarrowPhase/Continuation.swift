internal import DynamicsChipmunk

/// The continuation of a side of an immovable polygon, or of a line, over a neighboring shape.
struct Continuation: BitwiseCopyable {
  let corner: Vector
  let index: Int
  /// Whether the side comes after its corner; otherwise, it comes before.
  let isAfter: Bool
  /// The outward normal of the side.
  let normal: Vector
  /// The end of the continued side: at a ridge the neighbor's corner, otherwise a point on the
  /// side's own line beyond the part.
  let end: Vector
  /// The direction in which the neighbor goes on from the corner, as seen along the side.
  ///
  /// ```
  ///            1   up like a wall
  ///  ______ corner
  ///   side     0   straight on; between them, a ramp
  ///           −1   down; between 0 and −1, a ridge
  ///           −2   straight back
  /// ```
  let rise: Double
  /// Whether the corner disappears, because the neighbor does not fall away from the side.
  let hidesCorner: Bool
  /// The sum of the directions of the two sides; it points past the corner and past the end.
  private let bisector: Vector

  /// Creates the continuation; `nil` if the neighbor does not continue the side, or if the part is
  /// not in front of it.
  init?(
    of shape: UnsafeMutablePointer<cpShape>, at index: Int, isAfter: Bool,
    by neighbor: UnsafeMutablePointer<cpShape>, for part: UnsafeMutablePointer<cpShape>
  ) {
    let corner = shape.corner(index)
    let side = corner - shape.corner(index + (isAfter ? 1 : -1))
    let along = side * (1 / side.length)
    let normal = along.perpendicular * (isAfter ? 1 : -1)
    var highest: (rise: Double, offset: Vector)?
    for place in 0..<neighbor.cornerCount {
      let offset = neighbor.corner(place) - corner
      let (length, height) = (offset.dot(along), offset.dot(normal))
      guard abs(length) + abs(height) > 2 * Tuning.Continuation.maxGap, length > 0 || height < 0
      else {
        continue
      }
      let steepness = height / (abs(length) + abs(height))
      let rise = length > 0 ? steepness : -2 - steepness
      if rise > highest?.rise ?? -.infinity { highest = (rise, offset) }
    }
    guard let highest, Tuning.Continuation.range.contains(highest.rise) else { return nil }
    hidesCorner = highest.rise > -Tuning.Continuation.flat
    let box = BoundingBox(part.pointee.bb)
    let offset = hidesCorner ? along * (highest.offset.length + box.halfPerimeter) : highest.offset
    let direction = offset * (1 / offset.length)
    let center = (box.low + box.high) * 0.5 - corner
    // At a ridge, the part must be in front of one of the two sides. Where they meet like a floor
    // and a ramp, it must be in front of both.
    let isAtSide = center.dot(normal) > 0
    let isAtNeighbor = center.cross(highest.offset) * (isAfter ? 1 : -1) < 0
    let isPartInFront = hidesCorner ? isAtSide && isAtNeighbor : isAtSide || isAtNeighbor
    // A ridge must not be sharper than the shape's own corner.
    let next = shape.corner(index + (isAfter ? -1 : 1)) - corner
    let isConvex = hidesCorner || direction.cross(next) * (isAfter ? -1 : 1) > 0
    guard isPartInFront, isConvex else { return nil }
    (self.corner, self.index, self.isAfter, self.normal) = (corner, index, isAfter, normal)
    rise = highest.rise
    end = corner + offset
    bisector = (along + direction) * (1 / (1 + along.dot(direction)))
  }

  /// Whether this and another continuation extend the same side, at its two ends.
  func isOppositeEnd(of other: Self) -> Bool {
    isAfter != other.isAfter && normal.dot(other.normal) > 1 - 1e-9
  }

  /// The distance of a point of the continued side past the corner.
  func distance(of point: Vector) -> Double { (point - corner).dot(bisector) }
}
