internal import DynamicsChipmunk

/// Handles velocities that overflow in the solver.
///
/// Only joints that contradict each other over lever arms of a million points do that. But NaN
/// would spread to every body that touches them.
enum Overflow {
  /// Stops a body whose velocity is not finite, or whose squared velocity would not be.
  ///
  /// - Returns: Whether the body was stopped.
  static func stop(_ body: BodyPointer) -> Bool {
    // NaN is not less than any number.
    if body[.motion].size + body[.separation].size < Tuning.Overflow.most { return false }
    body[.motion] = Vector3()
    body[.separation] = Vector3()
    return true
  }

  /// Clears all impulses after a body was stopped, because any of them may be not finite, too.
  static func clearImpulses(
    _ pairs: borrowing FlatArray<PairRow>, _ joints: borrowing FlatArray<JointPointer>
  ) {
    for joint in joints.buffer {
      joint.clearImpulses()
      joint.pointee.reaction = .none
    }
    for index in pairs.indices { (pairs.base + index).clearImpulses() }
  }
}

extension PairPointer {
  func clearImpulses() {
    for place in 0..<count {
      points[place].normalImpulse = 0
      points[place].tangentImpulse = 0
      points[place].separationImpulse = 0
    }
  }
}

extension Vector3 {
  fileprivate var size: Double { abs(x) + abs(y) + abs(z) }
}
