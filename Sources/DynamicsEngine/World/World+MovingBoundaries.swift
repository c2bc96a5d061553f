internal import DynamicsChipmunk
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
        contours, wallChains.chains(of: contours), from: boundary.pointee.chains, within: greatest,
        ground: ground.chipmunk,
        rank: shapes[boundary.pointee.shapes[0]].pointee.rank)
    else { return false }
    stopMove(of: boundary)
    let slot = boundary.pointee.id.index
    boundary.pointee.target = target
    movingBoundaries.append(slot)
    forEachRow(of: boundary, in: target, target.shapes) { row, shape, edge in
      row.pointee.startDisplacement = edge.start - row.pointee.start
      row.pointee.endDisplacement = edge.end - row.pointee.end
      broadPhase.setBox(
        of: row,
        to: BoundingBox(row.pointee.shape!.pointee.bb).union(BoundingBox(shape.pointee.bb)))
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
      } else if Containment.isInside(boundary, body), !Containment.hasPlace(body),
        !moveInside(boundary, body)
      {
        body.pointee.enclosures.removeAll { $0.boundary == boundary }
        bodiesLeftOutside += 1
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

  /// Calls a block with each edge of a moving boundary, and with its shape and its edge at the
  /// target.
  private func forEachRow(
    of boundary: BoundaryPointer, in target: BoundaryTarget,
    _ moved: [UnsafeMutablePointer<cpShape>],
    _ visit: (ShapePointer, UnsafeMutablePointer<cpShape>, Edge) -> Void
  ) {
    let rows = boundary.pointee.shapes
    var place = 0
    for chain in target.chains {
      for edge in chain.edges.buffer {
        // Edges of convex chains have an inner and an outer row.
        for _ in 0..<(chain.isConvex ? 2 : 1) {
          visit(shapes[rows[place]], moved[place], edge)
          place += 1
        }
      }
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
    let moved = target.releaseShapes()
    forEachRow(of: boundary, in: target, moved) { row, shape, edge in
      cpShapeFree(row.pointee.shape)
      row.pointee.shape = shape
      (row.pointee.start, row.pointee.end) = (edge.start, edge.end)
      (row.pointee.startDisplacement, row.pointee.endDisplacement) = (.zero, .zero)
      broadPhase.setBox(of: row, to: BoundingBox(shape.pointee.bb))
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
