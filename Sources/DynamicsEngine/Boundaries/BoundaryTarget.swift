internal import DynamicsGeometry

/// The target of a boundary's move in the next step.
///
/// A boundary moves if it is replaced by one with the same corners in other places. The step begins
/// with all edges in their old places, contacts see the edges' velocities, and the step ends with
/// the edges in their new places. So a boundary carries the bodies that touch it, like a kinematic
/// body.
struct BoundaryTarget {
  let contours: [Contour]
  let chains: [Chain]
  /// The displacement of the corner that moves farthest, in points.
  let farthest: Double

  /// - Parameter greatest: The farthest distance that any corner may move.
  /// - Returns: `nil` if the boundary cannot move there, because it has other corners or is too far
  ///   away.
  init?(
    _ contours: [Contour], _ chains: [Chain], from old: [Chain], within greatest: Double
  ) {
    guard old.count == chains.count, !old.isEmpty else { return nil }
    var farthest = 0.0
    for (old, new) in zip(old, chains) {
      guard old.matches(new) else { return nil }
      for (edge, other) in zip(old.edges.buffer, new.edges.buffer) {
        farthest = max(farthest, (other.start - edge.start).length, (other.end - edge.end).length)
      }
    }
    guard farthest <= greatest else { return nil }
    self.contours = contours
    self.chains = chains
    self.farthest = farthest
  }
}

extension Chain {
  /// Whether another chain differs only in the positions of its corners.
  fileprivate func matches(_ other: Chain) -> Bool {
    edges.count == other.edges.count && isClosed == other.isClosed && isConvex == other.isConvex
      && isReferenceBounds == other.isReferenceBounds && (!isClosed || innerSide == other.innerSide)
  }
}
