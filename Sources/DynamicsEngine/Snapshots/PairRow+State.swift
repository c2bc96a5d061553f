internal import DynamicsChipmunk

extension PairPointer {
  /// Visits the state that the next step needs, if the two shapes still touch then: the impulses for its warm
  /// start, and the contacts that it may use again.
  func codeContacts<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&pointee.secondsDeep)
    for place in 0..<pointee.count {
      var hash = UInt64(contacts[place].hash)
      try coder.code(&hash)
      contacts[place].hash = UInt(hash)
      try coder.code(&contacts[place].jnAcc)
      try coder.code(&contacts[place].jtAcc)
      try coder.code(&contacts[place].jBias)
    }
    try pointee.manifold.codeState(&coder)
  }

  /// Visits the geometry of the contacts.
  func codeGeometry<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var isFirst = pointee.arbiter.state == CP_ARBITER_STATE_FIRST_COLLISION
    try coder.code(&isFirst)
    pointee.arbiter.state = isFirst ? CP_ARBITER_STATE_FIRST_COLLISION : CP_ARBITER_STATE_NORMAL
    try coder.code(&pointee.arbiter.n)
    try coder.code(&pointee.arbiter.e)
    try coder.code(&pointee.arbiter.u)
    try coder.code(&pointee.elasticity)
    for place in 0..<pointee.count {
      try coder.code(&contacts[place].r1)
      try coder.code(&contacts[place].r2)
    }
  }
}
