internal import DynamicsChipmunk

/// Finds the contacts of shapes whose boxes intersect, in the order of their ranks.
///
/// The pairs of the previous step are in the same order. So one pass over both lists finds the
/// impulses for the warm start.
struct NarrowPhase: ~Copyable {
  /// The pairs that touch or may touch within the step, with an awake body.
  let pairs = FlatArray<PairRow>()
  private let oldPairs = FlatArray<PairRow>()
  private let ghostCorners = GhostCorners()

  /// - Parameters:
  ///   - candidates: Sorted by key.
  ///   - h: The step in seconds.
  func run(_ candidates: borrowing FlatArray<Candidate>, step h: Double) {
    pairs.swap(with: oldPairs)
    // There is room for all candidates, so that rows do not move.
    pairs.resize(to: candidates.count)
    let rows = pairs.base
    var count = 0
    /// The first pair of the present part.
    var first = 0
    var straddling = StraddlingTest()
    var crowdLimit = CrowdLimit()
    var old = oldPairs.base
    let oldEnd = old + oldPairs.count
    for index in candidates.indices {
      let candidate = candidates[index]
      let capsule = candidate.capsule
      guard candidate.boxesIntersect(capsule) else { continue }
      if first < count, rows[first].a != candidate.a {
        count = ghostCorners.correct(rows, first..<count)
        first = count
      }
      var solid: Solid?
      if capsule == nil {
        switch straddling.target(for: candidate.a, at: candidate.b) {
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
      if crowdLimit.leavesOut(index, of: candidates, isTouching: isOld) { continue }
      if isOld, solid == nil, reuse(old, into: rows + count) {
        count += 1
      } else if collide(candidate, key, with: solid, into: rows + count) {
        count += 1
      }
    }
    count = ghostCorners.correct(rows, first..<count)
    pairs.resize(to: count)
    matchPreviousPairs(step: h)
  }

  private func isOfSameChain(_ pair: PairPointer, _ candidate: Candidate) -> Bool {
    let (edge, other) = (pair.pointee.b.pointee, candidate.b.pointee)
    return pair.pointee.a == candidate.a && edge.boundary == other.boundary
      && edge.chain == other.chain
  }

  private func collide(
    _ candidate: Candidate, _ key: UInt64, with solid: Solid?, into pair: PairPointer
  ) -> Bool {
    pair.pointee.key = key
    pair.pointee.a = candidate.a
    pair.pointee.b = candidate.b
    let info = ShapeContacts.find(
      candidate.a.pointee.shape, solid?.shape ?? pair.pointee.obstacle, into: pair.contacts)
    guard info.count > 0, let first = info.a, let second = info.b else { return false }
    pair.take(info, first, second)
    // Contacts of circles cost little and change with each turn.
    let isReusable = !first.isCircle && solid == nil
    pair.pointee.manifold = isReusable ? Manifold(pair) : Manifold()
    return true
  }

  /// Takes over the contacts of the previous step, if the bodies have hardly moved against each
  /// other.
  private func reuse(_ old: PairPointer, into pair: PairPointer) -> Bool {
    guard old.pointee.manifold.count > 0 else { return false }
    pair.initialize(to: old.pointee)
    pair.pointee.arbiter.surface_vr = .zero
    return pair.pointee.manifold.place(in: pair)
  }

  /// Carries over the state of pairs that touched in the previous step, and drops those that do not
  /// touch.
  ///
  /// - Parameter h: The step in seconds.
  private func matchPreviousPairs(step h: Double) {
    let old = oldPairs.base
    var oldIndex = 0
    var count = 0
    for index in pairs.indices {
      let pair = pairs.base + index
      while oldIndex < oldPairs.count, old[oldIndex].key < pair.pointee.key { oldIndex += 1 }
      let isOld = oldIndex < oldPairs.count && old[oldIndex].key == pair.pointee.key
      let hasTouched = isOld && old[oldIndex].isTouching
      pair.pointee.isTouching = pair.depth > -Tuning.ShapeContacts.closedDepth
      if !hasTouched {
        guard pair.pointee.isTouching || pair.mayClose(step: h),
          !isOfCurve(pair, near: oldIndex)
        else { continue }
      }
      pair.pointee.arbiter.state =
        hasTouched ? CP_ARBITER_STATE_NORMAL : CP_ARBITER_STATE_FIRST_COLLISION
      pair.pointee.secondsDeep = isOld ? old[oldIndex].secondsDeep : 0
      pair.takeOver(from: isOld ? old + oldIndex : nil)
      Restitution.mix(pair)
      if count != index { (pairs.base + count).update(from: pair, count: 1) }
      count += 1
    }
    pairs.resize(to: count)
  }

  /// Whether a new pair is the next edge of a curve that the part slides along, which only turns its
  /// velocity; see ``Stop/turnOfCurve(for:from:after:duration:)``.
  ///
  /// - Parameter index: Where the pair would be in the old pairs.
  private func isOfCurve(_ pair: PairPointer, near index: Int) -> Bool {
    let edge = pair.pointee.b
    guard edge.isCurved, pair.pointee.a.isRound, pair.pointee.bodyA.pointee.link < 0,
      pair.depth < Tuning.ContinuousCollision.depthOnCurve, pair.meetsEdge
    else { return false }
    func isOfSamePart(_ index: Int) -> Bool {
      oldPairs.indices.contains(index) && oldPairs[index].key >> 32 == pair.pointee.key >> 32
    }
    func touchesCurve(_ index: Int) -> Bool {
      oldPairs[index].isTouching && oldPairs[index].b.isCurved
        && oldPairs[index].b.pointee.boundary == edge.pointee.boundary
    }
    return sequence(first: index) { $0 + 1 }.prefix(while: isOfSamePart).contains(
      where: touchesCurve)
      || sequence(first: index - 1) { $0 - 1 }.prefix(while: isOfSamePart)
        .contains(where: touchesCurve)
  }
}

extension PairPointer {
  /// Sets the normal, the shapes and the number of contacts; the contacts are already in place.
  func take(
    _ info: cpCollisionInfo, _ first: UnsafePointer<cpShape>, _ second: UnsafePointer<cpShape>
  ) {
    pointee.arbiter.a = first
    pointee.arbiter.b = second
    pointee.arbiter.body_a = first.pointee.body
    pointee.arbiter.body_b = second.pointee.body
    pointee.arbiter.n = info.n
    pointee.arbiter.count = info.count
    pointee.arbiter.surface_vr = .zero
  }

  /// The greatest depth of a contact, which is still in world coordinates; negative if all have gaps.
  fileprivate var depth: Double {
    (0..<pointee.count).reduce(-.infinity) { max($0, -gapInWorld(contacts + $1)) }
  }

  /// Whether the velocity is not along the surface.
  fileprivate var meetsEdge: Bool {
    let velocity = velocityInWorld(at: contacts)
    return abs(velocity.dot(pointee.arbiter.n))
      > Tuning.ContinuousCollision.slidingSine * velocity.length
  }

  private func velocityInWorld(at contact: UnsafeMutablePointer<cpContact>) -> Vector {
    second.velocity(at: contact.pointee.r2 - second.position)
      - first.velocity(at: contact.pointee.r1 - first.position)
  }

  /// Whether a gap may close within the step: at the present velocities, and under the forces on one
  /// body if the other cannot follow.
  ///
  /// Pairs that stay apart would only connect islands that do not touch.
  fileprivate func mayClose(step h: Double) -> Bool {
    let normal = pointee.arbiter.n
    let pull =
      max(0, VelocityIntegration.acceleration(of: first).dot(normal))
      + max(0, -VelocityIntegration.acceleration(of: second).dot(normal))
    return (0..<pointee.count).contains { index in
      let contact = contacts + index
      let closing = pull * h - velocityInWorld(at: contact).dot(normal)
      return closing * h > gapInWorld(contact)
    }
  }

  private func gapInWorld(_ contact: UnsafeMutablePointer<cpContact>) -> Double {
    (contact.pointee.r2 - contact.pointee.r1).dot(pointee.arbiter.n)
  }

  /// Makes contacts relative to the bodies, with the impulses of the previous step for a warm start.
  fileprivate func takeOver(from old: PairPointer?) {
    let (placeA, placeB) = (pointee.arbiter.body_a.pointee.p, pointee.arbiter.body_b.pointee.p)
    for index in 0..<pointee.count {
      let contact = contacts + index
      contact.pointee.r1 -= placeA
      contact.pointee.r2 -= placeB
      contact.pointee.jnAcc = 0
      contact.pointee.jtAcc = 0
      contact.pointee.jBias = 0
      if let old { copyImpulses(to: contact, from: old) }
    }
  }

  private func copyImpulses(to contact: UnsafeMutablePointer<cpContact>, from old: PairPointer) {
    let oldContacts = old.contacts
    for index in 0..<old.pointee.count where oldContacts[index].hash == contact.pointee.hash {
      contact.pointee.jnAcc = oldContacts[index].jnAcc
      contact.pointee.jtAcc = oldContacts[index].jtAcc
      contact.pointee.jBias = oldContacts[index].jBias
    }
  }
}
