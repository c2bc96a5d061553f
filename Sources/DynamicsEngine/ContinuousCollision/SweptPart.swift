internal import DynamicsChipmunk
internal import DynamicsGeometry

/// A part of a body on its path through one step, with its penetration depths.
///
/// Its memory is that of ``withSweptPart(_:isRound:_:)``, so that a sweep allocates nothing.
struct SweptPart: BitwiseCopyable {
  let motion: Sweep
  /// From the body's center, in its own axes, clockwise on screen.
  private let corners: UnsafeBufferPointer<Vector>
  /// The outward unit normals of the sides, one for each corner, in the body's own axes.
  private let normals: UnsafeMutableBufferPointer<Vector>
  /// The corners at the last evaluated fraction of the step.
  let placed: UnsafeMutableBufferPointer<Vector>
  /// The corners before the motion, and after it.
  private let ends: UnsafeMutableBufferPointer<Vector>
  /// How far the arcs on which corners move bulge out between the two.
  private let bulge: Double
  /// The distance from the body's center to the farthest corner.
  let radius: Double
  /// Whether it is a circle about the body's center, in which the corners are inscribed.
  private let isRound: Bool

  /// - Parameter scratch: Memory for four vectors for each corner.
  fileprivate init(
    _ corners: UnsafeBufferPointer<Vector>, _ motion: Sweep, radius: Double, isRound: Bool,
    scratch: UnsafeMutableBufferPointer<Vector>
  ) {
    self.corners = corners
    self.motion = isRound ? motion.withoutTurn : motion
    self.radius = radius
    self.isRound = isRound
    normals = UnsafeMutableBufferPointer(rebasing: scratch[..<corners.count])
    placed = UnsafeMutableBufferPointer(rebasing: scratch[corners.count..<2 * corners.count])
    ends = UnsafeMutableBufferPointer(rebasing: scratch[(2 * corners.count)...])
    let halfTurn = min(abs(self.motion.turn) / 2, .pi)
    bulge = halfTurn == 0 ? 0 : radius * (1 - SinCos(halfTurn).cosine)
    if !isRound { placeSides() }
  }

  private func placeSides() {
    let (before, after) = (motion.rotation(at: 0), motion.rotation(at: 1))
    for index in corners.indices {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      let along = next - corners[index]
      let length = along.length
      normals[index] = along.perpendicular * (length > 0 ? -1 / length : 0)
      ends[index] = corners[index].rotated(by: before)
      ends[index + corners.count] = corners[index].rotated(by: after) + motion.displacement
    }
  }

  /// The box around all poses of the part in the step.
  func box() -> BoundingBox {
    if isRound { return BoundingBox(around: .zero, motion.displacement).grown(by: radius) }
    return BoundingBox(of: ends).grown(by: bulge)
  }

  /// Whether one side of an obstacle at rest shows that the part never gets as deep as a limit: both ends of its path
  /// are in front of that side.
  func passes(_ obstacle: Obstacle, within limit: Double) -> Bool {
    guard obstacle.isAtRest else { return false }
    let least = bulge - Tuning.TimeOfImpact.nearlyDeep * limit
    for index in obstacle.corners.indices {
      let normal = obstacle.normal(index)
      let lowest =
        isRound
        ? min(0, motion.displacement.dot(normal)) - radius : ends.lowest(along: normal).height
      if lowest - obstacle.highest(along: normal, at: 0) > least { return true }
    }
    return false
  }

  /// The circle at a fraction of the step; `nil` for a polygon.
  func circle(at fraction: Double) -> (center: Vector, radius: Double)? {
    isRound ? (motion.displacement * fraction, radius) : nil
  }

  func placeCorners(at fraction: Double) { place(at: fraction, motion.rotation(at: fraction)) }

  private func place(at fraction: Double, _ rotation: Rotation) {
    let center = motion.displacement * fraction
    for index in corners.indices {
      placed[index] = corners[index].rotated(by: rotation) + center
    }
  }

  /// The lowest point along a unit vector; exact for a circle, for which a polygon would be too
  /// coarse.
  ///
  /// The corners of a polygon must have been placed.
  @inline(__always)
  private func lowest(along normal: Vector, _ center: Vector) -> (height: Double, corner: Vector) {
    guard isRound else { return placed.lowest(along: normal) }
    let point = center - normal * radius
    return (point.dot(normal), point)
  }
}

extension Vector {
  /// The unit vector to another place; upward if it is the same place.
  fileprivate func direction(to place: Vector) -> Vector {
    let way = place - self
    let length = way.length
    return length > 0 ? way * (1 / length) : Vector(x: 0, y: -1)
  }
}

extension UnsafeMutableBufferPointer<Vector> {
  /// The first of the corners that are nearest to a place.
  fileprivate func nearest(to place: Vector) -> Vector {
    var (best, least) = (self[0], Double.infinity)
    for corner in self {
      let way = corner - place
      let square = way.dot(way)
      if square < least { (best, least) = (corner, square) }
    }
    return best
  }

