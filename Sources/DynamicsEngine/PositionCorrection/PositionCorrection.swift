/// Moves bodies to where their hard joints want them, once velocities have moved them.
///
/// Velocities only keep a joint's error from growing to first order: on a circle, a rod ends up a
/// little too long after each step. Each round lets the joints close their errors one after the other,
/// so that each sees what the one before has moved.
struct PositionCorrection: BitwiseCopyable {
  private static let rounds = 10
  /// In points, or radians.
  private static let tolerance = 1e-6

  // Kept from step to step, so that none allocates.
  private let hardJoints = FlatArray<JointPointer>()
  private let poses = FlatArray<SavedPose>()

  func deallocate() {
    hardJoints.deallocate()
    poses.deallocate()
  }

  /// - Parameter joints: Those of an island, in order; those of sleeping bodies are left as they are.
  func correctPositions(of joints: UnsafeBufferPointer<JointPointer>) {
    collect(from: joints)
    guard !hardJoints.isEmpty else { return }
    let firstError = correctOnce()
    var error = firstError
    var round = 1
    while error >= Self.tolerance, round < Self.rounds {
      error = correctOnce()
      round += 1
    }
    // Joints that contradict each other would throw their bodies farther and farther.
    if error >= Self.tolerance, error > firstError { putBack() }
  }

  private func collect(from joints: UnsafeBufferPointer<JointPointer>) {
    hardJoints.removeAll()
    poses.removeAll()
    for joint in joints where joint.pointee.correctsPosition && joint.isAwake {
      hardJoints.append(joint)
      poses.append(SavedPose(joint.pointee.a))
      poses.append(SavedPose(joint.pointee.b))
    }
  }

  /// - Returns: The worst error found.
  private func correctOnce() -> Double {
    var worst = 0.0
    for joint in hardJoints.buffer { worst = max(worst, joint.correctPosition()) }
    return worst
  }

  private func putBack() {
    for pose in poses.buffer where pose.body.inverseMass > 0 {
      pose.body.setPose(pose.position, angle: pose.angle, rotation: pose.rotation)
    }
  }
}

/// Where a body was before its joints moved it.
private struct SavedPose: BitwiseCopyable {
  let body: BodyPointer
  let position: Vector
  let angle: Double
  let rotation: Vector

  init(_ body: BodyPointer) {
    self.body = body
    position = body.position
    angle = body.angle
    rotation = body.rotation
  }
}
