package import DynamicsGeometry
package import Foundation

// MARK: Bodies

extension World {
  /// Whether a body is in this world; false for one that has left.
  package func contains(_ id: BodyID) -> Bool {
    id.index >= 0 && id.index < bodies.capacity && bodies[id.index].pointee.id == id
      && !bodies[id.index].pointee.isRemoved
  }

  package func contains(_ id: CollisionSetID) -> Bool {
    id.index >= 0 && id.index < sets.capacity && sets[id.index].pointee.id == id
  }

  package func contains(_ id: JointID) -> Bool { joints.contains(id) }

  /// The collision set of a boundary and what it was made of; `nil` for one that is not there.
  package func contours(
    of id: BoundaryRowID
  ) -> (set: CollisionSetID, contours: [Contour])? {
    guard id.index >= 0, id.index < boundaries.capacity, boundaries[id.index].pointee.id == id
    else {
      return nil
    }
    let slot = Int(id.index)
    return (
      sets[boundaries[id.index].pointee.set].pointee.id,
      targetContours[slot].isEmpty ? contours[slot] : targetContours[slot]
    )
  }

  /// The one or two bodies that a joint holds.
  package func bodies(of id: JointID) -> [BodyID] {
    let definition = joints.definition(of: id)
    return [definition.a.body, definition.b.body].compactMap { $0 }
  }

  package func members(of id: CollisionSetID) -> [BodyID] {
    order.buffer.lazy.filter { !$0.pointee.isRemoved && $0.pointee.sets.contains(Int(id.index)) }
      .map(\.pointee.id)
  }

  /// Whether a body of such an id was made here, or may have been and has left.
  package func hasMade(_ id: BodyID) -> Bool { id.serial < counters.body }

  /// How many boundaries there have been; one that replaces another does not count.
  package var boundariesMade: Int { Int(counters.boundary) }

  package var bodyCount: Int { order.buffer.count { !$0.pointee.isRemoved } }
  package var jointCount: Int { joints.order.count }
  package var setCount: Int {
    (0..<Int32(sets.capacity)).count { sets[$0].pointee.id != .none }
  }
  package var boundaryCount: Int {
    (0..<Int32(boundaries.capacity)).count { boundaries[$0].pointee.id != .none }
  }

  /// What touched after the last step, each contact once, in their order.
  package var touchingContacts: [Contact.Key] { Set(events.all.map(\.key)).sorted() }

  package func shape(of id: BodyID) -> CompoundShape { compounds[Int(id.index)]! }

  package func position(of id: BodyID) -> CGPoint { body(id).position.point }
  package func angle(of id: BodyID) -> Double { body(id).angle }
  /// Both at once.
  package func pose(of id: BodyID) -> (position: CGPoint, angle: Double) {
    let body = body(id)
    return (body.position.point, body.angle)
  }

  /// Points per second.
  package func velocity(of id: BodyID) -> CGVector { body(id).velocity.vector }
  /// Radians per second.
  package func angularVelocity(of id: BodyID) -> Double { body(id).angularVelocity }
  package func mass(of id: BodyID) -> Double { body(id).pointee.mass }
  package func material(of id: BodyID) -> Material { body(id).pointee.material }
  package func isDynamic(_ id: BodyID) -> Bool { body(id).isDynamic }

  /// Whether a body takes part in the next step; false for what sleeps or is anchored.
  package func isAwake(_ id: BodyID) -> Bool { sleep.isAwake(body(id)) }

  /// The last step in which a body was too fast to be at rest.
  package func lastRestlessStep(of id: BodyID) -> Int { body(id).pointee.lastRestlessStep }

  /// Where a body was before the last step, for frames in between.
  package func previousPose(of id: BodyID) -> (position: CGPoint, angle: Double) {
    let body = body(id)
    return (body.pointee.stepStart.point, body.pointee.stepStartAngle)
  }

  /// Makes previous poses the present ones, when nobody has asked for them before.
  package func forgetPreviousPoses() {
    for body in order.buffer where !body.pointee.isRemoved { body.startStep() }
  }

  /// Replaces a list with the bodies that have moved since the last call, in the order of ids; some may
  /// have been removed since.
  package func takeMoved(into list: inout [BodyID]) {
    list.removeAll(keepingCapacity: true)
    var isSorted = true
    for id in moved.buffer {
      if let last = list.last, id < last { isSorted = false }
      list.append(id)
    }
    moved.removeAll()
    // So nobody is on the list any more, and no row has to be looked at.
    movedList &+= 1
    if !isSorted { list.sort() }
  }
}

// MARK: Places

extension World {
  /// Whether the box around a part of a body, turned as it is, and an upright rectangle have a point
  /// in common.
  package func touches(_ id: BodyID, _ rect: CGRect) -> Bool {
    ShapeQueries.touches(compounds[Int(id.index)]!, body(id), rect)
  }

  /// Whether a point lies in a body or on its edge.
  package func contains(_ point: CGPoint, in id: BodyID) -> Bool {
    ShapeQueries.contains(Vector(point), in: body(id), shapes)
  }

  /// Where a ray first enters a body; `nil` for one that passes by, or that begins inside.
  package func entry(into id: BodyID, ofRayFrom start: CGPoint, to end: CGPoint) -> RayEntry? {
    ShapeQueries.entry(into: body(id), from: Vector(start), to: Vector(end), shapes)
  }
}
