internal import DynamicsChipmunk
internal import DynamicsGeometry

/// A part of a body on its path through one step, with its penetration depths.
///
/// The caller provides the memory, so that a sweep allocates nothing.
struct SweptPart: BitwiseCopyable {
  let motion: Motion
  /// From the body's center, in its own axes, clockwise on screen.
  private let corners: UnsafeBufferPointer<Vector>
  /// The outward unit normals of the sides, one for each corner, in the body's own axes.
  private let normals: UnsafeMutablePointer<Vector>
  /// The corners at the last evaluated fraction of the step.
  private let placed: UnsafeMutablePointer<Vector>
  /// The distance from the body's center to the farthest corner.
  private let radius: Double
  /// Whether it is a circle about the body's center; the corners are those of an inscribed polygon.
  private let isRound: Bool

  /// The number of vectors that a part needs memory for.
  static func scratchSize(corners: Int) -> Int { 2 * corners }

  /// - Parameter scratch: Memory for ``scratchSize(corners:)`` vectors.
  init(
    _ corners: UnsafeBufferPointer<Vector>, _ motion: Motion, radius: Double, isRound: Bool,
    scratch: UnsafeMutablePointer<Vector>
  ) {
    self.corners = corners
    self.motion = isRound ? motion.withoutTurn : motion
    self.radius = radius
    self.isRound = isRound
    normals = scratch
    placed = scratch + corners.count
  }

  /// Computes the normals; call it before ``overlap(with:at:limit:)`` with an obstacle.
  func findNormals() {
    for index in corners.indices {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      let along = next - corners[index]
      let length = along.length
      normals[index] = along.turned * (length > 0 ? -1 / length : 0)
    }
  }

  /// The box around all poses of the part in the step.
  func box() -> BoundingBox {
    if isRound { return BoundingBox(around: .zero, motion.displacement).grown(by: radius) }
    place(at: 0, motion.rotation(at: 0))
    var box = boxOfPlaced()
    if motion.turn == 0 { return box.swept(along: motion.displacement) }
    place(at: 1, motion.rotation(at: 1))
    box = box.union(boxOfPlaced())
    // Corners move on arcs, which bulge out between the two poses.
    let halfTurn = min(abs(motion.turn) / 2, .pi)
    return box.grown(by: radius * (1 - SinCos(halfTurn).cosine))
  }

  private func boxOfPlaced() -> BoundingBox {
    BoundingBox(of: UnsafeBufferPointer(start: placed, count: corners.count))
  }

  private func place(at fraction: Double, _ rotation: Vector) {
    let center = motion.displacement * fraction
    for index in corners.indices {
      placed[index] = corners[index].rotated(by: rotation) + center
    }
  }

  /// The lowest placed corner along a vector.
  private func lowest(along normal: Vector) -> (height: Double, corner: Vector) {
    placed.lowest(along: normal, of: corners.count)
  }

  /// Places the corners of a polygon, before ``lowest(along:_:)``.
  private func placeCorners(at fraction: Double) {
    if !isRound { place(at: fraction, motion.rotation(at: fraction)) }
  }

  /// The lowest point along a unit vector; exact for a circle, which a polygon would be too coarse for.
  @inline(__always)
  private func lowest(along normal: Vector, _ center: Vector) -> (height: Double, corner: Vector) {
    guard isRound else { return lowest(along: normal) }
    let point = center - normal * radius
    return (point.dot(normal), point)
  }
}

extension UnsafeMutablePointer<Vector> {
  /// The lowest of some corners along a vector, with its height; of equally low ones, the first.
  @inline(__always)
  func lowest(along normal: Vector, of count: Int) -> (height: Double, corner: Vector) {
    var best = (height: self[0].dot(normal), corner: self[0])
    for index in 1..<count {
      let height = self[index].dot(normal)
      if height < best.height { best = (height, self[index]) }
    }
    return best
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
    placeCorners(at: fraction)
    var overlap = Overlap(depth: -.infinity, safeFraction: .infinity)
    let center = motion.displacement * fraction
    for line in lines {
      let line = line.placed(at: fraction)
      let (height, corner) = lowest(along: line.inward, center)
      let depth = line.height - height
      let fastest = fastest(against: line.inward, line.edge.farthest(along: line.inward))
      overlap.safeFraction = min(overlap.safeFraction, (limit - depth) / fastest)
      guard depth >= overlap.depth else { continue }
      let velocity = motion.velocity(of: corner, around: center)
      let rate = -(velocity - line.edge.displacement(of: corner, at: fraction)).dot(line.inward)
      overlap.rate = depth > overlap.depth ? rate : max(rate, overlap.rate)
      overlap.depth = depth
    }
    return overlap
  }

  /// The index of the line that the part is farthest behind; of equal ones, the first.
  func deepest(of lines: UnsafeMutableBufferPointer<HalfPlane>, at fraction: Double) -> Int {
    placeCorners(at: fraction)
    let center = motion.displacement * fraction
    var deepest = (depth: -Double.infinity, place: 0)
    for index in lines.indices {
      let line = lines[index].placed(at: fraction)
      let depth = line.height - lowest(along: line.inward, center).height
      if depth > deepest.depth { deepest = (depth, index) }
    }
    return deepest.place
  }

  /// The penetration depth: the distance that the part must move to be clear of an obstacle.
  ///
  /// - Parameter limit: The depth that ``Overlap/safeFraction`` refers to.
  func overlap(with obstacle: Obstacle, at fraction: Double, limit: Double) -> Overlap {
    let rotation = motion.rotation(at: fraction)
    place(at: fraction, rotation)
    obstacle.place(at: fraction)
    var overlap = Overlap(depth: .infinity, safeFraction: 0)
    let center = motion.displacement * fraction
    for index in 0..<obstacle.count {
      let normal = obstacle.normal(index)
      let (height, corner) = lowest(along: normal)
      include(normal, obstacle.reach(along: normal, index) - height, at: corner)
    }
    for index in corners.indices {
      let normal = normals[index].rotated(by: rotation)
      let (height, corner) = obstacle.lowest(along: normal)
      include(-normal, placed[index].dot(normal) - height, at: corner)
    }
    return overlap

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
  private func fastest(against normal: Vector, _ obstacle: Double) -> Double {
    max(0, obstacle - motion.displacement.dot(normal)) + abs(motion.turn)
      * radius
  }
}
