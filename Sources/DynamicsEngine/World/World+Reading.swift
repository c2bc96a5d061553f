package import DynamicsGeometry
package import Foundation

// MARK: Bodies

extension World {
  /// Whether a body is in this world; false for a removed body.
  package func contains(_ id: BodyID) -> Bool {
    bodies.contains(id) && !bodies[id.index].pointee.isRemoved
  }

  package func contains(_ id: CollisionSetID) -> Bool { sets.contains(id) }
  package func contains(_ id: JointID) -> Bool { joints.rows.contains(id) }

  /// The collision set and the contours of a boundary; `nil` if there is no such boundary.
  package func contours(
    of id: BoundaryRowID
  ) -> (set: CollisionSetID, contours: [Contour])? {
    guard boundaries.contains(id) else { return nil }
    let boundary = boundaries[id].pointee
    return (sets[boundary.set].pointee.id, boundary.latestContours)
  }

  /// The surface of a boundary; `nil` if there is no such boundary.
  package func surface(of id: BoundaryRowID) -> BoundarySurface? {
    boundaries.contains(id) ? boundaries[id].pointee.surface : nil
  }

  /// The one or two bodies of a joint.
  package func bodies(of id: JointID) -> [BodyID] {
    let definition = joints.definition(of: id)
    return [definition.a.body, definition.b.body].compactMap { $0 }
  }

  /// The load of a joint in the last step, on its body a at its anchor: the force in newtons, the
  /// torque in newton meters.
  package func reaction(of id: JointID) -> (force: CGVector, torque: Double) {
    let (reaction, newton) = (joints[id].pointee.reaction, Units.pointsPerMeter)
    return ((reaction.force * (1 / newton)).vector, reaction.torque / (newton * newton))
  }

  package func members(of id: CollisionSetID) -> [BodyID] {
    sets[id].pointee.members.map { bodies[$0].pointee.id }
  }

  /// Whether this world has ever made a body with this id; it may have been removed since.
  package func hasCreated(_ id: BodyID) -> Bool { id.serial < counters.body }

  /// The pairs of bodies that a set leaves out, each once, in the order of ids.
  package func passingPairs(in id: CollisionSetID) -> [(BodyID, BodyID)] {
    let slot = id.index
    return order.buffer.filter {
      !$0.pointee.isRemoved && !$0.pointee.collisions.exemptions.isEmpty
    }
    .flatMap { body in
      body.pointee.collisions.exemptions.lazy.filter { $0.set == slot }
        .map { self.bodies[$0.body].pointee.id }.filter { body.pointee.id < $0 }.sorted()
        .map { (body.pointee.id, $0) }
    }
  }

  /// The number of boundaries that were ever made; replacements do not count.
  package var boundariesCreated: Int { Int(counters.boundary) }

  /// The number of bodies that take part in the next step, after ``wakeDisturbed()``.
  package var awakeCount: Int { sleep.awake.count }

  /// An awake body, in the order of ids; it may have been removed since.
  package func awakeBody(at index: Int) -> BodyID { sleep.awake[index].pointee.id }

  // Other modules read the stored properties only through functions: their own accesses would be
  // checked for exclusivity.

  /// Whether velocities have overflowed in any step.
  package var didVelocityOverflow: Bool { overflows > 0 }

  /// The number of steps since any body was too fast to be at rest.
  package var stepsSinceActivity: Int { stepCount - lastRestlessStep }

  /// Whether any contact began or ended in the last step.
  package var hasContactChanges: Bool { !contactChanges.isEmpty }

  package var bodyCount: Int { order.buffer.count { !$0.pointee.isRemoved } }
  /// The number of joints, without those that lock axes.
  package var jointCount: Int {
    joints.order.reduce(0) { $0 + ($1.pointee.structure.kind == .lock ? 0 : 1) }
  }
  package var setCount: Int { sets.count }
  package var boundaryCount: Int { boundaries.count }

  /// The number of contacts after the last step, seen by each set.
  package var touchingContactCount: Int { events.count }

