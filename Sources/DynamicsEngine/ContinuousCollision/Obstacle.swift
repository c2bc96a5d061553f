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
    guard !own.isEmpty, let body = shape.pointee.body else {
      self.init(MovingEdge(shape.pointee, from: origin), scratch: scratch)
      return
    }
    self.init(
      shape, own, center: body.position - origin, rotation: body.rotation, body.motionToTarget,
      scratch: scratch)
  }

  private init(_ edge: MovingEdge, scratch: UnsafeMutablePointer<Vector>) {
    corners = scratch
    (corners[0], corners[1]) = (edge.start.start, edge.start.end)
    self.edge = edge
    own = UnsafeBufferPointer(start: nil, count: 0)
    radius = 0
    count = 2
    motion = Motion(displacement: .zero, startAngle: 0, turn: 0)
    center = .zero
  }

  /// Makes an obstacle of a part of a body.
  ///
  /// - Parameters:
  ///   - own: The shape's corners, which must outlive the obstacle.
  ///   - center: The center of its body before the motion.
  ///   - rotation: The cosine and sine of its angle before the motion; `nil` to compute them.
  ///   - scratch: Memory for as many corners.
  init(
    _ shape: ShapePointer, _ own: UnsafeBufferPointer<Vector>, center: Vector, rotation: Vector?,
    _ motion: Motion, scratch: UnsafeMutablePointer<Vector>
  ) {
    corners = scratch
    edge = MovingEdge(shape.pointee, from: .zero)
    count = own.count
    self.own = own
    self.motion = motion
    self.center = center
    radius = shape.pointee.radius
    let rotation = rotation ?? motion.rotation(at: 0)
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
    corners.lowest(along: normal, of: count)
  }
}
