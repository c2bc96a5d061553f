internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Where the next step moves a boundary, with what it collides with there.
///
/// A boundary that is replaced by one with the same corners, each elsewhere, moves: the step begins with
/// all edges where they were, contacts see how fast they go, and it ends with them in their new place. So
/// what touches a boundary goes with it, as with a kinematic body.
final class BoundaryTarget {
  let chains: [Chain]
  /// In the order of the boundary's rows.
  private(set) var shapes: [UnsafeMutablePointer<cpShape>] = []
  /// How far the corner goes that goes farthest, in points.
  let farthest: Double

  /// A boundary that goes farther in one step is put in its new place, and did not move there, in points.
  private static var mostWay: Double { 32 }

  /// - Returns: `nil` when the boundary cannot move there, since it has other corners or is too far.
  init?(
    of contours: [Contour], from old: [Chain], ground: UnsafeMutablePointer<cpBody>,
    rank: UInt32
  ) {
    chains = EdgeShapes.chains(of: contours)
    guard let farthest = Self.farthestWay(from: old, to: chains),
      farthest <= Self.mostWay
    else {
      return nil
    }
    self.farthest = farthest
    var rank = rank
    EdgeShapes.make(of: chains, ground: ground, rank: &rank) { shape, _, _, _, _ in
      _ = cpShapeUpdate(shape, ground.pointee.transform)
      shapes.append(shape)
    }
  }

  /// `nil` when the chains have not the same corners, or not the same side is inside.
  private static func farthestWay(
    from old: [Chain], to new: [Chain]
  ) -> Double? {
    guard old.count == new.count, !old.isEmpty else { return nil }
    var farthest = 0.0
    for (old, new) in zip(old, new) {
      guard old.isLike(new) else { return nil }
      for (edge, other) in zip(old.edges.buffer, new.edges.buffer) {
        farthest = max(farthest, (other.start - edge.start).length, (other.end - edge.end).length)
      }
    }
    return farthest
  }

  /// Hands the shapes over, to be freed by whoever takes them.
  func takeShapes() -> [UnsafeMutablePointer<cpShape>] {
    defer { shapes = [] }
    return shapes
  }

  deinit { for shape in shapes { cpShapeFree(shape) } }
}

extension Chain {
  /// Whether another one differs only in where its corners are.
  fileprivate func isLike(_ other: Chain) -> Bool {
    edges.count == other.edges.count && isClosed == other.isClosed && isConvex == other.isConvex
      && isRoom == other.isRoom && (!isClosed || innerSide == other.innerSide)
  }
}
