/// Finds parts of bodies that lie across convex chains that are too small to hold the body.
///
/// Edges of a chain are asked about one after another, so the last answer is kept.
struct Straddling {
  /// What a part collides with where it meets a chain.
  enum Obstacle {
    case edges
    /// The inside of the chain, which it lies across.
    case inside(Solid)
    /// A joint holds it around the chain. Contacts and joint would fight for ever.
    case nothing
  }

  private var part: ShapePointer?
  private var boundary: BoundaryPointer?
  private var chain: Int32 = -1
  private var obstacle = Obstacle.edges

  /// - Parameter edge: An edge that stops the part's body, or a part of another body.
  mutating func obstacle(for part: ShapePointer, at edge: ShapePointer) -> Obstacle {
    guard edge.pointee.side == .outer, let boundary = edge.pointee.boundary else { return .edges }
    if part != self.part || boundary != self.boundary || edge.pointee.chain != chain {
      (self.part, self.boundary, chain) = (part, boundary, edge.pointee.chain)
      obstacle = Self.obstacle(for: part, at: boundary.pointee.chains[Int(chain)])
    }
    return obstacle
  }

  private static func obstacle(for part: ShapePointer, at chain: Chain) -> Obstacle {
    let body = part.pointee.body!
    guard let solid = chain.solid,
      solid.isTooSmall(for: body.pointee.leastWidth, body.pointee.greatestWidth),
      solid.isUnder(part.pointee.shape!)
    else { return .edges }
    return body.pointee.isHeld ? .nothing : .inside(solid)
  }
}
