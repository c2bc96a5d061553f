/// Notes the reactions of all awake joints after velocities were solved.
///
/// It reads the rows of this step, so it comes before bodies move.
enum JointReactions {
  static func record(
    _ all: Articulations, _ looseJoints: borrowing FlatArray<JointPointer>, step h: Double
  ) {
    let rate = 1 / h
    for index in all.all.indices { ArticulationVelocities(index, all).recordReactions(rate: rate) }
    for joint in looseJoints.buffer where joint.pointee.isLoadNoted {
      let loose = JointReaction(joint.looseImpulse(), of: joint, rate: rate)
      let rigid = joint.pointee.rigidRowCount > 0 ? joint.pointee.reaction : .none
      joint.pointee.reaction = rigid + loose
    }
  }
}

extension ArticulationVelocities {
  fileprivate func recordReactions(rate: Double) {
    if !loops.isEmpty { findJointSums() }
    for link in links { link.recordReaction(rate: rate) }
    for loop in loops {
      let (rows, sum, joint) = (loop.pointee.rows, loop.pointee.sum, loop.pointee.joint!)
      if loop.pointee.gear != nil {
        joint.pointee.reaction = JointReaction(torque: sum.x.isFinite ? sum.x * rate : 0)
        continue
      }
      let impulse = rows.x.J * sum.x + rows.y.J * sum.y + rows.z.J * sum.z
      joint.pointee.reaction = JointReaction(impulse, of: joint, rate: rate)
    }
  }

  /// Finds the impulses of the joints in the trees of an articulation with loops.
  ///
  /// Each solution of the step depends linearly on the residuals and on the impulses of the loops,
  /// with the same factors. So one solution for the sums gives the sum of the solutions.
  private func findJointSums() {
    for link in links {
      link.pointee.impulse = Vector3()
      link.pointee.residual = link.pointee.sum
    }
    for loop in loops { loop.pointee.apply(loop.pointee.sum, tree.base) }
    tree.solve()
    for link in links { link.pointee.sum = link.pointee.held }
  }
}

extension LinkPointer {
  /// Notes the reaction of the link's joint; `sum` is −λ.
  @inline(__always)
  fileprivate func recordReaction(rate: Double) {
    guard let joint = pointee.joint else { return }
    let sum = pointee.sum
    var force: Vector
    switch pointee.elimination {
    case .root: force = .zero
    case .rod, .centerRod:
      force = Vector(x: pointee.x.own.x * sum.x, y: pointee.x.own.y * sum.x)
    case .pin: force = Vector(x: sum.x, y: sum.y)
    case .rows: return recordReactionOfRows(joint, rate: rate)
    }
    // The impulse on the link's own body is −own · sum.
    force = force * (pointee.isBodyA ? -rate : rate)
    joint.pointee.reaction = JointReaction(
      force: (force.x + force.y).isFinite ? force : .zero, torque: 0)
  }

  private func recordReactionOfRows(_ joint: JointPointer, rate: Double) {
    let (rows, sum) = (joint.rigidRows(), pointee.sum)
    var impulse = rows.x.J * -sum.x + rows.y.J * -sum.y
    if rows.count > 2 { impulse = impulse + rows.z.J * -sum.z }
    if pointee.hasLimit, let limit = joint.limit() {
      impulse = impulse + limit.value.J * joint.pointee.limitImpulse
    }
    joint.pointee.reaction = JointReaction(impulse, of: joint, rate: rate)
  }
}

extension JointReaction {
  /// Makes the reaction of an impulse along a row, Jᵀ · λ; 0 if that has overflowed.
  ///
  /// - Parameter rate: 1 / h.
  init(_ impulse: JacobianRow, of joint: JointPointer, rate: Double) {
    let force = impulse.linearA * -rate
    let rA = Vector(joint.pointee.definition.a.local).rotated(by: joint.pointee.a.rotation)
    let torque = -impulse.angularA * rate - rA.cross(force)
    guard (force.x + force.y + torque).isFinite else { return }
    (self.force, self.torque) = (force, torque)
  }
}
