internal import DynamicsChipmunk

/// What the solver does to velocities can become more than a number can hold.
///
/// It takes joints that contradict each other over levers of a million points; but NaN would spread to
/// all that it touches.
enum Overflow {
  /// Stops a body whose velocity is not finite.
  ///
  /// - Returns: Whether it was not.
  static func stop(_ body: BodyPointer) -> Bool {
    if body.hasFiniteMotion { return false }
    body.velocity = .zero
    body.angularVelocity = 0
    body.pointee.body.v_bias = .zero
    body.pointee.body.w_bias = 0
    return true
  }

  /// Forgets all impulses after a body was stopped: any of them may not be finite either.
  static func forgetImpulses(_ pairs: FlatArray<PairRow>, _ joints: FlatArray<JointPointer>) {
    for joint in joints.buffer { joint.pointee.storage.forgetImpulses() }
    for index in pairs.indices {
      let contacts = (pairs.base + index).contacts
      for place in 0..<pairs[index].count {
        contacts[place].jnAcc = 0
        contacts[place].jtAcc = 0
      }
    }
  }
}

extension BodyPointer {
  /// Nothing times what is infinite or NaN is not 0.
  fileprivate var hasFiniteMotion: Bool {
    let body = pointee.body
    return
      (body.v.x * 0 + body.v.y * 0 + body.w * 0 + body.v_bias.x * 0 + body.v_bias.y * 0
      + body.w_bias * 0) == 0
  }
}
