internal import DynamicsChipmunk

/// What the solver does to velocities can become more than a number can hold.
///
/// It takes joints that contradict each other over levers of a million points; but NaN would spread to
/// all that it touches.
enum Overflow {
  /// The square of more is infinite.
  private static var most: Double { 1e150 }

  /// Stops a body whose velocity is not finite, or so large that its square is not.
  ///
  /// - Returns: Whether it was stopped.
  static func stop(_ body: BodyPointer) -> Bool {
    // NaN is not less than anything.
    if body.motionSize < most { return false }
    body.velocity = .zero
    body.angularVelocity = 0
    body.pointee.body.v_bias = .zero
    body.pointee.body.w_bias = 0
    return true
  }

  /// Forgets all impulses after a body was stopped: any of them may not be finite either.
  static func forgetImpulses(
    _ pairs: borrowing FlatArray<PairRow>, _ joints: borrowing FlatArray<JointPointer>
  ) {
    for joint in joints.buffer { joint.pointee.storage.forgetImpulses() }
    for index in pairs.indices { (pairs.base + index).forgetImpulses() }
  }
}

extension PairPointer {
  func forgetImpulses() {
    for place in 0..<pointee.count {
      contacts[place].jnAcc = 0
      contacts[place].jtAcc = 0
    }
  }
}

extension BodyPointer {
  fileprivate var motionSize: Double {
    let body = pointee.body
    return abs(body.v.x) + abs(body.v.y) + abs(body.w) + abs(body.v_bias.x) + abs(body.v_bias.y)
      + abs(body.w_bias)
  }
}
