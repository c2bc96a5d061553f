// Locked axes.
//
// A joint to a fixed point keeps a coordinate of a body's center. It is solved with the rigid rows of other
// joints, so that contacts and joints find a mass that is infinite along the axis, and a body without locked axes
// costs nothing.

extension World {
  /// Adds, moves or removes the joint that locks the axes of a body, after a change of its material or a teleport.
  func updateLock(of body: BodyPointer) {
    let axes = body.pointee.material.lockedAxes.intersection([.x, .y])
    guard !axes.isEmpty else { return removeLock(of: body) }
    let lock = JointDefinition(
      .lock(axes), .on(body.pointee.id), .at(body.position.point), collides: true)
    if let joint = lockJoint(of: body) {
      setJoint(joint.pointee.id, lock)
    } else {
      _ = addJoint(lock)
    }
    body.stopAlongLockedAxes()
  }

  func removeLock(of body: BodyPointer) {
    while let joint = lockJoint(of: body) { removeJoint(joint.pointee.id) }
  }

  private func lockJoint(of body: BodyPointer) -> JointPointer? {
    joints.joints(holding: body).first { $0.pointee.structure.kind == .lock }
  }
}

extension BodyPointer {
  /// Drops the velocity along locked axes.
  func stopAlongLockedAxes() {
    if pointee.material.lockedAxes.contains(.x) { velocity.x = 0 }
    if pointee.material.lockedAxes.contains(.y) { velocity.y = 0 }
  }
}
