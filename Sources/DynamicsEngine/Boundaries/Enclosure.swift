internal import DynamicsChipmunk

/// A closed chain of a boundary that a body's centre is inside of.
///
/// Contacts push a body back from a boundary, and continuous collision stops a fast one; both can be
/// overruled by whatever else pulls at it. This cannot: after each step, a centre that got out is put
/// back. So is one that got into a hole: another closed chain of the same boundary that it was outside of.
struct Enclosure: BitwiseCopyable {
  let boundary: BoundaryPointer
  /// The place of the chain in the boundary.
  let chain: Int32
  /// A place that was seen to be inside, and how far from there the centre may go and still is;
  /// negative before the first look.
  ///
  /// Only spares work; it never decides anything.
  private var safePlace = Vector.zero
  private var clearance = -1.0

  init(boundary: BoundaryPointer, chain: Int32) {
    self.boundary = boundary
    self.chain = chain
  }

  /// A chain that a centre must not cross, from one of its sides.
  struct Limit {
    let chain: Chain
    /// The same chain before this step moved it.
    let before: Chain?
    let isHole: Bool

    func holds(_ place: Vector) -> Bool {
      isHole ? chain.excludes(place) : chain.encloses(place)
    }

    /// The unit normal of the nearest edge, towards where the centre must be.
    func inwardNormal(nearest place: Vector) -> Vector {
      let normal = chain.inwardNormal(nearest: place)
      return isHole ? -normal : normal
    }
  }

  /// The limit that a place is beyond.
  ///
  /// - Parameter all: All enclosures of the body, this one among them.
  func firstLimit(beyond place: Vector, _ all: [Enclosure]) -> Limit? {
    forEachLimit(all) { $0.holds(place) }
  }

  /// As ``firstLimit(beyond:_:)``, for a place that is asked for after each step.
  mutating func firstLimit(beyondNext place: Vector, _ all: [Enclosure]) -> Limit? {
    if boundary.pointee.chainsBefore != nil { clearance = -1 }
    let way = place - safePlace
    if clearance >= 0, way.dot(way) <= clearance * clearance { return nil }
    if let limit = firstLimit(beyond: place, all) { return limit }
    var least = Double.infinity
    _ = forEachLimit(all) { limit in
      least = limit.chain.clearance(around: place, atMost: least)
      return true
    }
    (safePlace, clearance) = (place, least)
    return nil
  }

  /// The first of the limits that a block says `false` to.
  private func forEachLimit(
    _ all: [Enclosure], _ isKept: (Limit) -> Bool
  ) -> Limit? {
    let chains = boundary.pointee.latestChains
    let own = limit(at: Int(chain), isHole: false)
    guard isKept(own) else { return own }
    guard chains.count > 1 else { return nil }
    for index in chains.indices where chains[index].isClosed {
      let isInside = all.contains { $0.boundary == boundary && $0.chain == index }
      let hole = limit(at: index, isHole: true)
      guard isInside || isKept(hole) else { return hole }
    }
    return nil
  }

  private func limit(at index: Int, isHole: Bool) -> Limit {
    Limit(
      chain: boundary.pointee.latestChains[index], before: boundary.pointee.chainsBefore?[index],
      isHole: isHole)
  }

  /// Where a place comes to, or came to, when a step moves the boundary; `nil` when it does not.
  func carried(_ place: Vector) -> Vector? {
    let row = boundary.pointee
    guard row.target != nil || row.chainsBefore != nil else { return nil }
    let before = row.chainsBefore ?? row.chains
    return before[Int(chain)].carry(place, to: row.latestChains[Int(chain)])
  }
}
