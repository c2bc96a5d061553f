internal import DynamicsChipmunk
internal import Foundation

/// A closed chain that a body's centre is inside of.
///
/// Contacts push a body back from a wall, and ``Sweep`` stops a fast one; both can be overruled by
/// whatever else pulls at it. This cannot: after each step, a centre that got out is put back.
struct Enclosure {
  let boundary: Boundary
  let chain: Int

  func holds(_ place: Vector) -> Bool { boundary.chains[chain].encloses(place) }
}

extension Body {
  /// Putting a body back into one of several boundaries that overlap can take it out of another.
  private static let enclosureRounds = 4

  /// Puts a body whose centre got out of what encloses it back: to the wall, where it can get there,
  /// else to where it was before the step.
  func stayInside() {
    for _ in 0..<Self.enclosureRounds {
      guard let left = enclosures.first(where: { !$0.holds(pointer.pointee.p) }) else { return }
      putBack(into: left.boundary.chains[left.chain])
    }
    if !isHeld(at: pointer.pointee.p) { putBack(to: heldPlace(near: stepStart)) }
  }

  private func putBack(into chain: Chain) {
    let normal = chain.inwardNormal(nearest: pointer.pointee.p)
    let wall = wayToTheWall(from: stepStart, to: pointer.pointee.p, in: chain)
    putBack(to: chain.encloses(wall) ? wall : stepStart)
    let approach = pointer.pointee.v.dot(normal)
    if approach < 0 { pointer.pointee.v -= normal * approach }
  }

  private func isHeld(at place: Vector) -> Bool { enclosures.allSatisfy { $0.holds(place) } }

  /// The place itself, but for a body that has just joined between a curve and the edge that follows
  /// it: for that, one on the inner side of both.
  private func heldPlace(near place: Vector) -> Vector {
    let (rings, directions) = (32, 24)
    for ring in 0...rings {
      for index in 0..<directions {
        let angle = 2 * Double.pi * Double(index) / Double(directions)
        let radius = 0.5 * Double(ring) / Double(rings)
        let candidate = place + Vector(x: cos(angle), y: sin(angle)) * radius
        if isHeld(at: candidate) { return candidate }
      }
    }
    return place
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
  /// - Returns: False when there is no such place, or none inside all else that encloses the body,
  ///   and it stayed where it was.
  func move(inside boundary: Boundary) -> Bool {
    let centre = pointer.pointee.p
    let closed = boundary.chains.filter(\.isClosed)
    if closed.contains(where: { $0.surrounds(centre) }) { return true }
    let corners = turnedParts.flatMap { part in part.corners.map { $0 + part.center } }
    for chain in closed {
      guard let place = chain.place(for: corners, near: centre), isHeld(at: place) else { continue }
      self.place(at: place.point, angle: angle)
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
