internal import DynamicsChipmunk

/// Finds the contacts of shapes whose boxes intersect, in the order of their ranks.
///
/// The pairs of the previous step are in the same order. So one pass over both lists finds the
/// impulses for the warm start.
struct NarrowPhase: ~Copyable {
  /// The pairs that touch or may touch within the step, with an awake body.
  let pairs = FlatArray<PairRow>()
  private let oldPairs = FlatArray<PairRow>()
  private let seamContacts = SeamContacts()
  private let ghostCorners = GhostCorners()
  /// Where Chipmunk puts the contacts of two shapes.
  private let found = FlatArray<cpContact>()
  let shapes: Slab<ShapeRow>

  init(_ shapes: Slab<ShapeRow>) {
    self.shapes = shapes
    found.resize(to: 2, filling: cpContact())
  }

  /// - Parameters:
  ///   - candidates: Sorted by key.
  ///   - hasOneSided: Whether any boundary is one-sided.
  ///   - h: The step in seconds.
  func run(_ candidates: borrowing FlatArray<Candidate>, hasOneSided: Bool, step h: Double) {
    pairs.swap(with: oldPairs)
    // There is room for all candidates, so that rows do not move.
    pairs.resize(to: candidates.count)
    let rows = pairs.base
    var count = 0
    var old = oldPairs.base
    let oldEnd = old + oldPairs.count
    // The index of the first old pair of the present part, or of a later one.
    var firstOld = 0
    var next = candidates.base
    let end = next + candidates.count
    while next < end {
      let part = next.pointee.a
      part.pointee.firstCandidate = Int32(next - candidates.base)
      let first = count
      var (straddling, crowdLimit) = (ThinBoundaryTest(), CrowdLimit(next, end))
      var box = part.touchingBox
      while next < end, next.pointee.a == part {
        let candidate = next.pointee
        next += 1
        let capsule = candidate.capsule
        guard box.intersects(candidate.otherBox(capsule)) else { continue }
        if candidate.isOutdated {
          candidate.updateIfOutdated()
          box = part.touchingBox
          guard box.intersects(candidate.otherBox(capsule)) else { continue }
        }
        var solid: Solid?
        if capsule == nil {
          switch straddling.target(for: part, at: candidate.b) {
          case .edges: break
          case .nothing: continue
          case .inside(let inside):
            if count > first, isOfSameChain(rows + (count - 1), candidate) { continue }
            solid = inside
          }
        }
        let key = candidate.key(inside: capsule != nil)
        while old < oldEnd, old.pointee.key < key { old += 1 }
        let isOld = old < oldEnd && old.pointee.key == key
        if crowdLimit.leavesOut(candidate, isTouching: isOld) { continue }
        if hasOneSided, capsule == nil, candidate.b.isOneSided,
          letsThrough(
            candidate, key, wasTouching: isOld && old.pointee.isTouching, rows + count, step: h)
        {
          continue
        }
        if isOld, solid == nil, reuse(old, into: rows + count) {
          count += 1
        } else if collide(candidate, key, with: solid, into: rows + count) {
          count += 1
        }
      }
      guard first < count else { continue }
      count = seamContacts.correct(rows, first..<count)
      count = ghostCorners.correct(rows, first..<count)
      count = matchPreviousPairs(first..<count, &firstOld, step: h)
    }
    pairs.resize(to: count)
  }

  private func isOfSameChain(_ pair: PairPointer, _ candidate: Candidate) -> Bool {
    let (edge, other) = (pair.pointee.b.pointee, candidate.b.pointee)
    return pair.pointee.a == candidate.a && edge.boundary == other.boundary
      && edge.chain == other.chain
  }

  func collide(
    _ candidate: Candidate, _ key: UInt64, with solid: Solid?, into pair: PairPointer
  ) -> Bool {
    pair.pointee.key = key
    pair.pointee.a = candidate.a
    pair.pointee.b = candidate.b
    if solid == nil, candidate.b.isCurve(for: candidate.a) { return pair.touchCurve() }
    let part = UnsafePointer(candidate.a.pointee.shape)
    let info = ShapeContacts.find(part, solid?.shape ?? pair.pointee.obstacle, into: found.base)
    guard info.count > 0, let first = info.a, let second = info.b else { return false }
    pair.pointee.isAcross = solid != nil
    pair.pointee.isSwapped = first != part
    pair.pointee.first = first.pointee.body.row
    pair.pointee.second = second.pointee.body.row
    pair.pointee.take(info)
    // Contacts of circles cost little and change with each turn.
    let isReusable = !first.isCircle && solid == nil
    if isReusable { pair.keepManifold() } else { pair.pointee.manifold.drop() }
    return true
  }

