/// Finds parts of bodies that lie across convex chains too small to hold the body.
///
/// Edges of a chain are tested one after another, so the last result is cached.
struct ThinBoundaryTest {
  /// The shapes that a part collides with at a chain.
  enum Target {
    case edges
    /// The inside of the chain that the part lies across.
    case inside(Solid)
    /// None, because a joint holds the body around the chain; contacts and the joint would
    /// fight forever.
    case nothing
  }

  private var part: ShapePointer?
  private var boundary: BoundaryPointer?
  private var chain: Int32 = -1
  private var target = Target.edges

  /// - Parameter edge: An edge of a chain that the part's body is not inside of, or a part of
  ///   another body.
  mutating func target(for part: ShapePointer, at edge: ShapePointer) -> Target {
    // The inside of a one-sided chain is open.
    guard edge.pointee.capsule != nil, let boundary = edge.pointee.boundary,
      !boundary.pointee.surface.isOneSided
    else { return .edges }
    if part != self.part || boundary != self.boundary || edge.pointee.chain != chain {
      (self.part, self.boundary, chain) = (part, boundary, edge.pointee.chain)
      target = Self.target(for: part, at: boundary.pointee.chains[Int(chain)])
    }
    return target
  }

  private static func target(for part: ShapePointer, at chain: Chain) -> Target {
    let body = part.pointee.body!
    guard let solid = chain.shapes.solid,
      solid.cannotContain(
        minWidth: body.pointee.minWidth, maxWidth: body.pointee.maxWidth),
      solid.overlaps(part.pointee.shape!)
    else { return .edges }
    return body.pointee.isGrounded ? .nothing : .inside(solid)
  }
}
