internal import DynamicsChipmunk

/// Leaves out pairs of a crowd: many coincident shapes, of which each overlaps all others.
///
/// A crowd comes apart as well if each shape collides with some of the others. The number of pairs
/// would grow with the square of the number of shapes. Pairs that have touched go on touching, so
/// that no contact ends before the shapes come apart.
struct CrowdLimit {
  /// Whether the part has enough candidates for a crowd.
  private let mayBeCrowded: Bool
  /// The deeply overlapping pairs of the part.
  private var count = 0

  /// - Parameters:
  ///   - first: The first candidate of a part.
  ///   - end: The end of all candidates.
  init(_ first: UnsafePointer<Candidate>, _ end: UnsafePointer<Candidate>) {
    let last = first + Tuning.CrowdLimit.most
    mayBeCrowded = last < end && last.pointee.a == first.pointee.a
  }

  /// - Parameter isTouching: Whether the two shapes touched in the previous step.
  @inline(__always)
  mutating func leavesOut(_ candidate: Candidate, isTouching: Bool) -> Bool {
    guard mayBeCrowded, candidate.mayBeLeftOut else { return false }
    count += 1
    return count > Tuning.CrowdLimit.most && !isTouching
  }
}

extension Candidate {
  /// Whether the two overlap deeply, and may pass through each other.
  var mayBeLeftOut: Bool { b.pointee.boundary == nil && isDeep && !isPrecise }

  /// Whether continuous collision stops the two at each other, so that a contact must follow.
  fileprivate var isPrecise: Bool {
    a.pointee.body!.pointee.isPrecise || b.pointee.body!.pointee.isPrecise
  }

  /// Whether the centers of the boxes are nearer than those of shapes that only touch.
  fileprivate var isDeep: Bool {
    updateIfOutdated()
    let (one, other) = (a.pointee.shape!.pointee.bb, b.pointee.shape!.pointee.bb)
    let x = abs((one.l + one.r) - (other.l + other.r)) / 2
    let y = abs((one.b + one.t) - (other.b + other.t)) / 2
    let near = Tuning.CrowdLimit.near
    return x < near * min(one.r - one.l, other.r - other.l)
      && y < near * min(one.t - one.b, other.t - other.b)
  }
}
