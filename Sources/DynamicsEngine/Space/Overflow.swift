internal import DynamicsChipmunk

/// What the solver does to velocities can become more than a number can hold.
///
/// It takes joints that contradict each other over levers of a million points; but what is not a
/// number would spread to all that it touches, and Chipmunk ends the process over it.
enum Overflow {
  /// Stops bodies whose velocity is no number any more, and forgets all impulses, any of which may
  /// be none either.
  ///
  /// - Returns: Whether there was such a body.
  static func stop(
    _ bodies: [Body], _ joints: [Joint], in space: UnsafeMutablePointer<cpSpace>
  ) -> Bool {
    var isFound = false
    for body in bodies where !body.pointer.pointee.hasFiniteMotion {
      isFound = true
      body.pointer.pointee.v = .zero
      body.pointer.pointee.w = 0
      body.pointer.pointee.v_bias = .zero
      body.pointer.pointee.w_bias = 0
    }
    guard isFound else { return false }
    for joint in joints { joint.forgetImpulse() }
    forgetContactImpulses(in: space)
    return true
  }

  private static func forgetContactImpulses(in space: UnsafeMutablePointer<cpSpace>) {
    guard let arbiters = space.pointee.arbiters else { return }
    for index in 0..<Int(arbiters.pointee.num) {
      guard let raw = arbiters.pointee.arr[index] else { continue }
      let arbiter = raw.assumingMemoryBound(to: cpArbiter.self).pointee
      for place in 0..<Int(arbiter.count) {
        arbiter.contacts[place].jnAcc = 0
        arbiter.contacts[place].jtAcc = 0
      }
    }
  }
}

extension cpBody {
  /// Nothing times what is infinite or no number is not 0.
  fileprivate var hasFiniteMotion: Bool {
    (v.x * 0 + v.y * 0 + w * 0 + v_bias.x * 0 + v_bias.y * 0 + w_bias * 0) == 0
  }
}