  /// Takes over the contacts of the previous step, if the bodies have hardly moved against each
  /// other.
  private func reuse(_ old: PairPointer, into pair: PairPointer) -> Bool {
    guard old.pointee.manifold.count > 0 else { return false }
    pair.initialize(to: old.pointee)
    return pair.placeManifold()
  }

  /// Carries over the state of pairs of a part that touched in the previous step, and drops those that do not touch.
  ///
  /// - Parameters:
  ///   - range: All pairs of the part.
  ///   - oldIndex: The first old pair that may be one of them; moved on to that of the next part.
  ///   - h: The step in seconds.
  /// - Returns: The end of the range without the pairs that were dropped.
  private func matchPreviousPairs(
    _ range: Range<Int>, _ oldIndex: inout Int, step h: Double
  ) -> Int {
    let (old, oldCount) = (oldPairs.base, oldPairs.count)
    var end = range.lowerBound
    for index in range {
      let pair = pairs.base + index
      while oldIndex < oldCount, old[oldIndex].key < pair.pointee.key { oldIndex += 1 }
      let isOld = oldIndex < oldCount && old[oldIndex].key == pair.pointee.key
      let hasTouched = isOld && old[oldIndex].isTouching
      pair.pointee.isTouching = pair.depthInWorld > -Tuning.ShapeContacts.closedDepth
      if !hasTouched {
        guard pair.pointee.isTouching || pair.mayClose(step: h) else { continue }
      }
      pair.pointee.isNew = !hasTouched
      pair.pointee.overlapDuration = isOld ? old[oldIndex].overlapDuration : 0
      pair.takeOver(from: isOld ? old + oldIndex : nil)
      if end != index { (pairs.base + end).update(from: pair, count: 1) }
      end += 1
    }
    return end
  }
}

extension PairRow {
  /// Takes the normal and the points that Chipmunk found.
  mutating func take(_ info: cpCollisionInfo) {
    normal = info.n
    count = info.count
    if count > 0 { points.0 = ManifoldPoint(info.arr[0]) }
    if count > 1 { points.1 = ManifoldPoint(info.arr[1]) }
  }
}

extension PairPointer {
  /// The greatest depth of a point, which is still in world coordinates; negative if all have gaps.
  var depthInWorld: Double {
    (0..<count).reduce(-.infinity) { max($0, -gapInWorld(points + $1)) }
  }

  private func velocityInWorld(at point: UnsafeMutablePointer<ManifoldPoint>) -> Vector {
    second.velocity(at: point.pointee.r2 - second.position)
      - first.velocity(at: point.pointee.r1 - first.position)
  }

  /// Whether a gap may close within the step: at the present velocities, and under the forces on one
  /// body if the other cannot follow.
  ///
  /// Pairs that stay apart would only connect islands that do not touch.
  fileprivate func mayClose(step h: Double) -> Bool {
    let normal = pointee.normal
    let pull =
      max(0, VelocityIntegration.acceleration(of: first).dot(normal))
      + max(0, -VelocityIntegration.acceleration(of: second).dot(normal))
    return (0..<count).contains { index in
      let point = points + index
      let closing = pull * h - velocityInWorld(at: point).dot(normal)
      return closing * h > gapInWorld(point)
    }
  }

  private func gapInWorld(_ point: UnsafeMutablePointer<ManifoldPoint>) -> Double {
    (point.pointee.r2 - point.pointee.r1).dot(pointee.normal)
  }

  /// Makes points relative to the bodies, with the impulses of the previous step for a warm start.
  fileprivate func takeOver(from old: PairPointer?) {
    let (first, second) = (first.position, second.position)
    for index in 0..<count {
      let point = points + index
      point.pointee.r1 -= first
      point.pointee.r2 -= second
      point.pointee.normalImpulse = 0
      point.pointee.tangentImpulse = 0
      point.pointee.separationImpulse = 0
      if let old { copyImpulses(to: point, from: old) }
    }
  }

  private func copyImpulses(to point: UnsafeMutablePointer<ManifoldPoint>, from old: PairPointer) {
    let oldPoints = old.points
    for index in 0..<old.count where oldPoints[index].features == point.pointee.features {
      point.pointee.normalImpulse = oldPoints[index].normalImpulse
      point.pointee.tangentImpulse = oldPoints[index].tangentImpulse
      point.pointee.separationImpulse = oldPoints[index].separationImpulse
    }
  }
}
