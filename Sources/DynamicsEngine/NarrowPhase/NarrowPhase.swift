internal import DynamicsChipmunk

/// Finds where shapes touch whose boxes do, in the order of their ranks.
///
/// What touched in the step before is kept in the same order, so that a look at both lists side by side
/// finds what a pair's contacts start from.
struct NarrowPhase: BitwiseCopyable {
  /// The pairs that touch now and that have a body that is awake.
  let pairs = FlatArray<PairRow>()
  private let oldPairs = FlatArray<PairRow>()

  func deallocate() {
    pairs.deallocate()
    oldPairs.deallocate()
  }

  /// - Parameter candidates: In the order of their keys.
  func run(_ candidates: FlatArray<Candidate>) {
    pairs.swap(with: oldPairs)
    // Room for all, so that rows stay where they are.
    pairs.resize(to: candidates.count)
    let (rows, old) = (pairs.base, oldPairs.base)
    var count = 0
    var oldIndex = 0
    var straddling = Straddling()
    for candidate in candidates.buffer {
      while oldIndex < oldPairs.count, old[oldIndex].key < candidate.key { oldIndex += 1 }
      guard candidate.boxesIntersect,
        candidate.b.pointee.boundary == nil
          || CollisionFilter.stops(candidate.b, candidate.a.pointee.body!)
      else { continue }
      var other = candidate.b.pointee.shape
      switch straddling.obstacle(for: candidate.a, at: candidate.b) {
      case .edges: break
      case .nothing: continue
      case .inside(let solid):
        if count > 0, isOfSameChain(rows + (count - 1), candidate) { continue }
        other = solid.shape
      }
      let isOld = oldIndex < oldPairs.count && old[oldIndex].key == candidate.key
      let before = isOld ? old + oldIndex : nil
      if collide(candidate, with: other, into: rows + count, since: before) { count += 1 }
    }
    pairs.resize(to: count)
  }

  private func isOfSameChain(_ pair: PairPointer, _ candidate: Candidate) -> Bool {
    let (edge, other) = (pair.pointee.b.pointee, candidate.b.pointee)
    return pair.pointee.a == candidate.a && edge.boundary == other.boundary
      && edge.chain == other.chain
  }

  private func collide(
    _ candidate: Candidate, with other: UnsafeMutablePointer<cpShape>?, into row: PairPointer,
    since old: PairPointer?
  ) -> Bool {
    let contacts = row.contacts
    let info = ShapeContacts.find(candidate.a.pointee.shape, other, into: contacts)
    guard info.count > 0, let first = info.a, let second = info.b else { return false }
    row.pointee.key = candidate.key
    row.pointee.a = candidate.a
    row.pointee.b = candidate.b
    row.pointee.arbiter.a = first
    row.pointee.arbiter.b = second
    row.pointee.arbiter.body_a = first.pointee.body
    row.pointee.arbiter.body_b = second.pointee.body
    row.pointee.arbiter.n = info.n
    row.pointee.arbiter.count = info.count
    row.pointee.arbiter.surface_vr = .zero
    row.pointee.arbiter.state =
      old == nil ? CP_ARBITER_STATE_FIRST_COLLISION : CP_ARBITER_STATE_NORMAL
    let (placeA, placeB) = (first.pointee.body.pointee.p, second.pointee.body.pointee.p)
    for index in 0..<Int(info.count) {
      contacts[index].r1 -= placeA
      contacts[index].r2 -= placeB
      contacts[index].jnAcc = 0
      contacts[index].jtAcc = 0
      if let old { takeImpulses(contacts + index, from: old) }
    }
    Restitution.mix(row)
    return true
  }

  private func takeImpulses(_ contact: UnsafeMutablePointer<cpContact>, from old: PairPointer) {
    let oldContacts = old.contacts
    for index in 0..<old.pointee.count where oldContacts[index].hash == contact.pointee.hash {
      contact.pointee.jnAcc = oldContacts[index].jnAcc
      contact.pointee.jtAcc = oldContacts[index].jtAcc
    }
  }
}
