internal import DynamicsChipmunk

/// Bodies that replace the ground in contacts with moving edges: they are immovable, but have the
/// velocity of the edge at the contact.
struct MovingEdgeBodies: ~Copyable {
  private let bodies = Slab(blank: BodyRow())
  /// The index of the pair that each of them replaces the ground in.
  private let places = FlatArray<Int32>()

  /// Replaces the ground in each pair with a moving edge.
  func attach(to pairs: borrowing FlatArray<PairRow>, ground: BodyPointer, step h: Double) {
    for index in pairs.indices where pairs[index].b.pointee.boundary?.pointee.target != nil {
      places.append(Int32(index))
    }
    for index in places.indices {
      let pair = pairs.base + Int(places[index])
      // Lever arms on the ground are positions, and those on its replacement must be, too.
      let body = bodies.allocate().row
      body.pointee = ground.pointee
      let edge = MovingEdge(pair.pointee.b.pointee, from: .zero)
      let place = pair.placeOnGround(ground)
      body.angularVelocity = edge.turn * (1 / h)
      body.velocity =
        edge.displacement(of: place, at: 0) * (1 / h) - place.perpendicular * body.angularVelocity
      pair.replace(ground, by: body)
    }
  }

  /// Moves the bodies to the contacts of their edges after the step.
  func move(_ pairs: borrowing FlatArray<PairRow>, step h: Double) {
    for index in places.indices {
      let (pair, body) = (pairs.base + Int(places[index]), bodies[Int32(index)])
      let place = pair.placeOnGround(body)
      body.position = (body.velocity + place.perpendicular * body.angularVelocity) * h
    }
  }

  /// Gives the ground back to the pairs, whose contacts have to be found again.
  func detach(from pairs: borrowing FlatArray<PairRow>, ground: BodyPointer) {
    for index in places.indices {
      let pair = pairs.base + Int(places[index])
      pair.replace(bodies[Int32(index)], by: ground)
      // The edge is another one now.
      pair.pointee.manifold.drop()
    }
    for index in places.indices.reversed() { bodies.release(Int32(index)) }
    places.removeAll()
  }
}

extension PairPointer {
  /// The center of the contacts with the ground, or with the body that replaces it.
  fileprivate func placeOnGround(_ ground: BodyPointer) -> Vector {
    let isFirst = first == ground
    func place(_ index: Int) -> Vector { isFirst ? points[index].r1 : points[index].r2 }
    return count == 1 ? place(0) : (place(0) + place(1)) * 0.5
  }

  fileprivate func replace(_ body: BodyPointer, by other: BodyPointer) {
    if first == body { pointee.first = other } else { pointee.second = other }
  }
}
