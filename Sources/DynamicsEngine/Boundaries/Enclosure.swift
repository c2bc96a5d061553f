internal import CChipmunk

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
  /// Puts the body back where its centre was last inside everything that encloses it.
  func stayInside() {
    for index in enclosures.indices {
      let enclosure = enclosures[index]
      let chain = enclosure.boundary.chains[enclosure.chain]
      if chain.encloses(pointer.pointee.p) { continue }
      let normal = chain.inwardNormal(nearest: pointer.pointee.p)
      movePosition(to: enclosure.lastInside)
      let approach = pointer.pointee.v.dot(normal)
      if approach < 0 { pointer.pointee.v -= normal * approach }
    }
    for index in enclosures.indices { enclosures[index].lastInside = pointer.pointee.p }
  }
}
