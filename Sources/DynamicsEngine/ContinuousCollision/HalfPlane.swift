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

  /// - Parameters:
  ///   - origin: The point that positions are relative to.
  ///   - time: The fraction of the step at which the motion starts.
  init(_ shape: ShapePointer, from origin: Vector, after time: Double) {
    self.shape = shape
    innerSide = shape.pointee.boundary!.pointee.chains[Int(shape.pointee.chain)].innerSide
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
