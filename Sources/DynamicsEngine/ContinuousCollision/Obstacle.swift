internal import DynamicsChipmunk

/// What stands in the way of a part: a line, or a convex shape that is anchored.
///
/// Places are measured from where the moving body's centre was before the step.
struct Obstacle: BitwiseCopyable {
  /// In the positive sense; two for a line, which has two sides.
  private let corners: UnsafeMutablePointer<Vector>
  let count: Int
  /// The line and how it moves; at rest for a body.
  let edge: MovingEdge

  /// Of which it needs memory.
  static func cornerCount(of shape: ShapePointer) -> Int {
    shape.pointee.corners.isEmpty ? 2 : shape.pointee.corners.count
  }

  /// - Parameters:
  ///   - origin: What places are measured from.
  ///   - scratch: As long as ``cornerCount(of:)`` says.
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

  /// Brings a line that moves to where it is at a share of the step.
  func place(at share: Double) {
    guard edge.isMoving else { return }
    let edge = edge.edge(at: share)
    (corners[0], corners[1]) = (edge.start, edge.end)
  }

  /// A unit vector out of a side.
  func normal(_ index: Int) -> Vector {
    let along = corners[index + 1 < count ? index + 1 : 0] - corners[index]
    let length = along.length
    return along.turned * (length > 0 ? -1 / length : 0)
  }

  /// How far it reaches along the normal of a side.
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

/// All that is on the inner side of an edge of a convex chain: where what is inside may be.
struct HalfPlane: BitwiseCopyable {
  /// Whose it is.
  let shape: ShapePointer
  let edge: MovingEdge
  /// A unit vector.
  private(set) var inward: Vector
  /// Of the edge, along `inward`.
  private(set) var height: Double
  /// As of the chain.
  private let innerSide: Double

  /// - Parameter origin: What places are measured from.
  init(_ shape: ShapePointer, from origin: Vector) {
    self.shape = shape
    innerSide = shape.pointee.boundary!.pointee.chains[Int(shape.pointee.chain)].innerSide
    edge = MovingEdge(shape.pointee, from: origin)
    inward = Edge(start: shape.pointee.start, end: shape.pointee.end).inwardNormal(innerSide)
    height = edge.start.start.dot(inward)
  }

  /// Where it is at a share of the step.
  func placed(at share: Double) -> HalfPlane {
    guard edge.isMoving else { return self }
    var plane = self
    let edge = edge.edge(at: share)
    plane.inward = edge.inwardNormal(innerSide)
    plane.height = edge.start.dot(plane.inward)
    return plane
  }
}
