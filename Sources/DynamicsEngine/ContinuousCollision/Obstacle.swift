internal import DynamicsChipmunk

/// An obstacle for a part: a line, or a convex shape of an anchored body.
///
/// Positions are relative to the moving body's center before the step.
struct Obstacle: BitwiseCopyable {
  /// Clockwise on screen; two corners for a line, which has two sides.
  private let corners: UnsafeMutablePointer<Vector>
  let count: Int
  /// The line and its motion; at rest for a body.
  let edge: MovingEdge

  /// The number of corners that need memory.
  static func cornerCount(of shape: ShapePointer) -> Int {
    shape.pointee.corners.isEmpty ? 2 : shape.pointee.corners.count
  }

  /// - Parameters:
  ///   - origin: The point that positions are relative to.
  ///   - scratch: Memory for ``cornerCount(of:)`` corners.
  init(_ shape: ShapePointer, from origin: Vector, scratch: UnsafeMutablePointer<Vector>) {
    corners = scratch
    edge = MovingEdge(shape.pointee, from: origin)
    let own = shape.pointee.corners
    guard !own.isEmpty, let body = shape.pointee.body else {
      count = 2
      corners[0] = shape.pointee.start - origin
      corners[1] = shape.pointee.end - origin
      return
    }
    count = own.count
    let (rotation, center) = (body.rotation, body.position - origin)
    for index in own.indices { corners[index] = own[index].rotated(by: rotation) + center }
  }

  /// Moves a line to its place at a fraction of the step.
  func place(at fraction: Double) {
    guard edge.isMoving else { return }
    let edge = edge.edge(at: fraction)
    (corners[0], corners[1]) = (edge.start, edge.end)
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
