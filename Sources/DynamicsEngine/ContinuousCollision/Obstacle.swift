internal import DynamicsChipmunk

/// An obstacle for a part: a line, or a convex shape of another body.
///
/// Positions are relative to the moving body's center before the step.
struct Obstacle: BitwiseCopyable {
  /// Clockwise on screen; two corners for a line, which has two sides.
  let corners: UnsafeMutableBufferPointer<Vector>
  /// The line and its motion.
  private let edge: MovingEdge
  /// The motion of the body; at rest for a line.
  private let motion: Sweep
  /// The center of the body before the step, and the distance to its farthest corner.
  private let center: Vector
  let radius: Double
  /// The corners of the body, in its own axes; empty for a line.
  private let own: UnsafeBufferPointer<Vector>
  /// Whether it is a circle about the body's center, in which the corners are inscribed.
  let isRound: Bool

  /// - Parameters:
  ///   - own: The shape's corners, which must outlive the obstacle.
  ///   - time: The fraction of the step at which the motion starts.
  ///   - center: The center of its body before the motion, relative to the origin.
  ///   - scratch: Memory for as many corners, or for two.
  fileprivate init(
    _ shape: ShapePointer, _ own: UnsafeBufferPointer<Vector>, from origin: Vector, center: Vector,
    _ motion: Sweep, after time: Double, scratch: UnsafeMutableBufferPointer<Vector>
  ) {
    corners = scratch
    isRound = !own.isEmpty && shape.isRound
    edge = MovingEdge(shape.pointee, from: origin, after: time)
    self.own = own
    self.motion = motion
    self.center = center
    radius = shape.pointee.radius
    if own.isEmpty { (corners[0], corners[1]) = (edge.start.start, edge.start.end) }
    placeOwn(at: 0)
  }

  var isAtRest: Bool { !edge.isMoving && !motion.isMoving }

  /// Moves the obstacle to its place at a fraction of the step.
  func place(at fraction: Double) {
    if edge.isMoving {
      let edge = edge.edge(at: fraction)
      (corners[0], corners[1]) = (edge.start, edge.end)
    } else if motion.isMoving {
      placeOwn(at: fraction)
    }
  }

  private func placeOwn(at fraction: Double) {
    let (rotation, center) = (motion.rotation(at: fraction), center(at: fraction))
    for index in own.indices { corners[index] = own[index].rotated(by: rotation) + center }
  }

  func center(at fraction: Double) -> Vector { center + motion.displacement * fraction }

  /// The displacement in the step of the point of the obstacle at a place at a fraction of the step.
  func displacement(of place: Vector, at fraction: Double) -> Vector {
    motion.isMoving
      ? motion.velocity(of: place, around: center(at: fraction))
      : edge.displacement(of: place, at: fraction)
  }

  /// An upper bound on the displacement of any of its points along a direction.
  func farthest(along direction: Vector) -> Double {
    motion.isMoving
      ? motion.displacement.dot(direction) + (isRound ? 0 : abs(motion.turn) * radius)
      : edge.farthest(along: direction)
  }

  /// The outward unit normal of a side.
  func normal(_ index: Int) -> Vector {
    let along = corners[index + 1 < corners.count ? index + 1 : 0] - corners[index]
    let length = along.length
    return along.perpendicular * (length > 0 ? -1 / length : 0)
  }

  /// The lowest point along a unit vector.
  func lowest(along normal: Vector, at fraction: Double) -> (height: Double, corner: Vector) {
    guard isRound else { return corners.lowest(along: normal) }
    let place = center(at: fraction) - normal * radius
    return (place.dot(normal), place)
  }

  /// The height of the highest point along a unit vector.
  func highest(along normal: Vector, at fraction: Double) -> Double {
    -lowest(along: -normal, at: fraction).height
  }

  /// The height of a side along its normal.
  func reach(along normal: Vector, _ index: Int) -> Double { corners[index].dot(normal) }
}

extension ShapePointer {
  /// Calls a block with the shape as an obstacle: an edge that may move, or a part of a body that may
  /// be on the way to its target.
  ///
  /// - Parameters:
  ///   - origin: The point that positions are relative to.
  ///   - time: The fraction of the step at which the motion starts.
  func withObstacle<Result>(
    from origin: Vector, after time: Double, _ visit: (Obstacle) -> Result
  ) -> Result {
    guard let body = pointee.body, !pointee.corners.isEmpty else {
      let rest = Sweep(displacement: .zero, startAngle: 0, turn: 0)
      return withObstacle(from: origin, center: .zero, rest, after: time, visit)
    }
    let motion = body.motionToTarget
    return withObstacle(
      from: origin, center: body.position + motion.displacement * time - origin,
      motion.rest(after: time), visit)
  }

  /// Calls a block with a part of a body on its path as an obstacle.
  func withObstacle<Result>(
    from origin: Vector = .zero, center: Vector, _ motion: Sweep, after time: Double = 0,
    _ visit: (Obstacle) -> Result
  ) -> Result {
    pointee.corners.withUnsafeBufferPointer { own in
      withUnsafeTemporaryAllocation(of: Vector.self, capacity: max(own.count, 2)) { scratch in
        visit(
          Obstacle(
            self, own, from: origin, center: center, motion, after: time, scratch: scratch))
      }
    }
  }
}

/// The half plane on the inner side of an edge of a convex chain.
struct HalfPlane: BitwiseCopyable {
  /// The shape of the edge.
  let shape: ShapePointer
  let edge: MovingEdge
  /// The curve in place of the edge; `nil` if the part touches the edge.
  let curve: SweptCurve?
  /// The inward unit normal.
  private(set) var inward: Vector
  /// The height of the edge along `inward`.
  private(set) var height: Double
  /// As of the chain.
  private let innerSide: Double

  /// - Parameters:
  ///   - origin: The point that positions are relative to.
  ///   - time: The fraction of the step at which the motion starts.
  init(_ shape: ShapePointer, for part: ShapePointer, from origin: Vector, after time: Double) {
    self.shape = shape
    innerSide = shape.innerSide
    curve =
      shape.isCurve(for: part)
      ? SweptCurve(shape, side: innerSide, from: origin, after: time) : nil
    edge = MovingEdge(shape.pointee, from: origin, after: time)
    inward = edge.start.inwardNormal(innerSide)
    height = edge.start.start.dot(inward)
  }

  /// The half plane at a fraction of the step.
  func placed(at fraction: Double) -> HalfPlane {
    guard edge.isMoving else { return self }
    var plane = self
    let edge = edge.edge(at: fraction)
    plane.inward = edge.inwardNormal(innerSide)
    plane.height = edge.start.dot(plane.inward)
    return plane
  }
}
