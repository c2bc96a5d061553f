internal import DynamicsChipmunk

/// Accepts overlaps that joints have kept closed for a while.
///
/// Arms that are pinned in one place can never separate. Contacts that push them apart in each step
/// would tremble forever against joints that pull them back, so the contacts yield. They still
/// keep the bodies from getting closer.
enum LastingOverlap {
  /// - Parameter isJoined: Whether joints hold the two bodies to each other.
  static func yield(
    _ pair: PairPointer, _ constraint: ContactConstraintPointer, isJoined: Bool, step h: Double
  ) {
    guard isJoined, pair.depth > Tuning.LastingOverlap.shallow else {
      return pair.pointee.overlapDuration = 0
    }
    pair.pointee.overlapDuration += h
    guard pair.pointee.overlapDuration > Tuning.LastingOverlap.timeToYield else { return }
    for point in constraint.points { point.pointee.bias = 0 }
  }
}

extension PairPointer {
  /// The greatest penetration depth of the two shapes, in points.
  fileprivate var depth: Double {
    let apart = second.position - first.position
    return (0..<count).reduce(0) { deepest, place in
      let point = points[place]
      return max(deepest, -(apart + point.r2 - point.r1).dot(pointee.normal))
    }
  }
}
