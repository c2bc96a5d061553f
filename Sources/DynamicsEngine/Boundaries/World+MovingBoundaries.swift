internal import DynamicsGeometry

// Boundaries that move from their old to their new place during a step.

extension World {
  /// Lets the next step move a boundary to other contours.
  ///
  /// - Parameter greatest: The farthest distance that any corner may move, in points.
  /// - Returns: False if it cannot move there; it is then unchanged.
  func move(
    _ boundary: BoundaryPointer, to contours: [Contour], within greatest: Double
  ) -> Bool {
    guard !boundary.pointee.shapes.isEmpty,
      let target = BoundaryTarget(
        contours, chains(of: contours), from: boundary.pointee.chains, within: greatest)
    else { return false }
    stopMove(of: boundary)
    let slot = boundary.pointee.id.index
    boundary.pointee.target = target
    movingBoundaries.append(slot)
    forEachEdge(of: boundary, in: target.chains) { row, index, chain in
      let edge = chain.edges[index]
      row.pointee.startDisplacement = edge.start - row.pointee.start
      row.pointee.endDisplacement = edge.end - row.pointee.end
      broadPhase.setBox(of: row, to: row.box.union(chain.shapes.box(at: index)))
    }
    return true
  }

  /// Prepares the members of the boundary's set before the boundary moves.
  ///
  /// - Returns: The number of bodies that the boundary would have to move out of others that
  ///   enclose them, too. The boundary passes these bodies.
  func carryMembers(_ members: [BodyPointer], in boundary: BoundaryPointer) -> Int {
    var bodiesLeftOutside = 0
    for body in members {
      sleep.wake(body, step: stepCount)
      if !body.isDynamic {
        enclose(body, in: boundary)
      } else if Containment.isInside(boundary, body), !Containment.hasPlace(body) {
        let (isInside, fits) = moveInside(boundary, body)
        if !isInside { body.pointee.enclosures.removeAll { $0.boundary == boundary } }
        if !fits { bodiesLeftOutside += 1 }
      }
    }
    return bodiesLeftOutside
  }

  /// Cancels the move of a boundary.
  func stopMove(of boundary: BoundaryPointer) {
    guard boundary.pointee.target != nil else { return }
    boundary.pointee.target = nil
    let slot = boundary.pointee.id.index
    movingBoundaries.removeAll { $0 == slot }
  }

  /// Calls a block with the row of each edge, and with its index in one of some chains that have the
  /// same number of edges.
  private func forEachEdge(
    of boundary: BoundaryPointer, in chains: [Chain], _ visit: (ShapePointer, Int, Chain) -> Void
  ) {
    var rows = boundary.pointee.shapes.makeIterator()
    for chain in chains {
      for index in chain.edges.indices { visit(shapes[rows.next()!], index, chain) }
    }
  }
}

// MARK: A step

extension World {
  /// The farthest distance that the next step moves any corner of a boundary, in points.
  var farthestDisplacement: Double {
    movingBoundaries.buffer.reduce(0) { max($0, boundaries[$1].pointee.target!.farthest) }
  }

  /// Gives contacts the velocities of moving boundaries.
  func startMoves(step h: Double) {
    guard !movingBoundaries.isEmpty else { return }
    movingEdgeBodies.attach(to: narrowPhase.pairs, ground: ground, step: h)
  }

  /// Moves boundaries to their targets.
  func moveBoundaries(step h: Double) {
    guard !movingBoundaries.isEmpty else { return }
    movingEdgeBodies.move(narrowPhase.pairs, step: h)
    for slot in movingBoundaries.buffer { finishMove(of: boundaries[slot]) }
  }

  private func finishMove(of boundary: BoundaryPointer) {
    let target = boundary.pointee.target!
    forEachEdge(of: boundary, in: target.chains) { row, index, chain in
      row.place(at: index, of: chain)
      broadPhase.setBox(of: row, to: row.box)
    }
    boundary.pointee.chainsBefore = boundary.pointee.chains
    boundary.pointee.chains = target.chains
    boundary.pointee.contours = target.contours
    boundary.pointee.target = nil
  }

  /// Makes the boundaries static again after their move.
  func endMoves() {
    guard !movingBoundaries.isEmpty else { return }
    movingEdgeBodies.detach(from: narrowPhase.pairs, ground: ground)
    for slot in movingBoundaries.buffer {
      boundaries[slot].pointee.chainsBefore = nil
    }
    movingBoundaries.removeAll()
  }
}