  /// The contacts after the last step that were reported, each once and sorted.
  package var touchingContacts: [Contact.Key] {
    let all = Set(events.all.map(\.key))
    return (events.measurements.isOn ? all.filter(events.measurements.isReported) : all).sorted()
  }

  package func shape(of id: BodyID) -> CompoundShape { body(id).pointee.compound! }

  /// The box around a body's shape at its present angle, from its center, in points.
  ///
  /// - Complexity: O(*m*), where *m* is the number of corners of the shape.
  package func box(of id: BodyID) -> CGRect {
    let turn = body(id).rotation
    var (low, high) = (Vector(x: .infinity, y: .infinity), Vector(x: -.infinity, y: -.infinity))
    for part in shape(of: id).parts {
      let (reach, center) = (part.reach(at: turn), Vector(part.center).rotated(by: turn))
      low = Vector(x: min(low.x, center.x + reach.low.x), y: min(low.y, center.y + reach.low.y))
      high = Vector(
        x: max(high.x, center.x + reach.high.x), y: max(high.y, center.y + reach.high.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The collision shape of a body in reference coordinates: the corners of each of its outlines.
  ///
  /// - Parameter cornersOfCurve: The number of corners of the polygon that is inscribed in a curved
  ///   outline.
  package func collisionOutlines(of id: BodyID, cornersOfCurve: Int) -> [[CGPoint]] {
    let pose = pose(of: id)
    let (place, turn) = (Vector(pose.position), Rotation(angle: pose.angle))
    return shape(of: id).drawnOutlines.map { outline in
      let corners =
        switch outline {
        case .part(let part): part.outline.corners(ofCurve: cornersOfCurve).map(part.placed)
        case .polygon(let corners): corners.map(Vector.init)
        }
      return corners.map { (place + $0.rotated(by: turn)).point }
    }
  }

  package func position(of id: BodyID) -> CGPoint { body(id).position.point }
  package func angle(of id: BodyID) -> Double { body(id).angle }
  /// The pose to which the next step moves a kinematic body; the present pose of any other body.
  package func targetPose(of id: BodyID) -> (position: CGPoint, angle: Double) {
    let row = body(id).pointee
    return row.hasTarget && row.material.isAnchored
      ? (row.target.position.point, row.target.angle) : pose(of: id)
  }

  /// The position and the angle.
  package func pose(of id: BodyID) -> (position: CGPoint, angle: Double) {
    let body = body(id)
    return (body.position.point, body.angle)
  }

  /// The position, the angle, and the cosine and sine of the angle, in one call.
  package func turnedPose(
    of id: BodyID
  ) -> (position: CGPoint, angle: Double, rotation: CGVector) {
    let body = body(id)
    return (
      body.position.point, body.angle, CGVector(dx: body.rotation.cosine, dy: body.rotation.sine)
    )
  }

  /// In points per second.
  package func velocity(of id: BodyID) -> CGVector { body(id).velocity.vector }
  /// In radians per second.
  package func angularVelocity(of id: BodyID) -> Double { body(id).angularVelocity }
  package func mass(of id: BodyID) -> Double { body(id).pointee.mass }
  package func material(of id: BodyID) -> Material { body(id).pointee.material }
  package func isDynamic(_ id: BodyID) -> Bool { body(id).isDynamic }

  /// Whether a body takes part in the next step; false for sleeping and for anchored bodies.
  package func isAwake(_ id: BodyID) -> Bool { sleep.isAwake(body(id)) }

  /// The last step in which a body was too fast to be at rest.
  package func lastRestlessStep(of id: BodyID) -> Int { body(id).pointee.rest.lastRestlessStep }

  /// The pose of a body before the last step, to interpolate frames between steps.
  package func previousPose(of id: BodyID) -> (position: CGPoint, angle: Double) {
    let body = body(id)
    return (body.pointee.step.start.point, body.pointee.step.startAngle)
  }

  /// Makes the previous poses equal to the present ones, after steps in which they were not read.
  package func resetPreviousPoses() {
    for body in order.buffer where !body.pointee.isRemoved { body.startStep() }
  }
}