  /// The lowest of some corners along a vector, with its height; of equally low ones, the first.
  @inline(__always)
  func lowest(along normal: Vector) -> (height: Double, corner: Vector) {
    var best = (height: self[0].dot(normal), corner: self[0])
    for index in 1..<count {
      let height = self[index].dot(normal)
      if height < best.height { best = (height, self[index]) }
    }
    return best
  }
}

extension ShapePointer {
  /// Calls a block with the part of a body on its path.
  func withSweptPart<Result>(
    _ motion: Sweep, isRound: Bool, _ visit: (SweptPart) -> Result
  ) -> Result {
    pointee.corners.withUnsafeBufferPointer { corners in
      withUnsafeTemporaryAllocation(of: Vector.self, capacity: 4 * corners.count) { scratch in
        visit(
          SweptPart(corners, motion, radius: pointee.radius, isRound: isRound, scratch: scratch))
      }
    }
  }
}

// MARK: Depth

extension SweptPart {
  /// The penetration depth behind the line that the part is farthest behind.
  ///
  /// - Parameter limit: The depth that ``Overlap/safeFraction`` refers to.
  func overlap(
    with lines: UnsafeMutableBufferPointer<HalfPlane>, at fraction: Double, limit: Double
  ) -> Overlap {
    if !isRound { place(at: fraction, motion.rotation(at: fraction)) }
    var overlap = Overlap(depth: -.infinity, safeFraction: .infinity)
    let center = motion.displacement * fraction
    for index in lines.indices {
      if let curve = lines[index].curve {
        overlap.include(self.overlap(with: curve, at: fraction, limit: limit), of: index)
        continue
      }
      let line = lines[index].placed(at: fraction)
      let (height, corner) = lowest(along: line.inward, center)
      let depth = line.height - height
      let fastest = fastest(against: line.inward, line.edge.farthest(along: line.inward))
      overlap.safeFraction = min(overlap.safeFraction, (limit - depth) / fastest)
      guard depth >= overlap.depth else { continue }
      let velocity = motion.velocity(of: corner, around: center)
      let rate = -(velocity - line.edge.displacement(of: corner, at: fraction)).dot(line.inward)
      overlap.rate = depth > overlap.depth ? rate : max(rate, overlap.rate)
      if depth > overlap.depth { (overlap.depth, overlap.line) = (depth, index) }
    }
    return overlap
  }

  /// The penetration depth: the distance that the part must move to be clear of an obstacle.
  func overlap(with obstacle: Obstacle, at fraction: Double, limit: Double) -> Overlap {
    let rotation = motion.rotation(at: fraction)
    if !isRound { place(at: fraction, rotation) }
    obstacle.place(at: fraction)
    var overlap = Overlap(depth: .infinity, safeFraction: 0)
    let center = motion.displacement * fraction
    if !obstacle.isRound {
      for index in obstacle.corners.indices {
        let normal = obstacle.normal(index)
        include(normal, above: obstacle.reach(along: normal, index))
      }
    }
    if !isRound {
      for index in corners.indices {
        let normal = normals[index].rotated(by: rotation)
        let (height, place) = obstacle.lowest(along: normal, at: fraction)
        include(-normal, placed[index].dot(normal) - height, at: place)
      }
    }
    // A circle has one side more: that which faces the nearest corner, or the other circle.
    if isRound || obstacle.isRound {
      let other =
        obstacle.isRound ? obstacle.center(at: fraction) : obstacle.corners.nearest(to: center)
      let normal = other.direction(to: isRound ? center : placed.nearest(to: other))
      include(normal, above: obstacle.highest(along: normal, at: fraction))
    }
    return overlap

    func include(_ normal: Vector, above reach: Double) {
      let (height, place) = lowest(along: normal, center)
      include(normal, reach - height, at: place)
    }

    // Each normal is a direction of separation, and the least penetration counts. It stays below
    // the limit as long as the depth along any normal does.
    func include(_ normal: Vector, _ depth: Double, at place: Vector) {
      let fastest = fastest(against: normal, obstacle.farthest(along: normal))
      overlap.safeFraction = max(overlap.safeFraction, (limit - depth) / fastest)
      guard depth < overlap.depth else { return }
      overlap.depth = depth
      (overlap.normal, overlap.place) = (normal, place)
      let velocity = motion.velocity(of: place, around: center)
      overlap.rate = -(velocity - obstacle.displacement(of: place, at: fraction)).dot(normal)
    }
  }

  /// An upper bound on the closing speed of any corner and an obstacle along a direction, per step.
  ///
  /// - Parameter obstacle: The farthest displacement of the obstacle along the direction.
  func fastest(against normal: Vector, _ obstacle: Double) -> Double {
    max(0, obstacle - motion.displacement.dot(normal)) + abs(motion.turn) * radius
  }
}
