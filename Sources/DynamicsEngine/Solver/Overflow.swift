internal import DynamicsChipmunk

/// What the solver does to velocities can become more than a number can hold.
///
/// It takes joints that contradict each other over levers of a million points; but NaN would spread to
/// all that it touches.
enum Overflow {
  /// Stops bodies whose velocity is not finite, and forgets all impulses, any of which may not be either.
  ///
  /// - Returns: Whether there was such a body.
  static func stop(
    _ awake: FlatArray<BodyPointer>, _ pairs: FlatArray<PairRow>, _ joints: FlatArray<JointPointer>
  ) -> Bool {
    var isFound = false
    for body in awake.buffer where !body.hasFiniteMotion {
      isFound = true
      body.velocity = .zero
      body.angularVelocity = 0
      body.pointee.body.v_bias = .zero
      body.pointee.body.w_bias = 0
    }
    guard isFound else { return false }
    for joint in joints.buffer { joint.pointee.storage.forgetImpulses() }
    for index in pairs.indices {
      let contacts = (pairs.base + index).contacts
      for place in 0..<pairs[index].count {
        contacts[place].jnAcc = 0
        contacts[place].jtAcc = 0
      }
    }
    return true
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
