internal import DynamicsChipmunk

/// The curve of an edge as an obstacle for discs.
///
/// Positions are relative to the moving body's center before the step.
struct SweptCurve: BitwiseCopyable {
  let shape: ShapePointer
  let edge: MovingEdge
  /// The only side that collides, for a body inside a convex chain; `nil` if both do.
  let side: Double?

  /// - Parameters:
  ///   - origin: The point that positions are relative to.
  ///   - time: The fraction of the step at which the motion starts.
  init(_ shape: ShapePointer, side: Double? = nil, from origin: Vector, after time: Double) {
    self.shape = shape
    self.side = side
    edge = MovingEdge(shape.pointee, from: origin, after: time)
  }

  func nearest(to place: Vector, at fraction: Double) -> CurvedEdge.Nearest {
    CurvedEdge(edge: edge.edge(at: fraction), curve: shape.pointee.curve).nearest(to: place)
  }
}
