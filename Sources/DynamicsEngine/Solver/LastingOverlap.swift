internal import DynamicsChipmunk

/// Lets overlaps be that joints have kept closed for a while.
///
/// Arms that are pinned in one place can never part. Contacts that push them apart in each step, and joints that
/// pull them back, would tremble for ever: so contacts yield. They still let nothing come closer.
enum LastingOverlap {
  /// What is no deeper may stay so, in points.
  private static var shallow: Double { 0.5 }
  /// After so many seconds, 2 % of an overlap are left where nothing keeps it.
  private static var patience: Double { 2 }

  /// - Parameter isJoined: Whether joints hold the two bodies to each other.
  static func yield(
    _ pair: PairPointer, _ constraint: ContactConstraintPointer, isJoined: Bool, step h: Double
  ) {
    guard isJoined, pair.depth > shallow else { return pair.pointee.secondsDeep = 0 }
    pair.pointee.secondsDeep += h
    guard pair.pointee.secondsDeep > patience else { return }
    for place in 0..<constraint.pointee.count { constraint.points[place].bias = 0 }
  }
}

extension PairPointer {
  /// How far the two are inside each other where they are deepest, in points.
  fileprivate var depth: Double {
    let apart = second.position - first.position
    return (0..<pointee.count).reduce(0) { deepest, place in
      let contact = contacts[place]
      return max(deepest, -(apart + contact.r2 - contact.r1).dot(pointee.arbiter.n))
    }
  }
}
