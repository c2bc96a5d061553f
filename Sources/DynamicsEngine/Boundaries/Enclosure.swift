internal import DynamicsChipmunk

/// A closed chain that a body's centre is inside of, and where inside it was last seen.
///
/// Contacts push a body back from a wall, and ``Sweep`` stops a fast one; both can be overruled by
/// whatever else pulls at it. This cannot: after each step, a centre that got out is put back.
struct Enclosure {
  let boundary: Boundary
  let chain: Int
  var lastInside: Vector
}

extension Body {
  /// Puts a body whose centre got out of what encloses it back: to the wall, where it can get there,
  /// else to where it was last inside.
  func stayInside() {
    for index in enclosures.indices {
      let enclosure = enclosures[index]
      let chain = enclosure.boundary.chains[enclosure.chain]
      if chain.encloses(pointer.pointee.p) { continue }
      let normal = chain.inwardNormal(nearest: pointer.pointee.p)
      let wall = wayToTheWall(from: enclosure.lastInside, to: pointer.pointee.p, in: chain)
      putBack(to: chain.encloses(wall) ? wall : enclosure.lastInside)
      let approach = pointer.pointee.v.dot(normal)
      if approach < 0 { pointer.pointee.v -= normal * approach }
    }
    for index in enclosures.indices { enclosures[index].lastInside = pointer.pointee.p }
  }

  /// How far the body comes on its way out, and then along the wall that stops it.
  private func wayToTheWall(from start: Vector, to end: Vector, in chain: Chain) -> Vector {
    var place = start
    for _ in 0..<Self.wallsInACorner {
      let travel = end - place
      let stops = turnedParts.compactMap { part in
        Sweep(of: part, on: self, from: place + part.center, along: travel).firstStop(at: chain)
      }
      guard let stop = stops.min(by: { $0.share < $1.share }) else { return end }
      place += travel * stop.share
      let rest = end - place
      let along = rest - stop.normal * rest.dot(stop.normal)
      guard along.dot(along) > 1e-12 else { return place }
      let slide = turnedParts.compactMap { part in
        Sweep(of: part, on: self, from: place + part.center, along: along)
          .firstStop(at: chain, besides: stop.normal)
      }
      guard let next = slide.min(by: { $0.share < $1.share }) else { return place + along }
      place += along * next.share
    }
    return place
  }

  private static let wallsInACorner = 2
}

extension Body {
  /// Moves a body whose centre a boundary has passed to the nearest place inside it.
  ///
  /// - Returns: False when there is no such place and the body stayed where it was.
  func move(inside boundary: Boundary) -> Bool {
    let centre = pointer.pointee.p
    let closed = boundary.chains.filter(\.isClosed)
    if closed.contains(where: { $0.encloses(centre) }) { return true }
    let corners = turnedParts.flatMap { part in part.corners.map { $0 + part.center } }
    for chain in closed {
      guard let place = chain.place(for: corners, near: centre) else { continue }
      movePosition(to: place)
      cpSpaceReindexShapesForBody(pointer.pointee.space, pointer)
      return true
    }
    return closed.isEmpty
  }
}

extension Chain {
  /// More rounds than a convex chain needs; a concave one may have no answer.
  private static let rounds = 16

  /// A place near `centre` where all corners lie inside, found by pushing it off each edge
  /// in turn; `nil` when it does not fit.
  fileprivate func place(for corners: [Vector], near centre: Vector) -> Vector? {
    var place = centre
    for _ in 0..<Self.rounds {
      var isInside = true
      for (start, end) in edges {
        let along = end - start
        let inward = along.turned * (innerSide / along.length)
        let reach = corners.reduce(0) { max($0, -$1.dot(inward)) }
        let missing = reach - (place - start).dot(inward)
        guard missing > 0 else { continue }
        place += inward * (missing + 1e-6)
        isInside = false
      }
      if isInside { return encloses(place) ? place : nil }
    }
    return nil
  }
}
