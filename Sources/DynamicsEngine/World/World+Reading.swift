package import DynamicsGeometry
package import Foundation

// MARK: Bodies

extension World {
  /// Whether a body is in this world; false for one that has left.
  package func contains(_ id: BodyID) -> Bool {
    id.index >= 0 && id.index < bodies.capacity && bodies[id.index].pointee.id == id
      && !bodies[id.index].pointee.isRemoved
  }

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
