internal import DynamicsChipmunk

/// A closed chain of a boundary that encloses a body's center.
///
/// Contacts push a body back from a boundary, and continuous collision stops a fast one, but other
/// forces can overcome both. An enclosure is absolute: after each step, a center outside of it is
/// put back. So is a center in a hole, which is another closed chain of the same boundary that the
/// body was outside of.
struct Enclosure: BitwiseCopyable {
  let boundary: BoundaryPointer
  /// The index of the chain in the boundary.
  let chain: Int32
  /// A place that is known to be inside, and the distance from it within which the center is
  /// inside, too; negative before the first test.
  ///
  /// It only saves work, and never affects a result.
  private var lastValidPlace = Vector.zero
  private var clearance = -1.0

  init(boundary: BoundaryPointer, chain: Int32) {
    self.boundary = boundary
    self.chain = chain
  }

  /// A chain that a center must not cross, from one of its sides.
  struct Limit {
    let chain: Chain
    /// The same chain before this step moved it.
    let before: Chain?
    let isHole: Bool

    func holds(_ place: Vector) -> Bool {
      isHole ? chain.isStrictlyOutside(place) : chain.containsStrictly(place)
    }

    /// The unit normal of the nearest edge, toward the allowed side.
    func inwardNormal(nearest place: Vector) -> Vector {
      let normal = chain.inwardNormal(nearest: place)
      return isHole ? -normal : normal
    }
  }

  /// The limit that a place has crossed.
  ///
  /// - Parameter all: All enclosures of the body, including this one.
  func firstLimit(beyond place: Vector, _ all: [Enclosure]) -> Limit? {
    forEachLimit(all) { $0.holds(place) }
  }

  /// Whether a place is inside the chain, before or after the boundary's next move.
  func holds(_ place: Vector) -> Bool {
    let (row, index) = (boundary.pointee, Int(chain))
    return row.latestChains[index].containsInCurves(place)
      || row.chains[index].containsInCurves(place)
  }

  /// Whether a place has crossed no limit, because it is near the last one that had crossed none.
  func isWithinClearance(_ place: Vector) -> Bool {
    let displacement = place - lastValidPlace
    return clearance >= 0 && displacement.dot(displacement) <= clearance * clearance
      && boundary.pointee.chainsBefore == nil
  }

  /// The limit that a place has crossed, for repeated tests after each step; it notes a place that
  /// has crossed none.
  mutating func firstLimit(beyondNext place: Vector, _ all: [Enclosure]) -> Limit? {
    if isWithinClearance(place) { return nil }
    if boundary.pointee.chainsBefore != nil { clearance = -1 }
    if mayCrossAny(on: place, all), let limit = firstLimit(beyond: place, all) { return limit }
    var least = Double.infinity
    _ = forEachLimit(all) { limit in
      least = limit.chain.clearance(around: place, atMost: least)
      return true
    }
    (lastValidPlace, clearance) = (place, least)
    return nil
  }

  /// Whether an edge is near the way from the last place that had crossed none; `true` without such a place.
  ///
  /// Where no edge is near, those beside the place need not be counted, of which a long chain has many.
  private func mayCrossAny(on place: Vector, _ all: [Enclosure]) -> Bool {
    guard clearance >= 0 else { return true }
    return forEachLimit(all) { !$0.chain.isNearEdge(between: lastValidPlace, place) } != nil
  }

  /// The first limit for which a block returns `false`.
  private func forEachLimit(
    _ all: [Enclosure], _ isSatisfied: (Limit) -> Bool
  ) -> Limit? {
    let chains = boundary.pointee.latestChains
    let own = limit(at: Int(chain), isHole: false)
    guard isSatisfied(own) else { return own }
    guard chains.count > 1 else { return nil }
    let surface = boundary.pointee.surface
    for index in chains.indices
    where chains[index].isClosed && surface.holdsOutside(of: chains[index]) {
      let isInside = all.contains { $0.boundary == boundary && $0.chain == index }
      let hole = limit(at: index, isHole: true)
      guard isInside || isSatisfied(hole) else { return hole }
    }
    return nil
  }

  private func limit(at index: Int, isHole: Bool) -> Limit {
    Limit(
      chain: boundary.pointee.latestChains[index], before: boundary.pointee.chainsBefore?[index],
      isHole: isHole)
  }

  /// The place where the boundary's move in a step carries a body, or has carried it; `nil` if it
  /// does not move.
  func carried(_ place: Vector) -> Vector? {
    let row = boundary.pointee
    guard row.target != nil || row.chainsBefore != nil else { return nil }
    let before = row.chainsBefore ?? row.chains
    return before[Int(chain)].carry(place, to: row.latestChains[Int(chain)])
  }
}
