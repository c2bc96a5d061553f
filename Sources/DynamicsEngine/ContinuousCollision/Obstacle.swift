internal import DynamicsChipmunk

/// An obstacle for a part: a line, or a convex shape of another body.
///
/// Positions are relative to the moving body's center before the step.
struct Obstacle: BitwiseCopyable {
  /// Clockwise on screen; two corners for a line, which has two sides.
  private let corners: UnsafeMutablePointer<Vector>
  let count: Int
  /// The line and its motion.
  private let edge: MovingEdge
  /// The motion of the body; at rest for a line.
  private let motion: Motion
  /// The center of the body before the step, and the distance to its farthest corner.
  private let center: Vector
  private let radius: Double
  /// The corners of the body, in its own axes; empty for a line.
  private let own: UnsafeBufferPointer<Vector>

  /// The number of corners that need memory.
  static func cornerCount(of shape: ShapePointer) -> Int {
    shape.pointee.corners.isEmpty ? 2 : shape.pointee.corners.count
  }

  /// - Parameters:
  ///   - origin: The point that positions are relative to.
  ///   - own: The shape's corners, which must outlive the obstacle.
  ///   - scratch: Memory for ``cornerCount(of:)`` corners.
  init(
    _ shape: ShapePointer, _ own: UnsafeBufferPointer<Vector>, from origin: Vector,
    scratch: UnsafeMutablePointer<Vector>
  ) {
    corners = scratch
    edge = MovingEdge(shape.pointee, from: origin)
    self.own = own
    radius = shape.pointee.radius
    guard !own.isEmpty, let body = shape.pointee.body else {
      count = 2
      motion = Motion(displacement: .zero, startAngle: 0, turn: 0)
      center = .zero
      corners[0] = shape.pointee.start - origin
      corners[1] = shape.pointee.end - origin
      return
    }
    count = own.count
    motion = body.motionToTarget
    center = body.position - origin
    let rotation = body.rotation
    for index in own.indices { corners[index] = own[index].rotated(by: rotation) + center }
  }

  /// Makes an obstacle of a part of a body.
  ///
  /// - Parameters:
  ///   - own: The shape's corners, which must outlive the obstacle.
  ///   - center: The center of its body before the motion.
  ///   - scratch: Memory for as many corners.
  init(
    _ shape: ShapePointer, _ own: UnsafeBufferPointer<Vector>, center: Vector, _ motion: Motion,
    scratch: UnsafeMutablePointer<Vector>
  ) {
    corners = scratch
    edge = MovingEdge(shape.pointee, from: .zero)
    count = own.count
    self.own = own
    self.motion = motion
    self.center = center
    radius = shape.pointee.radius
    let rotation = motion.rotation(at: 0)
    for index in own.indices { corners[index] = own[index].rotated(by: rotation) + center }
  }

  /// Moves the obstacle to its place at a fraction of the step.
  func place(at fraction: Double) {
    if edge.isMoving {
      let edge = edge.edge(at: fraction)
      (corners[0], corners[1]) = (edge.start, edge.end)
    } else if motion.isMoving {
      let (rotation, center) = (motion.rotation(at: fraction), center(at: fraction))
      for index in own.indices { corners[index] = own[index].rotated(by: rotation) + center }
    }
  }

  private func center(at fraction: Double) -> Vector { center + motion.displacement * fraction }

  /// The displacement in the step of the point of the obstacle at a place at a fraction of the step.
  func displacement(of place: Vector, at fraction: Double) -> Vector {
    motion.isMoving
      ? motion.velocity(of: place, around: center(at: fraction))
      : edge.displacement(of: place, at: fraction)
  }

  /// An upper bound on the displacement of any of its points along a direction.
  func farthest(along direction: Vector) -> Double {
    motion.isMoving
      ? motion.displacement.dot(direction) + abs(motion.turn) * radius
      : edge.farthest(along: direction)
  }

  /// The outward unit normal of a side.
  func normal(_ index: Int) -> Vector {
    let along = corners[index + 1 < count ? index + 1 : 0] - corners[index]
    let length = along.length
    return along.turned * (length > 0 ? -1 / length : 0)
  }

  /// The height of a side along its normal.
  func reach(along normal: Vector, _ index: Int) -> Double { corners[index].dot(normal) }

  func lowest(along normal: Vector) -> (height: Double, corner: Vector) {
    var best = (height: corners[0].dot(normal), corner: corners[0])
    for index in 1..<count {
      let height = corners[index].dot(normal)
      if height < best.height { best = (height, corners[index]) }
    }
    return best
  }
}

/// The half plane on the inner side of an edge of a convex chain.
struct HalfPlane: BitwiseCopyable {
  /// The shape of the edge.
  let shape: ShapePointer
  let edge: MovingEdge
  /// The inward unit normal.
  private(set) var inward: Vector
  /// The height of the edge along `inward`.
  private(set) var height: Double
  /// As of the chain.
  private let innerSide: Double

  /// - Parameter origin: The point that positions are relative to.
  init(_ shape: ShapePointer, from origin: Vector) {
    self.shape = shape
    innerSide = shape.pointee.boundary!.pointee.chains[Int(shape.pointee.chain)].innerSide
    edge = MovingEdge(shape.pointee, from: origin)
    inward = Edge(start: shape.pointee.start, end: shape.pointee.end).inwardNormal(innerSide)
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
